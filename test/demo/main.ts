/**
 * `npm run demo -- ucg` (or another game, and `--seats 3`): a real server, random legal players over real sockets, and the match told as a
 * person would tell it. Ends with a winner and exit 0.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createLogger, createServer, readConfig } from "../../server/app.ts";
import { type MatchClient, Riposte, sampleIntent, Teller } from "../../shared/client/index.ts";
import { FOR_PROGRAMS } from "../settings.ts";

const NAMES = ["Ada", "Bob", "Cleo", "Dan"];

/** Random players are quick and say every pass; a person's limits would only make them wait. */
const ENV = {
  ...FOR_PROGRAMS,
  PORT: "0",
  HOST: "127.0.0.1",
  MAX_MESSAGES_PER_SECOND: "10000",
  AUTO_PASS_MS: "off",
  GAMES_DIR: process.env.GAMES_DIR,
};

const die = (n: number): number => Math.floor(Math.random() * n);

async function main(ruleset: string, seats: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "riposte-demo-"));
  const read = readConfig({ ...ENV, DATA_DIR: dataDir });
  if (!read.ok) throw new Error("the demo's settings are wrong");
  const server = createServer(read.config, { log: createLogger("warn") });
  try {
    const port = await server.listen(0);
    await play(`http://127.0.0.1:${port}`, ruleset, NAMES.slice(0, seats));
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function play(url: string, ruleset: string, players: readonly string[]): Promise<void> {
  const riposte = players.map(() => new Riposte(url));
  const sessions = await Promise.all(riposte.map((one, seat) => one.session(players[seat])));
  const { id: set, decks: two } = await twoDecks(riposte[0], ruleset);
  const decks = players.map((_, seat) => two[seat % two.length]);
  console.log(decks.map(({ name }, seat) => `${players[seat]} plays the deck "${name}".`).join("\n"));
  const match = await riposte[0].createMatch({
    ruleset,
    decks: decks.map(({ id }) => ({ set, deck: id })),
    seats: sessions.map(({ player }) => player.id),
  });
  const clients = await Promise.all(riposte.map((one) => one.join(match.id)));
  const teller = new Teller(
    { ruleset, seats: players, cards: await riposte[0].cards(ruleset, set) },
    () => clients[0].table.view,
  );
  clients[0].onEvents((events) => {
    for (const sentence of teller.tell(events)) console.log(sentence);
  });
  await Promise.all(clients.map(playOn));
  for (const client of clients) await client.leave();
}

/** A set with two decks, those made for play first. */
async function twoDecks(riposte: Riposte, ruleset: string) {
  const sets = (await riposte.sets()).filter((set) => set.ruleset === ruleset && set.decks.length >= 2);
  const set = sets.find(({ id }) => id === "starter") ?? sets[0];
  if (set === undefined) throw new Error(`no card set of "${ruleset}" has two decks`);
  return { id: set.id, decks: set.decks.slice(0, 2) };
}

/** Plays at random whenever this seat may, until the match is over. */
async function playOn(client: MatchClient): Promise<void> {
  while (client.table.view.over === null) {
    const intent = client.options().length > 0 ? await sampleIntent(client, die) : undefined;
    if (intent === undefined) await sleep(1);
    else await submit(client, intent);
  }
}

async function submit(client: MatchClient, intent: Parameters<MatchClient["submit"]>[0]): Promise<void> {
  const answer = await client.submit(intent);
  // Offered is accepted (law 4): anything else is a bug worth a failing demo.
  if (!answer.ok) throw new Error(`${answer.code} for ${JSON.stringify(intent)}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seats: { type: "string", default: "2" } },
});
await main(positionals[0] ?? "ucg", Number(values.seats));
