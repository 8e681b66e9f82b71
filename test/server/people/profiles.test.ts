/** Profiles over HTTP, of accounts that play over sockets. On both databases. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../../server/store/index.ts";
import { RefusedError, Riposte } from "../../../shared/client/index.ts";
import { signedUp, type Visitor } from "../accounts/visitor.ts";
import { answerAll, rankedMatch } from "../lobby/ranked.ts";
import { type Running, run } from "../running.ts";
import { silent } from "../seated.ts";
import { startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 90_000 });

const { kinds } = await startKinds();
const GAME = "nullshapers";
let running: Running;
let store: Store;
afterEach(() => running.stop());

/** Each as its player, who is known. */
async function people(
  url: string,
  ...names: string[]
): Promise<readonly { who: Visitor; client: Riposte }[]> {
  return Promise.all(
    names.map(async (name) => {
      const who = await signedUp(url, name);
      return { who, client: who.client() };
    }),
  );
}

/** A ranked match that both have played in, won by the first; rated when it resolves. */
async function rankedWin([winner, loser]: readonly Riposte[]): Promise<string> {
  const { match, table } = await rankedMatch([winner, loser], GAME);
  const seats = await Promise.all([winner, loser].map((one) => one.join(match)));
  await answerAll(seats);
  expect(await seats[1].concede()).toMatchObject({ ok: true });
  await Promise.all(seats.map((seat) => seat.leave()));
  await expect
    .poll(async () => store.table(table), { timeout: 60_000 })
    .toMatchObject({ state: "over", until: null });
  return match;
}

/** A match at a table, given up at once by the second, whose replay is for whoever may have it. */
async function tableMatch(
  [first, second]: readonly Riposte[],
  watch: { readonly who: "all" | "link"; readonly replays?: "public" },
): Promise<string> {
  const [host, guest] = [first, second];
  const deck = { set: "starter", deck: "solar-vanguard" };
  const access = watch.who === "all" ? "public" : "private";
  const table = await host.tables.create({
    ruleset: GAME,
    deck,
    access,
    watch: { delay: 0, ...watch },
  });
  await guest.tables.sit(table.id, deck);
  await host.tables.ready(table.id);
  const match = (await guest.tables.ready(table.id)).games[0]?.match ?? "";
  const seat = await guest.join(match);
  expect(await seat.concede()).toMatchObject({ ok: true });
  await seat.leave();
  await expect
    .poll(async () => (await host.tables.get(table.id)).state, {
      timeout: 60_000,
    })
    .toBe("over");
  return match;
}

const refused = (code: string) => expect.objectContaining({ code });

