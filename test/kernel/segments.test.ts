/** Hidden segments (kernel.md 10) at their edges; that nothing leaks and no order matters is a law of test/property. */
import { expect, test } from "vitest";
import { crowdcontrol } from "../../shared/games/crowdcontrol/index.ts";
import type { Match } from "../../shared/games/crowdcontrol/typed.ts";
import { hqOf, thingsIn } from "../../shared/games/crowdcontrol/zones.ts";
import { actingIn } from "../../shared/kernel/flow/segments.ts";
import {
  createMatch,
  determinize,
  hash,
  isRefusal,
  load,
  narrow,
  newCatalog,
  options,
  requests,
  type Saved,
  save,
  submit,
  viewOf,
} from "../../shared/kernel/index.ts";
import { handleAt } from "../../shared/kernel/model/state.ts";
import { dropCache } from "../../shared/kernel/ops/cache.ts";
import { endMatch, setSeat, setTable, setVar } from "../../shared/kernel/ops/ops.ts";
import { below, MATCH_STREAM, publicStream, secretStream } from "../../shared/kernel/ops/random.ts";
import { nextNumber } from "../../shared/kernel/ops/world.ts";
import { readJson, setOf } from "../sets/sets.ts";
import { inWords } from "../words.ts";

const set = setOf(readJson("test/scenarios/crowdcontrol/fixtures.json"));
const catalog = newCatalog([crowdcontrol], [set]);

/** Both seats hold the same cards and are asked to commit. */
function begun(card: string): Match {
  const deck = ["hq", ...new Array<string>(12).fill(card)];
  const { match } = createMatch(
    {
      ruleset: "crowdcontrol",
      profile: "seed",
      options: { deckRules: false },
      seed: "ab".repeat(32),
      seats: [{ deck }, { deck }],
      sets: [set.id],
    },
    catalog,
  );
  return inWords(match);
}

/** Plays the first option of this action, or answers what is asked. */
function act(m: Match, seat: number, action: string, more: object = {}): void {
  const offer = options(m, seat).find((one) => one.action === action);
  const result = submit(m, seat, { ...(offer ?? { action, request: 0 }), ...more });
  expect(result, action).toMatchObject({ ok: true });
}

test("a branch changes its own seat's side alone, and draws from its own streams", () => {
  const m = begun("muster");
  const world = actingIn(m, 0);
  expect(() => setSeat(world, 1, "mana", 9)).toThrow(/changes seat 1/);
  expect(() => setVar(world, hqOf(world, 1), "damage", 1)).toThrow(/changes seat 1/);
  expect(() => setTable(world, "turn", 9)).toThrow(/changes the table/);
  expect(() => endMatch(world, { winners: [0], reason: "hq" })).toThrow(/changes the table/);
  expect(() => below(world, MATCH_STREAM, 2)).toThrow(/changes the table/);
  for (const stream of [publicStream(1), secretStream(1)])
    expect(() => below(world, stream, 2)).toThrow(/changes seat 1/);
  expect(below(world, secretStream(0), 1)).toBe(0);
});

test("what both make in hiding has numbers of its own, and both stand at the reveal", () => {
  const m = begun("muster");
  for (const seat of [0, 1]) {
    act(m, seat, "playCard");
    act(m, seat, "spawn", { choice: [seat === 0 ? 3 : 0, seat === 0 ? 0 : 3] });
  }
  const names = [0, 1].map((seat) => Object.keys(viewOf(m, seat).own?.things ?? {}));
  expect(new Set(names.flat().filter((name) => name.startsWith("c"))).size).toBeGreaterThan(6);
  for (const seat of [0, 1]) act(m, seat, "commit");
  expect(thingsIn(m, 0, "attack").length).toBe(3);
  expect(thingsIn(m, 1, "defense").length).toBe(3);
  for (const seat of [0, 1]) {
    for (const handle of thingsIn(m, seat, "attack", "defense"))
      expect(m.state.objects[handle & 0xffff].owner).toBe(seat);
  }
});

test("who is locked in is told so, by a draft as by an intent", () => {
  const m = begun("muster");
  act(m, 0, "commit");
  expect(narrow(m, 0, { action: "commit" })).toMatchObject({ code: "E_LOCKED_IN" });
  expect(submit(m, 0, { action: "commit", request: 1 })).toMatchObject({ code: "E_LOCKED_IN" });
});

