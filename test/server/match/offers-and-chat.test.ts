/** What players ask of each other in a match: a draw, to take a move back. Hosts under a clock of the test. */
import { describe, expect, test } from "vitest";
import { options, requests, type Seat, viewOf } from "../../../shared/kernel/index.ts";
import { NO_ORDERS, type OfferStep, PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { notices, outletOf } from "../seated.ts";
import { WORLDS, type World } from "../worlds.ts";
import { reborn, type Timed, timed } from "./timed.ts";

const [UCG] = WORLDS as readonly [World];

let ids = 0;
const draw = (table: Timed, seat: Seat, step: OfferStep) =>
  table.host.offersAndChat.draw(seat, { id: `d${++ids}`, step });
const takeback = (table: Timed, seat: Seat, step: OfferStep) =>
  table.host.offersAndChat.takeback(seat, { id: `t${++ids}`, step });
const offer = ({ changes }: Timed): unknown =>
  changes.findLast((change) => change.offer !== undefined)?.offer;
const asked = (table: Timed): Seat => requests(table.match())[0].seat;

/** A seat that may lay out a Resource: nothing is learned by it, and nobody answers it. */
async function layingOut(): Promise<{ table: Timed; seat: Seat }> {
  const table = await timed(UCG);
  for (let n = 0; n < 200; n++) {
    const seat = asked(table);
    if (options(table.match(), seat).some(({ action }) => action === "playResource")) return { table, seat };
    await table.act(seat);
  }
  throw new Error("nobody can");
}

describe("a draw", () => {
  test("is offered, seen by everybody, and agreed on", async () => {
    const table = await timed(UCG);
    expect(await draw(table, 0, "offer")).toMatchObject({ ok: true });
    expect(offer(table)).toEqual({ kind: "draw", seat: 0 });
    expect(await draw(table, 0, "accept")).toMatchObject({ code: "offer/none" });
    expect(await draw(table, 1, "offer")).toMatchObject({ code: "offer/open" });
    expect(await takeback(table, 1, "accept")).toMatchObject({ code: "offer/none" });
    expect(await draw(table, 1, "accept")).toMatchObject({ ok: true });
    expect(table.host.info().outcome).toEqual({ winners: [], reason: "draw" });
    expect(table.store.rows.at(-1)).toMatchObject({
      by: "host",
      from: { seat: 1 },
      intent: { action: "end" },
    });
    expect(await draw(table, 0, "offer")).toMatchObject({ code: "MATCH_OVER" });
  });

  test("is declined, withdrawn, or lapses when the match goes on", async () => {
    const table = await timed(UCG);
    for (const end of [
      () => draw(table, 1, "decline"),
      () => draw(table, 0, "decline"),
      () => table.act(asked(table)),
    ]) {
      expect(await draw(table, 0, "offer")).toMatchObject({ ok: true });
      expect(await end()).toMatchObject({ ok: true });
      expect(offer(table)).toBeNull();
      expect(await draw(table, 1, "accept")).toMatchObject({ code: "offer/none" });
    }
  });

  test("is offered only so often, and one message is one offer", async () => {
    const table = await timed(UCG);
    const once = { id: "once", step: "offer" } as const;
    expect(await table.host.offersAndChat.draw(0, once)).toMatchObject({ ok: true });
    expect(await table.host.offersAndChat.draw(0, once)).toMatchObject({ ok: true, again: true });
    await draw(table, 1, "decline");
    const codes = [];
    for (let n = 0; n < 6; n++) {
      const answer = await draw(table, 0, "offer");
      codes.push(answer.ok ? "ok" : answer.code);
      await draw(table, 1, "decline");
    }
    expect(codes).toEqual(["ok", "ok", "ok", "ok", "limit/rate", "limit/rate"]);
  });
});

describe("taking a move back", () => {
  test("by consent brings all back as it was; numbers and names run on", async () => {
    const { table, seat } = await layingOut();
    const before = table.match();
    const request = table.seats[seat]?.own.ask?.id as number;
    expect(await table.act(seat, "playResource")).toMatchObject({ ok: true });
    const { told } = table.match().state.counters;
    expect(await takeback(table, seat, "offer")).toMatchObject({ ok: true });
    expect(await takeback(table, 1 - seat, "accept")).toMatchObject({ ok: true });
    expect(offer(table)).toBeNull();
    const now = table.match();
    expect(viewOf(now, "spectator")).toEqual(viewOf(before, "spectator"));
    expect(viewOf(now, seat).own?.things).toEqual(viewOf(before, seat).own?.things);
    expect(now.state.counters.told).toEqual(told);
    // What was asked is asked under a new number: an answer to the old one is stale.
    expect(table.seats[seat]?.own.ask?.id).toBeGreaterThan(request + 1);
    expect(await table.send(seat, { action: "advancePhase", request: request + 1 })).toMatchObject({
      code: "STALE_REQUEST",
    });
    // Everybody was told anew.
    expect(table.seats[seat]?.own).toEqual(viewOf(now, seat).own);
    expect(table.keeper.table.zones.get(`hand:${seat}`)?.count).toBe(
      viewOf(now, "spectator").public.zones[`hand:${seat}`].count,
    );
    expect(await table.act(seat, "playResource")).toMatchObject({ ok: true });
  });

  test("waits for a store that is away, as a move does: the match is paused, and nothing is lost", async () => {
    const { table, seat } = await layingOut();
    const before = table.match();
    await table.act(seat, "playResource");
    table.store.unread = 2;
    expect(await takeback(table, seat, "offer")).toMatchObject({ ok: true });
    table.store.unread = 1;
    expect(await takeback(table, 1 - seat, "accept")).toMatchObject({ ok: true });
    expect(notices(table)).toEqual(["paused", "", "paused", ""]);
    expect(viewOf(table.match(), "spectator")).toEqual(viewOf(before, "spectator"));
    expect(table.host.info().status).toBe("playing");
  });

  test("ends the yields of all seats and leaves their other orders, and so it stays over a restart", async () => {
    const { table, seat } = await layingOut();
    const orders = { ...NO_ORDERS, bluff: true };
    const standing = async (on: Timed, one: Seat) => {
      await on.host.hello(one, outletOf(on, one), { protocol: PROTOCOL_VERSION });
      return on.seats[one]?.standing;
    };
    for (const one of [0, 1])
      await table.host.settings(one, { id: `y${one}`, settings: { ...orders, yield: "whole-turn" } });
    await table.act(seat, "playResource");
    for (const one of [0, 1]) expect(await standing(table, one)).toEqual({ ...orders, yield: "whole-turn" });
    await takeback(table, seat, "offer");
    expect(await takeback(table, 1 - seat, "accept")).toMatchObject({ ok: true });
    for (const one of [0, 1]) expect(await standing(table, one)).toEqual(orders);
    const back = await reborn(table);
    for (const one of [0, 1]) expect(await standing(back, one)).toEqual(orders);
  });

  test("stands in the journal: the match is the same after a restart, with a snapshot and without", async () => {
    const { table, seat } = await layingOut();
    await table.act(seat, "playResource");
    await takeback(table, seat, "offer");
    await takeback(table, 1 - seat, "accept");
    await table.act(seat, "advancePhase");
    const whole = viewOf(table.match(), seat);
    for (const keep of [table.store.snapshots.length, 0]) {
      table.store.snapshots.length = keep;
      const back = await reborn(table);
      await back.host.hello(seat, outletOf(back, seat), { protocol: PROTOCOL_VERSION });
      expect(back.seats[seat]?.own).toEqual(whole.own);
      expect(back.host.notice).toBe("");
    }
  });

  test("whoever is there is told after which event the match goes on", async () => {
    const { table, seat } = await layingOut();
    const heard: { head?: number; events: readonly { n: number }[] }[] = [];
    const subscriber = {
      ...outletOf(table, 0),
      events: (message: (typeof heard)[0]) => void heard.push(message),
    };
    const before = await table.host.hello(0, subscriber, { protocol: PROTOCOL_VERSION });
    await table.act(seat, "playResource");
    await takeback(table, seat, "offer");
    await takeback(table, 1 - seat, "accept");
    expect(heard.at(-1)).toEqual({ events: [], gap: true, head: before.ok && before.head });
    expect(heard.at(-2)?.events.at(-1)?.n).toBeGreaterThan(before.ok ? before.head : Infinity);
  });

  test("a client that missed it is told of a gap, and what came after", async () => {
    const { table, seat } = await layingOut();
    await table.act(seat, "playResource");
    await takeback(table, seat, "offer");
    await takeback(table, 1 - seat, "accept");
    await table.act(seat, "advancePhase");
    const heard: { gap?: true; events: readonly { n: number }[] }[] = [];
    const subscriber = {
      ...outletOf(table, 0),
      events: (message: (typeof heard)[0]) => void heard.push(message),
    };
    const answer = await table.host.hello(0, subscriber, { protocol: PROTOCOL_VERSION, since: 1 });
    expect(heard[0]?.gap).toBe(true);
    expect(answer.ok && heard[0]?.events.at(-1)?.n).toBe(answer.ok && answer.head);
  });

  test("is impossible once another has acted, chance was used or a card was seen", async () => {
    const { table, seat } = await layingOut();
    await table.act(seat, "playResource");
    while (asked(table) === seat) await table.act(seat, "advancePhase");
    await table.act(asked(table));
    expect(await takeback(table, seat, "offer")).toMatchObject({ code: "takeback/impossible" });
    let drawn = false;
    for (let n = 0; n < 300 && !drawn; n++) {
      const one = asked(table);
      const [was, had] = [table.match(), table.match().state.zones.map(({ list }) => list.length)];
      await table.act(one);
      const now = table.match();
      if (now.state.over !== null) break;
      // The one who has just moved has drawn a card by it.
      const { zoneBase } = now.layout;
      const hand = zoneBase.hand + one;
      const grew = now.state.zones[hand].list.length > had[hand];
      drawn =
        grew &&
        was.state.zones[zoneBase.deck + one].list.length > now.state.zones[zoneBase.deck + one].list.length;
      if (drawn) expect(await takeback(table, one, "offer")).toMatchObject({ code: "takeback/impossible" });
    }
    expect(drawn).toBe(true);
  });

  test("is impossible where several are asked at once", async () => {
    const table = await timed(WORLDS.find(({ ruleset }) => ruleset.id === "crowdcontrol") as World);
    while (requests(table.match()).length < 2) await table.act(asked(table));
    await table.act(0);
    expect(await takeback(table, 0, "offer")).toMatchObject({ code: "takeback/impossible" });
  });
});
