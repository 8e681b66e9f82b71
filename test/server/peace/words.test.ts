/** Words that names and chat may not have: by the real command, over HTTP and sockets, on both databases. */
import { SignJWT } from "jose";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { signedUp, Visitor } from "../accounts/visitor.ts";
import { said } from "../operator.ts";
import { type Running, run, table } from "../running.ts";
import { startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 60_000 });

const { kinds } = await startKinds();
let running: Running;
afterEach(() => running.stop());

const no = { ok: false, code: "name/words", detail: {} };

for (const { kind, make } of kinds)
  describe(`the word list on ${kind}`, () => {
    const start = async (env: Record<string, string> = {}): Promise<string> => {
      const DATABASE_URL = kind === "SQLite" ? "" : await make();
      running = await run({ env: { DATABASE_URL, RENAME_DAYS: "0", ...env } });
      return running.url.replace("127.0.0.1", "localhost");
    };
    const named = async (url: string, name: string) => {
      const guest = new Visitor(url);
      return guest.call("POST", "session", { name });
    };

    test("the operator's words are no names and no lines of chat, until he drops them", async () => {
      const url = await start();
      const { ada, match } = await table(url);
      const seat = await ada.join(match.id);
      const own = await signedUp(url, "Cea");
      expect(await named(url, "Merde alors")).toMatchObject({ ok: true });
      expect(await said(running, "refuse-word", "merde", "an insult")).toMatchObject({ code: 0 });
      for (const name of ["Merde alors", "m3rdeeee", "MÉRDE"]) expect(await named(url, name)).toEqual(no);
      for (const name of ["Merdes", "Emerde"]) expect(await named(url, name)).toMatchObject({ ok: true });
      expect(await own.call("PUT", "account/name", { name: "Merde" })).toEqual(no);
      expect(await new Visitor(url).call("POST", "account/sign-up/begin", { name: "Merde" })).toEqual(no);
      expect(await own.call("POST", "bots", { name: "Merde" })).toEqual(no);
      const body = { name: "Coupe de merde", ruleset: "ucg", format: "swiss" };
      expect(await own.call("POST", "tournaments", body)).toEqual(no);
      expect(await seat.chat({ text: "oh merde!" })).toMatchObject({ ok: false, code: "chat/words" });
      expect(await seat.chat({ text: "hello" })).toMatchObject({ ok: true });

      expect(await said(running, "refuse-word", "*zut*", "an insult")).toMatchObject({ code: 0 });
      expect(await named(url, "Abzutcd")).toEqual(no);
      expect((await said(running, "words")).value.words).toEqual([
        { word: "*zut*", rule: "refuse" },
        { word: "merde", rule: "refuse" },
      ]);
      expect(await said(running, "drop-word", "merde", "no insult")).toMatchObject({ code: 0 });
      expect(await said(running, "drop-word", "merde", "no insult")).toMatchObject({ code: 1 });
      expect(await named(url, "Merde alors")).toMatchObject({ ok: true });
      const { acts } = (await said(running, "of-log", "merde")).value;
      expect(acts).toMatchObject([{ act: "drop-word", why: "no insult" }, { act: "refuse-word" }]);
      await seat.leave();
    });

    test("the English list is on, lets through what is allowed, and can be switched off", async () => {
      const url = await start();
      expect(await named(url, "Fuck")).toEqual(no);
      for (const name of ["Guest 4ss", "@$$", "455hole"]) expect(await named(url, name)).toEqual(no);
      for (const name of ["Guest 455", "717 8008 42069"])
        expect(await named(url, name)).toMatchObject({ ok: true });
      expect(await named(url, "Penistone")).toEqual(no);
      expect(await said(running, "allow-word", "Penistone", "a town")).toMatchObject({ code: 0 });
      expect(await named(url, "Penistone")).toMatchObject({ ok: true });
      expect(await named(url, "Fuck Penistone")).toEqual(no);
      expect(await said(running, "refuse-word", "**", "nothing")).toMatchObject({
        code: 1,
        text: expect.stringContaining("word/invalid"),
      });
      await running.stop();
      expect(await named(await start({ WORD_LIST: "own" }), "Fuck")).toMatchObject({ ok: true });
    });

    test("a name of another issuer is not shown where it has such a word", async () => {
      const JWT_SECRET = "a secret that two servers share, long enough";
      const url = await start({ JWT_SECRET });
      const claims = new SignJWT({ iss: "https://id.example", sub: "ada", name: "Fuck" });
      const token = await claims
        .setProtectedHeader({ alg: "HS256" })
        .setExpirationTime("1h")
        .sign(new TextEncoder().encode(JWT_SECRET));
      const client = new Riposte(url);
      client.resume({ player: { id: "https://id.example|ada", name: "Ada" }, token });
      expect((await client.me()).player.name).toBe("Player");
    });
  });
