import { describe, expect, test } from "vitest";
import { fold, type Match, pictureOf, viewOf } from "../../shared/kernel/index.ts";
import { handleAt, objectRef, seatRef } from "../../shared/kernel/model/state.ts";
import { namesFor, spellFor, spellTargets, thingsNamed } from "../../shared/kernel/ops/audience.ts";
import { arrange, control, hide, move, show, turnFace, vanish, zoneOf } from "../../shared/kernel/ops/ops.ts";
import { toldTo, viewersOf } from "../property/bytes.ts";
import { at, cardsIn, find, leave, play, put, settleChain, table } from "./table.ts";
import { thingsIn } from "./toy-zones.ts";

const things = (match: Match, viewer: number | "spectator") => {
  const { public: all, own } = viewOf(match, viewer);
  return { ...all.things, ...own?.things };
};

describe("tokens", () => {
  test("come from no zone and vanish into none", () => {
    const match = table([["twins", "volley"], []]);
    play(match, 0, "twins");
    settleChain(match);
    expect(cardsIn(match, "field", 0)).toEqual(["ghost", "ghost"]);
    const [first] = thingsIn(match, "field", 0);
    const count = match.state.objects.length;
    play(match, 0, "volley");
    settleChain(match);
    expect(cardsIn(match, "field", 0)).toEqual([]);
    expect(cardsIn(match, "pile", 0)).toEqual(["twins", "volley"]);
    expect(match.state.objects, "their slots stay, so that no handle ever means another").toHaveLength(count);
    expect(at(match, first)).toBeUndefined();
  });
});

describe("who sees what (kernel.md 2)", () => {
  test("a hand card shown to one more seat has a name of those two", () => {
    const match = table([["imp"], [], []]);
    const imp = find(match, "imp", "hand", 0);
    const before = at(match, imp).name;
    show(match, imp, 1 << 1);
    const { name } = at(match, imp);
    expect(name).not.toBe(before);
    expect(things(match, 1)[name]).toMatchObject({ card: "imp", zone: "hand:0" });
    expect(things(match, 0)[name]).toMatchObject({ card: "imp" });
    expect(things(match, 2)[name]).toBeUndefined();
    expect(things(match, "spectator")[name]).toBeUndefined();
    hide(match, imp);
    expect(things(match, 1)[name]).toBeUndefined();
    expect([before, name]).not.toContain(at(match, imp).name);
  });

  test("a seat has names for what it sees, and means those things by them", () => {
    const match = table([["imp"], ["twins"]]);
    const [imp, twins] = [find(match, "imp", "hand", 0), find(match, "twins", "hand", 1)];
    const fielded = put(match, "imp", "field", 1);
    const names = namesFor(match, 0, [twins, fielded, imp]);
    expect(names).toEqual([at(match, fielded).name, at(match, imp).name]);
    expect(thingsNamed(match, 0, names)).toEqual([fielded, imp]);
    const refs = [seatRef(1), objectRef(fielded), objectRef(imp)];
    expect(spellFor(match, 0, refs)).toEqual(["p1", ...names]);
    expect(spellTargets(match, [refs, []]), "nobody else is told of the hand").toEqual([
      ["p1", names[0], ""],
      [],
    ]);
  });

  test("face down it is there for all and known to those who know it", () => {
    const match = table([["imp"], []]);
    const imp = put(match, "imp", "field", 0);
    const { name } = at(match, imp);
    turnFace(match, imp, true, 1 << 0);
    expect(things(match, 1)[name]).toEqual({
      zone: "field:0",
      owner: 0,
      controller: 0,
      down: true,
      values: {},
    });
    expect(things(match, 0)[name]).toMatchObject({ card: "imp", down: true });
    turnFace(match, imp, false);
    expect(things(match, 1)[name], "under the same name: all saw it lie there").toMatchObject({
      card: "imp",
    });
  });

  test("a hidden zone that is shuffled is nobody's to follow any more", () => {
    const match = table([[], []]);
    const [imp] = thingsIn(match, "deck", 1);
    show(match, imp, 1 << 0);
    const { name } = at(match, imp);
    expect(things(match, 0)[name]).toMatchObject({ card: "imp" });
    arrange(
      match,
      zoneOf(match, "deck", 1),
      match.state.zones[zoneOf(match, "deck", 1)].list.slice().reverse(),
    );
    expect(things(match, 0)[name]).toBeUndefined();
  });

  test("a card that goes hidden comes back as a stranger", () => {
    const match = table([["imp"], []]);
    const imp = put(match, "imp", "field", 0);
    const first = at(match, imp).name;
    const hidden = move(match, imp, zoneOf(match, "deck", 0));
    expect(at(match, hidden).name).toBe("");
    const back = move(match, hidden, zoneOf(match, "field", 0));
    expect(at(match, back).name).not.toBe(first);
  });

  test("changing hands is told where it lies", () => {
    const match = table([["imp"], []]);
    const imp = put(match, "imp", "field", 0);
    control(match, imp, 1);
    expect(things(match, "spectator")[at(match, imp).name]).toMatchObject({
      owner: 0,
      controller: 1,
      zone: "field:0",
    });
  });
});

describe("numbered slots keep their holes", () => {
  test("what leaves leaves a hole, which the next takes; a full row takes no more", () => {
    const match = table([["imp", "twin", "chief", "herald"], []]);
    const row = zoneOf(match, "row", 0);
    const units = ["imp", "twin", "chief", "herald"].map((id) => put(match, id, "field", 0));
    const [a, b, c, d] = units;
    for (const unit of [a, b, c]) move(match, unit, row);
    expect(() => move(match, d, row)).toThrow("no free slot");
    move(match, b, zoneOf(match, "field", 0));
    const names = units.map((unit) => at(match, unit).name);
    expect(viewOf(match, 1).public.zones["row:0"]).toEqual({
      count: 2,
      things: [names[0], null, names[2]],
      slots: true,
    });
    move(match, d, row);
    expect(viewOf(match, 1).public.zones["row:0"].things).toEqual([names[0], names[3], names[2]]);
    expect(() => move(match, b, row, { at: 2 })).toThrow("no free slot");
  });
});

test("private vars are told to nobody", () => {
  const match = table([["imp", "volley"], []]);
  const imp = put(match, "imp", "field", 0);
  const pictures = viewersOf(match).map((viewer) => ({ viewer, picture: pictureOf(viewOf(match, viewer)) }));
  const events = play(match, 0, "volley");
  for (const { viewer, picture } of pictures)
    for (const event of toldTo(match, events, viewer)) fold(picture, event);
  settleChain(match);
  expect(at(match, imp).vars[2]).toBe(2);
  expect(JSON.stringify(viewersOf(match).map((viewer) => viewOf(match, viewer)))).not.toContain("_mark");
});

test("the things of a seat that leaves are nowhere", () => {
  const match = table([["imp"], ["imp", "gift"], []]);
  const imp = put(match, "imp", "field", 1);
  const borrowed = put(match, "imp", "field", 0);
  control(match, borrowed, 1);
  leave(match, 1);
  expect(at(match, imp)).toBeUndefined();
  expect(at(match, borrowed), "what was another's goes back").toMatchObject({ controller: 0 });
  for (const zone of ["deck", "hand", "field", "pile"] as const) expect(cardsIn(match, zone, 1)).toEqual([]);
  expect(match.state.objects.filter(({ owner, zone }) => owner === 1 && zone >= 0)).toEqual([]);
  const gone = match.state.objects.findIndex(({ owner }) => owner === 1);
  expect(() => vanish(match, handleAt(match.state, gone))).toThrow();
});
