/** The operator's side over HTTP: who may, and what he does there; on both databases. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { Operator } from "../../../shared/client/operator.ts";
import { signedUp } from "../accounts/visitor.ts";
import { said } from "../operator.ts";
import { type Running, run, table } from "../running.ts";
import { startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 60_000 });

const { kinds } = await startKinds();
let running: Running;
afterEach(() => running.stop());

for (const { kind, make } of kinds)
  describe(`the operator's side over HTTP on ${kind}`, () => {
    const start = async (): Promise<string> => {
      const DATABASE_URL = kind === "SQLite" ? "" : await make();
      running = await run({ env: { DATABASE_URL, WATCH_DELAY_SECONDS: "0", SIGN_INS_PER_MINUTE: "1000" } });
      return running.url.replace("127.0.0.1", "localhost");
    };

    test("is for accounts that were appointed, while they are", async () => {
      const url = await start();
      const olga = await signedUp(url, "Olga");
      const { id } = (await olga.client().me()).player;
      const operator = new Operator(url, olga.token ?? "");
      const no = { code: "operator/not" };
      const asked = () => operator.reports();
      await expect(asked()).rejects.toMatchObject(no);
      const guest = await new Riposte(url).session("Gus");
      await expect(new Operator(url, guest.token).log()).rejects.toMatchObject(no);
      expect(await said(running, "appoint", guest.player.id)).toMatchObject({ code: 1 });
      expect(await said(running, "appoint", id)).toMatchObject({ code: 0 });
      expect((await said(running, "operators")).value.operators).toEqual([id]);
      expect(await asked()).toEqual([]);
      expect(await said(running, "dismiss", id)).toMatchObject({ code: 0 });
      await expect(asked()).rejects.toMatchObject(no);
      await expect(operator.act(guest.player.id, { act: "ban", why: "rude" })).rejects.toMatchObject(no);
    });

    test("judges reports, players and addresses, and the log names the operator's account", async () => {
      const url = await start();
      const olga = await signedUp(url, "Olga");
      const { id } = (await olga.client().me()).player;
      await said(running, "appoint", id);
      const operator = new Operator(url, olga.token ?? "");
      const { ada, bob, match } = await table(url);
      const rude = bob.player?.id ?? "";
      const seat = await ada.join(match.id);
      await seat.report("rude");
      const [waiting] = await operator.reports();
      const report = await operator.report(waiting?.id ?? "");
      expect(report).toMatchObject({ match: match.id, text: "rude", chat: [] });
      await operator.act(rude, { act: "mute", why: "rude", hours: 1 });
      expect((await operator.history(rude)).acts).toMatchObject([{ act: "mute", operator: id }]);
      const other = await bob.join(match.id);
      expect(await other.chat({ text: "no" })).toMatchObject({ code: "player/muted" });
      await operator.closeReport(report.id, "muted");
      expect(await operator.reports()).toEqual([]);
      await expect(operator.report("nothing")).rejects.toMatchObject({ code: "report/not-found" });
      await expect(operator.hideSet("nothing", true, "rude")).rejects.toMatchObject({
        code: "set/not-found",
      });
      await operator.shut("192.0.2.0/24", 2, "a flood");
      expect(await operator.ranges()).toMatchObject([{ range: "192.0.2.0/24" }]);
      await operator.open("192.0.2.0/24", "over");
      expect(await operator.ranges()).toEqual([]);
      const log = await operator.log();
      expect(log.map(({ act }) => act)).toEqual(["open", "shut", "close-report", "mute", "appoint"]);
      expect(log.slice(0, 4).every((line) => line.operator === id)).toBe(true);
      for (const client of [seat, other]) await client.leave();
    });
  });
