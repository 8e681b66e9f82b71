/** Two processes as one server, and what is said between them: its line breaks behind a door that opens and shuts. */
import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres, startRedis } from "../../services.ts";
import { Cable, through } from "../cable.ts";
import { ServerProcess } from "../child.ts";
import { said } from "../operator.ts";
import { table } from "../running.ts";

const postgres = await startPostgres();
const redis = await startRedis();
const patient = { timeout: 60_000 };

/** Accepts every connection, and closes it at once. */
const slammer = createServer((socket) => {
  slammed++;
  socket.destroy();
});
let slammed = 0;
/** Between the process that has the match and Redis. */
let line: Cable;
let servers: readonly ServerProcess[] = [];
let match: string;
let token: string;

async function begin(): Promise<void> {
  slammer.listen(0, "127.0.0.1");
  await once(slammer, "listening");
  line = await Cable.before(redis?.url ?? "");
  const both = {
    DATABASE_URL: postgres?.url ?? "",
    SESSION_SECRET: "a secret of the tests",
    JOINS_PER_MINUTE: "100000",
  };
  servers = [
    await ServerProcess.prepare({ ...both, REDIS_URL: through(redis?.url ?? "", line) }),
    await ServerProcess.prepare({ ...both, REDIS_URL: redis?.url ?? "" }),
  ];
  for (const server of servers) await server.start();
  const made = await table(servers[0].url);
  match = made.match.id;
  token = made.tokens[0];
}

async function end(): Promise<void> {
  for (const server of servers) await server.remove();
  slammer.close();
  await line.close();
  await redis?.stop();
  await postgres?.stop();
}

/** What the process without the match answers to who wants his seat: it asks the other one, through Redis. */
async function joined(): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const how = { method: "POST", headers, body: "{}" };
  const answer = await (await fetch(`${servers[1].url}/api/matches/${match}/join`, how)).json();
  const { ok, code = "" } = answer as { ok: boolean; code?: string };
  return ok ? "ok" : code;
}

/** Status and code of each process' readiness. */
const ready = () =>
  Promise.all(
    servers.map(async ({ url }) => {
      const answer = await fetch(`${url}/readyz`);
      const { code = "ok" } = (await answer.json()) as { code?: string };
      return `${answer.status} ${code}`;
    }),
  );

const FINE = ["200 ok", "200 ok"];

describe.runIf(postgres && redis)("what processes say to each other", () => {
  beforeAll(begin);
  afterAll(end);

  test("comes through again after a door that accepted and closed", async () => {
    expect(await joined()).toBe("ok");
    line.lead(`http://127.0.0.1:${(slammer.address() as { port: number }).port}`);
    line.cut();
    await expect.poll(() => slammed, patient).toBeGreaterThan(20);
    await expect.poll(ready, patient).toEqual(["503 server/redis", "200 ok"]);
    expect(await joined()).toBe("server/busy");
    line.lead(redis?.url ?? "");
    await expect.poll(joined, patient).toBe("ok");
    await expect.poll(ready, patient).toEqual(FINE);
  });

  test("comes through again where the line went dead and nobody was told", async () => {
    // Its client may take a new line before anybody noticed: three seconds after an old one broke it always does.
    const dead = () => {
      line.deaden();
      return ready();
    };
    await expect.poll(dead, patient).toEqual(["503 server/redis", "200 ok"]);
    // New lines are good, and it takes one by itself.
    await expect.poll(joined, patient).toBe("ok");
    await expect.poll(ready, patient).toEqual(FINE);
  });

  test("is measured", async () => {
    const { text } = await said(servers[0], "metrics");
    expect(text).toMatch(/^riposte_pubsub_seconds_count [1-9]/m);
    expect(text).toMatch(/^riposte_pubsub_lost_total [1-9]/m);
  });
});
