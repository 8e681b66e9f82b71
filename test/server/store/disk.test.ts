import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite, type SqliteStore } from "../../../server/store/index.ts";
import { type MatchClient, sampleIntent } from "../../../shared/client/index.ts";
import { dice, exampleCatalog } from "../../protocol/random-match.ts";
import { audit, type Sent } from "../audit.ts";
import { run, table } from "../running.ts";

/** Plays until nothing is answered any more, or for so many moves; resolves to what waits for its answer. */
async function playUntilStill(
  clients: readonly MatchClient[],
  moves: number,
  sent: Sent[],
): Promise<{ readonly answered: Promise<void> } | undefined> {
  const random = dice(sent.length + 1);
  for (let n = 0; n < moves; n++) {
    const seat = clients.findIndex((client) => client.options().length > 0);
    const client = clients[seat];
    const intent = (await sampleIntent(client, random)) ?? {};
    const one: Sent = { match: client.welcome.match, seat, id: `m${sent.length}`, answers: [] };
    sent.push(one);
    const answer = client.submit(intent, one.id).then((said) => void one.answers.push(said));
    const paused = new Promise<"paused">((resolve) => {
      const off = client.onTable(() => {
        if (client.table.notice !== "paused") return;
        off();
        resolve("paused");
      });
    });
    if ((await Promise.race([answer, paused])) === "paused") return { answered: answer };
    for (const other of clients) await other.narrow({ action: "pass", request: 0 });
  }
  return undefined;
}

test("a full disk pauses the match, loses nothing, and the match goes on when there is room again", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "riposte-"));
  let store: SqliteStore | undefined;
  const running = await run({
    dataDir,
    openStore: async (config) => {
      store = await openSqlite(config.dataDir);
      return store;
    },
  });
  const { ada, bob, match } = await table(running.url);
  const clients = [await ada.join(match.id), await bob.join(match.id)];
  const sent: Sent[] = [];
  expect(await playUntilStill(clients, 10, sent)).toBeUndefined();
  expect(await (store as SqliteStore).pragmas()).toMatchObject({ journal_mode: "wal", synchronous: 2 });

  // No page more than there are: the next row or the one after it finds no place.
  const full = await (store as SqliteStore).limitPages(1);
  const waiting = await playUntilStill(clients, 300, sent);
  expect(waiting).toBeDefined();
  const stored = (await store?.read(match.id, "start"))?.rows.length;
  await expect.poll(() => clients.map((client) => client.table.notice)).toEqual(["paused", "paused"]);
  // Longer than the match waits between two tries, with nothing stored, nothing told, nobody cut.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect((await store?.read(match.id, "start"))?.rows.length).toBe(stored);
  expect(sent.at(-1)?.answers).toEqual([]);
  expect(clients.map(({ state }) => state)).toEqual(["online", "online"]);

  await (store as SqliteStore).limitPages(full + 10_000);
  await waiting?.answered;
  await expect.poll(() => clients.map((client) => client.table.notice)).toEqual(["", ""]);
  expect(await playUntilStill(clients, 20, sent)).toBeUndefined();
  expect(sent.every(({ answers }) => answers[0].ok)).toBe(true);
  await Promise.all(clients.map((client) => client.leave()));
  await running.stop();
  expect((await audit(await openSqlite(dataDir), sent, exampleCatalog())).faults).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});
