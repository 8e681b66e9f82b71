/** PostgreSQL and Redis, lost while matches are played: a line in front of each is cut, muted or goes dead. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../../server/store/postgres.ts";
import { type MatchClient, type Riposte, sampleIntent } from "../../shared/client/index.ts";
import { dice, exampleCatalog } from "../protocol/random-match.ts";
import { startPostgres, startRedis } from "../services.ts";
import { audit, type Sent } from "./audit.ts";
import { Cable } from "./cable.ts";
import { type Running, run, table } from "./running.ts";
import { silent } from "./seated.ts";

const postgres = await startPostgres();
const redis = await startRedis();

/** The address with the line's port in the place of its own. */
function through(url: string, { url: line }: Cable): string {
  const led = new URL(url);
  led.port = new URL(line).port;
  return led.href;
}

/** A port where nobody answers. */
const NOWHERE = "http://127.0.0.1:1";

const urls = { postgres: postgres?.url ?? "", redis: redis?.url ?? "" };
const sent: Sent[] = [];
const random = dice(12);
let toPostgres: Cable;
let toRedis: Cable;
let running: Running;
let bob: Riposte;
let match: string;
let token: string;
let clients: MatchClient[];

/** Sends a legal intent of whoever is asked; its answer is noted when it comes. */
async function send(): Promise<{ readonly answered: Promise<void> }> {
  const seat = clients.findIndex((client) => client.options().length > 0);
  const intent = (await sampleIntent(clients[seat], random)) ?? {};
  const one: Sent = { match, seat, id: `m${sent.length}`, answers: [] };
  sent.push(one);
  return { answered: clients[seat].submit(intent, one.id).then((said) => void one.answers.push(said)) };
}

async function play(moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    await (await send()).answered;
    for (const client of clients) await client.narrow({ action: "pass", request: 0 });
  }
  expect(sent.every(({ answers }) => answers.length === 1 && answers[0].ok)).toBe(true);
}

const notices = () => clients.map((client) => client.table.notice);
const patient = { timeout: 60_000 };

describe.runIf(postgres && redis)("a server that loses", () => {
  beforeAll(async () => {
    toPostgres = await Cable.before(urls.postgres);
    toRedis = await Cable.before(urls.redis);
    const env = {
      DATABASE_URL: through(urls.postgres, toPostgres),
      REDIS_URL: through(urls.redis, toRedis),
    };
    running = await run({ env });
    const made = await table(running.url);
    bob = made.bob;
    token = made.tokens[1];
    match = made.match.id;
    clients = [await made.ada.join(match), await bob.join(match)];
  });
  afterAll(async () => {
    await Promise.all([toPostgres, toRedis].map((line) => line.close()));
    await redis?.stop();
    await postgres?.stop();
  });

  test("PostgreSQL pauses its matches, answers nobody meanwhile, and goes on when it is back", async () => {
    await play(5);
    toPostgres.lead(NOWHERE);
    toPostgres.cut();
    const { answered } = await send();
    await expect.poll(notices, patient).toEqual(["paused", "paused"]);
    expect(sent.at(-1)?.answers).toEqual([]);
    toPostgres.lead(urls.postgres);
    await answered;
    await expect.poll(notices, patient).toEqual(["", ""]);
    await play(5);
  }, 120_000);

  test("PostgreSQL in the middle of a commit plays nothing twice", async () => {
    // It hears the commit and does it; what it says to that never comes.
    toPostgres.mute();
    const { answered } = await send();
    await expect.poll(notices, patient).toEqual(["paused", "paused"]);
    await answered;
    await expect.poll(notices, patient).toEqual(["", ""]);
    await play(5);
  }, 120_000);

  test("Redis plays on with who sits there, and lets in again when it is back", async () => {
    toRedis.lead(NOWHERE);
    toRedis.cut();
    await play(5);
    const refused = await fetch(`${running.url}/api/matches/${match}/join`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: "{}",
    });
    expect(await refused.json()).toMatchObject({ ok: false, code: "server/busy" });
    toRedis.lead(urls.redis);
    await clients[1].leave();
    clients[1] = await bob.join(match);
    await play(5);
  }, 120_000);

  test("either, has everything it acknowledged, once", async () => {
    await Promise.all(clients.map((client) => client.leave()));
    await running.stop();
    const { faults, rows } = await audit(await openPostgres(urls.postgres, silent), sent, exampleCatalog());
    expect(faults).toEqual([]);
    expect(rows).toBeGreaterThanOrEqual(sent.length);
  });
});
