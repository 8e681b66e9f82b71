/**
 * Writes the files of this release, for those after it to read: `node test/server/formats/write.ts FOLDER`. What
 * a release wrote is never written again. A server is killed in the midst of a match of each game.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { type MatchClient, Riposte, sampleIntent } from "../../../shared/client/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { ServerProcess } from "../child.ts";
import { WORLDS, type World } from "../worlds.ts";

/** More than lie between two snapshots: some entries come after the last one. */
const ENTRIES = 60;

/** Of 5 ms each. */
const MOST_WAITS = 2_000;

/** A match of two, so far. */
async function played(url: string, { ruleset, options, decks }: World, entries: number) {
  const players = [new Riposte(url), new Riposte(url)];
  const seats: string[] = [];
  for (const player of players) seats.push((await player.session()).player.id);
  const { id } = await players[0].createMatch({ ruleset: ruleset.id, options, decks: [...decks], seats });
  const clients = await Promise.all(players.map((player) => player.join(id)));
  const random = dice(entries);
  for (let n = 0; n < entries; n++) await move(clients, random);
  return { id, players, clients };
}

async function move(clients: readonly MatchClient[], random: (n: number) => number): Promise<void> {
  const asked = () => clients.find((one) => one.options().length > 0);
  for (let waits = 0; asked() === undefined; waits++) {
    if (waits === MOST_WAITS) throw new Error("nobody is asked: the match was over too soon. Run it again");
    await sleep(5);
  }
  const client = asked() as MatchClient;
  const answer = await client.submit((await sampleIntent(client, random)) ?? {});
  if (!answer.ok) throw new Error(answer.code);
  for (const one of clients) await one.narrow({ action: "pass", request: 0 });
}

/** All tables, as statements that make them. Of each snapshot but the first game's the journal is enough. */
function dumped(file: string, keep: string): string {
  const db = new DatabaseSync(file);
  db.exec(`DELETE FROM snapshots WHERE match <> '${keep}'; DELETE FROM settings`);
  const made = db.prepare("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL").all();
  const own = made.filter(({ name }) => !String(name).startsWith("sqlite_"));
  const lines = own.map(({ sql }) => `${sql};`);
  for (const { name } of own.filter(({ type }) => type === "table")) {
    const columns = db.prepare(`SELECT name FROM pragma_table_info('${name}')`).all();
    const values = columns.map((column) => `quote("${column.name}")`).join(" || ',' || ");
    for (const { line } of db.prepare(`SELECT ${values} AS line FROM "${name}"`).all())
      lines.push(`INSERT INTO "${name}" VALUES (${line});`);
  }
  db.close();
  return `${lines.join("\n")}\n`;
}

const [folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await ServerProcess.prepare({ WATCH_DELAY_SECONDS: "0", FAIR_SHUFFLES: "true" });
await server.start();
const over = await played(server.url, WORLDS[0], 20);
await over.clients[0].concede();
const write = (name: string, value: object) =>
  writeFileSync(join(folder, name), `${JSON.stringify(value)}\n`);
write("recording.json", await over.players[0].recording(over.id));
write("film.json", await over.players[0].film(over.id, 0));
const ids: string[] = [];
for (const world of WORLDS) ids.push((await played(server.url, world, ENTRIES)).id);
await server.end("SIGKILL");
writeFileSync(join(folder, "store.sql"), dumped(join(server.dataDir, "riposte.db"), ids[0]));
await server.remove();
process.exit();