test("numbers of two worlds never meet", () => {
  const m = begun("muster");
  const [a, b] = [0, 1].map((seat) => actingIn(m, seat));
  for (let n = 0; n < 20; n++) {
    expect(nextNumber(m, n)).toBe(n);
    expect(nextNumber(a, n) % 2).toBe(0);
    expect(nextNumber(b, n) % 2).toBe(1);
  }
});

test("a save holds base and journals; worlds that are dropped are made again", () => {
  const m = begun("lesson");
  const before = hash(m);
  act(m, 0, "playCard");
  const { state } = save(m);
  expect(state.segment?.branches[0]?.journal).toHaveLength(1);
  expect(state.segment?.branches[1]?.journal).toEqual([]);
  expect(JSON.stringify({ ...state, segment: null })).toBe(
    JSON.stringify({ ...save(begun("lesson")).state, segment: null, counters: state.counters }),
  );
  const seen = JSON.stringify(viewOf(m, 0));
  dropCache(m.cache);
  expect(JSON.stringify(viewOf(m, 0))).toBe(seen);
  expect(hash(m)).not.toBe(before);
});

/** A match in which one seat has played unseen and the other has left, so that worlds no longer begin with the base. */
function left(): Match {
  const m = begun("muster");
  act(m, 0, "playCard");
  act(m, 0, "spawn", { choice: [3, 0] });
  // Whoever leaves a match of two ends it; what follows is of a base that is another than the worlds began with.
  const ruled = m.game;
  Object.assign(m, { game: { ...ruled, leave: () => setSeat(m, 1, "mana", 0) } });
  expect(submit(m, "host", { action: "leave", seat: 1 }).ok).toBe(true);
  Object.assign(m, { game: ruled });
  expect(m.state.segment?.branches[0]?.start).not.toBeNull();
  return m;
}

/** The match as another process has it, which then says and does the same. */
function expectLoaded(m: Match, saved: unknown): void {
  const again = load(JSON.parse(JSON.stringify(saved)) as Saved, catalog);
  if (isRefusal(again)) throw new Error(again.code);
  expect(hash(again)).toBe(hash(m));
  expect(JSON.stringify(viewOf(again, 0))).toBe(JSON.stringify(viewOf(m, 0)));
  expect(thingsIn(inWords(actingIn(again, 0)), 0, "attack").length).toBe(3);
  for (const one of [m, again]) act(inWords(one), 0, "commit");
  expect(hash(again)).toBe(hash(m));
}

test("a match that somebody left in a hidden segment is loaded as it was saved", () => {
  const m = left();
  expectLoaded(m, save(m));
});

test("a world that an earlier release saved as it lies in memory is read as one that is packed", () => {
  const m = left();
  const saved = save(m);
  const segment = saved.state.segment as NonNullable<typeof saved.state.segment>;
  const raw = m.state.segment?.branches.map((branch, seat) => ({
    ...segment.branches[seat],
    start: branch?.start,
  }));
  expect(raw?.[0].start?.objects[0]).toHaveProperty("card");
  expectLoaded(m, { ...saved, state: { ...saved.state, segment: { ...segment, branches: raw } } });
});

test("an imagined match keeps the seat's own doings and drops the other's", () => {
  const m = begun("lesson");
  act(m, 0, "playCard");
  act(m, 1, "playCard");
  const world: Match = inWords(determinize(m, 0, "x"));
  expect(viewOf(world, 0)).toEqual(viewOf(m, 0));
  expect(world.state.segment?.branches[1]?.journal).toEqual([]);
  for (const { seat } of requests(world)) act(world, seat, "commit");
  expect(thingsIn(world, 0, "dust").length).toBe(1);
  expect(thingsIn(world, 1, "dust").length).toBe(0);
});

test("a thing that leaves for the other side waits in its own until the reveal", () => {
  const m = begun("give-up");
  const world = actingIn(m, 0);
  const [hand] = thingsIn(world, 0, "hand");
  const foreign = handleAt(world.state, thingsIn(world, 1, "deck")[0] & 0xffff);
  expect(() => crowdcontrol.acts.back.apply(world, { act: "back", object: foreign, seat: 0 })).toThrow();
  // A card of the other's that lies on this side, as one that was taken over does.
  world.state.objects[hand & 0xffff] && Object.assign(world.state.objects[hand & 0xffff], { owner: 1 });
  crowdcontrol.acts.discard.apply(world, { act: "discard", object: hand, seat: 0 });
  expect(thingsIn(world, 0, "away").length).toBe(1);
  expect(thingsIn(world, 1, "dust").length).toBe(0);
  expect(world.state.world?.deferred).toHaveLength(1);
});
