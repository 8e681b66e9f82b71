/** Following, blocking, and challenging over HTTP. On both databases. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../../server/store/index.ts";
import { Riposte } from "../../../shared/client/index.ts";
import { signedUp, type Visitor } from "../accounts/visitor.ts";
import { answerAll } from "../lobby/ranked.ts";
import { type Running, run } from "../running.ts";
import { silent } from "../seated.ts";
import { startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 90_000 });

const { kinds } = await startKinds();
const DECK = { set: "starter", deck: "solar-vanguard" };
const WISH = { ruleset: "nullshapers", deck: DECK };
let running: Running;
let store: Store;
afterEach(() => running.stop());

const refused = (code: string) => expect.objectContaining({ code });
const profiles = (who: Visitor) => who.client().profiles();

for (const { kind, make } of kinds)
  describe(`players among each other on ${kind}`, () => {
    const start = async (env: Record<string, string> = {}): Promise<readonly Visitor[]> => {
      const DATABASE_URL = kind === "SQLite" ? "" : await make();
      const limits = { ACCOUNTS_PER_DAY: "1000", SIGN_INS_PER_MINUTE: "1000", WATCH_DELAY_SECONDS: "0" };
      running = await run({
        env: { DATABASE_URL, ...limits, ...env },
        lingerMs: 1,
        openStore: async (config) => {
          store = await openStore(config, silent);
          return store;
        },
      });
      const url = running.url.replace("127.0.0.1", "localhost");
      return Promise.all(["Ada", "Bea", "Cea"].map((name) => signedUp(url, name)));
    };

    test("follow each other, see what is played, and nobody is told", async () => {
      const [ada, bea, cea] = await start({ FOLLOWS_PER_PLAYER: "1" });
      const his = await profiles(ada);
      await his.bind("Bea", "follow");
      expect(await his.bonds()).toMatchObject({ following: [{ player: { name: "Bea" }, match: null }] });
      expect(await (await profiles(bea)).bonds()).toEqual({ following: [], blocked: [] });
      await expect(his.bind("Cea", "follow")).rejects.toEqual(refused("limit/follows"));
      await expect(his.bind("Nobody", "follow")).rejects.toEqual(refused("profile/not-found"));
      await expect(his.bind("Ada", "follow")).rejects.toEqual(refused("player/unavailable"));
      const table = await bea.client().tables.create({ ...WISH, watch: { who: "all" } });
      await cea.client().tables.sit(table.id, DECK);
      await bea.client().tables.ready(table.id);
      const match = (await cea.client().tables.ready(table.id)).games[0]?.match;
      expect((await his.bonds()).following).toMatchObject([{ match }]);
      await his.bind("Bea", null);
      expect(await his.bonds()).toEqual({ following: [], blocked: [] });
      const guest = new Riposte(running.url);
      await guest.session("Gus");
      await expect((await guest.profiles()).bind("Ada", "follow")).rejects.toEqual(
        refused("account/not-own"),
      );
    });

    test("challenge each other: a table that is kept for the one who is asked", async () => {
      const [ada, bea, cea] = await start();
      const table = await (await profiles(ada)).challenge("Bea", { ...WISH, clock: "blitz", bestOf: 3 });
      const asked = () => profiles(bea).then((one) => one.challenges());
      expect(await asked()).toMatchObject([
        { table: table.id, from: { name: "Ada" }, ruleset: "nullshapers", bestOf: 3, rated: false },
      ]);
      expect(await (await profiles(cea)).challenges()).toEqual([]);
      await expect(cea.client().tables.sit(table.id, DECK)).rejects.toEqual(refused("table/asked"));
      await expect((await profiles(cea)).decline(table.id)).rejects.toEqual(refused("challenge/not-found"));
      await bea.client().tables.sit(table.id, DECK);
      expect(await asked()).toEqual([]);
      const again = await (await profiles(ada)).challenge("Bea", WISH);
      await (await profiles(bea)).decline(again.id);
      expect(await asked()).toEqual([]);
      expect(await ada.client().tables.get(again.id)).toMatchObject({
        state: "closed",
        why: "challenge/declined",
      });
      expect(await store.playerData(ada.player.id)).toMatchObject({ bonds: [] });
    });

    test("do it in so many, for so long, and not for ratings where that is not wanted", async () => {
      const [ada] = await start({ CHALLENGES_PER_PLAYER: "1", RATED_CHALLENGES: "false" });
      const his = await profiles(ada);
      await expect(his.challenge("Bea", { ...WISH, rated: true })).rejects.toEqual(
        refused("challenge/unrated"),
      );
      await his.challenge("Bea", WISH);
      await expect(his.challenge("Cea", WISH)).rejects.toEqual(refused("limit/challenges"));
      await expect(his.challenge("Ada", WISH)).rejects.toEqual(refused("player/unavailable"));
      await store.addChallenge("x", "g:x", "g:y", -1);
      expect(await store.challengesOf("g:y")).toEqual([]);
    });

    test("play a challenge for ratings, once it is wanted", async () => {
      const [ada, bea] = await start();
      const table = await (await profiles(ada)).challenge("Bea", { ...WISH, rated: true });
      expect(table).toMatchObject({ rated: true, access: "private", clock: { bank: expect.any(Number) } });
      const both = [ada.client(), bea.client()];
      await both[1].tables.sit(table.id, DECK);
      await both[0].tables.ready(table.id);
      const match = (await both[1].tables.ready(table.id)).games[0]?.match ?? "";
      const seats = await Promise.all(both.map((one) => one.join(match)));
      await answerAll(seats);
      await seats[1].concede();
      await expect
        .poll(async () => (await (await profiles(ada)).get("Ada")).ratings, { timeout: 60_000 })
        .toMatchObject([{ games: 1, rating: 1662 }]);
    });

    test("have their peace from whom they block, who is not told more than of somebody who is away", async () => {
      const [ada, bea, cea] = await start({ BLOCKS_PER_PLAYER: "1" });
      const hers = await profiles(bea);
      await (await profiles(ada)).bind("Bea", "follow");
      await hers.bind("Ada", "block");
      expect((await (await profiles(ada)).bonds()).following).toEqual([]);
      expect((await hers.bonds()).blocked).toMatchObject([{ name: "Ada" }]);
      await expect(hers.bind("Cea", "block")).rejects.toEqual(refused("limit/blocks"));
      const blocked = (await profiles(ada)).challenge("Bea", WISH);
      const told = await blocked.catch((error: object) => JSON.stringify(error));
      await store.judge({ operator: "o", act: "ban", player: cea.player.id, why: "x", ms: undefined });
      await expect
        .poll(async () =>
          (await profiles(ada)).challenge("Cea", WISH).catch((error: object) => JSON.stringify(error)),
        )
        .toBe(told);
      expect(told).toContain("player/unavailable");
      await expect(hers.challenge("Ada", WISH)).rejects.toEqual(refused("player/unavailable"));
      const table = await bea.client().tables.create(WISH);
      await expect(ada.client().tables.sit(table.id, DECK)).rejects.toEqual(refused("player/unavailable"));
      await hers.bind("Ada", null);
      await ada.client().tables.sit(table.id, DECK);
      expect(await bea.call("DELETE", "account")).toMatchObject({ ok: true });
      expect(await store.bondsOf(bea.player.id)).toEqual([]);
    });
  });
