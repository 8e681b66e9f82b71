/** The seats' time, to the millisecond: hosts under a clock of the test. */
import { describe, expect, test } from "vitest";
import type { Appended } from "../../../server/match/journal/journal.ts";
import { requests } from "../../../shared/kernel/index.ts";
import { CLOCKS, clockOf, LAG_MS, PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { outletOf } from "../seated.ts";
import { WORLDS, type World } from "../worlds.ts";
import { reborn, type Timed, timed } from "./timed.ts";

const [UCG] = WORLDS as readonly [World];

const CLOCK = { bank: 60_000, grace: 5_000, increment: 0, away: 30_000 };

const clocksOf = ({ keeper }: Timed) => [0, 1].map((seat) => keeper.table.clocks.get(String(seat)));
const banks = (table: Timed) => clocksOf(table).map((clock) => clock?.bank);
const askedOf = (table: Timed): number => requests(table.match())[0].seat;
const timeouts = ({ store }: Timed) => store.rows.filter(({ intent }) => intent.action === "timeout");

describe("a seat's clock", () => {
  test("runs while it is asked, costs nothing within grace and lag, and stands for the other", async () => {
    const table = await timed(UCG, { clock: CLOCK });
    const seat = askedOf(table);
    expect(banks(table)).toEqual([60_000, 60_000]);
    expect(clocksOf(table)[seat]?.since).toBe(0);
    expect(clocksOf(table)[1 - seat]?.since).toBe(-1);
    await table.wait(5_000 + LAG_MS);
    await table.act(seat);
    expect(banks(table)).toEqual([60_000, 60_000]);
    const next = askedOf(table);
    await table.wait(12_000);
    await table.act(next);
    const expected = [60_000, 60_000];
    expected[next] -= 12_000 - 5_000 - LAG_MS;
    expect(banks(table)).toEqual(expected);
  });

  test("adds its increment after each request", async () => {
    const clock = { bank: 10_000, grace: 0, increment: 2_000, away: 30_000 };
    const table = await timed(UCG, { clock });
    const seat = askedOf(table);
    await table.wait(3_000 + LAG_MS);
    await table.act(seat);
    expect(banks(table)[seat]).toBe(10_000 - 3_000 + 2_000);
  });

  test("at zero answers by the default, in an entry of the host's that names the request", async () => {
    const table = await timed(UCG, { clock: CLOCK });
    const seat = askedOf(table);
    const id = table.seats[seat]?.own.ask?.id;
    await table.wait(65_000);
    expect(timeouts(table)).toEqual([]);
    await table.wait(LAG_MS);
    expect(timeouts(table)).toMatchObject([
      { by: "host", from: null, at: 65_000 + LAG_MS, intent: { seats: [seat], requests: [id] } },
    ]);
    expect(banks(table)[seat]).toBe(0);
    expect(requests(table.match())).not.toHaveLength(0);
  });

  test("is decided by when an answer came, not by when it is looked at", async () => {
    const table = await timed(UCG, { clock: CLOCK });
    const seat = askedOf(table);
    // The timer has not fired: the answer alone finds that its time was up.
    table.time.now += 65_001 + LAG_MS;
    expect(await table.act(seat)).toMatchObject({ ok: false, code: "STALE_REQUEST" });
    expect(timeouts(table)).toHaveLength(1);
  });

  test("goes on to the end of a match with nobody there to answer", async () => {
    const table = await timed(UCG, { clock: { bank: 1_000, grace: 100, increment: 0, away: 30_000 } });
    for (let n = 0; n < 40 && table.keeper.table.over === ""; n++) await table.wait(1_000);
    expect(timeouts(table).length).toBeGreaterThan(20);
    expect(banks(table)).toEqual([0, 0]);
  });

  test("stands while the store does not answer", async () => {
    const table = await timed(UCG, { clock: CLOCK });
    const seat = askedOf(table);
    await table.wait(2_000);
    let done: (said: Appended) => void = () => {};
    table.store.whims.push(() => new Promise((resolve) => (done = resolve)));
    const answer = table.act(seat);
    await table.wait(100_000);
    const { rows } = table.store;
    table.store.whims.push(async () => {
      rows.push({ seq: 1, by: seat, at: 2_000, from: null, intent: {}, digest: "" });
      return "stored";
    });
    rows.length = 0;
    done("stored");
    expect(await answer).toMatchObject({ ok: true });
    expect(banks(table)).toEqual([60_000, 60_000]);
    expect(timeouts(table)).toEqual([]);
  });
});

describe("seats asked at once", () => {
  test.each(WORLDS.filter(({ ruleset }) => Object.keys(ruleset.windows).length === 0))(
    "$ruleset.id: a silent one is answered, and the match goes on",
    async (world) => {
      const table = await timed(world, { clock: CLOCK });
      const open = (): number[] => requests(table.match()).map(({ seat }) => seat);
      while (open().length < 2) await table.act(open()[0]);
      expect(table.keeper.table.until).toBe(table.host.clocks().time + 65_000);
      expect(clocksOf(table).map((clock) => clock?.since)).toEqual([-1, -1]);
      await table.wait(20_000);
      const told = () => table.changes.filter(({ clocks }) => clocks !== undefined).length;
      const before = told();
      while (open().includes(0)) await table.act(0);
      // Of its time nobody is shown anything; that it is locked in CrowdControl itself shows.
      expect(told()).toBe(before);
      expect(banks(table)).toEqual([60_000, 60_000]);
      const { until } = table.keeper.table;
      await table.wait(45_000 + LAG_MS);
      expect(timeouts(table)).toMatchObject([{ intent: { seats: [1] } }]);
      expect(told()).toBeGreaterThan(before);
      expect(table.keeper.table.until).not.toBe(until);
      // Settled now, each by its own.
      expect(banks(table)).toEqual([60_000 - (20_000 - 5_000 - LAG_MS), 0]);
      expect(open().length).toBeGreaterThan(0);
      expect(await table.act(open()[0])).toMatchObject({ ok: true });
    },
  );
});

describe("after a restore", () => {
  /** Some turns in, with time used by both. */
  async function underWay(): Promise<Timed> {
    const table = await timed(UCG, { clock: CLOCK });
    for (let n = 0; n < 60; n++) {
      await table.wait(n % 7 === 0 ? 6_000 : 100);
      await table.act(askedOf(table));
    }
    return table;
  }

  test("banks are as they were, from a snapshot and from the journal alone", async () => {
    const table = await underWay();
    const was = banks(table);
    expect(was[0]).toBeLessThan(60_000);
    expect(table.store.snapshots).toHaveLength(1);
    expect(banks(await reborn(table))).toEqual(was);
    table.store.snapshots.length = 0;
    expect(banks(await reborn(table))).toEqual(was);
  });

  test("time stands for as long as nobody can come, and for 20 seconds from then", async () => {
    const table = await underWay();
    const doors = { isOpen: () => false };
    Object.assign(table.deps, doors, { isOpen: () => doors.isOpen() });
    const back = await reborn(table);
    const was = banks(back);
    for (let n = 0; n < 60; n++) await back.wait(1_000);
    doors.isOpen = () => true;
    for (let n = 0; n < 18; n++) await back.wait(1_000);
    const { time } = back.host.clocks();
    await back.wait(500);
    expect(back.host.clocks().time).toBe(time);
    await back.wait(10_000);
    expect(back.host.clocks().time).toBeGreaterThan(time);
    expect(banks(back)).toEqual(was);
  });

  test("time goes on when who is asked has said hello, or after 20 seconds", async () => {
    const table = await underWay();
    const back = await reborn(table);
    const seat = askedOf(back);
    const { time } = back.host.clocks();
    await back.wait(8_000);
    expect(back.host.clocks().time).toBe(time);
    await back.host.hello(1 - seat, outletOf(back, 1 - seat), { protocol: PROTOCOL_VERSION });
    expect(back.host.clocks().time).toBe(time);
    await back.host.hello(seat, outletOf(back, seat), { protocol: PROTOCOL_VERSION });
    await back.wait(1_000);
    expect(back.host.clocks().time).toBe(time + 1_000);

    const again = await reborn(back);
    const before = again.host.clocks().time;
    await again.wait(20_000);
    expect(again.host.clocks().time).toBe(before);
    await again.wait(500);
    expect(again.host.clocks().time).toBe(before + 500);
  });
});

test("clocks have names", () => {
  for (const name of Object.keys(CLOCKS))
    expect(clockOf(name as keyof typeof CLOCKS).bank).toBeGreaterThan(0);
});
