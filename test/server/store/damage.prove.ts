/** Rows that one cannot trust: what is stored of one match is damaged by hand, and the others are played on. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { type MatchClient, RefusedError, Riposte, sampleIntent } from "../../../shared/client/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { startPostgres } from "../../services.ts";
import { ServerProcess } from "../child.ts";
import { said } from "../operator.ts";
import { type Running, run, table } from "../running.ts";

const postgres = await startPostgres();
const folders: string[] = [];
afterAll(async () => {
  await postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Kind {
  readonly kind: string;
  readonly env: Record<string, string>;
  /** Runs a statement on what a server left, or beside one that runs. */
  meddle(dataDir: string, statement: string): Promise<void>;
}

const sqlite: Kind = {
  kind: "SQLite",
  env: {},
  async meddle(dataDir, statement) {
    const db = new DatabaseSync(join(dataDir, "riposte.db"));
    db.exec(statement);
    db.close();
  },
};
const server: Kind = {
  kind: "PostgreSQL",
  env: { DATABASE_URL: postgres?.url ?? "" },
  async meddle(_, statement) {
    const client = new pg.Client({ connectionString: postgres?.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  },
};

/** What is done to a match, by statements with its id in the place of $. */
const DAMAGES = {
  intent:
    "DELETE FROM snapshots WHERE match = $; UPDATE journal SET intent = '{\"act' WHERE match = $ AND seq = 5",
  record: "UPDATE matches SET record = '{' WHERE id = $",
  kept: "UPDATE matches SET kept = 'nonsense' WHERE id = $",
  "last row": "DELETE FROM snapshots WHERE match = $; DELETE FROM journal WHERE match = $ AND seq = 8",
} as const;

/** What is done to a snapshot: the journal is exact, and the match goes on as it stood. */
const DOUBTS = {
  accepted: "UPDATE snapshots SET accepted = '[[\"x' WHERE match = $",
  truncated: "UPDATE snapshots SET saved = substr(saved, 1, 100) WHERE match = $",
  altered: "UPDATE snapshots SET saved = replace(saved, '\"turn\":', '\"turn\":1') WHERE match = $",
  older: "UPDATE snapshots SET hash = NULL WHERE match = $",
} as const;

const CODES = {
  intent: "restore/unreadable",
  record: "restore/unreadable",
  kept: "restore/unreadable",
  "last row": "restore/torn",
} as const;

type Damage = keyof typeof DAMAGES;

interface Played {
  readonly match: string;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly tokens: readonly string[];
  readonly hash: string;
}

const random = dice(7);

async function play(clients: readonly MatchClient[], moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    const client = clients.find((one) => one.options().length > 0) as MatchClient;
    expect(await client.submit((await sampleIntent(client, random)) ?? {})).toMatchObject({ ok: true });
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  }
}

/** A match of eight entries. */
async function begin(running: Running): Promise<Played> {
  const { ada, bob, tokens, match } = await table(running.url);
  const clients = [await ada.join(match.id), await bob.join(match.id)];
  await play(clients, 8);
  for (const client of clients) await client.leave();
  const { hash, seq } = (await said(running, "inspect", match.id)).value;
  expect(seq).toBe(8);
  return { match: match.id, players: match.seats.map(({ player }) => player), tokens, hash };
}

/** Both players, come back. */
const back = ({ url }: Running, { match, players, tokens }: Played): Promise<MatchClient[]> =>
  Promise.all(
    players.map((player, seat) => {
      const one = new Riposte(url);
      one.resume({ player, token: tokens[seat] });
      return one.join(match);
    }),
  );

for (const { kind, env, meddle } of postgres ? [sqlite, server] : [sqlite])
  describe(`what is damaged on ${kind}`, () => {
    test("stops its own match by its code, and the operator may look, verify and end it", async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "riposte-"));
      folders.push(dataDir);
      const before = await run({ dataDir, env });
      const all: Record<string, Played> = {};
      for (const name of [...Object.keys(DAMAGES), ...Object.keys(DOUBTS), "whole"])
        all[name] = await begin(before);
      await before.stop();
      for (const [name, statements] of Object.entries({ ...DAMAGES, ...DOUBTS }))
        for (const statement of statements.split("; "))
          await meddle(dataDir, statement.replaceAll("$", `'${all[name].match}'`));

      const running = await run({ dataDir, env });
      const { stopped } = (await said(running, "matches")).value;
      const named = Object.entries(CODES).map(([name, code]) => ({ id: all[name].match, code }));
      expect(stopped).toHaveLength(named.length);
      expect(stopped).toEqual(expect.arrayContaining(named));
      for (const name of [...Object.keys(DOUBTS), "whole"]) {
        expect((await said(running, "inspect", all[name].match)).value).toMatchObject({
          hash: all[name].hash,
        });
        const clients = await back(running, all[name]);
        await play(clients, 3);
        for (const client of clients) await client.leave();
      }
      for (const name of Object.keys(DAMAGES) as Damage[]) await stands(running, all[name], name);
      expect((await said(running, "matches")).value.stopped).toEqual([]);
      await running.stop();
    });
  });

