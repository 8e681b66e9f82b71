/**
 * Two releases with other rules beside each other on one database: a match is played by who plays its rules, its
 * players come to it through any process, and where nobody plays them all processes say the same.
 */
import { afterAll, beforeEach, expect, test } from "vitest";
import { type MatchClient, Riposte, sampleIntent } from "../../shared/client/index.ts";
import { isPassing } from "../../shared/client/refused-error.ts";
import { ucg } from "../../shared/games/ucg/index.ts";
import { dice } from "../protocol/random-match.ts";
import { startPostgres, startRedis } from "../services.ts";
import { ServerProcess } from "./child.ts";
import { said } from "./operator.ts";
import { nextRules, releaseWith } from "./releases.ts";
import { table } from "./running.ts";

const postgres = await startPostgres();
const redis = await startRedis();
const next = releaseWith([nextRules("ucg")]);

/** The first two are of this release, the third of the next. */
let processes: ServerProcess[] = [];
const remove = () => Promise.all(processes.map((one) => one.remove()));

beforeEach(async () => {
  await remove();
  const env = {
    DATABASE_URL: postgres?.url ?? "",
    REDIS_URL: redis?.url ?? "",
  };
  processes = await Promise.all([0, 1, 2].map(() => ServerProcess.prepare(env)));
});
afterAll(async () => {
  await remove();
  next.remove();
  await redis?.stop();
  await postgres?.stop();
});

/** The same player at another process. */
function at({ url }: ServerProcess, { player }: Riposte, token: string): Riposte {
  const client = new Riposte(url);
  client.resume({ player: player as NonNullable<typeof player>, token });
  return client;
}

const random = dice(7);
async function moves(client: MatchClient): Promise<void> {
  const intent = await sampleIntent(client, random);
  expect(await client.submit(intent ?? {})).toMatchObject({ ok: true });
}

/** What the operator of a process is told of the stopped matches. */
const stopped = async (one: ServerProcess) => (await said(one, "matches")).value.stopped;
const stoppedGauge = async (one: ServerProcess) =>
  Number(/^riposte_stopped_matches (\d+)/m.exec((await said(one, "metrics")).text)?.[1]);

const beside = test.runIf(postgres && redis);

beside("what the new one cannot play it leaves to the old one, and leads its players there", async () => {
  const [old, , young] = processes;
  await Promise.all([old.start(), young.start(next.main)]);
  const { ada, tokens, match } = await table(old.url, {
    deckRules: false,
    firstPlayer: 0,
  });
  const there = at(young, ada, tokens[0]);
  const waiting = { id: match.id, code: "SAVE_RULES" };

  // Nobody plays it: both sides of the wire are told so, and nothing is lost.
  await old.end("SIGKILL");
  await expect.poll(() => stopped(young), { timeout: 60_000 }).toMatchObject([waiting]);
  expect(await stoppedGauge(young)).toBe(1);
  await expect(there.join(match.id)).rejects.toThrow("SAVE_RULES");
  expect((await there.me()).matches).toMatchObject([{ id: match.id, status: "halted" }]);

  // Who plays it is back: it goes on, through whichever process its player comes.
  await old.start();
  await expect.poll(() => stopped(young), { timeout: 60_000 }).toEqual([]);
  expect(await stoppedGauge(young)).toBe(0);
  expect((await there.me()).matches).toMatchObject([{ id: match.id, status: "playing" }]);
  const client = await there.join(match.id);
  await moves(client);
  await client.leave();
  expect(await said(young, "end", match.id)).toMatchObject({ code: 0 });
});

beside("a match of one that died is had by who plays it, asked by who does not", async () => {
  const [old, other, young] = processes;
  await Promise.all([old.start(), other.start(), young.start(next.main)]);
  const { ada, tokens, match } = await table(old.url, {
    deckRules: false,
    firstPlayer: 0,
  });
  const fresh = await table(young.url, { deckRules: false, firstPlayer: 0 });
  await old.end("SIGKILL");
  const there = at(young, ada, tokens[0]);
  const join = () => there.join(match.id).catch(({ code }: { code: string }) => code);
  let joined = await join();
  // Never for good: its host's lease runs, then another has it.
  for (; typeof joined === "string"; joined = await join()) expect(isPassing(joined)).toBe(true);
  await moves(joined);
  await joined.leave();
  const listed = (await said(young, "matches")).value.matches as {
    id: string;
    process: string;
  }[];
  const at2 = (await said(other, "matches")).value.process;
  expect(listed.find(({ id }) => id === match.id)?.process).toBe(at2);

  // And the other way about: those of the new rules are not for the old release, which stays.
  await young.end("SIGKILL");
  await expect
    .poll(() => stopped(other), { timeout: 60_000 })
    .toMatchObject([{ id: fresh.match.id, code: "SAVE_RULES" }]);
  await young.start(next.main);
  await expect.poll(() => stopped(other), { timeout: 60_000 }).toEqual([]);
  const back = await at(other, fresh.ada, fresh.tokens[0]).join(fresh.match.id);
  await moves(back);
  await back.leave();
  for (const { id } of [match, fresh.match]) expect(await said(young, "end", id)).toMatchObject({ code: 0 });
});

