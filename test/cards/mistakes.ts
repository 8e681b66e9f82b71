/** Mistakes that authors of cards make, each with the sentence that the kit says, and whether an editor finds it. */

type Node = { readonly [key: string]: unknown };

export interface Mistake {
  readonly what: string;
  /** The file as it was written. */
  readonly text: string;
  /** What the kit says, without the line. */
  readonly says: string;
  /** Only who reads the whole set can find it: the set's JSON Schema cannot. */
  readonly hidden?: true;
}

const set = (cards: readonly Node[], more: Node = {}, ruleset = "ucg"): string =>
  JSON.stringify({ id: "a-set", ruleset, name: "A set", cards, ...more }, null, 2);

const target = { ref: "target", slot: 0 };
const draws = { do: "draw", count: 1 };
const spark = (more: Node = {}): Node => ({
  id: "spark",
  name: "Spark",
  type: "action",
  cost: 1,
  effect: [draws],
  ...more,
});
const wolf = (more: Node): Node => ({
  id: "wolf",
  name: "Wolf",
  type: "character",
  cost: 2,
  combat: 2,
  ...more,
});
const without = (card: Node, key: string): Node =>
  Object.fromEntries(Object.entries(card).filter(([name]) => name !== key));
const does = (...effect: readonly unknown[]): string => set([spark({ effect })]);
const aimed = (object: unknown, effect: Node = { do: "slay", what: target }): string =>
  set([spark({ targets: [{ object }], effect: [effect] })]);
const waits = (ability: Node): string => set([wolf({ abilities: [{ kind: "triggered", ...ability }] })]);
const deck = (cards: unknown): string => set([spark()], { decks: [{ id: "a-deck", name: "A deck", cards }] });
const buried = (depth: number): Node => (depth === 0 ? draws : { do: "may", then: [buried(depth - 1)] });

const misspelt: readonly Mistake[] = [
  {
    what: "a key of a card",
    text: set([spark({ stabilty: 3 })]),
    says: 'spark: stabilty: unknown key; did you mean "stability"?',
  },
  {
    what: "a verb",
    text: does({ do: "drwa", count: 1 }),
    says: 'spark: effect.0.do: "drwa" is unknown; did you mean "draw"?',
  },
  {
    what: "a key of a verb, which it then lacks",
    text: does({ do: "draw", cuont: 1 }),
    says: 'spark: effect.0.cuont: unknown key; did you mean "count"?',
  },
  {
    what: "a filter",
    text: aimed({ knd: "character" }),
    says: 'spark: targets.0.object.knd: unknown key; did you mean "kind"?',
  },
  {
    what: "an event",
    text: waits({ on: { act: "slya" }, effect: [draws] }),
    says: 'wolf: abilities.0.on.act: "slya" is unknown; did you mean "slay"?',
  },
  {
    what: "a keyword that another game has",
    text: set([wolf({ keywords: { flying: true } })]),
    says: "wolf: keywords.flying: unknown key: the keys here are cunning, assist, expertise, overpower, proficiency, swift, unstoppable, revive",
  },
  {
    what: "a zone",
    text: does(
      { do: "choose", from: { in: ["viod"] }, min: 1, max: 1, as: "lost" },
      { do: "recover", what: { ref: "var", name: "lost" } },
    ),
    says: 'spark: effect.0.from.in.0: "viod" is not one of deck, hand, ignition, effect, reserve, expended, active, exhausted, encounter, attached, shadow, void; did you mean "void"?',
  },
  {
    what: "an attribute",
    text: aimed({ kind: "character" }, { do: "modify", what: target, attr: "strength", add: 1 }),
    says: 'spark: effect.0.attr: "strength" is not one of combat, power, cost, cunning, assist, expertise, overpower, proficiency, swift, unstoppable, revive',
  },
];

const looks: readonly Mistake[] = [
  {
    what: "an icon",
    text: set([spark()], { look: { icon: "flme" } }),
    says: 'look.icon: "flme" is unknown; did you mean "flame"?',
  },
  {
    what: "a colour by its name",
    text: set([spark()], { look: { colour: "red" } }),
    says: 'look.colour: a colour is written # and six digits, 0 to 9 and a to f: "#a4431d"',
  },
  {
    what: "an icon of cards that are not there",
    text: set([spark()], { look: { kinds: [{ of: "Sparks", icon: "sun" }] } }),
    says: "warning: look.kinds.0.of: no card of the set has this id, name or word",
    hidden: true,
  },
  {
    what: "a French name of a card that is not there",
    text: set([spark()], { translations: { fr: { names: { sparks: "Étincelles" } } } }),
    says: 'warning: translations.fr.names: "sparks" is the id of no card of the set',
    hidden: true,
  },
  {
    what: "a language by its name",
    text: set([spark()], { translations: { French: {} } }),
    says: 'warning: translations.French: is no language: write "fr"',
    hidden: true,
  },
];

