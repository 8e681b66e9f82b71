/** What plays against the server under the bench: recorded matches over bare sockets, from a process of its own. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deckCards, setsOf } from "../../server/match/game/decks.ts";
import { loadCatalog } from "../../server/match/hosts/catalog.ts";
import { Riposte } from "../../shared/client/index.ts";
import { ucg } from "../../shared/games/ucg/index.ts";
import type { Data } from "../../shared/kernel/index.ts";
import { PROTOCOL_VERSION, reservationSchema } from "../../shared/protocol/index.ts";
import { freePort } from "../ports.ts";
import { KIND, reserve, Wire } from "../server/wire.ts";
import { type Journal, record } from "./record.ts";
import type { Order, Usage } from "./server-child.ts";
import type { World } from "./worlds.ts";

const CHILD = fileURLToPath(new URL("./server-child.ts", import.meta.url));
const CACHE = new URL("../../server/compile-cache.mjs", import.meta.url).href;
const SETS = fileURLToPath(new URL("../../shared/sets/ucg", import.meta.url));
const DECKS = ["wings", "drakkonen"].map((deck) => ({ set: "seed-examples", deck }));
const silent = { info() {}, warn() {}, error() {} };

export interface Child {
  readonly process: ChildProcess;
  readonly url: string;
  readonly port: number;
  usage(): Promise<Usage>;
  /** Milliseconds of all its threads; asking costs nothing. */
  cpu(): Promise<number>;
  kill(): Promise<void>;
}

/** Different plays: the matches of a load play them over and over. */
export const PLAYS = 100;

/** Starts a server process; on this port, where it takes another's place. */
export async function startChild(
  what: "riposte" | "bare",
  dataDir: string,
  at?: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const port = at ?? (await freePort());
  const child = fork(CHILD, {
    // As `npm start` has it.
    execArgv: ["--import", CACHE, "--expose-gc", ...(process.env.BENCH_EXEC_ARGV?.split(" ") ?? [])],
  });
  const ask = <T>(order: Order): Promise<T> =>
    new Promise((resolve, reject) => {
      // Colyseus tells its parent that it is ready, too.
      const hear = (message: unknown): void => {
        if (typeof message !== "object" || message === null || !("answer" in message)) return;
        child.off("message", hear).off("exit", ended);
        resolve(message.answer as T);
      };
      const ended = () => reject(new Error("the server process ended"));
      child.on("message", hear).once("exit", ended);
      child.send(order);
    });
  await ask<number>({ start: what, dataDir, port, plays: PLAYS, env });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    process: child,
    port,
    url: `http://127.0.0.1:${port}`,
    usage: () => ask<Usage>("usage"),
    cpu: () => ask<number>("cpu"),
    kill() {
      child.kill("SIGKILL");
      return exited;
    },
  };
}

/** One more client in a room of a bare server, which makes the room where it is the first. */
export async function sitBare(url: string, room: number): Promise<Wire> {
  const answer = await fetch(`${url}/seat?room=${room}`);
  const wire = await Wire.sit(url, reservationSchema.parse(await answer.json()));
  wire.keeps = false;
  return wire;
}

/** Where the processes of one server have their tables and speak to each other. */
export interface Together {
  readonly postgres: string;
  readonly redis: string;
  /** Each has a folder in it. */
  readonly dataDir: string;
}

/** Starts one of several processes that are one server. @param at the port, where it takes another's place */
export async function startOne(
  { postgres, redis, dataDir }: Together,
  name: string,
  env: Readonly<Record<string, string>> = {},
  at?: number,
): Promise<Child> {
  const port = at ?? (await freePort());
  return startChild("riposte", join(dataDir, name), port, {
    ...{ DATABASE_URL: postgres, REDIS_URL: redis, PUBLIC_ADDRESS: `127.0.0.1:${port}` },
    ...env,
  });
}

/** The matches as the server will set them up: match n has seed n. */
export async function serverWorld(): Promise<World> {
  const catalog = await loadCatalog([ucg], [SETS], silent);
  const decks = DECKS.map((choice) => deckCards(catalog, "ucg", choice) ?? []);
  const sets = setsOf(catalog, "ucg", decks.flat());
  return {
    ruleset: ucg,
    set: "seed-examples",
    catalog,
    setup: (n) => ({
      ruleset: "ucg",
      profile: "seed",
      options: { deckRules: false },
      seed: n.toString(16).padStart(64, "0"),
      seats: decks.map((deck) => ({ deck })),
      sets,
    }),
  };
}

