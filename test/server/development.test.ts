/** A development server reads sets again while it runs, and a match keeps those that it began with. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type MatchClient, Riposte, sampleIntent } from "../../shared/client/index.ts";
import { setTextsAnswer } from "../../shared/protocol/index.ts";
import { dice } from "../protocol/random-match.ts";
import { DECKS, OPTIONS, type Running, run, table } from "./running.ts";

const EXAMPLES = fileURLToPath(new URL("../../shared/sets/ucg/seed-examples.json", import.meta.url));

let folder: string;
let file: string;
let running: Running;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "riposte-sets-"));
  file = join(folder, "examples.json");
  copyFileSync(EXAMPLES, file);
  running = await run({ setFolders: [], development: { files: [file] } });
});
afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const hashNow = async (): Promise<string> => {
  const response = await fetch(`${running.url}/api/sets`);
  return (await response.json()).sets[0].hash;
};

async function play(clients: readonly MatchClient[], moves: number): Promise<void> {
  const random = dice(moves);
  for (let n = 0; n < moves; n++) {
    const client = clients.find((one) => one.options().length > 0) as MatchClient;
    expect(await client.submit((await sampleIntent(client, random)) ?? {})).toMatchObject({ ok: true });
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  }
}

/** The examples without their first card's text, under another name. */
function edited(): string {
  const set = JSON.parse(readFileSync(EXAMPLES, "utf8"));
  for (const card of set.cards) card.name = `New ${card.name}`;
  return JSON.stringify(set);
}

test("an edited set is there for the next match, and one that goes on has the old", async () => {
  const before = await hashNow();
  const { ada, bob, match } = await table(running.url);
  const clients = [await ada.join(match.id), await bob.join(match.id)];
  await play(clients, 20);
  writeFileSync(file, edited());
  const after = await vi.waitUntil(async () => (await hashNow()) !== before && hashNow(), {
    timeout: 30_000,
  });
  await play(clients, 20);
  const next = await table(running.url);
  const nextClients = [await next.ada.join(next.match.id), await next.bob.join(next.match.id)];
  await play(nextClients, 5);
  const pinned = [match, next.match].map(({ id }) => running.server.hosts?.find(id)?.record.hashes);
  expect(pinned).toEqual([[before], [after]]);
  expect((await ada.cards("ucg", "seed-examples")).every(({ name }) => name.startsWith("New "))).toBe(true);
  expect(running.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
  await Promise.all([...clients, ...nextClients].map((client) => client.leave()));
});

test("a set that has become faulty stays as it was, and its author reads the text that is on the disk", async () => {
  const before = await hashNow();
  const faulty = readFileSync(EXAMPLES, "utf8").replace('"cards"', '"crads"');
  writeFileSync(file, faulty);
  await vi.waitUntil(() => running.logged.some(({ problems }) => problems !== undefined), {
    timeout: 30_000,
  });
  expect(await hashNow()).toBe(before);
  const told = await (await fetch(`${running.url}/dev/sets/ucg`)).json();
  expect(setTextsAnswer.parse(told).sets).toEqual([{ name: "examples.json", text: faulty }]);
});

test("a bot plays on with the old set, and plays with the new", async () => {
  const [before, old] = [await hashNow(), await againstBot()];
  writeFileSync(file, edited());
  await vi.waitUntil(async () => (await hashNow()) !== before, { timeout: 30_000 });
  for (const client of [old, await againstBot()]) {
    const random = dice(1);
    for (let n = 0; n < 12; n++) {
      await vi.waitUntil(() => client.options().length > 0, { timeout: 30_000 });
      expect(await client.submit((await sampleIntent(client, random)) ?? {})).toMatchObject({ ok: true });
    }
    await client.leave();
  }
  expect(running.logged.filter(({ msg }) => msg === "a bot has no answer")).toEqual([]);
});

/** A match of a guest with a bot, joined. */
async function againstBot() {
  const ada = new Riposte(running.url);
  await ada.session("Ada");
  const made = await ada.tables.create({
    ruleset: "ucg",
    options: OPTIONS,
    access: "private",
    deck: DECKS[0],
    bots: [{ bot: "random", deck: DECKS[1] }],
  });
  const { games } = await ada.tables.ready(made.id);
  return ada.join(games[0].match);
}
