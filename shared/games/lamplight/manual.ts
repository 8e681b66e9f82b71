/** What the words of this game's cards mean to their author. */
import { manualOf } from "../manual.ts";

export const types = {
  flame: "A flame: it is laid at a lamp, and burns there while it is the brightest.",
  answer: "An answer: it does something once. Laid at a lamp it is a bluff.",
};

const target = { ref: "target", slot: 0 };

export const manual = manualOf({
  forms: {
    "do:cancel": "Cancels an answer that waits: it goes to the ashes and does nothing.",
    "do:draw": "Draws cards.",
    "do:glow": "Changes the glow of a flame or of a face-down card until the end of the round.",
    "do:out": "Puts out a flame, or a card that lies face down.",
    "do:peek": "Lets the player of this card see a face-down card where it lies.",
    "do:shift": "Moves a flame to a dark lamp.",
    "do:swap": "Two flames, or two face-down cards, change lamps.",
    "do:takeBack": "Puts a card back into its player's hand.",
  },
  keys: {
    "set.ruleset": ["The game whose cards these are.", "lamplight"],
    "set.cards": ["The cards.", [{ id: "paper-lantern", name: "Paper Lantern", type: "flame", glow: 3 }]],
    type: ["What it is: a flame or an answer. The type decides which other keys fit.", "flame"],
    glow: ["How bright the flame is: at a lamp the brightest stays.", 3],
    whenLit: ["What it does when it lights a lamp; it has no targets.", [{ do: "draw", count: 1 }]],
    whenOut: [
      "What it does when it goes out, also when it is put out face down; it has no targets.",
      [{ do: "draw", count: 2 }],
    ],
    besideGlow: ["How much more glow your flames beside it have while it burns.", 1],
    targets: [
      "What is chosen when it is played; the effect names the first as slot 0.",
      [{ laid: "opponent" }],
    ],
    attr: ["The number that is asked for: glow.", "glow"],
    "targets.laid": [
      "A card that lies face down at a lamp: anybody's, yours, or your opponent's.",
      "opponent",
    ],
    "targets.lamp": ["A lamp: any, or one that is dark.", "dark"],
    "targets.answer": ["An answer that waits: anybody's, or your opponent's.", "opponent"],
    with: ["What it changes lamps with.", { ref: "target", slot: 1 }],
    "do:shift.to": ["The lamp that it goes to.", { ref: "target", slot: 1 }],
    "do:swap.what": ["What changes lamps.", target],
    "filter.beside": ["Whether it is at a lamp beside this card's, in its row or column.", true],
    "filter.in": ["The zones that it may lie in.", ["lamp4"]],
    "filter.has": ["How much of an attribute it has.", { attr: "glow", most: 3 }],
  },
  events: {
    drawn: "A player has drawn cards.",
    veil: "A player has chosen a card to lay.",
    place: "A card has been laid at its lamp, face down.",
    cast: "An answer has been played.",
    spent: "An answer has gone to the ashes after its effect.",
    reveal: "A face-down card has been turned up.",
    light: "A flame has lit its lamp.",
    out: "A flame or a face-down card has gone out.",
    back: "A card has gone back to its player's hand.",
    peek: "A player has looked at a face-down card.",
    glow: "A card has more or less glow for this round.",
    shift: "A flame has moved to another lamp.",
    swap: "Two cards have changed lamps.",
    cancel: "An answer has been cancelled.",
  },
});
