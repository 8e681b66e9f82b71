/** Signing in by providers, with real ones: over HTTP, on both databases. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { said } from "../operator.ts";
import { type Running, run } from "../running.ts";
import { newFolder, startKinds } from "../store/opened.ts";
import { Authenticator } from "./authenticator.ts";
import { startProvider, type TestProvider } from "./provider.ts";
import { Traveller } from "./traveller.ts";
import { signedUp } from "./visitor.ts";

vi.setConfig({ testTimeout: 180_000 });

const { kinds } = await startKinds();
const DECKS = ["solar-vanguard", "undertow-syndicate"].map((deck) => ({ set: "starter", deck }));
const HOME = { id: "home", label: "Home" };
const CLUB = { id: "club", label: "The Club" };

let running: Running;
let url = "";
let home: TestProvider;
let club: TestProvider;
beforeAll(async () => {
  [home, club] = await Promise.all([startProvider(HOME, () => url), startProvider(CLUB, () => url)]);
});
afterAll(() => Promise.all([home.stop(), club.stop()]));
afterEach(() => running.stop());

const LIMITS = { ACCOUNTS_PER_DAY: "1000", SIGN_INS_PER_MINUTE: "1000", WATCH_DELAY_SECONDS: "0" };
const both = () => ({ OIDC_PROVIDERS: JSON.stringify([home.setting, club.setting]) });

async function start(env: Record<string, string>, dataDir = newFolder()): Promise<void> {
  running = await run({ env: { ...LIMITS, ...both(), ...env }, dataDir, lingerMs: 1 });
  url = running.url.replace("127.0.0.1", "localhost");
}

/** A guest has played a match, which is over. */
async function guestWithMatch() {
  const guest = new Riposte(url);
  const { token, player } = await guest.session("Ada");
  await guest.decks.put("mine", { name: "Mine", ruleset: "nullshapers", cards: {} });
  const other = new Riposte(url);
  await other.session("Bob");
  const table = await guest.tables.create({ ruleset: "nullshapers", deck: DECKS[0] });
  await other.tables.sit(table.id, DECKS[1]);
  await guest.tables.ready(table.id);
  const match = (await other.tables.ready(table.id)).games[0]?.match ?? "";
  return { guest, token, player, match };
}

