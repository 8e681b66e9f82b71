/** Tournaments over HTTP: who may do what, and rounds whose time is over. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tournaments } from "../../../shared/client/index.ts";
import { ACCOUNT_SECRET, account } from "../lobby/ranked.ts";
import { type Running, run } from "../running.ts";
import { DECK, Player, until } from "./field.ts";

let running: Running;
let olga: Tournaments;
beforeAll(async () => {
  const env = { JWT_SECRET: ACCOUNT_SECRET, WATCH_DELAY_SECONDS: "0", TOURNAMENTS_PER_PLAYER: "2" };
  running = await run({ env: { ...env, TOURNAMENT_PLAYERS: "40", TOURNAMENTS_PER_DAY: "4" } });
  olga = await (await account(running.url, "Olga")).tournaments();
});
afterAll(() => running.stop());

const guest = (n: number) => Player.guest(running.url, `P${n}`, n);

test("is made by an account alone, as many as it may, and as one can be", async () => {
  const body = { name: "Spring", ruleset: "ucg", format: "swiss" } as const;
  const one = await (await guest(1)).riposte.tournaments();
  await expect(one.create(body)).rejects.toThrow("auth/account");
  await expect(olga.create({ ...body, players: 41 })).rejects.toThrow("tournament/invalid");
  await expect(olga.create({ ...body, format: "round-robin", players: 33 })).rejects.toThrow(
    "tournament/invalid",
  );
  await expect(olga.create({ ...body, format: "single", rounds: 3 })).rejects.toThrow("tournament/invalid");
  await expect(olga.create({ ...body, ruleset: "chess" })).rejects.toThrow("ruleset/not-found");
  await expect(olga.get("nowhere")).rejects.toThrow("tournament/not-found");
  const { id } = await olga.create(body);
  await expect(one.enter(id, { cards: { dave: 1 } })).rejects.toThrow("deck/invalid");
  await expect(one.begin(id)).rejects.toThrow("tournament/not-organiser");
  await expect(one.remove(id, "g:1", "I want to.")).rejects.toThrow("tournament/not-judge");
  expect(await one.enter(id, DECK)).toMatchObject({ entered: 1, you: { entrant: 0, judge: false } });
  expect(await one.leave(id)).toMatchObject({ entered: 0, you: { entrant: null } });
  await olga.create(body);
  await expect(olga.create(body)).rejects.toThrow("limit/tournaments");
  for (const row of await olga.list())
    expect(await olga.cancel(row.id)).toMatchObject({ state: "cancelled" });
});

test("goes on without those who do not come, and begins at its moment by itself", async () => {
  const { id } = await olga.create({
    ...{ name: "Late", ruleset: "ucg", format: "single", bestOf: 3, lists: "open" },
    ...{ roundSeconds: 10, pauseSeconds: 0, starts: Date.now() + 1_000 },
  });
  const players = [await guest(3), await guest(4)];
  for (const { riposte } of players) await (await riposte.tournaments()).enter(id, DECK);
  await expect(olga.decks(id)).rejects.toThrow("tournament/lists-closed");
  await until(olga, id, ({ state }) => state === "playing");
  expect(await olga.decks(id)).toHaveLength(2);
  const over = await until(olga, id, ({ state }) => state === "over");
  // Nobody came: the better seed goes on.
  expect(over.played).toMatchObject([{ pairings: [{ result: { winner: 0, how: "no-show" } }] }]);
  expect(over.standings[0]?.entrant).toBe(0);
  const { tables } = await players[0].riposte.me();
  expect(tables).toEqual([]);
});
