/** What happens in a match beside its moves, by real clients over real sockets, under a clock of the test. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Deadlines } from "../../../server/match/clocks/deadlines.ts";
import { type MatchClient, Riposte } from "../../../shared/client/index.ts";
import type { Data } from "../../../shared/kernel/index.ts";
import { CLOCKS, LAG_MS, leftAt, type MatchBody } from "../../../shared/protocol/index.ts";
import { DECKS, OPTIONS, type Running, run } from "../running.ts";

const time = { now: 0 };
const clock = (): number => time.now;
const deadlines = new Deadlines(clock);

let running: Running;
beforeAll(async () => {
  running = await run({ clock, deadlines });
});
afterAll(() => running.stop());

async function wait(ms: number): Promise<void> {
  time.now += ms;
  deadlines.wake();
}

async function seated(more: Partial<MatchBody> = {}) {
  const [ada, bob] = [new Riposte(running.url), new Riposte(running.url)];
  const sessions = [await ada.session("Ada"), await bob.session("Bob")];
  const { id } = await ada.createMatch({
    ruleset: "ucg",
    options: { ...OPTIONS, firstPlayer: 0 },
    decks: [...DECKS],
    seats: sessions.map(({ player }) => player.id),
    ...more,
  });
  const clients = [await ada.join(id), await bob.join(id)] as const;
  return { ada, bob, id, clients };
}

/** What the other socket was told before this has come: it is asked something. */
const settle = (clients: readonly MatchClient[]): Promise<unknown> =>
  Promise.all(clients.map((client) => client.narrow({ action: "pass", request: 0 })));

const leave = (clients: readonly MatchClient[]): Promise<unknown> =>
  Promise.all(clients.map((client) => client.leave()));

describe("clocks", () => {
  test("by name: both see them run, and what is not answered in time is answered by its default", async () => {
    const { clients } = await seated({ clock: "blitz" });
    const { bank, grace } = CLOCKS.blitz;
    const begun = clients[1].table.clocks.seats[0].since;
    expect(clients[1].table.clock).toEqual(CLOCKS.blitz);
    await wait(grace + 10_000);
    const { bank: left, since } = clients[1].table.clocks.seats[0];
    expect(leftAt(left, since, begun + grace + 10_000, grace)).toBe(bank - 10_000);
    await clients[0].submit({ action: "advancePhase" });
    await settle(clients);
    for (const { table } of clients) expect(table.clocks.seats[0].bank).toBe(bank - 10_000 + LAG_MS);
    const asked = clients.findIndex((client) => client.options().length > 0);
    const request = clients[asked].seat.own.ask?.id;
    await wait(bank + grace + LAG_MS);
    await expect.poll(() => clients[asked].seat.own.ask?.id).not.toBe(request);
    await settle(clients);
    expect(clients[1 - asked].table.clocks.seats[asked].bank).toBe(0);
    await leave(clients);
  });

  test("in full, or refused where it is none", async () => {
    const own = { bank: 1_000, grace: 0, increment: 500, away: 2_000 };
    const { clients } = await seated({ clock: own });
    expect(clients[0].table.clock).toEqual(own);
    await leave(clients);
    for (const clock of ["bullet", { bank: -1 }, { bank: 1.5 }, { bank: 10 ** 12 }, { bank: 1, extra: 1 }])
      await expect(seated({ clock: clock as MatchBody["clock"] })).rejects.toThrow("MALFORMED");
  });
});

describe("CrowdControl's Commit, which asks both at once", () => {
  test("the silent one is answered by its default, and nobody takes back what is hidden", async () => {
    const { clients } = await seated({
      ruleset: "crowdcontrol",
      options: {},
      decks: ["rootmoot", "ember-archive"].map((deck) => ({ set: "starter", deck })),
      clock: "blitz",
    });
    const [ada, bob] = clients;
    const begun = ada.table.view.table;
    expect(begun).toMatchObject({ segment: "M1", turn: 1, done: [] });
    expect(await bob.submit({ action: "commit" })).toMatchObject({ ok: true });
    await settle(clients);
    expect(ada.table.view.table).toEqual({ ...begun, done: [1] });
    for (const client of clients)
      expect(await client.takeback("offer")).toMatchObject({ code: "takeback/impossible" });
    const request = ada.seat.own.ask?.id;
    const { bank, grace } = CLOCKS.blitz;
    await wait(bank + grace + LAG_MS);
    await expect.poll(() => ada.seat.own.ask?.id).not.toBe(request);
    await settle(clients);
    // What was revealed is behind them, and the match goes on.
    expect(ada.table.view.table).not.toMatchObject({ segment: "M1", turn: 1 });
    expect(ada.table.clocks.seats.map(({ bank: left }) => left)).toEqual([0, bank]);
    expect(clients.map(({ outcome }) => outcome)).toEqual([undefined, undefined]);
    expect(await bob.takeback("offer")).toMatchObject({ code: "takeback/impossible" });
    await leave(clients);
  });
});

