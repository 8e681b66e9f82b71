/** Automatic passes (docs/automatic-passes.md): what is passed for a seat, when, and what another learns of it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Deadlines } from "../../../server/match/clocks/deadlines.ts";
import { canAct, type Match, requests, submit } from "../../../shared/kernel/index.ts";
import { NO_ORDERS, PROTOCOL_VERSION, type Standing } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { type Act, type Deals, SEED, twoDeals } from "../deals.ts";
import { type Running, run } from "../running.ts";
import { outletOf } from "../seated.ts";
import { Stage } from "../stage.ts";
import { WORLDS, type World } from "../worlds.ts";
import { reborn, type Timed, timed } from "./timed.ts";

const DELAY = 1_200;
const [UCG] = WORLDS as readonly [World];
const passDelay = () => DELAY;

const VIEWER = 1;

const windowed = WORLDS.filter(({ ruleset }) => Object.keys(ruleset.windows).length > 0);

describe.each(windowed)("$ruleset.id: two worlds that differ in the holder's hand alone", (world) => {
  const time = { now: 0 };
  const deadlines = new Deadlines(() => time.now);
  let deals: Deals;
  let running: Running;
  beforeAll(async () => {
    deals = await dealsWithAChoice(world);
    const { ruleset, sets } = deals.world;
    const rules = { rulesets: [ruleset], setFolders: [...sets], seeds: () => SEED };
    running = await run({ ...rules, clock: () => time.now, deadlines, passDelay });
  });
  afterAll(() => running.stop());

  /** Plays the acts of a deal; a pass is sent only where the seat can do something else. What the viewer was sent. */
  async function seen(deal: number): Promise<string[]> {
    time.now = 0;
    const stage = await Stage.open(running, deals, deal, time);
    const match = deals.match(deal);
    for (const act of deals.acts) {
      time.now += 300;
      if (isPass(match, act)) {
        const sent = canAct(match, act.seat) ? stage.send(act) : undefined;
        await stage.settle();
        time.now += DELAY - 300;
        deadlines.wake();
        await sent;
        await stage.settle();
      } else await stage.play(act);
      submit(match, act.seat, act.intent);
    }
    const frames = stage.seen();
    stage.leave();
    return frames;
  }

  test("send the other the same bytes at the same moments, whether it could not answer or would not", async () => {
    expect(choices(deals)).not.toEqual([]);
    expect(await seen(1)).toEqual(await seen(0));
  });
});

/** Deals with windows of the holder's in which it can answer in one and not in the other, and passes in both. */
async function dealsWithAChoice(world: World): Promise<Deals> {
  for (let number = 1; number < 40; number++) {
    const found = await twoDeals(world, number, 60, VIEWER);
    if (choices(found).length > 0) return found;
  }
  throw new Error("no such deals");
}

/** The acts that are such a pass. */
function choices({ match, acts }: Deals): Act[] {
  const [a, b] = [match(0), match(1)];
  return acts.filter((act) => {
    const differ = act.seat !== VIEWER && isPass(a, act) && canAct(a, act.seat) !== canAct(b, act.seat);
    for (const one of [a, b]) submit(one, act.seat, act.intent);
    return differ;
  });
}

const isPass = (match: Match, { seat, intent }: Act): boolean =>
  intent.action === "pass" && requests(match).some((one) => one.seat === seat && one.kind === "window");

const begin = (more: Partial<Standing>[] = []): Promise<Timed> => seatedWith(more);

async function seatedWith(orders: readonly Partial<Standing>[]): Promise<Timed> {
  const table = await timed(UCG, {}, { passDelay });
  for (const [seat, one] of orders.entries()) await order(table, seat, one);
  return table;
}

let ids = 0;
const order = (table: Timed, seat: number, settings: Partial<Standing>) =>
  table.host.settings(seat, { id: `s${++ids}`, settings: { ...NO_ORDERS, ...settings } });

const window = (match: Match) => requests(match).find(({ kind }) => kind === "window");
const rowsOf = ({ store }: Timed, action: string) =>
  store.rows.filter(({ intent }) => intent.action === action);

/** Plays on until a window is open that the test wants; the match and its holder then. */
async function until(
  table: Timed,
  wanted: (match: Match, seat: number) => boolean,
): Promise<{ match: Match; seat: number }> {
  const random = dice(11);
  for (let n = 0; n < 400; n++) {
    const match = table.match();
    const open = window(match);
    if (open !== undefined && wanted(match, open.seat)) return { match, seat: open.seat };
    const [{ seat, kind }] = requests(match);
    if (kind === "window") await table.wait(DELAY);
    if (requests(table.match())[0]?.id === requests(match)[0].id && requests(table.match())[0]?.seat === seat)
      await table.act(seat, undefined, random);
  }
  throw new Error("no such window");
}

const cannot = (match: Match, seat: number): boolean => !canAct(match, seat);
const can = (match: Match, seat: number): boolean => canAct(match, seat);

