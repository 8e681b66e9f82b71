import type { Data, Json } from "../../shared/kernel/model/state.ts";

const you = { ref: "you" };
const self = { ref: "self" };
const target = { ref: "target", slot: 0 };
const spell = (id: string, cost: number, effect: Json, more: Json = {}): Json => ({
  id,
  name: id,
  kind: "spell",
  cost,
  effect,
  ...(more as object),
});
const unit = (id: string, cost: number, power: number, ...abilities: Json[]): Json => ({
  id,
  name: id,
  kind: "unit",
  cost,
  power,
  ...(abilities.length > 0 && { abilities }),
});
const inPlay = [{ object: { in: ["row", "field"] } }];
const own = (zone: string): Json => ({ in: [zone], owner: "you" });

const spells: readonly Json[] = [
  spell("spark", 0, [{ do: "hurt", who: target, amount: { num: "add", of: [1, { num: "x" }] } }], {
    targets: [{ player: "any" }],
    x: true,
  }),
  spell("jab", 1, [{ do: "harm", what: target, amount: 2 }], { targets: inPlay }),
  spell("fork", 1, [{ do: "harm", what: target, amount: 1 }], {
    targets: [{ object: { in: ["row", "field"] }, min: 1, max: 2 }],
  }),
  spell("nix", 1, [{ do: "counter", what: target }], { targets: [{ entry: true }] }),
  spell("gift", 0, [{ do: "draw" }, { do: "may", then: [{ do: "draw" }, { do: "ward" }] }]),
  spell("twins", 1, [{ do: "token", card: "ghost", count: 2 }]),
  spell("spy", 0, [
    {
      do: "each",
      of: { ref: "all", of: { in: ["hand"], owner: "opponent" } },
      as: "card",
      then: [{ do: "peek", what: { ref: "var", name: "card" } }],
    },
  ]),
  spell("blind", 0, [{ do: "unpeek", what: { ref: "all", of: { in: ["hand", "deck"] } } }]),
  spell("veil", 0, [{ do: "veil", what: target }], { targets: inPlay }),
  spell("unveil", 0, [{ do: "unveil", what: target }], {
    targets: [{ object: { in: ["row", "field", "secret"] } }],
  }),
  spell("recall", 0, [{ do: "regain", what: target }], {
    targets: [{ object: { in: ["pile"], owner: "you" } }],
  }),
  spell("tithe", 0, [
    { do: "choose", who: "each", from: own("hand"), min: 1, max: 1, as: "given" },
    { do: "bury", what: { ref: "var", name: "given" } },
  ]),
  spell("drill", 0, [
    { do: "choose", from: { in: ["hand"], owner: "you", kind: "unit" }, min: 1, max: 1, as: "drilled" },
    { do: "bury", what: { ref: "var", name: "drilled" } },
  ]),
  spell("surge", 0, [{ do: "pump", what: target, amount: 2 }], { targets: inPlay }),
  spell("clamp", 1, [{ do: "fix", what: target, amount: 1 }], { targets: inPlay }),
  spell("hush", 1, [{ do: "endPhase" }]),
  spell("again", 1, [{ do: "addPhase", phase: "main" }]),
  spell("lull", 1, [{ do: "skipPhase", phase: "end" }]),
  spell("march", 0, [{ do: "toRow", what: target }], {
    targets: [{ object: { in: ["field"], controller: "you" } }],
  }),
  spell("retreat", 0, [{ do: "toField", what: target }], { targets: [{ object: { in: ["row"] } }] }),
  spell("gamble", 0, [{ do: "gamble", amount: 2 }]),
  spell("riffle", 0, [{ do: "shuffle", who: { ref: "players" } }]),
  spell("volley", 2, [
    {
      do: "together",
      verbs: [
        { do: "hurt", who: { ref: "opponent" } },
        { do: "harm", what: { ref: "all", of: { in: ["field"] } } },
      ],
    },
    { do: "repeat", times: 2, then: [{ do: "mark", what: { ref: "all", of: { in: ["field"] } } }] },
  ]),
];

const units: readonly Json[] = [
  unit("imp", 0, 2),
  unit("twin", 1, 1),
  unit("chief", 1, 1, {
    kind: "static",
    on: { in: ["row", "field"], controller: "you", other: true },
    attr: "power",
    layer: 2,
    add: 1,
  }),
  unit("gloom", 1, 1, {
    kind: "static",
    on: { in: ["field"], controller: "opponent" },
    attr: "power",
    layer: 2,
    add: -1,
  }),
  unit("statue", 1, 0, {
    kind: "static",
    on: { in: ["field"], kind: "unit" },
    attr: "power",
    layer: 1,
    set: 1,
  }),
  unit("herald", 1, 1, { kind: "triggered", on: { act: "enter", entering: true }, effect: [{ do: "draw" }] }),
  unit("greeter", 1, 1, {
    kind: "triggered",
    on: { act: "enter", object: { controller: "you", other: true } },
    targets: [{ player: "opponent" }],
    effect: [{ do: "hurt", who: target }],
  }),
  unit("martyr", 0, 1, {
    kind: "triggered",
    on: { act: "fall", object: { self: true } },
    effect: [
      {
        do: "hurt",
        who: { ref: "opponent" },
        amount: { num: "attr", of: { ref: "event", field: "object" }, attr: "power" },
      },
      { do: "regain", what: { ref: "trace", of: self } },
    ],
  }),
  unit("clock", 1, 1, {
    kind: "triggered",
    on: { act: "upkeep", by: "you" },
    effect: [{ do: "mark", what: self }, { do: "draw" }],
  }),
  unit("sponge", 1, 1, { kind: "instead", on: "hurt", effect: [{ do: "draw", who: you }] }),
  unit("wall", 1, 2, { kind: "instead", on: "hurt", effect: [{ do: "harm", what: self }] }),
  unit("guard", 1, 2, {
    kind: "instead",
    on: "hurt",
    optional: true,
    effect: [{ do: "harm", what: self }],
    otherwise: [{ do: "draw", who: you }],
  }),
  unit("bulwark", 1, 2, {
    kind: "instead",
    on: "hurt",
    whole: true,
    optional: true,
    otherwise: [{ do: "draw", who: you }],
  }),
];

/** Cards of the toy game: each does one thing that its kernel must be able to do. */
export const toySet: Data = {
  id: "toys",
  ruleset: "toy",
  name: "Toys",
  cards: [...spells, ...units, { ...(unit("ghost", 0, 1) as object), token: true } as Json],
};
