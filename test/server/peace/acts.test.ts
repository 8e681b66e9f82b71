/** The operator's acts on players: by the real command, over real sockets, on both databases. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { meAnswer } from "../../../shared/protocol/index.ts";
import { signedUp, Visitor } from "../accounts/visitor.ts";
import { said } from "../operator.ts";
import { type Running, run, table } from "../running.ts";
import { startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 60_000 });

const { kinds } = await startKinds();
let running: Running;
afterEach(() => running.stop());

for (const { kind, make } of kinds)
  describe(`the operator's acts on ${kind}`, () => {
    const start = async (): Promise<string> => {
      const DATABASE_URL = kind === "SQLite" ? "" : await make();
      running = await run({
        env: { DATABASE_URL, WATCH_DELAY_SECONDS: "0", SIGN_INS_PER_MINUTE: "1000" },
      });
      return running.url.replace("127.0.0.1", "localhost");
    };

    const notices = async (url: string, token: string) => {
      const visitor = new Visitor(url);
      visitor.token = token;
      return {
        told: meAnswer.parse(await visitor.call("GET", "me")).notices,
        seen: (upTo: number) => visitor.call("POST", "me/notices/seen", { upTo }),
      };
    };

    test("who is muted says nothing at tables and to spectators, until it ends, and is told why", async () => {
      const url = await start();
      const { ada, bob, tokens, match } = await table(url);
      const id = ada.player?.id ?? "";
      const seat = await ada.join(match.id);
      const watched = (await table(url)).match.id;
      const watching = await ada.watch(watched);
      expect(await seat.chat({ text: "hello" })).toMatchObject({ ok: true });
      const muted = await said(running, "mute", id, "1", "shouts", "at", "people");
      expect(muted).toMatchObject({ code: 0, value: { ok: true, player: id } });
      for (const line of [{ text: "hello" }, { emote: "hello" }] as const)
        expect(await seat.chat(line)).toMatchObject({ ok: false, code: "player/muted" });
      await expect(watching.chat({ text: "hello" })).rejects.toMatchObject({ code: "player/muted" });
      const other = await bob.join(match.id);
      expect(await other.chat({ text: "hello" })).toMatchObject({ ok: true });

      const { told, seen } = await notices(url, tokens[0] ?? "");
      expect(told).toMatchObject([{ act: "mute", why: "shouts at people" }]);
      expect(Number(told[0]?.until) - Number(told[0]?.at)).toBe(3_600_000);
      expect(await seen(told[0]?.n ?? 0)).toEqual({ ok: true });
      expect(await said(running, "unmute", id)).toMatchObject({ code: 0 });
      expect((await notices(url, tokens[0] ?? "")).told).toMatchObject([{ act: "unmute", until: null }]);
      expect(await seat.chat({ text: "sorry" })).toMatchObject({ ok: true });

      const { acts } = (await said(running, "of-log", id)).value;
      expect(acts).toMatchObject([
        { act: "unmute", subject: id, why: "lifted" },
        { act: "mute", subject: id, why: "shouts at people" },
      ]);
      expect(acts[1].operator).not.toBe("");
      for (const client of [seat, other, watching]) await client.leave();
    });

    test("a guest who is muted is so as the account that he becomes", async () => {
      const url = await start();
      const guest = new Riposte(url);
      const { player, token } = await guest.session("Ada");
      await said(running, "mute", player.id, "1", "shouts");
      const ada = new Visitor(url);
      ada.token = token;
      expect(await ada.signUp("Ada Lovelace")).toMatchObject({ ok: true });
      const other = await table(url);
      const watching = await ada.client().watch(other.match.id);
      await expect(watching.chat({ text: "hello" })).rejects.toMatchObject({ code: "player/muted" });
      expect((await notices(url, ada.token ?? "")).told).toMatchObject([{ act: "mute" }]);
      await watching.leave();
    });

    test("who is suspended is nowhere until it ends by itself", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      const { player } = await ada.client().me();
      const lobby = await ada.client().lobby();
      const ended = new Promise((resolve) => lobby.onEnd(({ code }) => resolve(code)));
      expect(await said(running, "suspend", player.id, "0.001", "left early")).toMatchObject({ code: 0 });
      expect(await ended).toBe("player/suspended");
      const refused = await ada.call("GET", "me");
      expect(refused).toMatchObject({
        code: "player/suspended",
        detail: { why: "left early" },
      });
      await expect.poll(() => ada.call("GET", "me"), { timeout: 20_000 }).toMatchObject({ ok: true });
      expect(await said(running, "suspend", player.id, "5", "again")).toMatchObject({ code: 0 });
      expect(await said(running, "unsuspend", player.id)).toMatchObject({ code: 0 });
      expect(await ada.call("GET", "me")).toMatchObject({ ok: true });
    });

    test("a warning is told once, a ban says why, and each wants a reason", async () => {
      const url = await start();
      const ada = new Riposte(url);
      const { player, token } = await ada.session("Ada");
      expect(await said(running, "warn", player.id)).toMatchObject({ code: 1 });
      expect(await said(running, "mute", player.id, "soon", "rude")).toMatchObject({ code: 1 });
      expect(await said(running, "warn", player.id, "be kind")).toMatchObject({ code: 0 });
      const { told, seen } = await notices(url, token);
      expect(told).toMatchObject([{ act: "warn", why: "be kind", until: null }]);
      const other = await new Riposte(url).session("Bob");
      expect((await notices(url, other.token)).told).toEqual([]);
      await seen(told[0]?.n ?? 0);
      expect((await notices(url, token)).told).toEqual([]);
      await said(running, "ban", player.id, "was not kind");
      await expect(ada.me()).rejects.toMatchObject({
        code: "player/banned",
        detail: { why: "was not kind" },
      });
    });

    test("a name that is hidden is nobody's; an account chooses another, a guest's is shown again", async () => {
      const url = await start();
      const { ada, bob, match } = await table(url);
      const id = ada.player?.id ?? "";
      const named = async () => (await bob.match(match.id)).seats[0]?.player.name;
      await said(running, "hide-name", id, "rude");
      expect((await ada.me()).player.name).toBe("Player");
      expect(await named()).toBe("Player");
      await said(running, "show-name", id);
      expect((await ada.me()).player.name).toBe("Ada");
      expect(await named()).toBe("Ada");

      const own = await signedUp(url, "Rude");
      const { player } = await own.client().me();
      expect(await own.call("PUT", "account/name", { name: "Ruder" })).toMatchObject({ ok: true });
      await said(running, "hide-name", player.id, "rude");
      expect((await own.client().me()).player.name).toBe("Player");
      expect(await own.call("PUT", "account/name", { name: "Kind" })).toMatchObject({ ok: true });
      expect((await own.client().me()).player.name).toBe("Kind");
    });

    test("guests come from no range that is shut, and accounts do", async () => {
      const url = await start();
      const ada = await signedUp(url, "Ada");
      const guest = new Riposte(url);
      await guest.session("Bob");
      expect(await said(running, "shut", "127.0.0.1/40", "1", "rude")).toMatchObject({ code: 1 });
      for (const range of ["127.0.0.0/8", "::1"])
        expect(await said(running, "shut", range, "1", "a flood")).toMatchObject({ code: 0 });
      const shut = { code: "address/shut" };
      await expect(guest.me()).rejects.toMatchObject(shut);
      await expect(new Riposte(url).session("Cea")).rejects.toMatchObject(shut);
      expect(await ada.call("GET", "me")).toMatchObject({ ok: true });
      expect((await said(running, "ranges")).value.ranges).toMatchObject([
        { range: "127.0.0.0/8" },
        { range: "::1" },
      ]);
      for (const range of ["127.0.0.0/8", "::1"]) await said(running, "open", range);
      expect((await guest.me()).player.name).toBe("Bob");
      expect(await said(running, "open", "127.0.0.0/8")).toMatchObject({ code: 1 });
    });

    test("what other commands do is in the log, too, with who and why", async () => {
      await start();
      const { match } = await table(running.url);
      await said(running, "end", match.id, "a quarrel");
      await said(running, "end", "no-match", "a quarrel");
      const { acts } = (await said(running, "log")).value;
      expect(acts).toMatchObject([{ act: "end", subject: match.id, why: "a quarrel" }]);
    });
  });