describe("a window", () => {
  test("in which a seat can only pass is passed for it, after the delay and not before", async () => {
    const table = await begin();
    const { seat, match } = await until(table, cannot);
    const { length } = table.store.rows;
    await table.wait(DELAY - 100);
    expect(table.store.rows).toHaveLength(length);
    await table.wait(100);
    const id = window(match)?.id;
    expect(table.store.rows[length]).toMatchObject({
      by: seat,
      from: null,
      intent: { action: "pass", request: id },
    });
  });

  test("in which it could answer is its own to pass; a quick pass is held back, a slow one is not", async () => {
    const table = await begin();
    const { seat } = await until(table, can);
    const { length } = table.store.rows;
    const quick = table.send(seat, { action: "pass" });
    await table.wait(DELAY - 100);
    expect(table.store.rows).toHaveLength(length);
    await table.wait(100);
    expect(await quick).toMatchObject({ ok: true });

    const slow = await until(table, can);
    await table.wait(10 * DELAY);
    const before = table.store.rows.length;
    expect(await table.send(slow.seat, { action: "pass" })).toMatchObject({ ok: true });
    expect(table.store.rows.length).toBeGreaterThan(before);
  });

  test("holds one pass: the same again waits with it, anything else is too late", async () => {
    const table = await begin();
    const { seat, match } = await until(table, can);
    const request = window(match)?.id as number;
    const message = { id: "held", intent: { action: "pass", request } };
    const answers = [table.host.intent(seat, message), table.host.intent(seat, message)];
    expect(await table.host.intent(seat, { id: "other", intent: { action: "pass", request } })).toMatchObject(
      {
        code: "STALE_REQUEST",
      },
    );
    await table.wait(DELAY);
    for (const answer of answers) expect(await answer).toMatchObject({ ok: true });
    expect(rowsOf(table, "pass").filter(({ from }) => from?.id === "held")).toHaveLength(1);
    expect(await table.host.intent(seat, message)).toMatchObject({ ok: true, again: true });
  });

  test("that closes under a held pass leaves it with an answer; so does the end of the host", async () => {
    const table = await begin();
    const { seat } = await until(table, can);
    const held = table.send(seat, { action: "pass" });
    await table.host.concede(1 - seat, { id: "enough" });
    expect(await held).toMatchObject({ ok: false });

    const other = await begin();
    const open = await until(other, can);
    const waiting = other.send(open.seat, { action: "pass" });
    other.host.close();
    expect(await waiting).toMatchObject({ code: "server/draining" });
  });
});

describe("standing orders", () => {
  test("bluff and full control ask where only a pass is possible, and hold it back as ever", async () => {
    for (const orders of [{ bluff: true }, { fullControl: true }]) {
      const table = await begin();
      const { seat } = await until(table, cannot);
      await order(table, seat, orders);
      const { length } = table.store.rows;
      await table.wait(10 * DELAY);
      expect(table.store.rows).toHaveLength(length);
      expect(await table.send(seat, { action: "pass" })).toMatchObject({ ok: true });
    }
  });

  test("a yield passes at once until the turn is over, whatever the hand holds", async () => {
    const table = await begin();
    const { seat, match } = await until(table, can);
    const { turn } = match.game.when(match);
    await order(table, seat, { yield: "whole-turn" });
    const { length } = table.store.rows;
    await table.wait(100);
    expect(table.store.rows[length]).toMatchObject({ by: seat, intent: { action: "pass" } });
    const next = await until(table, (now, one) => one === seat && now.game.when(now).turn === turn);
    expect(next.seat).toBe(seat);
    await table.wait(100);
    expect(window(table.match())?.id).not.toBe(window(next.match)?.id);
    await until(table, (now, one) => one === seat && now.game.when(now).turn > turn && can(now, one));
    expect(table.seats[seat]?.standing).toBeUndefined();
  });

  test("a yield until something happens lapses when another adds an entry", async () => {
    const table = await begin();
    const { seat } = await until(table, (now, one) => can(now, one) && now.state.entries.length === 1);
    await order(table, 1 - seat, { yield: "turn" });
    expect(table.seats[1 - seat]?.standing).toBeUndefined();
    expect(await table.act(seat, "sequence")).toMatchObject({ ok: true });
    expect(table.seats[1 - seat]?.standing).toBeUndefined();
    // It is asked again: the yield is gone.
    const open = window(table.match());
    await table.wait(200);
    if (open?.seat === 1 - seat) expect(window(table.match())?.id).toBe(open.id);
  });

  test("are kept over a restart, from a snapshot and from the journal alone", async () => {
    const table = await begin([{ stops: ["primary"], bluff: true }]);
    const wanted = { ...NO_ORDERS, stops: ["primary"], bluff: true };
    await table.host.drain();
    const from = await reborn(table);
    await from.host.hello(0, outletOf(from, 0), { protocol: PROTOCOL_VERSION });
    expect(from.seats[0]?.standing).toEqual(wanted);
    table.store.snapshots.length = 0;
    const again = await reborn(from);
    await again.host.hello(0, outletOf(again, 0), { protocol: PROTOCOL_VERSION });
    expect(again.seats[0]?.standing).toEqual(wanted);
  });

  test("are told to nobody else, and only so many are taken", async () => {
    const table = await begin();
    const told = table.log.length;
    const answers = [];
    for (let n = 0; n < 25; n++) answers.push(await order(table, 0, { bluff: n % 2 === 0 }));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({ code: "limit/rate" });
    expect(table.log.slice(told).filter((what) => what !== "stored")).toEqual([]);
  });
});
