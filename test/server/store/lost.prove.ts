/** PostgreSQL and Redis, lost while matches are played: they crash, stand still, or their line is cut. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PLACE_MS } from "../../../server/http/with-timeout.ts";
import type { Store } from "../../../server/store/index.ts";
import { openPostgres } from "../../../server/store/postgres.ts";
import { type MatchClient, Riposte, sampleIntent } from "../../../shared/client/index.ts";
import { dice, exampleCatalog } from "../../protocol/random-match.ts";
import { startPostgres, startRedis } from "../../services.ts";
import { audit, type Sent } from "../audit.ts";
import { Cable, through } from "../cable.ts";
import { ServerProcess } from "../child.ts";
import { said } from "../operator.ts";
import { type Running, run, table } from "../running.ts";
import { silent } from "../seated.ts";

const postgres = await startPostgres();
const redis = await startRedis();

const urls = { postgres: postgres?.url ?? "", redis: redis?.url ?? "" };
const sent: Sent[] = [];
/** What would have ended a process of its own. */
const fatal: unknown[] = [];
process.on("uncaughtExceptionMonitor", (error) => void fatal.push(error));
const random = dice(12);
/** Between the server and PostgreSQL. */
let line: Cable;
let store: Store;
let running: Running;
let bob: Riposte;
let match: string;
let tokens: { readonly bob: string; readonly stranger: string };
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

/** Sends an intent, and resolves once the match is paused for it; nobody is answered meanwhile. */
async function sendInVain(): Promise<{ readonly answered: Promise<void> }> {
  const { answered } = await send();
  await expect.poll(notices, patient).toEqual(["paused", "paused"]);
  await expect.poll(ready, patient).toMatch(/^503 server\/(store|lease)$/);
  expect(sent.at(-1)?.answers).toEqual([]);
  return { answered };
}

async function goesOn(answered: Promise<void>): Promise<void> {
  await answered;
  await expect.poll(notices, patient).toEqual(["", ""]);
  await expect.poll(ready, patient).toBe("200 ok");
  await play(5);
}

/** What a proxy is told. */
async function ready(): Promise<string> {
  const answer = await fetch(`${running.url}/readyz`);
  return `${answer.status} ${((await answer.json()) as { code?: string }).code ?? "ok"}`;
}

/** What each way into a room answers: a seat, a place to watch from, the lobby, the queue. */
function doors(): Promise<{ readonly ok: boolean; readonly code?: string }[]> {
  const ask = async (path: string, body: object, token = tokens.stranger) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(running.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    return (await answer.json()) as { ok: boolean };
  };
  return Promise.all([
    ask(`/api/matches/${match}/join`, {}, tokens.bob),
    ask(`/api/matches/${match}/watch`, {}),
    ask("/api/lobby/join", {}),
    ask("/api/queue/join", { ruleset: "ucg", deck: { set: "starter", deck: "ember-caravan" } }),
  ]);
}

const busy = { ok: false, code: "server/busy" };
const patient = { timeout: 60_000 };

/** A match of two on a server over both. */
async function begin(): Promise<void> {
  line = await Cable.before(urls.postgres);
  store = await openPostgres(urls.postgres, silent);
  running = await run({
    env: { DATABASE_URL: through(urls.postgres, line), REDIS_URL: urls.redis },
    adminPatience: () => 1_000,
  });
  const made = await table(running.url);
  bob = made.bob;
  tokens = { bob: made.tokens[1], stranger: (await new Riposte(running.url).session()).token };
  match = made.match.id;
  clients = [await made.ada.join(match), await bob.join(match)];
}

async function stopAll(): Promise<void> {
  await store.close();
  await line.close();
  await redis?.stop();
  await postgres?.stop();
}

