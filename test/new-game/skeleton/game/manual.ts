/** What the words of this game's cards mean to their author. */
import { manualOf } from "../../../../shared/games/manual.ts";

export const types = {
  creature: "A creature: it stays in play and attacks.",
  spell: "A spell: it does something once.",
};

export const manual = manualOf({
  forms: {
    "do:damage": "Deals damage to creatures and players.",
    "do:draw": "Draws cards.",
    "do:modify": "Changes a creature's power or toughness until the end of the turn.",
  },
  keys: {
    "set.ruleset": ["The game whose cards these are.", "skeleton"],
    "set.cards": [
      "The cards.",
      [{ id: "wolf", name: "Wolf", type: "creature", cost: 2, power: 2, toughness: 2 }],
    ],
    type: ["What it is; the type decides which other keys fit.", "creature"],
    cost: ["Mana to play it.", 2],
    power: ["How much damage it deals in an attack.", 2],
    toughness: ["How much damage it dies of.", 2],
    attr: ["What changes: power or toughness.", "power"],
    "filter.type": ["What sort of card it is.", "creature"],
    "filter.in": ["The zones that it may lie in.", ["field"]],
    "filter.has": ["How much of an attribute it has.", { attr: "power", least: 3 }],
    "filter.tired": ["Whether it is tired.", true],
  },
  events: {
    drawn: "A player has drawn cards.",
    cast: "A card has been played.",
    enter: "A creature has come into play.",
    spent: "A spell has gone to the discard pile after its effect.",
    harm: "A creature has been dealt damage.",
    hurt: "A player has been dealt damage.",
    modify: "A creature has been changed for a turn.",
    tire: "A creature has become tired.",
    ready: "A creature has become ready.",
    mend: "A creature has lost its damage.",
    die: "A creature has died.",
  },
});
