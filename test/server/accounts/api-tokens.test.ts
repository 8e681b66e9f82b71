/** Personal tokens over HTTP: what their scopes open, how long, how often. On both databases. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../../server/store/index.ts";
import { type ApiTokenWish, apiTokenMade, SCOPES } from "../../../shared/protocol/index.ts";
import { type Running, run } from "../running.ts";
import { silent } from "../seated.ts";
import { startKinds } from "../store/opened.ts";
import { signedUp, Visitor } from "./visitor.ts";

vi.setConfig({ testTimeout: 60_000 });

const { kinds } = await startKinds();
let running: Running;
let store: Store;
afterEach(() => running.stop());

const GAME = "nullshapers";
const DECK = { set: "starter", deck: "solar-vanguard" };

for (const { kind, make } of kinds)
  describe(`a personal token on ${kind}`, () => {
    const start = async (env: Record<string, string> = {}): Promise<string> => {
      const database = kind === "SQLite" ? "" : await make();
      const limits = { ACCOUNTS_PER_DAY: "1000", SIGN_INS_PER_MINUTE: "1000" };
      running = await run({
        env: { DATABASE_URL: database, ...limits, ...env },
        openStore: async (config) => {
          store = await openStore(config, silent);
          return store;
        },
      });
      return running.url.replace("127.0.0.1", "localhost");
    };

    /** A program with a new token of the account's. */
    const program = async (url: string, of: Visitor, wish: Partial<ApiTokenWish> = {}) => {
      const body = { label: "Board", scopes: [...SCOPES], ...wish };
      const { id, token } = apiTokenMade.parse(await of.call("POST", "account/tokens", body));
      const bearer = new Visitor(url);
      bearer.token = token;
      return { id, bearer };
    };

    test("acts as the account in everything but the account itself", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      const { id, bearer } = await program(url, ada);
      expect((await bearer.call("GET", "me")).player).toEqual(ada.player);
      expect(await bearer.call("POST", "tables", { ruleset: GAME, deck: DECK })).toMatchObject({ ok: true });
      expect(await bearer.call("POST", "bots", { name: "Rook" })).toMatchObject({ ok: true });
      for (const [method, path, body] of [
        ["GET", "account"],
        ["GET", "account/data"],
        ["GET", "account/tokens"],
        ["POST", "account/tokens", { label: "More", scopes: ["play"] }],
        ["POST", "account/sign-out", { everywhere: true }],
        ["PUT", "account/name", { name: "Bea" }],
        ["PUT", "me/profile", { decks: true }],
        ["DELETE", "account"],
        ["DELETE", `account/tokens/${id}`],
        ["GET", "operate/log"],
      ] as const)
        expect([path, await bearer.call(method, path, body)]).toMatchObject([path, { code: "auth/scope" }]);
    });

    test("opens what its scopes name, and nothing else", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      const reader = (await program(url, ada, { scopes: ["read"] })).bearer;
      const player = (await program(url, ada, { scopes: ["play"] })).bearer;
      expect(await reader.call("GET", "me")).toMatchObject({ ok: true });
      expect(await player.call("GET", "me")).toMatchObject({ code: "auth/scope", detail: { scope: "read" } });
      const table = { ruleset: GAME, deck: DECK };
      expect(await reader.call("POST", "tables", table)).toMatchObject({ code: "auth/scope" });
      expect(await player.call("POST", "tables", table)).toMatchObject({ ok: true });
      for (const path of ["bots", "tournaments", "decks/validate"])
        expect(await player.call("POST", path, {})).toMatchObject({ code: "auth/scope" });
    });

    test("is told once, listed without its secret, and good for nothing once it is revoked", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      const { id, bearer } = await program(url, ada, { scopes: ["play", "read"], days: 7 });
      const listed = await ada.call("GET", "account/tokens");
      expect(listed).toMatchObject({
        tokens: [{ id, label: "Board", scopes: ["read", "play"], used: null }],
        days: 365,
      });
      // The secret may have the sign that stands before it.
      const secret = (bearer.token ?? "").slice(`rapi_${id}_`.length);
      expect(secret.length).toBeGreaterThan(20);
      expect(JSON.stringify([listed, await ada.call("GET", "account/data")])).not.toContain(secret);
      await bearer.call("GET", "me");
      const [used] = await store.apiTokensOf(ada.player.id);
      expect(used?.used).toEqual(expect.any(Number));
      expect(await ada.call("DELETE", `account/tokens/${id}`)).toEqual({ ok: true });
      expect(await bearer.call("GET", "me")).toMatchObject({ code: "auth/invalid" });
      expect(await ada.call("DELETE", `account/tokens/${id}`)).toMatchObject({ code: "token/not-found" });
      const bea = await signedUp(url, "Bea");
      const hers = await program(url, bea);
      expect(await ada.call("DELETE", `account/tokens/${hers.id}`)).toMatchObject({
        code: "token/not-found",
      });
      const forged = new Visitor(url);
      forged.token = `rapi_${hers.id}_${secret}`;
      expect(await forged.call("GET", "me")).toMatchObject({ code: "auth/invalid" });
    });

    test("ends with its days, with signing out everywhere, and with the account", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      const kept = { id: "x1", account: ada.player.id, secret: "s", label: "", scopes: [] };
      await store.addApiToken(kept, 1, 9);
      await expect.poll(() => store.apiTokenBy("x1", "s")).toBeUndefined();
      const first = await program(url, ada);
      await ada.call("POST", "account/sign-out", { everywhere: true });
      expect(await first.bearer.call("GET", "me")).toMatchObject({ code: "auth/invalid" });
      await ada.signIn();
      const { bearer } = await program(url, ada);
      expect(await ada.call("DELETE", "account")).toEqual({ ok: true });
      expect(await bearer.call("GET", "me")).toMatchObject({ code: "auth/invalid" });
      expect(await store.apiTokensOf(ada.player.id)).toEqual([]);
    });

    test("is made in so many, for so long, by accounts of the server's own that show themselves", async () => {
      const url = await start({ TOKENS_PER_ACCOUNT: "1", TOKEN_DAYS: "30" });
      const ada = await signedUp(url, "Ada");
      const ask = (who: Visitor, wish: object = {}) =>
        who.call("POST", "account/tokens", { label: "L", scopes: ["read"], ...wish });
      expect(await ask(ada, { days: 31 })).toMatchObject({ code: "token/days", detail: { most: 30 } });
      for (const wrong of [{ scopes: [] }, { scopes: ["account"] }, { label: " " }, { days: 0 }])
        expect(await ask(ada, wrong)).toMatchObject({ code: "MALFORMED" });
      expect(await ask(ada)).toMatchObject({ ok: true });
      expect(await ask(ada)).toMatchObject({ code: "limit/tokens", detail: { most: 1 } });
      const guest = new Visitor(url);
      guest.token = (await guest.call("POST", "session", { name: "Gus" })).token;
      expect(await ask(guest)).toMatchObject({ code: "account/not-own" });
    });

    test("tells in headers how many calls are left, and when there are more", async () => {
      const url = await start({ TOKEN_CALLS_PER_MINUTE: "2" });
      const ada = await signedUp(url, "Ada");
      const { bearer } = await program(url, ada);
      const headers = { authorization: `Bearer ${bearer.token}` };
      const ask = () => fetch(`${url}/api/me`, { headers });
      const told = [await ask(), await ask(), await ask()];
      expect(told.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect(told.map((one) => one.headers.get("ratelimit-limit"))).toEqual(["2", "2", "2"]);
      expect(told.map((one) => one.headers.get("ratelimit-remaining"))).toEqual(["1", "0", "0"]);
      const wait = Number(told[2]?.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      // The page of the same account is not held up by its programs.
      expect(await ada.call("GET", "me")).toMatchObject({ ok: true });
    });
  });
