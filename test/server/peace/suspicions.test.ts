/** What rated series make one ask: by its rules, by both databases, by a match, and told to operators alone. */
import { describe, expect, test, vi } from "vitest";
import { type Rivalry, Suspicions, suspect } from "../../../server/peace/suspicions.ts";
import { openStore, type Store } from "../../../server/store/index.ts";
import { Operator } from "../../../shared/client/operator.ts";
import { signedUp } from "../accounts/visitor.ts";
import { answerAll, rankedMatch } from "../lobby/ranked.ts";
import { said } from "../operator.ts";
import { run } from "../running.ts";
import { silent } from "../seated.ts";
import { opened, startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 60_000 });

const { kinds } = await startKinds();

const met = (player: string, opponent: string, won: number, lost: number, others = 0): Rivalry => ({
  ...{ game: "ucg/seed", player, opponent, won, drawn: 0, lost, all: won + lost + others },
});

describe("two who meet again and again", () => {
  const kindsOf = (...rivalries: Rivalry[]) =>
    suspect(rivalries).map(({ kind, players }) => [kind, ...players]);

  test("trade wins where they win by turns and meet hardly anybody else", () => {
    expect(kindsOf(met("a", "b", 6, 4), met("b", "a", 4, 6))).toEqual([["trade", "a", "b"]]);
    expect(kindsOf(met("a", "b", 6, 4, 3), met("b", "a", 4, 6))).toEqual([]);
    expect(kindsOf(met("a", "b", 8, 2), met("b", "a", 2, 8))).toEqual([]);
    expect(kindsOf(met("a", "b", 5, 4), met("b", "a", 4, 5))).toEqual([]);
  });

  test("give wins away where one loses always, and plays nobody else", () => {
    expect(kindsOf(met("a", "b", 0, 5), met("b", "a", 5, 0, 20))).toEqual([["gift", "a", "b"]]);
    expect(kindsOf(met("a", "b", 0, 5, 1))).toEqual([]);
    expect(kindsOf(met("a", "b", 1, 5))).toEqual([]);
    expect(kindsOf(met("a", "b", 0, 4))).toEqual([]);
  });
});

for (const kind of kinds)
  describe(`series on ${kind.kind}`, () => {
    const now = opened(kind);
    const play = async (store: Store, pair: readonly [string, string], scores: readonly (0 | 1)[]) => {
      for (const [n, score] of scores.entries())
        await store.rate(`${pair.join(" ")} ${n}`, now.own("ucg/seed"), pair, score, 99);
    };

    test("tell who trades wins and who gives them away, and not who plays", async () => {
      const { store } = now;
      const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((name) => `i|${now.own(name)}`) as [
        string,
        string,
        string,
        string,
        string,
      ];
      await play(store, [a, b], [1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
      await play(store, [c, d], [0, 0, 0, 0, 0]);
      await play(store, [d, e], [0, 1, 1, 0, 1, 1]);
      const told = (await new Suspicions(store).all()).filter(({ game }) => game === now.own("ucg/seed"));
      expect(told.map(({ kind, players, series }) => [kind, series, ...players.map(({ id }) => id)])).toEqual(
        [
          ["trade", 10, ...[a, b].toSorted()],
          ["gift", 5, c, d],
        ],
      );
    });

    test("played by a program in a player's place are told to operators alone, in the page and by the command", async () => {
      let store: Store | undefined;
      const running = await run({
        env: {
          DATABASE_URL: kind.kind === "SQLite" ? "" : await kind.make(),
          ...{ ACCOUNTS_PER_DAY: "1000", SIGN_INS_PER_MINUTE: "1000", WATCH_DELAY_SECONDS: "0" },
        },
        lingerMs: 1,
        openStore: async (config) => {
          store = await openStore(config, silent);
          return store;
        },
      });
      try {
        const url = running.url.replace("127.0.0.1", "localhost");
        const people = await Promise.all(["Ada", "Bea"].map((name) => signedUp(url, name)));
        const clients = people.map((one) => one.client());
        const { match, table } = await rankedMatch(clients, "ucg");
        const seats = await Promise.all(clients.map((one) => one.join(match)));
        await answerAll(seats, 31);
        await seats[1]?.concede();
        await expect
          .poll(() => store?.table(table), { timeout: 30_000 })
          .toMatchObject({ state: "over", until: null });
        // The queue makes no match of the same two so soon: others that were as quick.
        for (const rival of ["i|x", "i|y"])
          await store?.rate(rival, "ucg/seed", [people[0].player.id, rival], 1, 9, { matches: [match] });
        await said(running, "appoint", people[1].player.id);
        const told = await new Operator(url, people[1].token ?? "").suspicions();
        expect(told).toEqual([
          {
            kind: "quick",
            game: "ucg/seed",
            players: [people[0].player],
            series: 3,
            answer: expect.any(Number),
            address: null,
            accounts: null,
          },
        ]);
        expect((await said(running, "suspicions")).value).toMatchObject({ suspicions: told });
        const stranger = new Operator(url, people[0].token ?? "");
        await expect(stranger.suspicions()).rejects.toMatchObject({ code: "operator/not" });
      } finally {
        await running.stop();
      }
    });

    test("of programs tell nothing: they may do as they like", async () => {
      const { store } = now;
      const pair = ["bot:x", "bot:y"].map((name) => now.own(name)) as [string, string];
      for (let n = 0; n < 6; n++)
        await store.rate(`${pair} ${n}`, `bots/${now.own("ucg/seed")}`, pair, 0, 99);
      const told = await new Suspicions(store).all();
      expect(told.filter(({ game }) => game?.startsWith("bots/"))).toEqual([]);
    });
  });
