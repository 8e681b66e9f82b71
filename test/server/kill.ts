/** The body of the kill tests: matches go on while their server is killed at any moment and started again. */
import { setTimeout as sleep } from "node:timers/promises";
import { openSqlite, type Store } from "../../server/store/index.ts";
import { type MatchClient, Riposte, sampleIntent } from "../../shared/client/index.ts";
import { type Catalog, viewOf } from "../../shared/kernel/index.ts";
import type { Answer } from "../../shared/protocol/index.ts";
import { dice } from "../protocol/random-match.ts";
import { audit, type Sent } from "./audit.ts";
import { ServerProcess } from "./child.ts";
import { sorted } from "./sorted.ts";
import { type World, worldCatalog } from "./worlds.ts";

export interface KillReport {
  readonly kills: number;
  /** Messages that were accepted and that were refused. */
  readonly accepted: number;
  readonly refused: number;
  /** Accepted ones that were in flight when the server died, stored already: answered after it came back. */
  readonly again: number;
  readonly rows: number;
  readonly matches: number;
  /** From start to open port, the longest, in milliseconds. */
  readonly restart: number;
  readonly faults: readonly string[];
}

/** Intents played between two kills at least, however slow the machine and its disk. */
const LEAST_PLAYED = 6;

/** Two players who play match after match, each with something in flight at every moment. */
export class Pair {
  readonly sent: Sent[] = [];
  readonly faults: string[] = [];
  clients: MatchClient[] = [];
  matches = 0;
  /** Intents that were played. */
  accepted = 0;
  /** Milliseconds that a player waited for an answer, the most. */
  longest = 0;
  /** Milliseconds between the last answer over one socket of a seat and the first over the next. */
  readonly waits: { readonly ms: number; readonly until: number }[] = [];
  #stopping = false;
  readonly #random: (n: number) => number;
  readonly #world: World;
  readonly #players: readonly Riposte[];
  readonly #pace: number | undefined;
  /** When each seat was last answered, and what it waits since. */
  readonly #answered: (number | undefined)[] = [];
  readonly #cut: (number | undefined)[] = [];

  /** @param pace milliseconds between two things that a seat does; as fast as it can without it */
  constructor(url: string, world: World, seed: number, pace?: number) {
    this.#pace = pace;
    this.#world = world;
    this.#random = dice(seed);
    // Quick to come back, because the tests wait for it each time.
    this.#players = [0, 1].map(() => new Riposte(url, { longest: 100 }));
  }

