/** Rated series that an operator takes back: by the store, over HTTP, by the real command. On both databases. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../../server/store/index.ts";
import { Operator } from "../../../shared/client/operator.ts";
import { meAnswer } from "../../../shared/protocol/index.ts";
import { signedUp } from "../accounts/visitor.ts";
import { answerAll, rankedMatch } from "../lobby/ranked.ts";
import { said } from "../operator.ts";
import { type Running, run } from "../running.ts";
import { silent } from "../seated.ts";
import { opened, startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 90_000 });

const { kinds } = await startKinds();
const GAME = "ucg/seed";

/** Who won against whom, one series after the other, at tables called by their place in the list. */
const PLAYED: readonly (readonly [string, string])[] = [
  ["a", "b"],
  ["a", "c"],
  ["b", "c"],
  ["c", "a"],
  ["b", "a"],
  ["d", "c"],
];

for (const kind of kinds)
  describe(`a ladder on ${kind.kind}`, () => {
    const now = opened(kind);
    /** @param left the series that is not played */
    const play = async (store: Store, game: string, left = -1) => {
      for (const [at, pair] of PLAYED.entries())
        if (at !== left) await store.rate(`${game} ${at}`, game, [now.own(pair[0]), now.own(pair[1])], 1, 99);
    };
    const ladder = async (store: Store, game: string) =>
      (await store.leaders(game, 9)).map(({ player, rating, rd, games }) => ({
        ...{ player, games },
        ...{ rating: rating.toFixed(1), rd: rd.toFixed(1) },
      }));
    const curves = async (store: Store, game: string) =>
      Promise.all(
        ["a", "b", "c", "d"].map(async (player) =>
          (await store.marksOf(now.own(player), 99))
            .filter((mark) => mark.game === game)
            .map(({ rating }) => rating.toFixed(1)),
        ),
      );
    const tableOf = (id: string, ...players: string[]) =>
      // What is looked at of it: its id, and who sits there.
      ({ id, seats: players.map((player) => ({ player })) }) as unknown as Parameters<Store["voidSeries"]>[0];

    test.each([0, 2, 5])("is as if series %i had not been, and nobody else's is touched", async (gone) => {
      const { store } = now;
      const [whole, without, other] = ["whole", "without", "other"].map((name) => `${GAME}${now.own(name)}`);
      await play(store, whole ?? "");
      await play(store, without ?? "", gone);
      await play(store, other ?? "");
      const untouched = await ladder(store, other ?? "");
      expect(await ladder(store, whole ?? "")).not.toEqual(await ladder(store, without ?? ""));
      const [winner = "", loser = ""] = PLAYED[gone] ?? [];
      const table = tableOf(`${whole} ${gone}`, now.own(winner), now.own(loser));
      await store.voidSeries(table, `m${whole}`, "olga", "fixed");
      expect(await ladder(store, whole ?? "")).toEqual(await ladder(store, without ?? ""));
      expect(await curves(store, whole ?? "")).toEqual(await curves(store, without ?? ""));
      expect(await ladder(store, other ?? "")).toEqual(untouched);
      expect(await store.isVoid(`m${whole}`)).toBe(true);
    });

    test("counts nothing of a series that was voided before it was rated", async () => {
      const { store } = now;
      const game = `${GAME}${now.own("early")}`;
      const [a, b] = [now.own("a"), now.own("b")];
      await store.voidSeries(tableOf(`${game} t`, a, b), `m${game}`, "olga", "fixed");
      await store.rate(`${game} t`, game, [a, b], 1, 9);
      expect(await ladder(store, game)).toEqual([]);
    });
  });

describe.each(kinds)("a rated match on $kind", ({ kind, make }) => {
  let running: Running;
  let store: Store;
  afterEach(() => running.stop());

  test("is taken back by the page and the command, once, and both players are told", async () => {
    const DATABASE_URL = kind === "SQLite" ? "" : await make();
    const limits = { ACCOUNTS_PER_DAY: "1000", SIGN_INS_PER_MINUTE: "1000", WATCH_DELAY_SECONDS: "0" };
    running = await run({
      env: { DATABASE_URL, ...limits },
      lingerMs: 1,
      openStore: async (config) => {
        store = await openStore(config, silent);
        return store;
      },
    });
    const url = running.url.replace("127.0.0.1", "localhost");
    const people = await Promise.all(["Ada", "Bea", "Olga"].map((name) => signedUp(url, name)));
    const [ada, bea, olga] = people;
    const clients = [ada, bea].map((one) => one.client());
    const { match, table } = await rankedMatch(clients, "nullshapers");
    const seats = await Promise.all(clients.map((one) => one.join(match)));
    await answerAll(seats);
    await seats[1]?.concede();
    await expect
      .poll(() => store.table(table), { timeout: 60_000 })
      .toMatchObject({ state: "over", until: null });
    expect((await (await ada.client().profiles()).get("Ada")).ratings).toMatchObject([{ games: 1 }]);

    await said(running, "appoint", olga.player.id);
    const operator = new Operator(url, olga.token ?? "");
    await expect(operator.voidMatch("nothing", "fixed")).rejects.toMatchObject({ code: "match/not-found" });
    await expect(new Operator(url, ada.token ?? "").voidMatch(match, "x")).rejects.toMatchObject({
      code: "operator/not",
    });
    await operator.voidMatch(match, "fixed");
    expect(await said(running, "void", match, "fixed")).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^match\/void/),
    });
    const profile = await (await ada.client().profiles()).get("Ada");
    expect(profile).toMatchObject({ ratings: [], opponents: [] });
    for (const one of [ada, bea]) {
      const { notices } = meAnswer.parse(await one.call("GET", "me"));
      expect(notices).toMatchObject([{ act: "void", why: "fixed" }]);
    }
    const log = await operator.log();
    expect(log.filter(({ act }) => act === "void")).toMatchObject(
      [1, 2].map(() => ({ subject: match, operator: olga.player.id, why: "fixed" })),
    );

    const own = await ada.client().tables.create({
      ruleset: "nullshapers",
      deck: { set: "starter", deck: "solar-vanguard" },
    });
    await bea.client().tables.sit(own.id, { set: "starter", deck: "solar-vanguard" });
    await ada.client().tables.ready(own.id);
    const unrated = (await bea.client().tables.ready(own.id)).games[0]?.match ?? "";
    expect(await said(running, "void", unrated, "fixed")).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^match\/not-rated/),
    });
  });
});
