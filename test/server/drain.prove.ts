/** A server that is told to stop while something hangs: it says so, sends everybody on, and is gone in time. */
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { openPostgres } from "../../server/store/postgres.ts";
import { type Database, startPostgres, startRedis } from "../services.ts";
import { ServerProcess } from "./child.ts";
import { table } from "./running.ts";
import { silent } from "./seated.ts";
import { Wire } from "./wire.ts";

const postgres = await startPostgres();
const redis = await startRedis();

let server: ServerProcess;
afterEach(async () => {
  postgres?.goOn();
  redis?.goOn();
  await server.remove();
});
afterAll(async () => {
  await redis?.stop();
  await postgres?.stop();
});

describe.runIf(postgres && redis)("SIGTERM while", () => {
  test.each([
    ["PostgreSQL hangs", postgres as Database],
    ["Redis hangs", redis as Database],
    ["nothing hangs", undefined],
  ])("%s", async (_, hanging) => {
    const urls = { DATABASE_URL: postgres?.url ?? "", REDIS_URL: redis?.url ?? "" };
    server = await ServerProcess.prepare(urls);
    await server.start();
    const { ada, match, tokens } = await table(server.url, { deckRules: false, firstPlayer: 0 });
    const wire = await Wire.join(server.url, match.id, tokens[0]);
    const message = (n: number) => ({ id: `${n}`, intent: { action: "advancePhase", request: n } });
    expect(await wire.request("intent", message(1))).toMatchObject({ ok: true });
    hanging?.stall();
    // In flight when the end comes.
    const answer = wire.ask("intent", message(2));
    const ended = server.end("SIGTERM");
    if (hanging === postgres) {
      const ready = async () => (await fetch(`${server.url}/readyz`)).status;
      await expect.poll(ready, { timeout: 60_000 }).toBe(503);
      await expect(ada.join(match.id)).rejects.toThrow("server/draining");
    }
    expect(await wire.closed).toBe(4101);
    expect(await ended).toBe(0);
    // Its own patience, of less than 10 s, was not needed.
    expect(server.logged(40).map(({ msg }) => msg)).not.toContain("ended before everything was closed");
    hanging?.goOn();

    const { value } = await answer;
    await server.start();
    // What the old process asked a database that hung may be done now: then its lease holds for 5 s more.
    const back = await vi.waitFor(() => Wire.join(server.url, match.id, tokens[0]), { timeout: 20_000 });
    // Stored or not, it counts once.
    expect(await back.request("intent", message(2))).toMatchObject({ ok: true });
    if (value !== undefined) expect(value).toMatchObject({ ok: true });
    back.destroy();
    expect(await server.end("SIGTERM")).toBe(0);
    const store = await openPostgres(postgres?.url ?? "", silent);
    const rows = (await store.read(match.id, "start"))?.rows ?? [];
    await store.close();
    expect(rows.flatMap(({ from }) => from?.id ?? [])).toEqual(["1", "2"]);
  });
});