/** The operator asks where PostgreSQL hears nothing, and another server is stopped with a command in its hands. */
async function operated(): Promise<void> {
  const wire = await Cable.before(urls.postgres);
  const own = await ServerProcess.prepare({ DATABASE_URL: through(urls.postgres, wire) });
  await own.start();
  wire.keep();
  const asked = said(own, "matches");
  // Asked after the other and answered before it.
  expect(await said(own, "metrics")).toMatchObject({ code: 0 });
  expect(await own.end("SIGTERM")).toBe(0);
  expect(await asked).toMatchObject({ code: 2, text: expect.stringContaining("no server answers") });
  await own.remove();
  await wire.close();

  line.keep();
  const slow = { code: 1, text: expect.stringContaining("admin/slow") };
  expect(await said(running, "matches")).toMatchObject(slow);
  line.passOn();
  await expect.poll(async () => (await said(running, "matches")).code, patient).toBe(0);
  await expect.poll(notices, patient).toEqual(["", ""]);
  await play(2);
}

async function askedBack(): Promise<void> {
  await postgres?.crash();
  const asked = clients[0].takeback("offer");
  await expect.poll(notices, patient).toEqual(["paused", "paused"]);
  await postgres?.start();
  // Whether it can be taken back is for the match to say.
  expect([undefined, "takeback/impossible"]).toContain(((await asked) as { code?: string }).code);
  await goesOn(Promise.resolve());
}

async function midCommit(): Promise<void> {
  const rows = async () => (await store.read(match, "start"))?.rows.length ?? 0;
  /** It hears the commit and does it; what it says to that never comes. */
  const committed = async () => {
    const before = await rows();
    line.mute();
    const said = await send();
    await expect.poll(rows, patient).toBe(before + 1);
    return said;
  };
  let { answered } = await committed();
  // A connection that the pool opened only for this was not mute.
  while (sent.at(-1)?.answers.length === 1) ({ answered } = await committed());
  line.cut();
  await goesOn(answered);
}

describe.runIf(postgres && redis)("a server that loses", () => {
  beforeAll(begin);
  afterAll(stopAll);

  test("PostgreSQL pauses its matches, answers nobody meanwhile, and goes on when it is started again", async () => {
    await play(5);
    await postgres?.crash();
    const { answered } = await sendInVain();
    await postgres?.start();
    await goesOn(answered);
  }, 120_000);

  test("PostgreSQL under a takeback, which reads it, waits and halts nothing", askedBack, 120_000);

  test("PostgreSQL in the middle of a commit plays nothing twice", midCommit, 120_000);

  test("PostgreSQL to a stall plays nothing twice, though it wakes with the commit in its ears", async () => {
    postgres?.stall();
    const { answered } = await sendInVain();
    postgres?.goOn();
    await goesOn(answered);
  }, 120_000);

  test(
    "PostgreSQL answers its operator all the same, and stops with a command in its hands",
    operated,
    120_000,
  );

  test("Redis plays on with who sits there, refuses others soon, and lets them in when it is back", async () => {
    expect(PLACE_MS).toBeLessThan(3_000);
    expect(await doors()).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: true }]);
    redis?.stall();
    await play(2);
    expect(await doors()).toMatchObject([busy, busy, busy, busy]);
    await redis?.crash();
    await play(2);
    expect(await doors()).toMatchObject([busy, busy, busy, busy]);
    await expect.poll(ready, patient).toBe("503 server/redis");
    // It kept nothing: rooms are to be found in it all the same.
    await redis?.start();
    const open = async () => (await doors()).map(({ ok }) => ok);
    await expect.poll(open, patient).toEqual([true, true, true, true]);
    await expect.poll(ready, patient).toBe("200 ok");
    await clients[1].leave();
    clients[1] = await bob.join(match);
    await play(2);
  }, 120_000);

  test("either, has everything it acknowledged, once, and does not die of it", async () => {
    expect(fatal).toEqual([]);
    await Promise.all(clients.map((client) => client.leave()));
    await running.stop();
    const { faults, rows } = await audit(await openPostgres(urls.postgres, silent), sent, exampleCatalog());
    expect(faults).toEqual([]);
    expect(rows).toBeGreaterThanOrEqual(sent.length);
  });
});