for (const { kind, make } of kinds)
  describe(`a profile on ${kind}`, () => {
    const start = async (env: Record<string, string> = {}): Promise<string> => {
      const database = kind === "SQLite" ? "" : await make();
      const limits = {
        ACCOUNTS_PER_DAY: "1000",
        SIGN_INS_PER_MINUTE: "1000",
        WATCH_DELAY_SECONDS: "0",
      };
      running = await run({
        env: { DATABASE_URL: database, ...limits, ...env },
        lingerMs: 1,
        openStore: async (config) => {
          store = await openStore(config, silent);
          return store;
        },
      });
      return running.url.replace("127.0.0.1", "localhost");
    };

    test("has the rating with its curve and the record by opponent, to whoever asks", async () => {
      const url = await start();
      const [ada, bea] = await people(url, "Ada", "Bea");
      const clients = [ada, bea].map((one) => one.client);
      await rankedWin(clients);
      const stranger = new Riposte(url);
      const profiles = await stranger.profiles();
      const told = await profiles.get("ada");
      expect(told.player.name).toBe("Ada");
      const [rating] = told.ratings;
      expect(rating).toMatchObject({ ruleset: GAME, games: 1, rating: 1662 });
      expect(rating.curve.map((mark) => mark.rating)).toEqual([1662]);
      expect(told.opponents).toMatchObject([
        { player: { name: "Bea" }, ruleset: GAME, won: 1, drawn: 0, lost: 0 },
      ]);
      expect((await profiles.get("Bea")).opponents).toMatchObject([{ won: 0, lost: 1 }]);
      // Who is gone is nobody any more, and the other's record stays.
      expect(await bea.who.call("DELETE", "account")).toEqual({ ok: true });
      await expect(profiles.get("Bea")).rejects.toEqual(refused("profile/not-found"));
      expect((await profiles.get("Ada")).opponents).toMatchObject([{ player: null, won: 1 }]);
    });

    test("shows decks where the player says so, and then none with cards of players' sets", async () => {
      const url = await start();
      const [ada, bea] = await people(url, "Ada", "Bea");
      const [one, other] = [ada.client, bea.client];
      await one.decks.put("mine", { name: "My own", ruleset: GAME, cards: {} });
      await rankedWin([one, other]);
      const [own, profiles] = [await one.profiles(), await other.profiles()];
      expect(await own.shown()).toEqual({ decks: false });
      expect((await profiles.get("Ada")).decks).toBeNull();
      expect((await own.get("Ada")).decks).toBeNull();
      expect(await own.show({ decks: true })).toEqual({ decks: true });
      const { decks } = await profiles.get("Ada");
      expect(decks?.kept).toMatchObject([{ id: "mine", name: "My own", ruleset: GAME }]);
      expect(decks?.record).toMatchObject([{ ruleset: GAME, won: 1, drawn: 0, lost: 0 }]);
      expect(decks?.record[0]?.name).toEqual(expect.any(String));
      const player = (await one.me()).player.id;
      const strange = {
        id: "strange",
        name: "S",
        ruleset: GAME,
        cards: { "p-0123456789abcdef/x": 1 },
        side: {},
      };
      await store.putDeck(player, strange, 9);
      expect((await profiles.get("Ada")).decks?.kept.map(({ id }) => id)).not.toContain("strange");
      await own.show({ decks: false });
      expect((await profiles.get("Ada")).decks).toBeNull();
    });

    test("shows the replays that anybody may find and have, and no other", async () => {
      const url = await start();
      const [ada, bea] = await people(url, "Ada", "Bea");
      const clients = [ada, bea].map((one) => one.client);
      const open = await tableMatch(clients, { who: "all", replays: "public" });
      await tableMatch(clients, { who: "all" });
      await tableMatch(clients, { who: "link", replays: "public" });
      const profiles = await clients[1].profiles();
      expect((await profiles.get("Ada")).replays.map(({ id }) => id)).toEqual([open]);
    });

    test("is found by a name of before, for as long as nobody else may have it", async () => {
      const url = await start({ RENAME_DAYS: "0" });
      const [ada, bea] = await people(url, "Ada", "Bea");
      await ada.who.call("PUT", "account/name", { name: "Lovelace" });
      const profiles = await bea.client.profiles();
      for (const name of ["Ada", "lovelace"]) expect((await profiles.get(name)).player.name).toBe("Lovelace");
      for (const name of ["Nobody", "x".repeat(1_000), "​"])
        await expect(profiles.get(name)).rejects.toBeInstanceOf(RefusedError);
    });

    test("is gone while its name is hidden, and is of accounts of this server alone", async () => {
      const url = await start();
      const [ada, bea] = await people(url, "Ada", "Bea");
      const { id } = (await ada.client.me()).player;
      await store.judge({
        operator: "o",
        act: "hide-name",
        player: id,
        why: "rude",
        ms: undefined,
      });
      const profiles = await bea.client.profiles();
      await expect
        .poll(() => profiles.get("Ada").catch(({ code }) => code), {
          timeout: 30_000,
        })
        .toBe("profile/not-found");
      await ada.who.call("PUT", "account/name", { name: "Grace" });
      expect((await profiles.get("Grace")).player.name).toBe("Grace");
      const guest = new Riposte(url);
      await guest.session("Gus");
      const theirs = await guest.profiles();
      await expect(theirs.show({ decks: true })).rejects.toEqual(refused("account/not-own"));
      await expect(theirs.get("Gus")).rejects.toEqual(refused("profile/not-found"));
    });

    test("goes with the data that a player takes along, and with the account", async () => {
      const url = await start();
      const [ada] = await people(url, "Ada");
      const { id } = (await ada.client.me()).player;
      await (await ada.client.profiles()).show({ decks: true });
      await store.rate("t", "ucg/seed", [id, "i|b"], 1, 9, { decks: ["Mine", null] });
      expect(await store.playerData(id)).toMatchObject({
        profile: { decks: 1 },
        history: [
          {
            place: "t",
            game: "ucg/seed",
            opponent: "i|b",
            result: "won",
            deck: "Mine",
          },
        ],
      });
      expect(await ada.who.call("DELETE", "account")).toEqual({ ok: true });
      expect(await store.playerData(id)).toMatchObject({
        profile: null,
        history: [],
        ratings: [],
      });
    });
  });