const shapes: readonly Mistake[] = [
  {
    what: "no name",
    text: set([without(spark(), "name")]),
    says: "spark: name: is missing: it must be text in quotes",
  },
  {
    what: "no id",
    text: set([without(spark(), "id")]),
    says: "Spark: id: is missing: it must be text in quotes",
  },
  {
    what: "no cost",
    text: set([without(spark(), "cost")]),
    says: "spark: cost: a card of type action needs it",
  },
  {
    what: "a field of another type",
    text: set([spark({ combat: 2 })]),
    says: "spark: combat: a card of type action has no such field",
  },
  {
    what: "a trigger without an effect",
    text: waits({ on: { act: "slay" } }),
    says: "wolf: abilities.0.effect: is missing: it must be a list in [ ]",
  },
  {
    what: "a number for a text",
    text: set([spark({ name: 7 })]),
    says: "spark: name: 7 cannot stand here: it must be text in quotes",
  },
  {
    what: "a number in quotes",
    text: set([spark({ cost: "2" })]),
    says: 'spark: cost: "2" is text: write 2 without quotes',
  },
  {
    what: "less than nothing",
    text: set([spark({ cost: -1 })]),
    says: "spark: cost: -1 is too small: at least 0",
  },
  {
    what: "a number in words",
    text: does({ do: "draw", count: "two" }),
    says: 'spark: effect.0.count: "two" cannot stand here: it must be a whole number or { "num": … }',
  },
  {
    what: "far too much",
    text: does({ do: "draw", count: 100_000 }),
    says: "spark: effect.0.count: 100000 is too large: at most 9999",
  },
  {
    what: "one statement in place of a list",
    text: set([spark({ effect: draws })]),
    says: 'spark: effect: {"do":"draw","count":1} cannot stand here: it must be a list in [ ]',
  },
  {
    what: "keywords as a list",
    text: set([wolf({ keywords: ["swift"] })]),
    says: 'wolf: keywords: ["swift"] cannot stand here: it must be an object in { }',
  },
  {
    what: "a word in place of a reference",
    text: does({ do: "dispose", what: "self" }),
    says: 'spark: effect.0.what: "self" cannot stand here: it must be an object, as { "ref": … }',
  },
  {
    what: "the effect inside the target",
    text: set([spark({ targets: [{ object: { kind: "character" }, effect: [] }] })]),
    says: "spark: targets.0.effect: unknown key: the keys here are object, min, max",
  },
  {
    what: "a filter without its filters",
    text: aimed({ any: [] }),
    says: "spark: targets.0.object.any: the list is empty: at least 1",
  },
  {
    what: "an id in capitals",
    text: set([spark({ id: "My Spark" })]),
    says: 'My Spark: id: an id is written in small letters and digits, with single hyphens between: "ember-runner"',
  },
  {
    what: "a deck as a list",
    text: deck(["spark"]),
    says: 'decks.0.cards: ["spark"] cannot stand here: it must be an object in { }',
  },
  {
    what: "a comma too many",
    text: does(draws).replace(/\]\s*\}\s*\]/, (end) => end.replace(/\s*\]$/, ", ]")),
    says: "this is no JSON: a value must stand here; is there a comma too many?",
  },
];

const meanings: readonly Mistake[] = [
  {
    what: "a target that nothing asks for",
    text: does({ do: "slay", what: target }),
    says: "spark: effect.0.what: there is no target 0: `targets` asks for none",
    hidden: true,
  },
  {
    what: "a condition that never holds",
    text: does({ do: "if", when: { is: ">", left: 1, right: 2 }, then: [draws] }),
    says: "spark: effect.0.when: compares two written numbers: it never changes",
    hidden: true,
  },
  {
    what: "a filter that nothing fits",
    text: aimed({ kind: "character", self: true, other: true }),
    says: "spark: targets.0.object: asks for this card and for another: nothing is both",
    hidden: true,
  },
  {
    what: "a token that is not in the set",
    text: does({ do: "token", card: "sprak" }),
    says: 'spark: effect.0.card: "sprak" is not in the set; did you mean "spark"?',
    hidden: true,
  },
  {
    what: "too deep",
    text: does(buried(20)),
    says: "spark: effect.0.then.0.then.0.…: nested deeper than 40",
    hidden: true,
  },
  {
    what: "two cards of one name",
    text: set([spark(), spark({ id: "spark-again" })]),
    says: 'warning: spark-again: name: is the name of "spark" too: a deck counts both as one card',
    hidden: true,
  },
  {
    what: "a deck with a card that is not there",
    text: deck({ sprak: 3 }),
    says: 'decks.0.cards.sprak: "sprak" is not in the set; did you mean "spark"?',
    hidden: true,
  },
  {
    what: "a deck with too many copies",
    text: deck({ spark: 60 }),
    says: "warning: decks.0: the rules do not allow the deck: Spark: at most 3 copies, this deck has 60",
    hidden: true,
  },
  {
    what: "a deck with too few cards",
    text: deck({ spark: 3 }),
    says: "warning: decks.0: the rules do not allow the deck: a deck has exactly 60 cards; this one has 3",
    hidden: true,
  },
];

export const mistakes: readonly Mistake[] = [...misspelt, ...looks, ...shapes, ...meanings];
