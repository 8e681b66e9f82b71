import { matchMaker, type Room } from "@colyseus/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MatchClient, sampleIntent } from "../../../shared/client/index.ts";
import {
  fold,
  narrow,
  options,
  type Picture,
  pictureOf,
  requests,
  sample,
  type ViewEvent,
  viewOf,
} from "../../../shared/kernel/index.ts";
import { joinAnswer, present, type Table } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { intent as ucgIntent } from "../../scenarios/ucg/wire.ts";
import { type Running, run, Shadow, table } from "../running.ts";

const SEED = "5eed".repeat(16);

let running: Running;
beforeAll(async () => {
  running = await run({ seeds: () => SEED });
});
afterAll(() => running.stop());

/** What the seat was told, folded over what it saw first. */
class Follower {
  readonly picture: Picture;
  readonly bugs: string[] = [];
  #next: number;

  constructor(client: MatchClient) {
    const { table: all, seat, welcome } = client;
    this.picture = pictureOf({ public: all.view, own: seat.own });
    this.#next = welcome.head + 1;
    client.onBug((bug) => this.bugs.push(bug));
    client.onEvents((events) => {
      for (const event of events) this.#fold(event);
    });
  }

  #fold(event: ViewEvent): void {
    if (event.n !== this.#next++) this.bugs.push(`event ${event.n} is not ${this.#next - 1}`);
    fold(this.picture, event);
  }
}

/** Everything both seats were told is what the kernel says, byte for byte where it matters. */
function expectExact(clients: readonly MatchClient[], followers: readonly Follower[], shadow: Shadow): void {
  clients.forEach((client, seat) => {
    const { match } = shadow;
    const view = viewOf(match, seat);
    expect(client.table.view).toEqual(view.public);
    expect(client.seat.own).toEqual(view.own);
    expect(followers[seat].picture).toEqual(pictureOf(view));
    const offered = options(match, seat).map((action) => {
      const next = narrow(match, seat, action);
      return { action, next: next === "complete" ? null : next };
    });
    expect(client.options()).toEqual(offered);
    expect(followers[seat].bugs).toEqual([]);
  });
}

/** The room in which a seat is kept. */
async function roomOf(match: string, token: string): Promise<Room> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const url = `${running.url}/api/matches/${match}/join`;
  const answer = await fetch(url, { method: "POST", headers, body: "{}" });
  return matchMaker.getLocalRoomById(joinAnswer.parse(await answer.json()).reservation.roomId);
}

