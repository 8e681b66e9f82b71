/** Accounts that the server makes itself: passkeys, codes, names, sign-ins. Over HTTP, on both databases. */

import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { type Running, run } from "../running.ts";
import { startKinds } from "../store/opened.ts";
import { Authenticator } from "./authenticator.ts";
import { signedUp, Visitor } from "./visitor.ts";

vi.setConfig({ testTimeout: 60_000 });

const { kinds } = await startKinds();
const DECKS = ["solar-vanguard", "undertow-syndicate"].map((deck) => ({ set: "starter", deck }));
let running: Running;
afterEach(() => running.stop());

for (const { kind, make } of kinds)
  describe(`an account of the server's own on ${kind}`, () => {
    let database = "";
    const start = async (env: Record<string, string> = {}): Promise<string> => {
      database = kind === "SQLite" ? "" : await make();
      const limits = { ACCOUNTS_PER_DAY: "1000", SIGN_INS_PER_MINUTE: "1000", WATCH_DELAY_SECONDS: "0" };
      running = await run({ env: { DATABASE_URL: database, ...limits, ...env }, lingerMs: 1 });
      return running.url.replace("127.0.0.1", "localhost");
    };

    test("is made with a passkey, signs in with it, and is an account to everything", async () => {
      const url = await start({ PLAYER_SETS: "accounts" });
      const ada = await signedUp(url, "Ada");
      const again = await ada.signIn();
      expect(again).toMatchObject({ ok: true, player: { name: "Ada" } });
      expect(again.player?.id).toMatch(/^riposte\|\w+$/);
      expect((await ada.call("GET", "me")).player).toEqual(again.player);
      expect(await ada.call("POST", "bots", { name: "Rook" })).toMatchObject({ ok: true });
      const info = await ada.call("GET", "account");
      expect(info).toMatchObject({ codes: 10, signIns: 2, passkeys: [{ label: "Laptop" }] });
    });

    test("a challenge is good for one answer, of the right kind, on this site, by who is there", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      for (const wrong of [
        { origin: "https://evil.example" },
        { host: "evil.example" },
        { challenge: "AAAA" },
        { unverified: true },
      ]) {
        expect(await ada.signIn(wrong)).toMatchObject({ code: "account/passkey" });
        expect(await new Visitor(url).signUp("Bea", wrong)).toMatchObject({ code: "account/passkey" });
      }
      expect(await ada.signIn()).toMatchObject({ ok: true });

      const { ceremony, options } = await ada.begin("sign-in");
      const answer = { ceremony, response: ada.passkey.get(options) };
      const other = await ada.begin("sign-in");
      const swapped = { ...answer, ceremony: other.ceremony };
      expect(await ada.call("POST", "account/sign-in", swapped)).toMatchObject({ code: "account/passkey" });
      const twice = [1, 2].map(() => ada.call("POST", "account/sign-in", answer));
      const told = (await Promise.all(twice)).map(({ code }) => code ?? "in").sort();
      expect(told).toEqual(["account/ceremony", "in"]);

      const asked = await ada.begin("sign-up", { name: "Cea" });
      const crossed = { ceremony: asked.ceremony, response: ada.passkey.get(asked.options) };
      expect(await ada.call("POST", "account/sign-in", crossed)).toMatchObject({ code: "account/ceremony" });
    });

    test("a passkey that counts less than before is a copy, and is refused like one that nobody knows", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      await ada.signIn({ counter: 7 });
      expect(await ada.signIn({ counter: 7 })).toMatchObject({ code: "account/passkey" });
      expect(await ada.signIn({ counter: 3 })).toMatchObject({ code: "account/passkey" });
      expect(await ada.signIn({ counter: 8 })).toMatchObject({ ok: true });
      const stranger = await ada.signIn({}, new Authenticator(url));
      expect(stranger).toEqual({ ok: false, code: "account/passkey", detail: {} });
    });

    test("a recovery code signs in once, however it is typed, and other codes end those before", async () => {
      const url = await start();
      const ada = new Visitor(url);
      const { codes = [], player } = await ada.signUp("Ada");
      const lost = new Visitor(url);
      const recover = (code = "") => lost.call("POST", "account/recover", { code });
      const typed = codes[0]?.toUpperCase().replaceAll("-", " ");
      const told = await Promise.all([recover(typed), recover(codes[0])]);
      expect(told.map(({ ok }) => ok).sort()).toEqual([false, true]);
      expect(told.find(({ ok }) => ok)?.player).toEqual(player);
      expect(await recover("not a code")).toMatchObject({ code: "account/code" });
      const renewed = await ada.call("POST", "account/codes", {});
      expect(await recover(codes[1])).toMatchObject({ code: "account/code" });
      expect(await recover(renewed.codes?.[1])).toMatchObject({ ok: true });
    });

    test("signs out here, and everywhere", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      const first = ada.token;
      await ada.signIn();
      const second = ada.token;
      await ada.signIn();
      expect(await ada.call("POST", "account/prolong", {})).toMatchObject({ ok: true });
      expect(await ada.call("POST", "account/sign-out", {})).toEqual({ ok: true });
      expect(await ada.call("GET", "me")).toMatchObject({ code: "auth/invalid" });
      ada.token = second;
      expect(await ada.call("POST", "account/sign-out", { everywhere: true })).toEqual({ ok: true });
      for (const token of [first, second]) {
        ada.token = token;
        expect(await ada.call("GET", "me")).toMatchObject({ code: "auth/invalid" });
      }
    });

    test("has a name that nobody else has, looks like, or had a short time ago", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      const bea = new Visitor(url);
      const begin = (name: string) => bea.call("POST", "account/sign-up/begin", { name });
      for (const name of ["ADA", "Аdа", "A d a", "Rook (bot)"])
        expect(await begin(name)).toMatchObject({ code: "account/name" });
      expect(await ada.call("PUT", "account/name", { name: "Lovelace" })).toMatchObject({ ok: true });
      expect((await ada.call("GET", "me")).player?.name).toBe("Lovelace");
      expect(await ada.call("PUT", "account/name", { name: "Ada" })).toMatchObject({
        code: "account/renamed",
      });
      for (const name of ["Ada", "lovelace"])
        expect(await begin(name)).toMatchObject({ code: "account/name" });
      expect(await bea.signUp("Bea")).toMatchObject({ ok: true });
      expect(await bea.call("PUT", "account/name", { name: "Ada" })).toMatchObject({ code: "account/name" });
    });

    test("has a name that no guest takes, and of two that are asked for at once one is refused", async () => {
      const url = await start({ RENAME_DAYS: "0", NAME_HOLD_DAYS: "0" });
      const people = await Promise.all(["Ada", "Bea"].map((name) => signedUp(url, name)));
      for (const name of ["Ada", "ADA", "Аdа", "Rook (bot)"])
        await expect(new Riposte(url).session(name)).rejects.toMatchObject({ code: "account/name" });
      for (let round = 0; round < 10; round++) {
        const name = `Cleo ${round}`;
        const told = await Promise.all(people.map((one) => one.call("PUT", "account/name", { name })));
        expect(told.map(({ ok, code }) => (ok ? "renamed" : code)).sort()).toEqual([
          "account/name",
          "renamed",
        ]);
      }
      const guest = new Visitor(url);
      for (const name of ["Guest", "guest 7"])
        expect(await guest.call("POST", "account/sign-up/begin", { name })).toMatchObject({
          code: "account/name",
        });
      expect((await new Riposte(url).session()).player.name).toBe("Guest");
    });

    test("two names that are taken in one moment are one account's each, or refused", async () => {
      const url = await start({ RENAME_DAYS: "1" });
      const ada = await signedUp(url, "Ada");
      const told = await Promise.all(
        ["Lovelace", "Byron"].map((name) => ada.call("PUT", "account/name", { name })),
      );
      expect(told.map(({ ok, code }) => (ok ? "renamed" : code)).sort()).toEqual([
        "account/renamed",
        "renamed",
      ]);
      // Ada's name is held for her, and that which was refused is nobody's.
      const free = told[0]?.ok ? "Byron" : "Lovelace";
      expect(await new Visitor(url).signUp(free)).toMatchObject({ ok: true });
    });

    test("signs out everywhere with what sockets it has, and another's stay", async () => {
      const url = await start();
      const [ada, bea] = await Promise.all(["Ada", "Bea"].map((name) => signedUp(url, name)));
      const lobby = await ada.client().lobby();
      const ended = new Promise((resolve) => lobby.onEnd(({ code }) => resolve(code)));
      let isOver = false;
      (await bea.client().lobby()).onEnd(() => {
        isOver = true;
      });
      expect(await ada.call("POST", "account/sign-out", { everywhere: true })).toEqual({ ok: true });
      expect(await ended).toBe("auth/invalid");
      await ada.signIn();
      const again = await ada.client().lobby();
      await bea.call("GET", "me");
      expect(isOver).toBe(false);
      await again.leave();
    });

    test("has several passkeys, one at least, and each is one account's alone", async () => {
      const url = await start({ PASSKEYS_PER_ACCOUNT: "2" });
      const ada = await signedUp(url, "Ada");
      const phone = new Authenticator(url);
      expect(await ada.addPasskey(phone)).toEqual({ ok: true });
      expect(await ada.addPasskey(new Authenticator(url))).toMatchObject({ code: "limit/passkeys" });
      expect(await ada.signIn({}, phone)).toMatchObject({ player: { name: "Ada" } });
      const bea = await signedUp(url, "Bea");
      expect(await bea.addPasskey(phone)).toMatchObject({ code: "account/known" });
      const drop = (id: string, who = ada) => who.call("DELETE", `account/passkeys/${id}`);
      expect(await drop(phone.id, bea)).toMatchObject({ code: "passkey/not-found" });
      expect(await drop(ada.passkey.id)).toEqual({ ok: true });
      expect(await ada.signIn()).toMatchObject({ code: "account/passkey" });
      expect(await drop(phone.id)).toMatchObject({ code: "account/last" });
    });

    test("is what a guest becomes, with his decks, his matches and their replays", async () => {
      const url = await start();
      const guest = new Riposte(url);
      const { token, player } = await guest.session("Ada");
      const ada = new Visitor(url);
      ada.token = token;
      await guest.decks.put("mine", { name: "Mine", ruleset: "nullshapers", cards: {} });
      const other = new Riposte(url);
      await other.session("Bob");
      const table = await guest.tables.create({ ruleset: "nullshapers", deck: DECKS[0] });
      await other.tables.sit(table.id, DECKS[1]);
      await guest.tables.ready(table.id);
      const match = (await other.tables.ready(table.id)).games[0]?.match ?? "";
      const early = await ada.call("POST", "account/sign-up/begin", { name: "Ada" });
      expect(early).toMatchObject({ code: "player/playing" });
      const seat = await guest.join(match);
      await seat.concede();
      await expect.poll(async () => (await guest.me()).tables).toEqual([]);
      const { player: account } = await ada.signUp("Ada");
      const client = new Riposte(url);
      client.resume({ player: { id: "", name: "" }, token: ada.token ?? "" });
      expect((await client.played()).map(({ id }) => id)).toEqual([match]);
      expect((await client.decks.list()).map(({ id }) => id)).toEqual(["mine"]);
      expect((await client.recording(match)).match).toBe(match);
      const seated = async () => (await client.match(match)).seats.map((seat) => seat.player.id);
      await expect.poll(seated).toContain(account?.id);
      await expect(guest.me()).rejects.toMatchObject({ code: "auth/invalid" });
      const data = JSON.stringify(await ada.call("GET", "account/data"));
      expect(data).toContain(match);
      expect(data).not.toContain(player.id);
    });

    test("hands out its data, and is deleted with all but its matches", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      const data = await ada.call("GET", "account/data");
      expect(data).toMatchObject({ data: { name: "Ada", account: { passkeys: [{ label: "Laptop" }] } } });
      expect(await ada.call("DELETE", "account")).toEqual({ ok: true });
      expect(await ada.call("GET", "me")).toMatchObject({ code: "auth/invalid" });
      expect(await ada.signIn()).toMatchObject({ code: "account/passkey" });
      expect(await new Visitor(url).signUp("Ada")).toMatchObject({ ok: true });
    });

    test("belongs to the site of the settings, and to no other", async () => {
      const origin = "https://play.cards.example";
      const site = { PASSKEY_ORIGINS: origin, PASSKEY_HOST: "cards.example", ALLOWED_ORIGINS: origin };
      const url = await start(site);
      const ada = new Visitor(url, origin);
      expect(await ada.signUp("Ada", { host: "cards.example" })).toMatchObject({ ok: true });
      expect(await ada.signIn({ host: "cards.example" })).toMatchObject({ ok: true });
      expect(await ada.signIn({ host: "play.cards.example" })).toMatchObject({ code: "account/passkey" });
      expect(await ada.signIn({ host: "cards.example", origin: url })).toMatchObject({
        code: "account/passkey",
      });
    });

    test("is nowhere where the server makes none", async () => {
      const url = await start({ ACCOUNTS: "off" });
      const told = await new Visitor(url).call("POST", "account/sign-up/begin", { name: "Ada" });
      expect(told).toMatchObject({ code: "account/off" });
    });

    test("is made so often in a day at an address, and asked for so often in a minute", async () => {
      const url = await start({ ACCOUNTS_PER_DAY: "1", SIGN_INS_PER_MINUTE: "5" });
      await signedUp(url, "Ada");
      const bea = new Visitor(url);
      expect(await bea.signUp("Bea")).toMatchObject({ code: "limit/day" });
      await bea.begin("sign-in");
      expect(await bea.call("POST", "account/recover", { code: "a" })).toMatchObject({ code: "limit/rate" });
    });

    // The age of a sign-in goes by the database's clock, and only this one lets others change what it has.
    if (kind === "PostgreSQL")
      test("is asked for its passkey again before what cannot be undone", async () => {
        const url = await start();
        const ada = await signedUp(url, "Ada");
        const client = new pg.Client({ connectionString: database });
        await client.connect();
        await client.query("UPDATE sign_ins SET made = made - 700000");
        await client.end();
        for (const [method, path] of [
          ["POST", "account/codes"],
          ["POST", "account/passkeys/begin"],
          ["DELETE", `account/passkeys/${ada.passkey.id}`],
          ["DELETE", "account"],
        ] as const)
          expect(await ada.call(method, path)).toMatchObject({ code: "account/again" });
        expect(await ada.call("GET", "account")).toMatchObject({ ok: true });
        await ada.signIn();
        expect(await ada.call("DELETE", "account")).toEqual({ ok: true });
      });
  });
