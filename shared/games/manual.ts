/** What the words mean that the cards of several games have. A game's own manual says the rest. */

import type { Manual, Sort, Word } from "../kernel/game.ts";
import type { Fields } from "./card-schema.ts";

const draw = { do: "draw", count: 1 };
const target = { ref: "target", slot: 0 };

const keys: Readonly<Record<string, Word>> = {
  id: ["The card's own id in its set: small letters, digits and hyphens.", "ember-runner"],
  name: ["What the card is called.", "Ember Runner"],
  flavor: ["A line of flavour; it has no meaning in the rules.", "It never looks back."],
  art: ["Where a picture of it may be had.", "https://example.org/ember-runner.png"],
  subtypes: ["Words of its type line that other cards may ask for.", ["Wolf"]],
  token: ["It is made by other cards and is in no deck.", true],
  abilities: [
    "What it does beside what it is: when something happens, for as long as it is there, when it is used.",
    [],
  ],
  targets: [
    "What is chosen when it is played or used; the effect names the first as slot 0.",
    [{ player: "any" }],
  ],
  "targets.object": ["Which cards may be chosen.", { controller: "opponent" }],
  "targets.min": ["How many at least; 1 where it is left out.", 0],
  "targets.max": ["How many at most; 1 where it is left out.", 2],
  "targets.player": ["A player: any, or an opponent.", "opponent"],
  effect: ["What it does, in this order.", [draw]],
  modes: [
    "Effects of which one is chosen, each with targets of its own.",
    [{ effect: [draw] }, { effect: [{ ...draw, count: 2 }] }],
  ],
  "filter.keyword": ["A keyword that it has.", "keyword"],
  "on.act": ["What must happen.", "act"],
  "on.object": ["What it must happen to.", { controller: "you" }],
  "on.by": ["Whose doing it must be.", "opponent"],
  "on.entering": ["It is this very card that enters.", true],
  "kind:instead.on": ["What would happen.", "act"],
  "kind:instead.object": ["What it would happen to.", { self: true }],
  "kind:instead.effect": ["What happens in its place; nothing where it is left out.", [draw]],
  changes: ["What changes for as long as the card is in play.", []],
  "changes.on": ["What is changed.", { self: true }],
  add: ["How much more, or less.", 1],
  set: ["What it becomes, whatever it was.", 3],
  while: ["It counts only where this holds.", { is: "yourTurn" }],
  "num:happened.by": ["Whose doing it was.", "you"],
  "num:happened.since": ["Since the game began; this turn where it is left out.", "game"],
  "num:happened.sum": ["Their amounts are added up.", true],
  what: ["What it is done to.", target],
  to: ["What it is done to.", target],
  who: ["Which player: you, where it is left out.", { ref: "opponent" }],
  count: ["How many.", 2],
  amount: ["How much.", 2],
  by: ["How much.", 1],
  as: ["A name of your own for it.", "found"],
  card: ["The id of a card of this set.", "ember-spark"],
};

/** The manual of a game: the words of its own, and those that several games have. */
export const manualOf = (own: Manual): Manual => ({
  forms: {
    "kind:instead": "Something happens in the place of something else, or it does not happen at all.",
    "num:happened": "How often something has happened this turn or this game.",
    ...own.forms,
  },
  keys: { ...keys, ...own.keys },
  events: own.events,
});

/** The sorts of card that a table of fields tells. */
export const sortsOf = (
  fields: Fields,
  common: readonly string[],
  about: Readonly<Record<string, string>>,
): readonly Sort[] =>
  Object.entries(fields).map(([type, { must = [], may }]) => ({
    about: about[type],
    is: { type: { const: type, examples: [type] } },
    must,
    may: [...common, ...may],
  }));
