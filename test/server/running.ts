/** A real server on a free port, for tests that speak to it over real sockets. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, type Room } from "@colyseus/sdk";
import {
  createLogger,
  createServer,
  type RiposteServer,
  readConfig,
  type ServerDeps,
} from "../../server/app.ts";
import { Riposte } from "../../shared/client/index.ts";
import { createMatch, type Data, type Match, type Seat, submit } from "../../shared/kernel/index.ts";
import {
  HeardWords,
  joinAnswer,
  type MatchInfo,
  PROTOCOL_VERSION,
  type SeatMessage,
  seatMessageSchema,
} from "../../shared/protocol/index.ts";
import { exampleCatalog } from "../protocol/random-match.ts";
import { FOR_PROGRAMS } from "../settings.ts";

/** The two decks that come with the examples, by card id. */
export const DECKS = [
  { set: "seed-examples", deck: "wings" },
  { set: "seed-examples", deck: "drakkonen" },
] as const;

export const OPTIONS = { deckRules: false };

export interface Running {
  readonly url: string;
  readonly dataDir: string;
  readonly server: RiposteServer;
  /** Lines the server logged, as JSON. */
  readonly logged: Record<string, unknown>[];
  stop(): Promise<void>;
}

export interface RunOptions extends Omit<ServerDeps, "log"> {
  readonly env?: Record<string, string>;
  /** A folder of an earlier run; it is not removed. */
  readonly dataDir?: string;
}

/** Limits that no test meets unless it wants to; every pass is said, and no bot takes a person's time to answer. */
const GENEROUS = {
  ...FOR_PROGRAMS,
  AUTO_PASS_MS: "off",
  BOT_PACE_MS: "0",
  FAIR_SHUFFLES: "false",
  MAX_MESSAGES_PER_SECOND: "10000",
  POSTS_PER_MINUTE: "100000",
  READS_PER_MINUTE: "100000",
  JOINS_PER_MINUTE: "100000",
  RETURNS_PER_MINUTE: "100000",
};

/** All of them as they are shipped: an empty variable counts as unset. */
export const SHIPPED = Object.fromEntries(Object.keys(GENEROUS).map((name) => [name, ""]));

export async function run({ env = {}, dataDir, ...deps }: RunOptions = {}): Promise<Running> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "riposte-"));
  const read = readConfig({ ...GENEROUS, HOST: "127.0.0.1", ...env, DATA_DIR: folder });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const logged: Record<string, unknown>[] = [];
  const log = createLogger("info", { write: (line: string) => void logged.push(JSON.parse(line)) });
  const server = createServer(read.config, { ...deps, log });
  const port = await server.listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir: folder,
    server,
    logged,
    async stop() {
      await server.close();
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Two guests and a match between them. */
export async function table(
  url: string,
  options: Data = OPTIONS,
): Promise<{ ada: Riposte; bob: Riposte; tokens: string[]; match: MatchInfo }> {
  const ada = new Riposte(url);
  const bob = new Riposte(url);
  const sessions = [await ada.session("Ada"), await bob.session("Bob")];
  const match = await ada.createMatch({
    ruleset: "ucg",
    options,
    decks: [...DECKS],
    seats: sessions.map(({ player }) => player.id),
  });
  return { ada, bob, tokens: sessions.map(({ token }) => token), match };
}

/** A bare socket at a seat, for sending what the typed client would not. */
export async function socketAt(url: string, match: string, token: string): Promise<Room> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(`${url}/api/matches/${match}/join`, { method: "POST", headers, body: "{}" });
  const { reservation } = joinAnswer.parse(await response.json());
  const room = await new Client(url).consumeSeatReservation(reservation);
  room.reconnection.enabled = false;
  room.onMessage("*", () => {});
  return room;
}

/** An answer as it came, before anything parsed it. */
export interface Said {
  readonly ok: boolean;
  readonly code?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

export const greet = (room: Room): Promise<Said> => room.request("hello", { protocol: PROTOCOL_VERSION });

/** Says hello, and resolves to the seat message that comes with it. */
export async function seatOf(room: Room): Promise<SeatMessage> {
  const come = new Promise<unknown>((resolve) => room.onMessage("seat", resolve));
  await greet(room);
  return seatMessageSchema.parse(new HeardWords().hear("seat", await come));
}

/** Resolves to the code a room is closed with. */
export const closeOf = (room: Room): Promise<number> =>
  new Promise((resolve) => room.onLeave((code) => resolve(code)));

/** The same match played beside the server's, by what its players send: what everything told is held against. */
export class Shadow {
  readonly match: Match;

  /** @param seed the one the server was given */
  constructor(seed: string) {
    const catalog = exampleCatalog();
    const [{ decks }] = catalog.sets;
    const cards = DECKS.map(({ deck }) =>
      Object.entries(decks.find(({ id }) => id === deck)?.cards ?? {})
        .flatMap(([card, copies]) => new Array<string>(copies).fill(card))
        .sort(),
    );
    const seats = cards.map((deck) => ({ deck }));
    const setup = { ruleset: "ucg", profile: "seed", options: OPTIONS, seed, seats, sets: ["seed-examples"] };
    this.match = createMatch(setup, catalog).match;
  }

  play(seat: Seat, intent: Data): void {
    const accepted = submit(this.match, seat, intent);
    if (!accepted.ok) throw new Error(`the shadow refuses ${JSON.stringify(intent)}: ${accepted.code}`);
  }
}
