/** Tables outlive the server, but not their people. One server at a time: Colyseus has one matchmaker a process. */
import { expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { DECKS, OPTIONS, run } from "../running.ts";

// Each of these starts servers.
vi.setConfig({ testTimeout: 120_000 });

const BODY = { ruleset: "ucg", options: OPTIONS, deck: DECKS[0] };

test("a table survives a restart, and begins after it", async () => {
  const first = await run();
  const [ada, bob] = [new Riposte(first.url), new Riposte(first.url)];
  const sessions = [await ada.session("Ada"), await bob.session("Bob")];
  const { id } = await ada.tables.create(BODY);
  await bob.tables.sit(id, DECKS[1]);
  await ada.tables.ready(id);
  await first.server.close();
  const next = await run({ dataDir: first.dataDir });
  const again = sessions.map((session) => {
    const player = new Riposte(next.url);
    player.resume(session);
    return player;
  });
  expect((await again[1].me()).tables).toMatchObject([{ id, seats: [{ ready: true }, { ready: false }] }]);
  const { games } = await again[1].tables.ready(id);
  const clients = await Promise.all(again.map((player) => player.join(games[0].match)));
  await Promise.all(clients.map((client) => client.leave()));
  await next.stop();
  await first.stop();
});

test("a table closes when its people have left", async () => {
  const idle = await run({ env: { TABLE_IDLE_SECONDS: "1" } });
  const [ada, bob] = [new Riposte(idle.url), new Riposte(idle.url)];
  await Promise.all([ada.session(), bob.session()]);
  const { id } = await ada.tables.create(BODY);
  await expect.poll(async () => (await bob.tables.get(id)).state).toBe("closed");
  await idle.stop();
});