describe("a match over sockets", () => {
  test("is played to a winner, and both seats see exactly what the kernel says after every intent", async () => {
    const { ada, bob, match } = await table(running.url);
    const clients = [await ada.join(match.id), await bob.join(match.id)];
    const followers = clients.map((client) => new Follower(client));
    const shadow = new Shadow(SEED);
    const random = dice(11);
    expectExact(clients, followers, shadow);
    let played = 0;
    while (clients[0].table.view.over === null) {
      const seat = clients.findIndex((client) => client.options().length > 0);
      const intent = await sampleIntent(clients[seat], random);
      if (intent === undefined) throw new Error("nothing offered can be completed");
      expect(ucgIntent.safeParse(intent).error, JSON.stringify(intent)).toBeUndefined();
      const answer = await clients[seat].submit(intent);
      expect(answer).toMatchObject({ ok: true });
      shadow.play(seat, intent);
      // What the other seat is told is on its way on another socket: ask it something, and it has come.
      await clients[1 - seat].narrow({ action: "pass", request: 0 });
      expectExact(clients, followers, shadow);
      played++;
    }
    expect(played).toBeGreaterThan(50);
    const { over } = clients[1].table.view;
    expect(over?.winners).toHaveLength(1);
    expect(await ada.match(match.id)).toMatchObject({ status: "over", outcome: { winners: over?.winners } });
    expect(await clients[0].submit({ action: "pass", request: 1 })).toMatchObject({
      ok: false,
      code: "MATCH_OVER",
    });
    await Promise.all(clients.map((client) => client.leave()));
  });

  test("lays its table for the first who comes, with all that happened before", async () => {
    const { ada, bob, match, tokens } = await table(running.url);
    const host = present(running.server.hosts?.find(match.id), "the host");
    const room = await roomOf(match.id, tokens[0]);
    expect(room.state).toBeUndefined();
    const shadow = new Shadow(SEED);
    const random = dice(7);
    for (let n = 0; n < 12; n++) {
      const seat = requests(shadow.match)[0].seat;
      const intent = present(sample(shadow.match, seat, random), "an intent");
      expect(await host.intent(seat, { id: `${n}`, intent })).toMatchObject({ ok: true });
      shadow.play(seat, intent);
    }
    expect(room.state).toBeUndefined();
    const clients = await Promise.all([ada.join(match.id), bob.join(match.id)]);
    const followers = clients.map((client) => new Follower(client));
    expectExact(clients, followers, shadow);
    expect(room.state).toMatchObject({ rev: clients[1].table.rev });
    const seat = clients.findIndex((client) => client.options().length > 0);
    const intent = present(await sampleIntent(clients[seat], random), "an intent");
    expect(await clients[seat].submit(intent)).toMatchObject({ ok: true });
    shadow.play(seat, intent);
    await expect.poll(() => clients[1 - seat].table.view).toEqual(viewOf(shadow.match, 0).public);
    expectExact(clients, followers, shadow);
    await Promise.all(clients.map((client) => client.leave()));
  });

  test("clears its table when the last has left, and lays it for who comes back with what was offered", async () => {
    const { ada, bob, match, tokens } = await table(running.url);
    const sit = () => Promise.all([ada.join(match.id), bob.join(match.id)]);
    const before = await sit();
    expect(await before[0].draw("offer")).toMatchObject({ ok: true });
    const { table: left } = before[0];
    const room = (await roomOf(match.id, tokens[0])) as Room<{ state: Table }>;
    await before[0].leave();
    await before[1].narrow({ action: "pass", request: 0 });
    expect(room.state.zones.size).toBeGreaterThan(0);
    await before[1].leave();
    await expect.poll(() => room.state.zones.size).toBe(0);
    const clients = await sit();
    await clients[0].narrow({ action: "pass", request: 0 });
    const followers = clients.map((client) => new Follower(client));
    const shadow = new Shadow(SEED);
    expectExact(clients, followers, shadow);
    expect(clients[0].table).toMatchObject({ offer: { kind: "draw", seat: 0 }, sittings: left.sittings });
    expect(await clients[1].draw("accept")).toMatchObject({ ok: true });
    expect(clients[0].table.view.over).toEqual({ winners: [], reason: "draw" });
    await Promise.all(clients.map((client) => client.leave()));
  });

  test("shows everybody who is there", async () => {
    const { ada, bob, match } = await table(running.url);
    const first = await ada.join(match.id);
    expect(first.table.sittings.map(({ name, connected }) => [name, connected])).toEqual([
      ["Ada", true],
      ["Bob", false],
    ]);
    const second = await bob.join(match.id);
    await first.narrow({ action: "pass", request: 0 });
    expect(first.table.sittings[1].connected).toBe(true);
    await second.leave();
    await expect.poll(() => first.table.sittings[1].connected).toBe(false);
    expect((await ada.match(match.id)).seats.map(({ connected }) => connected)).toEqual([true, false]);
    await first.leave();
  });

  test("can be conceded at any moment, asked or not", async () => {
    const { ada, bob, match } = await table(running.url);
    const clients = [await ada.join(match.id), await bob.join(match.id)];
    const idle = clients.findIndex((client) => client.options().length === 0);
    expect(await clients[idle].concede()).toMatchObject({ ok: true });
    expect(clients[idle].table.view.over).toEqual({ winners: [1 - idle], reason: "left" });
    expect(await clients[idle].concede()).toMatchObject({ ok: false, code: "MATCH_OVER" });
    await Promise.all(clients.map((client) => client.leave()));
  });

  test("tells who listens late all that was told since he asked, and nothing twice", async () => {
    const { ada, bob, match } = await table(running.url);
    const players = [await ada.join(match.id, 0), await bob.join(match.id)];
    const random = dice(4);
    for (let n = 0; n < 10; n++) {
      const player = players.find((client) => client.options().length > 0) as MatchClient;
      await player.submit((await sampleIntent(player, random)) ?? {});
      await players[1 - players.indexOf(player)].narrow({ action: "pass", request: 0 });
    }
    const heard: number[] = [];
    players[0].onEvents((events) => heard.push(...events.map(({ n }) => n)));
    expect(heard).toEqual(Array.from({ length: players[0].lastEvent }, (_, at) => at + 1));
    players[0].onEvents(() => heard.push(0));
    expect(heard).not.toContain(0);
    await Promise.all(players.map((client) => client.leave()));
  });

  test("tells a client that comes back what it missed, once", async () => {
    const { ada, bob, match } = await table(running.url);
    const away = await ada.join(match.id);
    const there = await bob.join(match.id);
    const heard: number[] = [];
    away.onEvents((events) => heard.push(...events.map(({ n }) => n)));
    const since = away.lastEvent;
    await away.leave();
    const players = [await ada.join(match.id), there];
    const random = dice(4);
    for (let n = 0; n < 30; n++) {
      const player = players.find((client) => client.options().length > 0) as MatchClient;
      await player.submit((await sampleIntent(player, random)) ?? {});
      await players[1 - players.indexOf(player)].narrow({ action: "pass", request: 0 });
    }
    const head = players[0].lastEvent;
    const back = await ada.join(match.id, since);
    await expect.poll(() => back.lastEvent).toBe(head);
    expect(back.table).toEqual(there.table);
    expect(back.seat.own).toEqual(players[0].seat.own);
    await Promise.all([back, there].map((client) => client.leave()));
  });
});