  async play(): Promise<void> {
    for (const [seat, player] of this.#players.entries()) await untilDone(() => player.session(`P${seat}`));
    while (!this.#stopping) {
      await this.#sit();
      await Promise.all(
        this.clients.flatMap((client, seat) => [this.#moves(client, seat), this.#noise(client, seat)]),
      );
      if (!this.#stopping) await Promise.all(this.clients.map((client) => client.leave()));
    }
  }

  /** Where both are, for whoever looks why they do not go on. */
  picture(): object {
    const waiting = this.sent.filter(({ answers }) => answers.length === 0).map(({ id }) => id);
    const seats = this.clients.map(({ state, table, welcome, seat }) => ({
      state,
      match: welcome.match,
      notice: table.notice,
      rev: table.rev,
      asked: seat.own.ask,
      options: seat.options.length,
    }));
    return { matches: this.matches, waiting, seats };
  }

  stop(): void {
    this.#stopping = true;
  }

  /** A new match and a seat for both; the server may die at any moment of it. */
  async #sit(): Promise<void> {
    const { ruleset, options, decks } = this.#world;
    const seats = this.#players.map((one) => one.player?.id ?? "");
    const body = { ruleset: ruleset.id, options, decks: [...decks], seats };
    const key = `match-${++this.matches}`;
    const { id } = await untilDone(() => this.#players[0].createMatch(body, key));
    this.clients = await Promise.all(this.#players.map((one) => untilDone(() => one.join(id))));
    for (const [seat, client] of this.clients.entries()) {
      client.onBug((bug) => this.faults.push(bug));
      client.onState((state) => {
        if (state !== "away" || this.#stopping) return;
        this.#cut[seat] = this.#answered[seat];
        void this.#nothing(client, seat);
      });
    }
  }

  /** Legal play. */
  async #moves(client: MatchClient, seat: number): Promise<void> {
    while (!this.#stopping && client.state !== "over") {
      const intent = client.options().length > 0 ? await sampleIntent(client, this.#random) : undefined;
      if (intent === undefined) await sleep(this.#pace ?? 1);
      else await this.#send(client, seat, (id) => client.submit(intent, id));
      if (this.#pace !== undefined) await sleep(this.#pace);
    }
  }

  /** What answers nothing, so that the seat has something in flight while it is not asked, too. */
  async #noise(client: MatchClient, seat: number): Promise<void> {
    while (!this.#stopping && client.state !== "over") {
      await this.#nothing(client, seat);
      await sleep(this.#pace ?? 2);
    }
  }

  #nothing(client: MatchClient, seat: number): Promise<void> {
    return this.#send(client, seat, (id) => client.submit({ action: "pass", request: 0 }, id));
  }

  /** Puts something in flight for both seats, now. */
  poke(): void {
    for (const [seat, client] of this.clients.entries()) void this.#nothing(client, seat);
  }

  /** Resolves when everything both were told before has come. */
  async settle(): Promise<void> {
    for (const client of this.clients) await client.narrow({ action: "pass", request: 0 });
  }

  async #send(client: MatchClient, seat: number, submit: (id: string) => Promise<Answer>): Promise<void> {
    const one: Sent = { match: client.welcome.match, seat, id: `${seat}-${this.sent.length}`, answers: [] };
    this.sent.push(one);
    const from = performance.now();
    const answer = await submit(one.id);
    one.answers.push(answer);
    if (answer.ok) this.accepted++;
    const now = performance.now();
    this.longest = Math.max(this.longest, now - from);
    this.#answered[seat] = now;
    const cut = this.#cut[seat];
    this.#cut[seat] = undefined;
    if (cut !== undefined) this.waits.push({ ms: now - cut, until: now });
  }
}

/** Tries until it succeeds. */
export async function untilDone<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await sleep(20);
    }
  }
}

/** Kills the server so many times while two pairs play on it, and holds everything they were told against the store. */
export async function killing(world: World, kills: number, seed: number): Promise<KillReport> {
  const random = dice(seed);
  const server = await ServerProcess.prepare();
  try {
    await server.start();
    const pairs = [1, 2].map((one) => new Pair(server.url, world, seed + one));
    const playing = pairs.map((pair) => pair.play());
    let restart = 0;
    const accepted = () => pairs.reduce((sum, pair) => sum + pair.accepted, 0);
    for (let n = 0; n < kills; n++) {
      const before = accepted();
      await sleep(20 + random(250));
      while (accepted() < before + LEAST_PLAYED) await sleep(1);
      for (const pair of pairs) pair.poke();
      // At once, so that everybody has something in flight; or when it is just being stored or answered.
      if (random(2) === 1) await sleep(random(5));
      await server.end("SIGKILL");
      const from = performance.now();
      await server.start();
      restart = Math.max(restart, performance.now() - from);
      await online(pairs);
    }
    await sleep(200);
    for (const pair of pairs) pair.stop();
    await Promise.all(playing);
    for (const pair of pairs) await pair.settle();
    const left = { kills, restart };
    const end = async () => {
      await server.end("SIGTERM");
      return openSqlite(server.dataDir);
    };
    return { ...left, ...(await judged(await worldCatalog(world), pairs, end, [server])) };
  } finally {
    await server.remove();
  }
}

/** Everybody is back, so that the next kill finds everybody in the middle of something. */
export async function online(pairs: readonly Pair[], ms = 100_000): Promise<void> {
  const back = () => pairs.every(({ clients }) => clients.every(({ state }) => state !== "away"));
  for (const until = performance.now() + ms; !back(); await sleep(5))
    if (performance.now() > until)
      throw new Error(`not all are back: ${JSON.stringify(pairs.map((pair) => pair.picture()))}`);
}

/** @param end ends the servers in order, and opens what they left */
export async function judged(
  catalog: Catalog,
  pairs: readonly Pair[],
  end: () => Promise<Store>,
  servers: readonly ServerProcess[],
): Promise<Omit<KillReport, "kills" | "restart">> {
  const sent = pairs.flatMap((pair) => pair.sent);
  const seen = pairs.flatMap(({ clients }) =>
    clients.map((client, seat) => ({
      match: client.welcome.match,
      seat,
      table: client.table.view,
      own: client.seat.own,
    })),
  );
  const { faults, replayed, rows } = await audit(await end(), sent, catalog);
  const other = seen.filter(({ match, seat, table, own }) => {
    const replay = replayed.get(match);
    return replay !== undefined && sorted({ public: table, own }) !== sorted(viewOf(replay, seat));
  });
  await Promise.all(pairs.flatMap(({ clients }) => clients.map((client) => client.leave())));
  const answers = sent.flatMap((one) => one.answers);
  return {
    accepted: answers.filter(({ ok }) => ok).length,
    refused: answers.filter(({ ok }) => !ok).length,
    again: answers.filter((answer) => answer.ok && answer.again).length,
    rows,
    matches: replayed.size,
    faults: [
      ...faults,
      ...pairs.flatMap((pair) => pair.faults),
      ...other.map(({ match, seat }) => `${match}: seat ${seat} sees what is not`),
      ...servers
        .flatMap((server) => server.logged(50))
        .filter(({ match }) => match !== undefined)
        .map((one) => JSON.stringify(one)),
    ],
  };
}
