/** The queue of reports: over real sockets, by the real command, on both databases. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { meAnswer } from "../../../shared/protocol/index.ts";
import { Visitor } from "../accounts/visitor.ts";
import { said } from "../operator.ts";
import { type Running, run, table } from "../running.ts";
import { startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 60_000 });

const { kinds } = await startKinds();
let running: Running;
afterEach(() => running.stop());

for (const { kind, make } of kinds)
  describe(`reports on ${kind}`, () => {
    test("wait with replay, chat and history until they are judged, and their reporter is told", async () => {
      const DATABASE_URL = kind === "SQLite" ? "" : await make();
      running = await run({ env: { DATABASE_URL, WATCH_DELAY_SECONDS: "0" }, lingerMs: 1 });
      const { ada, bob, tokens, match } = await table(running.url);
      const [id, other] = [ada.player?.id ?? "", bob.player?.id ?? ""];
      await said(running, "warn", other, "be kind");
      const [seat, rude] = [await ada.join(match.id), await bob.join(match.id)];
      await rude.chat({ text: "you are bad" });
      await seat.chat({ emote: "thanks" });
      const told = await seat.report("rude");
      expect(told).toMatchObject({ ok: true, replay: match.id });
      await rude.chat({ text: "and slow" });
      await seat.concede();

      const { reports } = (await said(running, "reports")).value;
      expect(reports).toMatchObject([
        { match: match.id, reporter: id, text: "rude", closed: null, players: [{ id }, { id: other }] },
      ]);
      const report = (await said(running, "report", reports[0].id)).value;
      expect(report).toMatchObject({
        id: told.ok ? told.incident : "",
        chat: [
          { seat: 1, text: "you are bad" },
          { seat: 0, emote: "thanks" },
        ],
        histories: [
          { id, name: "Ada", matches: 1, reported: 0, reports: 1, acts: [] },
          { id: other, name: "Bob", matches: 1, reported: 1, reports: 0, acts: [{ act: "warn" }] },
        ],
      });
      const replay = new URL(report.replay, running.url);
      const stranger = new Riposte(running.url);
      const share = replay.searchParams.get("share") ?? "";
      await expect.poll(() => stranger.recording(match.id, share).then(({ match }) => match)).toBe(match.id);
      await expect(stranger.recording(match.id)).rejects.toMatchObject({ code: "replay/private" });
      expect(Number(replay.searchParams.get("entry"))).toBe(report.seq);

      const close = () => said(running, "close-report", report.id, "warned");
      expect(await close()).toMatchObject({ code: 0 });
      expect(await close()).toMatchObject({ code: 1, text: expect.stringMatching(/^report\/not-found/) });
      expect((await said(running, "reports")).value.reports).toEqual([]);
      expect((await said(running, "report", report.id)).value).toMatchObject({ outcome: "warned" });
      const reporter = new Visitor(running.url);
      reporter.token = tokens[0];
      const { notices } = meAnswer.parse(await reporter.call("GET", "me"));
      expect(notices).toMatchObject([{ act: "close-report", why: "warned" }]);
      expect((await said(running, "export", id)).value).toMatchObject({ reports: [{ text: "rude" }] });
      for (const client of [seat, rude]) await client.leave();
    });
  });