for (const { kind, make } of kinds)
  describe(`signing in by a provider on ${kind}`, () => {
    let database = "";
    const begin = async (env: Record<string, string> = {}): Promise<Traveller> => {
      database = kind === "SQLite" ? "" : await make();
      await start({ DATABASE_URL: database, ...env });
      return new Traveller(url);
    };

    test("makes an account at first and opens it after that, and keeps no more than who it is", async () => {
      const ada = await begin();
      expect(await ada.call("GET", "account/providers")).toEqual({ ok: true, providers: [HOME, CLUB] });
      expect(await ada.travel("home", "ada")).toBe("/account#by=sign-in");
      expect(await ada.finish("sign-in")).toMatchObject({ code: "account/unnamed" });
      const made = await ada.finish("sign-up", { name: "Ada" });
      expect(made).toMatchObject({ ok: true, player: { name: "Ada" } });
      expect(made.codes).toHaveLength(10);
      expect(await ada.call("GET", "account")).toMatchObject({
        passkeys: [],
        providers: [{ provider: "home", label: "Home", used: null }],
      });
      const elsewhere = new Traveller(url);
      expect(await elsewhere.signIn("home", "ada")).toMatchObject({ ok: true, player: made.player });
      expect((await elsewhere.call("GET", "me")).player).toEqual(made.player);
      const data = JSON.stringify(await ada.call("GET", "account/data"));
      expect(data).toContain(`"issuer":"${home.issuer}/","subject":"ada"`);
      expect(data).not.toContain("mail.example");
    });

    test("is what a guest becomes an account by, with his decks, his matches and their replays", async () => {
      const ada = await begin();
      const { guest, token, player, match } = await guestWithMatch();
      ada.visitor.token = token;
      await ada.travel("home", "ada");
      expect(await ada.finish("sign-up", { name: "Ada" })).toMatchObject({ code: "player/playing" });
      await (await guest.join(match)).concede();
      await expect.poll(async () => (await guest.me()).tables).toEqual([]);
      const { player: account } = await ada.finish("sign-up", { name: "Ada" });
      const client = ada.visitor.client();
      expect((await client.played()).map(({ id }) => id)).toEqual([match]);
      expect((await client.decks.list()).map(({ id }) => id)).toEqual(["mine"]);
      expect((await client.recording(match)).match).toBe(match);
      const seated = async () => (await client.match(match)).seats.map((seat) => seat.player.id);
      await expect.poll(seated).toContain(account?.id);
      await expect(guest.me()).rejects.toMatchObject({ code: "auth/invalid" });
      expect(JSON.stringify(await ada.call("GET", "account/data"))).not.toContain(player.id);
    });

    test("links several ways to one account, which keeps one at least", async () => {
      const ada = await begin();
      ada.visitor.token = (await signedUp(url, "Ada")).token;
      expect(await ada.travel("home", "ada", "link")).toBe("/account#by=link");
      expect(await ada.finish("sign-in")).toMatchObject({ code: "account/ceremony" });
      expect(await ada.finish("link")).toEqual({ ok: true });
      expect(await ada.link("club", "ada")).toEqual({ ok: true });
      expect(await new Traveller(url).signIn("club", "ada")).toMatchObject({ player: { name: "Ada" } });
      const { providers = [], passkeys = [] } = await ada.call("GET", "account");
      expect(providers.map(({ provider }) => provider)).toEqual(["home", "club"]);
      const [first, second] = providers.map(({ id }) => `account/identities/${id}`);
      expect(await ada.call("DELETE", first ?? "")).toEqual({ ok: true });
      expect(await ada.call("DELETE", first ?? "")).toMatchObject({ code: "identity/not-found" });
      expect(await new Traveller(url).signIn("home", "ada")).toMatchObject({ code: "account/unnamed" });
      expect(await ada.call("DELETE", `account/passkeys/${passkeys[0]?.id}`)).toEqual({ ok: true });
      expect(await ada.call("DELETE", second ?? "")).toMatchObject({ code: "account/last" });
      const phone = new Authenticator(url);
      expect(await ada.visitor.addPasskey(phone)).toEqual({ ok: true });
      expect(await ada.call("DELETE", second ?? "")).toEqual({ ok: true });
      expect(await ada.call("DELETE", `account/passkeys/${phone.id}`)).toMatchObject({
        code: "account/last",
      });
    });

    test("of two ways that are removed in one moment one stays", async () => {
      const ada = await begin();
      await ada.signUp("home", "ada", "Ada");
      await ada.link("club", "ada");
      const { providers = [] } = await ada.call("GET", "account");
      const told = await Promise.all(
        providers.map(({ id }) => ada.call("DELETE", `account/identities/${id}`)),
      );
      expect(told.map(({ ok, code }) => (ok ? "gone" : code)).sort()).toEqual(["account/last", "gone"]);
    });

    test("is one account's alone, also where two come in one moment", async () => {
      const ada = await begin();
      await ada.signUp("home", "ada", "Ada");
      const bea = new Traveller(url);
      await bea.signUp("home", "bea", "Bea");
      expect(await bea.link("home", "ada")).toMatchObject({ code: "account/one" });
      expect(await ada.link("club", "shared")).toEqual({ ok: true });
      expect(await bea.link("club", "shared")).toMatchObject({ code: "account/linked" });
      const two = ["Cea", "Dea"].map((name) => ({ name, traveller: new Traveller(url) }));
      for (const { traveller } of two) await traveller.travel("home", "new");
      const told = await Promise.all(two.map(({ name, traveller }) => traveller.finish("sign-up", { name })));
      expect(told.map(({ ok, code }) => (ok ? "in" : code)).sort()).toEqual(["account/linked", "in"]);
      // The name of who was refused is free.
      const free = told[0]?.ok ? "Dea" : "Cea";
      expect(await new Traveller(url).signUp("home", "late", free)).toMatchObject({ ok: true });
    });

    test("an identity belongs to issuer and subject together", async () => {
      const ada = await begin();
      await ada.signUp("home", "ada", "Ada");
      expect(await new Traveller(url).signIn("club", "ada")).toMatchObject({ code: "account/unnamed" });
    });

    test("takes a state once, of the browser that was sent, at the address of who was asked", async () => {
      const ada = await begin();
      const back = await ada.answer(await ada.begin("home"), "ada");
      const refused = "/account#refused=account/ceremony";
      // A victim is sent to the address of an attacker's way back.
      expect(await new Traveller(url).comeBack(back)).toBe(refused);
      const other = new Traveller(url);
      await other.begin("home");
      expect(await other.comeBack(back)).toBe(refused);
      const wrong = new URL(back);
      wrong.searchParams.set("state", "A".repeat(43));
      expect(await ada.comeBack(wrong)).toBe(refused);
      const twice = await Promise.all([ada.comeBack(back), ada.comeBack(back)]);
      expect(twice.sort()).toEqual(["/account#by=sign-in", refused]);
      expect(await ada.comeBack(back)).toBe(refused);
      expect(await other.finish("sign-up", { name: "Ada" })).toMatchObject({ code: "account/ceremony" });
      const ups = await Promise.all([1, 2].map((n) => ada.finish("sign-up", { name: `Ada ${n}` })));
      expect(ups.map(({ ok, code }) => (ok ? "in" : code)).sort()).toEqual(["account/ceremony", "in"]);
    });

    test("takes no answer of one provider for another's", async () => {
      const ada = await begin();
      // The browser was sent to Home, and who stands between brings it back with the Club's code.
      const asked = await ada.begin("home");
      const honest = await ada.answer(asked, "ada");
      const mallory = new Traveller(url);
      const stolen = await mallory.answer(await mallory.begin("club"), "mallory");
      const mixed = new URL(honest);
      mixed.searchParams.set("code", stolen.searchParams.get("code") ?? "");
      mixed.searchParams.set("iss", club.issuer);
      expect(await ada.comeBack(mixed)).toBe("/account#refused=provider/refused");
      const there = await ada.answer(await ada.begin("home"), "ada");
      const elsewhere = new URL(there.href.replace("/home/", "/club/"));
      expect(await ada.comeBack(elsewhere)).toBe("/account#refused=account/ceremony");
    });

    test("takes no other code than its own, and no token of another question", async () => {
      const ada = await begin();
      const mallory = new Traveller(url);
      const stolen = (await mallory.answer(await mallory.begin("home"), "mallory")).searchParams.get("code");
      // PKCE: a code of another's way.
      const back = await ada.answer(await ada.begin("home"), "ada");
      back.searchParams.set("code", stolen ?? "");
      expect(await ada.comeBack(back)).toBe("/account#refused=provider/refused");
      for (const [key, value] of [
        ["nonce", "another"],
        ["code_challenge", "A".repeat(43)],
      ] as const) {
        const asked = await ada.begin("home");
        asked.searchParams.set(key, value);
        expect(await ada.comeBack(await ada.answer(asked, "ada"))).toBe("/account#refused=provider/refused");
      }
      const bea = new Traveller(url);
      const denied = await bea.answer(await bea.begin("home"), "bea", "no");
      expect(await bea.comeBack(denied)).toBe("/account#refused=provider/refused");
      expect(await bea.finish("sign-in")).toMatchObject({ code: "account/ceremony" });
    });

    test("is finished by who began it", async () => {
      const ada = await begin();
      const { token } = await new Riposte(url).session("Ada");
      await ada.travel("home", "ada");
      ada.visitor.token = token;
      expect(await ada.finish("sign-up", { name: "Ada" })).toMatchObject({ code: "account/ceremony" });
      expect(await ada.call("POST", "account/providers/home/begin", { purpose: "link" })).toMatchObject({
        code: "account/not-own",
      });
    });

    test("the cookie is for the server alone, short-lived, and no other page's", async () => {
      const origin = "https://cards.example";
      const ada = await begin({ PASSKEY_ORIGINS: origin, ALLOWED_ORIGINS: origin });
      const sent = (from: string) =>
        ada.send(`${url}/api/account/providers/home/begin`, {
          method: "POST",
          headers: { "content-type": "application/json", origin: from },
          body: '{"purpose":"sign-in"}',
        });
      const [cookie = ""] = (await sent(origin)).headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-riposte-sign-in=[\w-]{43}; /);
      for (const part of ["Max-Age=600", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
        expect(cookie).toContain(part);
      expect(cookie).not.toContain("Domain");
      for (const from of [url, "https://evil.example"])
        expect(await (await sent(from)).json()).toMatchObject({ code: "http/origin" });
    });

    test("who is banned stays so, and nobody sheds a ban by it", async () => {
      const ada = await begin();
      const { player } = await ada.signUp("home", "ada", "Ada");
      const guest = new Traveller(url);
      const session = await new Riposte(url).session("Bob");
      guest.visitor.token = session.token;
      await guest.travel("home", "bob");
      for (const id of [player?.id ?? "", session.player.id]) await said(running, "ban", id, "was not kind");
      expect(await guest.finish("sign-up", { name: "Bob" })).toMatchObject({ code: "player/banned" });
      expect(await ada.call("GET", "me")).toMatchObject({ code: "player/banned" });
      const again = new Traveller(url);
      await again.signIn("home", "ada");
      expect(await again.call("GET", "me")).toMatchObject({ code: "player/banned" });
    });

    test("ends everywhere with the account's other sign-ins, and is deleted with it", async () => {
      const ada = await begin();
      await ada.signUp("home", "ada", "Ada");
      const phone = new Traveller(url);
      await phone.signIn("home", "ada");
      expect(await ada.call("POST", "account/sign-out", { everywhere: true })).toEqual({ ok: true });
      expect(await phone.call("GET", "me")).toMatchObject({ code: "auth/invalid" });
      ada.visitor.token = undefined;
      await ada.signIn("home", "ada");
      expect(await ada.call("DELETE", "account")).toEqual({ ok: true });
      const later = new Traveller(url);
      expect(await later.signIn("home", "ada")).toMatchObject({ code: "account/unnamed" });
      expect(await later.finish("sign-up", { name: "Ada" })).toMatchObject({ ok: true });
    });

    test("a provider that is away stops nobody else", async () => {
      const away = { ...home.setting, id: "away", label: "Away", issuer: "http://127.0.0.1:9" };
      const ada = await begin({ OIDC_PROVIDERS: JSON.stringify([away, home.setting]) });
      const told = await ada.call("POST", "account/providers/away/begin", { purpose: "sign-in" });
      expect(told).toMatchObject({ code: "provider/away" });
      expect(running.logged).toContainEqual(expect.objectContaining({ provider: "away", level: 40 }));
      expect(await ada.signUp("home", "ada", "Ada")).toMatchObject({ ok: true });
      const none = await ada.call("POST", "account/providers/none/begin", { purpose: "sign-in" });
      expect(none).toMatchObject({ code: "provider/not-found" });
      expect(JSON.stringify(running.logged)).not.toContain(home.setting.clientSecret);
    });

    test("a provider that is gone from the settings is no way in", async () => {
      const ada = await begin();
      await ada.signUp("home", "ada", "Ada");
      await ada.link("club", "ada");
      await running.stop();
      const OIDC_PROVIDERS = JSON.stringify([home.setting]);
      await start({ DATABASE_URL: database, OIDC_PROVIDERS }, running.dataDir);
      const late = new Traveller(url);
      await late.signIn("home", "ada");
      const { providers = [] } = await late.call("GET", "account");
      expect(providers.map(({ provider, label }) => ({ provider, label }))).toEqual([
        { provider: "home", label: "Home" },
        { provider: null, label: new URL(club.issuer).host },
      ]);
      const [first, second] = providers.map(({ id }) => `account/identities/${id}`);
      expect(await late.call("DELETE", first ?? "")).toMatchObject({ code: "account/last" });
      expect(await late.call("DELETE", second ?? "")).toEqual({ ok: true });
      expect(await late.visitor.addPasskey(new Authenticator(url))).toEqual({ ok: true });
      expect(await late.call("DELETE", first ?? "")).toEqual({ ok: true });
    });

    test("is tried so often in a minute, and makes so many accounts in a day", async () => {
      const ada = await begin({ ACCOUNTS_PER_DAY: "1", SIGN_INS_PER_MINUTE: "9" });
      await ada.signUp("home", "ada", "Ada");
      const bea = new Traveller(url);
      expect(await bea.signUp("home", "bea", "Bea")).toMatchObject({ code: "limit/day" });
      const told = [];
      for (let n = 0; n < 6; n++)
        told.push((await bea.call("POST", "account/providers/home/begin", { purpose: "sign-in" })).code);
      expect(told.at(-1)).toBe("limit/rate");
    });

    test("is nowhere without settings", async () => {
      const ada = await begin({ OIDC_PROVIDERS: "" });
      expect(await ada.call("GET", "account/providers")).toEqual({ ok: true, providers: [] });
      const told = await ada.call("POST", "account/providers/home/begin", { purpose: "sign-in" });
      expect(told).toMatchObject({ code: "provider/not-found" });
      expect(told.ok).toBe(false);
    });
  });
