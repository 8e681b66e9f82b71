/** Ladders and seasons: placement, ratings that rest, and who stood where. On both databases. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { rested } from "../../../server/lobby/ratings.ts";
import { openStore, type Store } from "../../../server/store/index.ts";
import { type LadderInfo, ladderAnswer, laddersAnswer } from "../../../shared/protocol/index.ts";
import { signedUp, type Visitor } from "../accounts/visitor.ts";
import { type Running, run } from "../running.ts";
import { silent } from "../seated.ts";
import { startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 90_000 });

const { kinds } = await startKinds();
const DAY_MS = 24 * 60 * 60_000;

describe("a rating", () => {
  test("is less sure after each week without a series, never less than a newcomer's, and as high", () => {
    const own = { rating: 1700, rd: 60, vol: 0.06, games: 9 };
    expect(rested(own, 0)).toEqual(own);
    // Glickman 2013, step 6: the root of the sum of the squares of deviation and volatility, on its own scale.
    expect(rested(own, 7 * DAY_MS).rd).toBeCloseTo(Math.hypot(60, 173.7178 * 0.06), 6);
    expect(rested(own, 70 * DAY_MS).rd).toBeCloseTo(Math.hypot(60, Math.sqrt(10) * 173.7178 * 0.06), 6);
    expect(rested(own, 100_000 * DAY_MS)).toEqual({ ...own, rd: 350 });
    expect(rested(rested(own, DAY_MS), DAY_MS).rd).toBeCloseTo(rested(own, 2 * DAY_MS).rd, 9);
  });
});

for (const { kind, make } of kinds)
  describe(`ladders on ${kind}`, () => {
    let running: Running;
    let store: Store;
    let counted = 0;
    afterEach(() => running.stop());

    /** @param firstMs how long the first season lasts, where it is not as long as all */
    const start = async (env: Record<string, string> = {}, firstMs?: number) => {
      const database = kind === "SQLite" ? "" : await make();
      const limits = { ACCOUNTS_PER_DAY: "1000", SIGN_INS_PER_MINUTE: "1000", PLACEMENT_MATCHES: "2" };
      running = await run({
        env: { DATABASE_URL: database, ...limits, ...env },
        openStore: async (config) => {
          store = await openStore(config, silent);
          if (firstMs !== undefined) await store.turnSeason(firstMs, 2, 9);
          const { standingsSince } = store;
          return {
            ...store,
            standingsSince: (...asked: Parameters<typeof standingsSince>) => {
              counted++;
              return standingsSince(...asked);
            },
          };
        },
      });
      const url = running.url.replace("127.0.0.1", "localhost");
      const { profiles } = (await (await fetch(`${url}/api/rulesets`)).json()).rulesets.find(
        ({ id }: { id: string }) => id === "nullshapers",
      );
      const path = `nullshapers/${profiles[0]}`;
      // What is played before it begins is of no season.
      const seasons = env.SEASON_DAYS === "0" ? 0 : 1;
      await expect.poll(async () => (await store.seasons()).length, { timeout: 30_000 }).toBe(seasons);
      const people = await Promise.all(["Ada", "Bea", "Cea"].map((name) => signedUp(url, name)));
      const ladder = async (who: Visitor, query = ""): Promise<LadderInfo> => {
        const { ok: _, ...told } = ladderAnswer.parse(await who.call("GET", `ladders/${path}${query}`));
        return told;
      };
      const all = async (query = "") =>
        laddersAnswer.parse(await (await fetch(`${url}/api/ladders${query}`)).json());
      let places = 0;
      const win = (winner: Visitor, loser: Visitor, game = path) =>
        store.rate(`place ${++places}`, game, [winner.player.id, loser.player.id], 1, 99);
      return { people, ladder, all, win, path };
    };

    test("are counted for many who ask at once a few times", async () => {
      const { people, ladder } = await start();
      await Promise.all(Array.from({ length: 40 }, () => ladder(people[0])));
      expect(counted).toBeGreaterThan(0);
      expect(counted).toBeLessThan(20);
    });

    test("have who played enough in the season, by what is sure, and tell who asks what he lacks", async () => {
      const { people, ladder, all, win } = await start();
      const [ada, bea, cea] = people;
      expect(await all()).toMatchObject({ placement: 2, ladders: [], seasons: [{ n: 1 }] });
      await win(ada, bea);
      expect(await ladder(ada)).toMatchObject({ season: 1, rows: [], you: { played: 1, rating: 1662 } });
      await win(ada, cea);
      await win(cea, bea);
      await expect
        .poll(() => ladder(bea))
        .toMatchObject({
          rows: [
            { place: 1, player: { name: "Ada" }, won: 2, drawn: 0, lost: 0 },
            { place: 2, player: { name: "Cea" }, won: 1, lost: 1 },
            { place: 3, player: { name: "Bea" }, won: 0, lost: 2 },
          ],
          you: { played: 2 },
        });
      expect((await all()).ladders).toMatchObject([{ ruleset: "nullshapers" }]);
      expect(await cea.call("GET", "ladders/nullshapers/none")).toMatchObject({ code: "ruleset/not-found" });
    });

    test("begin anew with each season, and keep who stood where", async () => {
      const { people, ladder, all, win, path } = await start({}, 8_000);
      const [ada, bea] = people;
      await win(ada, bea);
      await win(ada, bea);
      await expect.poll(async () => (await all()).seasons.length, { timeout: 60_000 }).toBe(2);
      expect(await store.turnSeason(DAY_MS, 2, 9)).toBe(false);
      const { until } = (await store.seasons())[0] ?? { until: 0 };
      expect(until).toBeGreaterThan(Date.now() + 80 * DAY_MS);
      await win(ada, bea);
      expect(await ladder(ada)).toMatchObject({ season: 2, rows: [], you: { played: 1 } });
      expect((await ladder(ada, "?season=1")).rows).toMatchObject([
        { place: 1, player: { name: "Ada" }, won: 2 },
        { place: 2, player: { name: "Bea" }, lost: 2 },
      ]);
      // In the season of now nobody plays it: it is told of still.
      await win(ada, bea, "nullshapers/of before");
      expect((await all("?season=1")).ladders.map(({ profile }) => `nullshapers/${profile}`)).toEqual([path]);
      expect((await all()).ladders).toHaveLength(2);
      expect(await ada.call("GET", "ladders?season=7")).toMatchObject({ code: "season/not-found" });
      expect(await ada.call("GET", `ladders/${path}?season=7`)).toMatchObject({ code: "season/not-found" });
      expect(await ada.call("GET", `ladders/${path}?season=x`)).toMatchObject({ code: "season/not-found" });
      expect(await store.playerData(bea.player.id)).toMatchObject({ seasons: [{ season: 1, place: 2 }] });
      expect(await bea.call("DELETE", "account")).toEqual({ ok: true });
      expect((await ladder(ada, "?season=1")).rows).toMatchObject([{ place: 1 }, { place: 2, player: null }]);
    });

    test("of an edition that is here no more are told for as long as their season", async () => {
      const { people, all, win } = await start();
      const [ada, bea] = people;
      await win(ada, bea, "nullshapers/of before");
      await win(ada, bea, "nullshapers/of before");
      expect((await all()).ladders).toEqual([{ ruleset: "nullshapers", profile: "of before" }]);
      expect(await ada.call("GET", "ladders/nullshapers/of%20before")).toMatchObject({
        rows: [{ player: { name: "Ada" } }, { player: { name: "Bea" } }],
      });
    });

    test("count all that was ever played where there are no seasons", async () => {
      const { people, ladder, all, win } = await start({ SEASON_DAYS: "0" });
      const [ada, bea] = people;
      await win(ada, bea);
      await win(ada, bea);
      expect((await all()).seasons).toEqual([]);
      expect(await ladder(ada)).toMatchObject({ season: null, rows: [{ place: 1 }, { place: 2 }] });
    });
  });