/** One live match with its two sockets; plays its journal one intent after the other. */
export class LiveMatch {
  readonly id: string;
  readonly journal: Journal;
  wires: Wire[] = [];
  at = 0;
  readonly #tokens: readonly string[];
  readonly #revs = [0, 0];
  #done: (() => void) | undefined;
  #waitRev: { seat: number; rev: number } | undefined;

  constructor(id: string, journal: Journal, tokens: readonly string[]) {
    this.id = id;
    this.journal = journal;
    this.#tokens = tokens;
  }

  get isOver(): boolean {
    return this.at >= this.journal.intents.length;
  }

  /** Takes a seat, as far as hello: from then on the seat is told everything. */
  async join(url: string, seat: number): Promise<void> {
    const wire = await Wire.sit(url, await reserve(url, this.id, this.#tokens[seat]));
    wire.keeps = false;
    wire.frames.length = 0;
    // A patch may come in one piece with the answer to hello, and be read before the answer is.
    let since: number | undefined;
    wire.heard = ({ bytes }) => {
      if (bytes[0] === KIND.response) since ??= 0;
      if (bytes[0] !== KIND.patch) return;
      if (since !== undefined) since++;
      this.#patched(seat);
    };
    const { rev, ok } = await wire.request<{ rev: number; ok: boolean }>("hello", {
      protocol: PROTOCOL_VERSION,
    });
    if (!ok) throw new Error(`${this.id}: hello is refused`);
    // Patches between the full table and hello are counted in `rev` already.
    this.#revs[seat] = rev + (since ?? 0);
    this.wires[seat] = wire;
  }

  /** Plays the next intent; resolves to the milliseconds until both clients had all of it. */
  async play(): Promise<number> {
    const { by, intent } = this.journal.intents[this.at++];
    const from = performance.now();
    const other = 1 - (by as number);
    const answer = await this.wires[by as number].request<{ ok: boolean; code?: string; rev: number }>(
      "intent",
      {
        id: `${this.at}`,
        intent: intent as Data,
      },
    );
    if (!answer.ok) throw new Error(`${this.id} ${this.at}: ${answer.code}`);
    if (this.#revs[other] < answer.rev) {
      await new Promise<void>((resolve) => {
        this.#waitRev = { seat: other, rev: answer.rev };
        this.#done = resolve;
      });
    }
    return performance.now() - from;
  }

  close(): void {
    for (const wire of this.wires) wire.destroy();
  }

  #patched(seat: number): void {
    this.#revs[seat]++;
    if (this.#waitRev?.seat !== seat || this.#revs[seat] < this.#waitRev.rev) return;
    this.#waitRev = undefined;
    this.#done?.();
  }
}

/** Two new players who begin one match after the other, and join none. */
export async function beginDirect(url: string): Promise<(journal: Journal) => Promise<LiveMatch>> {
  const clients = [new Riposte(url), new Riposte(url)];
  const sessions = [await clients[0].session("A"), await clients[1].session("B")];
  const seats = sessions.map(({ player }) => player.id);
  const tokens = sessions.map(({ token }) => token);
  const body = { ruleset: "ucg", options: { deckRules: false }, decks: [...DECKS], seats };
  return async (journal) => new LiveMatch((await clients[0].createMatch(body)).id, journal, tokens);
}

/** Makes so many matches between two new players, both at the table. @param made how many this server made before */
export async function openMatches(
  url: string,
  journals: readonly Journal[],
  count: number,
  made = 0,
): Promise<LiveMatch[]> {
  const begin = await beginDirect(url);
  const matches: LiveMatch[] = [];
  for (let n = made; n < made + count; n++) {
    const match = await begin(journals[n % journals.length]);
    for (const seat of [0, 1]) await match.join(url, seat);
    matches.push(match);
  }
  return matches;
}

/** Two strangers, and the match that they begin at a table of theirs; neither has joined it. */
export async function beginAtTable(url: string): Promise<{ match: string; players: readonly Riposte[] }> {
  const [one, other] = [new Riposte(url), new Riposte(url)];
  await one.session("A");
  await other.session("B");
  const body = { ruleset: "ucg", options: { deckRules: false }, deck: DECKS[0] };
  const { id } = await one.tables.create(body);
  await other.tables.sit(id, DECKS[1]);
  await one.tables.ready(id);
  const { games } = await other.tables.ready(id);
  return { match: games[0].match, players: [one, other] };
}

export const recordPlays = (world: World): Journal[] =>
  Array.from({ length: PLAYS }, (_, n) => record(world, n));