beside(
  "an upgrade one by one: matches go to who plays them, wait when nobody does, and go on when one is back",
  async () => {
    const [first, last, young] = processes;
    await Promise.all([first.start(), last.start(), young.start(next.main)]);
    const tables = await Promise.all(
      [0, 1, 2, 3].map(() => table(first.url, { deckRules: false, firstPlayer: 0 })),
    );
    // All of them come through the new release, as behind a proxy that has the old ones taken out.
    const players = tables.map(({ ada, tokens }) => at(young, ada, tokens[0]));
    const join = (player: Riposte, n: number) => player.join(tables[n].match.id);
    let clients = await Promise.all(players.map(join));
    await Promise.all(clients.map(moves));
    const owners = async () => {
      const { matches } = (await said(young, "matches")).value as {
        matches: { id: string; process: string }[];
      };
      return tables.map(({ match }) => matches.find(({ id }) => id === match.id)?.process);
    };
    const name = async (one: ServerProcess) => (await said(one, "matches")).value.process;

    // Nobody is cut off twice, none of them comes to the new release, and what is played is played on.
    expect(await first.end("SIGTERM")).toBe(0);
    await first.start(next.main);
    await expect.poll(() => clients.map(({ state }) => state)).toEqual(clients.map(() => "online"));
    expect(new Set(await owners())).toEqual(new Set([await name(last)]));
    await Promise.all(clients.map(moves));
    const entries = await Promise.all(tables.map(({ match }) => said(young, "verify", match.id)));
    // Not theirs to verify, either.
    for (const { text } of entries) expect(text).toContain("SAVE_RULES");

    // The last that plays them: they stand still, whole, and everybody says why.
    expect(await last.end("SIGTERM")).toBe(0);
    await expect
      .poll(() => clients.map(({ state }) => state), { timeout: 60_000 })
      .toEqual(clients.map(() => "gone"));
    for (const { reason } of clients) expect(reason).toMatchObject({ code: "SAVE_RULES" });
    for (const one of [first, young])
      await expect.poll(() => stopped(one), { timeout: 60_000 }).toHaveLength(tables.length);

    // Rolled back in one process alone.
    await last.start();
    await expect.poll(() => stopped(young), { timeout: 60_000 }).toEqual([]);
    clients = await Promise.all(players.map(join));
    await Promise.all(clients.map(moves));
    for (const [n, client] of clients.entries()) {
      const { value } = await said(last, "verify", tables[n].match.id);
      expect(value).toMatchObject({ exact: true, entries: 3 });
      await client.leave();
    }
  },
);

beside("a release that keeps the rules of before plays its matches to their ends", async () => {
  const [old, , young] = processes;
  const keeping = releaseWith([
    nextRules("ucg"),
    {
      file: "shared/games/index.ts",
      from: "kept: readonly Ruleset[] = []",
      to: `kept: readonly Ruleset[] = [{ ...ucg.rules, version: ${ucg.version} }]`,
    },
  ]);
  try {
    await Promise.all([old.start(), young.start(keeping.main)]);
    const { ada, tokens, match } = await table(old.url, { deckRules: false, firstPlayer: 0 });
    const client = await at(young, ada, tokens[0]).join(match.id);
    await moves(client);
    expect(await old.end("SIGTERM")).toBe(0);
    await expect.poll(() => client.state, { timeout: 60_000 }).toBe("online");
    await moves(client);
    expect(await stopped(young)).toEqual([]);
    const { value } = await said(young, "verify", match.id);
    expect(value).toMatchObject({ exact: true, entries: 2 });
    // What begins here begins under its own.
    const { match: fresh } = await table(young.url, { deckRules: false, firstPlayer: 0 });
    await client.leave();
    for (const { id } of [match, fresh]) expect(await said(young, "end", id)).toMatchObject({ code: 0 });
  } finally {
    await young.end("SIGKILL");
    keeping.remove();
  }
});
