/** A small tournament over real sockets, whose server is killed in the middle of a round. */
import { afterAll, expect, test, vi } from "vitest";
import type { Tournaments } from "../../../shared/client/index.ts";
import type { TournamentInfo } from "../../../shared/protocol/index.ts";
import { startPostgres } from "../../services.ts";
import { ServerProcess } from "../child.ts";
import { ACCOUNT_SECRET, account } from "../lobby/ranked.ts";
import { DECK, Player, until } from "./field.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const places = [
  { kind: "SQLite" },
  ...(postgres ? [{ kind: "PostgreSQL", DATABASE_URL: postgres.url }] : []),
];

const pairsOf = ({ played }: TournamentInfo): string[] =>
  played.flatMap(({ pairings }) => pairings.map(({ sides }) => [...sides].sort().join("-")));

const RULING: Parameters<Tournaments["rule"]>[1] = {
  ...{ round: 1, pairing: 1, winner: "drawn", wins: [0, 0], reason: "Both were right." },
};

/** Until one pairing of the second round has its result, while the others are played still. */
async function halfASecondRound(olga: Tournaments, id: string, hold: (tables: string[]) => void) {
  const first = await until(olga, id, ({ round, next }) => round === 2 || next !== null);
  const how = first.played[0]?.pairings.map(({ result }) => result?.how).sort();
  expect(how).toEqual(["bye", "played", "played"]);
  const { played } = await until(olga, id, ({ round }) => round === 2);
  hold((played[1]?.pairings ?? []).flatMap(({ table }) => table ?? []).slice(1));
  const half = await until(olga, id, (info) => (info.played[1]?.pairings[0]?.result ?? null) !== null);
  expect(half.round).toBe(2);
  return half;
}

/** A judge corrects the first pairing, and nobody else may. */
async function ruled(olga: Tournaments, player: Tournaments, id: string): Promise<void> {
  await expect(player.rule(id, RULING)).rejects.toThrow("tournament/not-judge");
  const { rulings } = await olga.rule(id, RULING);
  expect(rulings).toMatchObject([
    {
      ...{ reason: "Both were right.", judge: { name: "Olga" } },
      ...{ before: { how: "played" }, after: { winner: "drawn" } },
    },
  ]);
}

async function isWhole(olga: Tournaments, over: TournamentInfo): Promise<void> {
  expect(over.played).toHaveLength(3);
  const pairs = pairsOf(over);
  expect(new Set(pairs).size).toBe(pairs.length);
  // A drawn pairing gives two points, each other and each bye three.
  expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(8 * 3 + 2);
  expect(await olga.decks(over.id)).toHaveLength(5);
  const { standings, pairings } = await olga.csv(over.id);
  expect(standings.trim().split("\r\n")).toHaveLength(6);
  expect(pairings.trim().split("\r\n")).toHaveLength(10);
  expect(await olga.news(over.id, over.rev)).toBeUndefined();
}

test.each(places)(
  "on $kind a tournament goes on where it stood, and loses no result",
  async ({ kind: _, ...env }) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const settings = { JWT_SECRET: ACCOUNT_SECRET, WATCH_DELAY_SECONDS: "0" };
    const server = await ServerProcess.prepare({ ...settings, ...env });
    const players: Player[] = [];
    try {
      await server.start();
      const olga = await (await account(server.url, "Olga")).tournaments();
      const { id } = await olga.create({
        ...{ name: "Spring", ruleset: "ucg", format: "swiss", rounds: 3, pauseSeconds: 1 },
      });
      for (let n = 0; n < 5; n++) players.push(await Player.guest(server.url, `P${n}`, n));
      for (const { riposte } of players) await (await riposte.tournaments()).enter(id, DECK);
      expect(await olga.begin(id)).toMatchObject({ state: "playing", entered: 5, round: 1, rounds: 3 });
      let held: readonly string[] = [];
      const playing = players.map((one) => one.play(id, (table) => !held.includes(table)));
      const half = await halfASecondRound(olga, id, (tables) => {
        held = tables;
      });
      await server.end("SIGKILL");
      await server.start();
      const back = await olga.get(id);
      expect([back.played, back.standings]).toEqual([half.played, half.standings]);
      await ruled(olga, await players[0].riposte.tournaments(), id);
      await expect(olga.decks(id)).rejects.toThrow("tournament/lists-closed");
      held = [];
      const over = await until(olga, id, ({ state }) => state === "over");
      await Promise.all(playing);
      expect(over.played[1]?.pairings[0]).toEqual(half.played[1]?.pairings[0]);
      await isWhole(olga, over);
      expect(server.logged(50)).toEqual([]);
    } finally {
      for (const player of players) player.stop();
      await server.remove();
    }
  },
);
