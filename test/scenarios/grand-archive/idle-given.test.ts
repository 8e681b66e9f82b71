/** Words of what is given, replaced or counted that do nothing (G R18.4, R18.7, R15.1). */
import { type Card, type Pair, refusesIdle } from "../../sets/idle.ts";

const action = (more: Card): Card => ({
  id: "a-card",
  name: "A card",
  type: "action",
  speed: "fast",
  reserve: 1,
  ...more,
});
const item = (more: Card): Card => ({
  id: "a-card",
  name: "A card",
  type: "item",
  reserve: 1,
  ...more,
});
const all = { ref: "all", of: { kind: "ally" } };
const toAllies = [{ do: "give", ability: 0, what: all }];
const toPlayer = [{ do: "give", ability: 0 }];
const shield = {
  kind: "instead",
  on: "damage",
  object: { self: true },
  prevents: true,
};
const power = {
  kind: "static",
  changes: [{ on: { kind: "ally", controller: "you" }, attr: "power", add: 1 }],
};
const gift = { given: true };
const onEnter = { kind: "triggered", on: "enter", effect: [{ do: "give", ability: 1 }] };
const target = { ref: "target", slot: 0 };
const rest = [{ do: "rest", what: target }];

const given: Pair[] = [
  {
    what: "a replacement that nothing gives",
    bad: item({ abilities: [{ ...shield, ...gift }] }),
    path: "abilities.0",
    message: /given by nothing/,
    good: item({ abilities: [shield] }),
  },
  {
    what: "a static ability that is its card's own",
    bad: item({ abilities: [onEnter, power] }),
    path: "abilities.0.effect.0.ability",
    message: /names a given ability/,
    good: item({ abilities: [onEnter, { ...power, ...gift }] }),
  },
  {
    what: "what a player is given that speaks of itself",
    bad: action({ effect: toPlayer, abilities: [{ ...shield, ...gift }] }),
    path: "abilities.0",
    message: /means no object/,
    good: action({ effect: toAllies, abilities: [{ ...shield, ...gift }] }),
  },
  {
    what: "once a turn of what is given for a time",
    bad: action({
      effect: toAllies,
      abilities: [{ ...shield, ...gift, once: "turn" }],
    }),
    path: "abilities.0.once",
    message: /"game"/,
    good: action({
      effect: toAllies,
      abilities: [{ ...shield, ...gift, once: "game" }],
    }),
  },
  {
    what: "a zone of what is given",
    bad: action({
      effect: toPlayer,
      abilities: [{ ...power, ...gift, from: ["graveyard"] }],
    }),
    path: "abilities.0.from",
    message: /whoever is given it/,
    good: action({ effect: toPlayer, abilities: [{ ...power, ...gift }] }),
  },
];

const dies = {
  kind: "instead",
  on: "leave",
  object: { self: true },
  effect: [{ do: "sacrifice", what: { ref: "self" } }],
};
const recovers = {
  kind: "instead",
  on: "recover",
  object: { kind: "champion" },
  effect: [{ do: "alter", times: 2 }],
};

const replaced: Pair[] = [
  {
    what: "a kind of damage where there is none",
    bad: item({ abilities: [{ ...dies, of: "combat" }] }),
    path: "abilities.0.of",
    message: /has no such part/,
    good: item({ abilities: [{ ...shield, of: "combat" }] }),
  },
  {
    what: "a reason of what does not leave",
    bad: item({ abilities: [{ ...recovers, why: "died" }] }),
    path: "abilities.0.why",
    message: /has no such part/,
    good: item({ abilities: [{ ...dies, why: "died" }] }),
  },
  {
    what: "another amount of what has none",
    bad: item({
      abilities: [{ ...dies, effect: [{ do: "alter", times: 2 }] }],
    }),
    path: "abilities.0.effect",
    message: /"alter" stands only/,
    good: item({ abilities: [recovers] }),
  },
];

const counted: Pair[] = [
  {
    what: "two numbers of targets",
    bad: action({
      targets: [
        {
          object: { kind: "ally" },
          upTo: { num: "count", of: { kind: "item" } },
          max: 3,
        },
      ],
      effect: rest,
    }),
    path: "targets.0.upTo",
    message: /leave the other bounds out/,
    good: action({
      targets: [{ object: { kind: "ally" }, max: 3 }],
      effect: rest,
    }),
  },
  {
    what: "X targets for a cost that is not X",
    bad: action({
      targets: [{ object: { kind: "ally" }, count: { num: "x" } }],
      effect: rest,
    }),
    path: "reserve",
    message: /is not X/,
    good: action({
      reserve: "x",
      targets: [{ object: { kind: "ally" }, count: { num: "x" } }],
      effect: rest,
    }),
  },
];

refusesIdle("grand-archive", [...given, ...replaced, ...counted]);
