import { describe, expect, test } from "vitest";
import { Teller } from "../../shared/client/index.ts";
import type { Data, ThingView, ViewEvent, ViewOp } from "../../shared/kernel/index.ts";

const wordsOf = (ruleset: string) => ({
  ruleset,
  seats: ["Ada", "Bob"],
  cards: [
    { id: "spirit", name: "Spirit of Imagination" },
    { id: "dorf", name: "Dorf" },
  ],
});

const event = (ops: readonly ViewOp[], why = "note", by = -1): ViewEvent => ({
  n: 1,
  kind: "note",
  turn: 1,
  phase: "primary",
  cause: { why, by },
  ops,
});
const note = (name: string, data: Data): ViewOp => ({ op: "note", note: name, data });
const view = (card?: string): ThingView => ({
  zone: "active:0",
  owner: 0,
  controller: 0,
  values: {},
  ...(card && { card }),
});
const entry = (name: string, data: Data): ViewOp => ({
  op: "entry",
  name,
  entry: { controller: 0, targets: [], ...data },
});
const enter = (thing: string, card?: string): ViewOp => ({
  op: "enter",
  thing,
  from: "hand:0",
  to: "ignition:0",
  at: 0,
  view: view(card),
});

describe("the teller", () => {
  test("tells a card from hand to table", () => {
    const teller = new Teller(wordsOf("ucg"));
    expect(
      teller.tell([
        event([enter("c1", "spirit")], "declare", 0),
        event([note("paid", { seat: 0, due: 1, paid: 1 })]),
        event([entry("e1", { kind: "play", card: "spirit" })]),
        event([note("passed", { seat: 1 })]),
        event([note("resolved", { entry: "e1" })]),
      ]),
    ).toEqual([
      "Ada pays 1.",
      "Ada plays Spirit of Imagination.",
      "Bob passes.",
      "Spirit of Imagination resolves.",
    ]);
  });

  test("says whose turn it is, where turns have no number too", () => {
    const teller = new Teller(wordsOf("ucg"));
    expect(teller.tell([event([note("turn", { seat: 1 })])])).toEqual(["— Bob's turn —"]);
    expect(teller.tell([event([note("turn", { seat: 0, turn: 3 })])])).toEqual(["— Turn 3: Ada —"]);
  });

  test("names targets: things, entries and players", () => {
    const teller = new Teller(wordsOf("ucg"), () => ({ things: { c7: view("dorf") } }));
    const told = teller.tell([
      event([entry("e1", { kind: "play", card: "spirit", targets: [["c7"], ["p1"]] })]),
      event([entry("e2", { kind: "ability", card: "dorf", controller: 1, targets: [["e1"]] })]),
      event([note("nullified", { entry: "e1" }), note("resolved", { entry: "e2" })]),
    ]);
    expect(told).toEqual([
      "Ada plays Spirit of Imagination on Dorf and Bob.",
      "Bob uses an ability of Dorf on Spirit of Imagination.",
      "Spirit of Imagination is nullified.",
      "Dorf's ability resolves.",
    ]);
  });

  test("tells nothing of a face-down card but that it is one", () => {
    const teller = new Teller(wordsOf("ucg"));
    expect(
      teller.tell([
        event([enter("c3")]),
        event([entry("e1", { kind: "setHidden", card: null })]),
        event([note("slain", { thing: "c3" })]),
      ]),
    ).toEqual(["Ada sets a card face down.", "A face-down card is slain."]);
  });

  test("tells an entry once, however often it is told again", () => {
    const teller = new Teller(wordsOf("ucg"));
    const again = event([entry("e1", { kind: "play", card: "spirit", price: 2 })]);
    expect(teller.tell([again, again])).toHaveLength(1);
  });

  test("tells how it ends", () => {
    const teller = new Teller(wordsOf("ucg"));
    expect(teller.tell([event([{ op: "over", winners: [1], reason: "deck" }])])).toEqual([
      "Bob wins the match (the deck ran out).",
    ]);
    expect(teller.tell([event([{ op: "over", winners: [], reason: "exhausted" }])])).toEqual([
      "The match is a draw (no end in sight).",
    ]);
  });

  test("says nothing of what it does not know", () => {
    expect(
      new Teller(wordsOf("ucg")).tell([event([note("brandNew", {}), { op: "shuffle", zone: "deck:0" }])]),
    ).toEqual([]);
  });

  test("counts cards that are drawn one by one, and knows a card that is shown after its note", () => {
    const teller = new Teller(wordsOf("grand-archive"));
    const drew = note("drew", { seat: 0 });
    expect(
      teller.tell([
        event([drew, enter("h1"), drew, enter("h2")]),
        event([drew, enter("h3")]),
        event([note("drew", { seat: 1, count: 0 })]),
        event([note("banished", { thing: "c1" }), enter("c1", "dorf")]),
      ]),
    ).toEqual(["Ada draws 2 cards.", "Ada draws a card.", "Bob draws no card.", "Dorf is banished."]);
  });

  test("names biomes and sectors, and who attacks", () => {
    const teller = new Teller(wordsOf("nullshapers"), () => ({
      things: { c7: view("dorf"), c8: view("spirit") },
    }));
    expect(
      teller.tell([
        event([entry("e1", { kind: "playCard", card: "spirit", targets: [["zsector1:1"], ["zbiome0"]] })]),
        event([note("attackersSet", { things: ["c7", "c8"] })]),
        event([note("durability", { seat: 1, biome: 1, amount: -2, value: 8 })]),
      ]),
    ).toEqual([
      "Ada plays Spirit of Imagination on Bob's sector of biome 2 and biome 1.",
      "Attacking: Dorf and Spirit of Imagination.",
      "Bob's sector of biome 2 is at 8.",
    ]);
  });

  test("tells of each effect of a card, and who met in the lanes", () => {
    const teller = new Teller(wordsOf("crowdcontrol"), () => ({
      things: { c7: view("dorf"), c8: view("spirit") },
    }));
    expect(
      teller.tell([
        event([entry("e1", { card: "dorf", do: "drawEntity" })]),
        event([note("resolved", { entry: "e1", targets: ["c8"] })]),
        event([note("fight", { hits: [["c7", "c8", 2]] })]),
        event([note("damage", { thing: "c8", amount: 2 })], "fight"),
        event([note("fight", { hits: [] })]),
        event([note("kept", { seat: 0, things: ["c7"] }), note("may", { seat: 1, yes: false })]),
      ]),
    ).toEqual([
      "Dorf resolves: An Entity from the deck on Spirit of Imagination.",
      "The lanes fight.",
      "Dorf deals 2 to Spirit of Imagination.",
      "Nobody fights in the lanes.",
      "Ada keeps Dorf.",
      "Bob says no.",
    ]);
  });

  test("tells where an Expedition has come", () => {
    const came: ViewOp = { op: "seat", seat: 1, key: "hero", value: 2 };
    expect(new Teller(wordsOf("altered")).tell([event([came], "progress")])).toEqual([
      "Bob's Hero Expedition is in Region 3.",
    ]);
  });
});