describe("a player whose socket is gone", () => {
  test("is seen to be away, and the other claims the win when its time for that is used up", async () => {
    const { clients } = await seated({ clock: { bank: 10 ** 7, grace: 0, increment: 0, away: 60_000 } });
    await clients[1].leave();
    await expect.poll(() => clients[0].table.sittings[1].connected).toBe(false);
    const { away, awaySince } = clients[0].table.clocks.seats[1];
    expect(away).toBe(60_000);
    await wait(59_000);
    expect(leftAt(away, awaySince, awaySince + 59_000)).toBe(1_000);
    expect(await clients[0].claim(1)).toMatchObject({ ok: false, code: "claim/early" });
    await wait(1_000);
    expect(await clients[0].claim(1)).toMatchObject({ ok: true });
    expect(clients[0].outcome).toEqual({ winners: [0], reason: "left" });
    await leave([clients[0]]);
  });

  test("is shown to be back, with what is left of its time", async () => {
    const { bob, id, clients } = await seated();
    await clients[1].leave();
    await expect.poll(() => clients[0].table.clocks.seats[1].awaySince).toBeGreaterThanOrEqual(0);
    await wait(30_000);
    const back = await bob.join(id);
    await settle([clients[0], back]);
    expect(clients[0].table.clocks.seats[1]).toMatchObject({ away: 150_000, awaySince: -1 });
    await leave([clients[0], back]);
  });
});

describe("players among themselves", () => {
  test("agree on a draw, and take a move back", async () => {
    const { clients } = await seated();
    const [ada, bob] = clients;
    const layable = () => ada.options().find(({ action }) => action.action === "playResource");
    for (let n = 0; n < 40 && layable() === undefined; n++) {
      const one = clients.find((client) => client.options().length > 0) as MatchClient;
      const { kind } = one.seat.own.ask ?? {};
      const answers: Record<string, Data> = {
        turn: { action: "advancePhase" },
        window: { action: "pass" },
        mulligan: { action: "mulligan", choice: false },
      };
      await one.submit(answers[kind as string]);
      await settle(clients);
    }
    const view = bob.table.view;
    expect(await ada.submit(layable()?.action as Data)).toMatchObject({ ok: true });
    expect(await ada.takeback("offer")).toMatchObject({ ok: true });
    await settle(clients);
    expect(bob.table.view).not.toEqual(view);
    expect(bob.table.offer).toEqual({ kind: "takeback", seat: 0 });
    expect(await bob.takeback("accept")).toMatchObject({ ok: true });
    await settle(clients);
    for (const { table } of clients) expect(table.view).toEqual(view);
    expect(ada.table.offer).toBeNull();
    expect(await bob.draw("offer")).toMatchObject({ ok: true });
    await settle(clients);
    expect(await ada.draw("accept")).toMatchObject({ ok: true });
    await expect.poll(() => bob.outcome).toEqual({ winners: [], reason: "draw" });
    await leave(clients);
  });

  test("talk: cleaned, limited, and not to who has muted them", async () => {
    const { clients } = await seated();
    const [ada, bob] = clients;
    const heard: unknown[] = [];
    bob.onChat((line) => heard.push(line));
    expect(await ada.chat({ text: "  Good\n\u202eluck \u0007 " })).toMatchObject({ ok: true });
    expect(await ada.chat({ emote: "hello" })).toMatchObject({ ok: true });
    await settle(clients);
    expect(heard).toEqual([
      { seat: 0, text: "Good luck" },
      { seat: 0, emote: "hello" },
    ]);
    for (const text of ["", " \u200b ", "x".repeat(301)])
      expect(await ada.chat({ text })).toMatchObject({ ok: false, code: "MALFORMED" });
    expect(await bob.mute(0)).toMatchObject({ ok: true });
    await ada.chat({ text: "still there?" });
    await settle(clients);
    expect(heard).toHaveLength(2);
    expect(await bob.mute(0, false)).toMatchObject({ ok: true });
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await ada.chat({ text: "and again" }));
    expect(answers.at(-1)).toMatchObject({ ok: false, code: "limit/rate" });
    await settle(clients);
    expect(heard).toHaveLength(2 + answers.filter(({ ok }) => ok).length);
    await leave(clients);
  });

  test("report a match: the log has it under the incident they are told", async () => {
    const { id, clients } = await seated();
    const answer = await clients[0].report("he stalls");
    expect(answer).toMatchObject({ ok: true, replay: id });
    const { incident } = answer as { incident: string };
    expect(running.logged.filter((line) => line.incident === incident)).toMatchObject([
      { match: id, seat: 0, text: "he stalls" },
    ]);
    // Each is a line of the log: a match has few of them, and what is offered has nothing to do with it.
    const more = [];
    for (let n = 0; n < 10; n++) more.push(await clients[0].report("he stalls"));
    expect(more.filter(({ ok }) => ok)).toHaveLength(4);
    expect(more.at(-1)).toMatchObject({ ok: false, code: "limit/rate" });
    expect(await clients[0].draw("offer")).toMatchObject({ ok: true });
    await leave(clients);
  });
});