/** It stands still, its players are told so, and it can be ended. */
async function stands(running: Running, played: Played, name: Damage): Promise<void> {
  const { match } = played;
  if (name === "record") {
    const refused = await back(running, played).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({ code: "restore/unreadable" });
    const unread = { code: 1, text: expect.stringContaining("restore/unreadable") };
    expect(await said(running, "inspect", match)).toMatchObject(unread);
    expect(await said(running, "verify", match)).toMatchObject(unread);
  } else {
    const clients = await back(running, played);
    expect(clients.map(({ table: { notice } }) => notice)).toEqual(["halted", "halted"]);
    expect(await clients[0].concede()).toMatchObject({ ok: false, code: CODES[name] });
    expect((await said(running, "inspect", match)).code).toBe(0);
    const seq = { intent: 5, kept: undefined, "last row": 8 }[name];
    const wrong = { code: 1, value: { exact: false, why: expect.any(String), ...(seq && { seq }) } };
    expect(await said(running, "verify", match)).toMatchObject(wrong);
    for (const client of clients) await client.leave();
  }
  expect(await said(running, "end", match)).toMatchObject({ code: 0 });
  await expect(back(running, played)).rejects.toThrow("match/over");
}

test.runIf(postgres)(
  "a row that is lost under a match stops it once, and both players are told",
  async () => {
    const running = await run({ env: server.env });
    const { ada, bob, match } = await table(running.url);
    const clients = [await ada.join(match.id), await bob.join(match.id)];
    await play(clients, 8);
    const states: string[] = [];
    for (const client of clients) client.onState((state) => states.push(state));
    // Its head goes on without it, as after a failover to a database that lags behind.
    await server.meddle("", `UPDATE matches SET seq = 9 WHERE id = '${match.id}'`);
    const asked = clients.find((client) => client.options().length > 0) as MatchClient;
    const answer = await asked.submit((await sampleIntent(asked, random)) ?? {});
    expect(answer).toMatchObject({ ok: false, code: "restore/torn" });
    await expect.poll(() => clients.map((client) => client.table.notice)).toEqual(["halted", "halted"]);
    expect(states).toEqual([]);
    expect(running.logged.filter(({ code }) => code === "restore/torn")).toHaveLength(1);
    expect(await said(running, "end", match.id)).toMatchObject({ code: 0 });
    await expect.poll(() => clients.map(({ state }) => state)).toEqual(["over", "over"]);
    await running.stop();
  },
);

test("entries that the database has lost are noticed by who saw them, and the match goes on from before them", async () => {
  const process = await ServerProcess.prepare();
  const copy = mkdtempSync(join(tmpdir(), "riposte-"));
  folders.push(copy);
  try {
    await process.start();
    const { ada, bob, match } = await table(process.url);
    const clients = [await ada.join(match.id), await bob.join(match.id)];
    await play(clients, 8);
    await process.end("SIGTERM");
    cpSync(process.dataDir, copy, { recursive: true });
    await process.start();
    await expect.poll(() => clients.map(({ state }) => state)).toEqual(["online", "online"]);
    expect(clients.map(({ lost }) => lost)).toEqual([0, 0]);
    await play(clients, 8);
    const seen = clients.map(({ lastEvent }) => lastEvent);
    await process.end("SIGKILL");
    // As a database that lags does when another fails over to it.
    rmSync(process.dataDir, { recursive: true });
    cpSync(copy, process.dataDir, { recursive: true });
    await process.start();
    await expect.poll(() => clients.map(({ lost }) => lost > 0)).toEqual([true, true]);
    expect(clients.map(({ lost, lastEvent }) => lost + lastEvent)).toEqual(seen);
    const told = () => process.logged(50).filter(({ match: of }) => of === match.id);
    await expect
      .poll(() =>
        told()
          .map(({ seat, since }) => [seat, since])
          .sort(),
      )
      .toEqual(seen.map((since, seat) => [seat, since]));
    expect((await said(process, "metrics")).text).toContain("riposte_lost_entries_seen_total 2");
    await play(clients, 3);
    await Promise.all(clients.map((client) => client.leave()));
  } finally {
    await process.remove();
  }
});
