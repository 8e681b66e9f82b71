/** Words that could not mean what they say where they stand (G R32.70 to R32.72). */
import { type Card, type Pair, refusesIdle } from "../../sets/idle.ts";

const card = (type: string, more: Card): Card => ({
  id: "a-card",
  name: "A card",
  type,
  reserve: 1,
  ...more,
});
const draws = [{ do: "draw", count: 1 }];
const hit = (more: Card = {}): Card => ({ kind: "triggered", on: "hit", effect: draws, ...more });
const given = { kind: "given", on: "hit", effect: draws };
const gives = (kind: string): Card =>
  card("item", {
    abilities: [
      {
        kind: "triggered",
        on: "enter",
        effect: [{ do: "give", what: { ref: "target", slot: 0 }, ability: 1 }],
      },
      given,
    ].map((node, at) => (at === 0 ? { ...node, targets: [{ object: { kind } }] } : node)),
  });

const attacks: Pair[] = [
  {
    what: "a domain that would hit",
    bad: card("domain", { abilities: [hit()] }),
    path: "abilities.0.on",
    message: /domain has no part in an attack/,
    good: card("item", { abilities: [hit()] }),
  },
  {
    what: "domains that have a hit of another card",
    bad: card("item", { abilities: [hit({ to: { kind: "domain" } })] }),
    path: "abilities.0.on",
    message: /what has it has no part/,
    good: card("item", { abilities: [hit({ to: { kind: "weapon" } })] }),
  },
  {
    what: "a hit that a domain is given",
    bad: gives("domain"),
    path: "abilities.1.on",
    message: /what it is given to has no part/,
    good: gives("weapon"),
  },
];

const used = (cost: Card): Card =>
  card("attack", { power: 1, abilities: [{ kind: "activated", cost, effect: draws }] });
attacks.push({
  what: "an attack card that would rest",
  bad: used({ rest: true }),
  path: "abilities.0.cost",
  message: /only an object of the field/,
  good: used({ reserve: 1 }),
});

const action = (...effect: Card[]): Card => card("action", { speed: "fast", effect });
const chosen = (verb: string, from: Card): Card =>
  action(
    { do: "choose", from, min: 1, max: 1, as: "found" },
    { do: verb, what: { ref: "var", name: "found" } },
  );
const lying = (zone: string): Card => ({ in: [zone], owner: "you" });
const allies = { ref: "all", of: { kind: "ally" } };
const loads = (into: Card): Card => ({ do: "load", what: { ref: "self" }, into });
const wakesMade = { do: "wake", what: { ref: "made" } };

const places: Pair[] = [
  {
    what: "a banished card that would be discarded",
    bad: chosen("discard", lying("banishment")),
    path: "effect.1.what",
    message: /"bury" puts others/,
    good: chosen("bury", lying("banishment")),
  },
  {
    what: "a card of the graveyard that would be recalled",
    bad: chosen("recall", lying("graveyard")),
    path: "effect.1.what",
    message: /"bounce" returns others/,
    good: chosen("recall", lying("memory")),
  },
  {
    what: "an object that would go into the graveyard without dying",
    bad: chosen("bury", { kind: "ally" }),
    path: "effect.1.what",
    message: /is destroyed or sacrificed/,
    good: chosen("destroy", { kind: "ally" }),
  },
  {
    what: "a card that would be loaded into several",
    bad: action(loads({ ref: "all", of: { kind: "weapon" } })),
    path: "effect.0.into",
    message: /means several/,
    good: action(loads({ ref: "all", of: { kind: "champion", controller: "you" } })),
  },
  {
    what: "a trace of what fits now",
    bad: action({ do: "bounce", what: allies }, { do: "banish", what: { ref: "trace", of: allies } }),
    path: "effect.1.what.of",
    message: /has gone nowhere/,
    good: action({
      do: "each",
      of: allies,
      as: "one",
      then: [
        { do: "bounce", what: { ref: "var", name: "one" } },
        { do: "banish", what: { ref: "trace", of: { ref: "var", name: "one" } } },
      ],
    }),
  },
  {
    what: "tokens that nothing has summoned",
    bad: action({ do: "draw", count: 1 }, wakesMade),
    path: "effect.1.what",
    message: /none was summoned before/,
    good: action({ do: "duplicate", what: { ref: "self" } }, wakesMade),
  },
  {
    what: "what it has banished, where it banishes nothing for itself",
    bad: action({ do: "banish", what: allies }, { do: "put", what: { ref: "all", of: kept() } }),
    path: "effect.1.what.of.kept",
    message: /nothing of this card banishes/,
    good: action({ do: "banish", what: allies, keep: true }, { do: "put", what: { ref: "all", of: kept() } }),
  },
  {
    what: "an Inherited Effect of what is no champion",
    bad: card("ally", { power: 1, life: 1, abilities: [bears({ inherited: true }, { self: true })] }),
    path: "abilities.0.inherited",
    message: /name "lineage" in `from`/,
    good: card("ally", { power: 1, life: 1, abilities: [bears({ from: ["lineage"] }, { host: true })] }),
  },
];

const awake = (of: Card): Card => action({ do: "wake", what: { ref: "all", of } });
const marks: Pair[] = [
  {
    what: "a mark that is asked for as a number",
    bad: awake({ kind: "unit", has: { attr: "retaliating", least: 1 } }),
    path: "effect.0.what.of.has.attr",
    message: /ask for the `state` "retaliating"/,
    good: awake({ kind: "unit", state: "retaliating" }),
  },
  {
    what: "tokens that are asked for by a number",
    bad: awake({ has: { attr: "token", least: 1 } }),
    path: "effect.0.what.of.has.attr",
    message: /the `kind` "token"/,
    good: awake({ kind: "token" }),
  },
];

function kept(): Card {
  return { in: ["banishment"], kept: true };
}
function bears(more: Card, on: Card): Card {
  return { kind: "static", changes: [{ on, attr: "life", add: -2 }], ...more };
}

refusesIdle("grand-archive", [...attacks, ...places, ...marks]);
