/** What a proxy and an operator are told while the store does not take anything. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSqlite, type SqliteStore } from "../../../server/store/index.ts";
import { sampleIntent } from "../../../shared/client/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { said } from "../operator.ts";
import { type Running, run, table } from "../running.ts";

let running: Running;
let store: SqliteStore;
beforeAll(async () => {
  running = await run({
    openStore: async ({ dataDir }) => {
      store = await openSqlite(dataDir);
      return store;
    },
  });
});
afterAll(() => running.stop());

async function ready(): Promise<string> {
  const answer = await fetch(`${running.url}/readyz`);
  return `${answer.status} ${((await answer.json()) as { code?: string }).code ?? "ok"}`;
}

/** The value of a metric, 0 where there is none yet. */
async function count(name: string): Promise<number> {
  const { text } = await said(running, "metrics");
  const line = text.split("\n").find((one) => one.startsWith(`${name} `)) ?? "";
  return Number(line.slice(name.length));
}

test("a server whose store takes nothing is not ready, says why and counts it, and is ready again by itself", async () => {
  const { ada, bob, match } = await table(running.url);
  const clients = [await ada.join(match.id), await bob.join(match.id)];
  expect(await ready()).toBe("200 ok");
  expect(await count("riposte_paused_matches")).toBe(0);
  expect(await count("riposte_lease_age_seconds")).toBeGreaterThanOrEqual(0);
  expect(await count('riposte_store_seconds_count{result="done"}')).toBeGreaterThan(0);

  const full = await store.limitPages(1);
  const random = dice(4);
  const play = async () => {
    for (let n = 0; n < 500 && clients.every(({ table }) => table.notice === ""); n++) {
      const client = clients.find((one) => one.options().length > 0) ?? clients[0];
      await client.submit((await sampleIntent(client, random)) ?? {});
      for (const one of clients) await one.narrow({ action: "pass", request: 0 });
    }
  };
  const played = play();
  await expect.poll(() => count("riposte_paused_matches")).toBe(1);
  await expect.poll(() => count('riposte_commit_seconds_count{result="failed"}')).toBeGreaterThan(1);
  expect(await count('riposte_store_errors_total{job="append"}')).toBeGreaterThan(1);
  expect(await count('riposte_store_seconds_count{result="failed"}')).toBeGreaterThan(1);
  // Rows find no place; the lease has one already, and says nothing of it.
  expect(await ready()).toBe("503 server/store");
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  await store.limitPages(full + 10_000);
  await played;
  await expect.poll(() => count("riposte_paused_matches")).toBe(0);
  await expect.poll(ready).toBe("200 ok");
  for (const client of clients) await client.leave();
});
