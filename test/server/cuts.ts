/** The body of the cut tests: players whose sockets are cut at any moment, held against their match's journal. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Row } from "../../server/match/journal/journal.ts";
import { openSqlite, type Store } from "../../server/store/index.ts";
import { type MatchClient, Riposte, sampleIntent } from "../../shared/client/index.ts";
import {
  type Catalog,
  createMatch,
  isRefusal,
  type Match,
  submit,
  type View,
  viewOf,
} from "../../shared/kernel/index.ts";
import type { Answer } from "../../shared/protocol/index.ts";
import { dice } from "../protocol/random-match.ts";
import { Cable } from "./cable.ts";
import { untilDone } from "./kill.ts";
import { run } from "./running.ts";
import { sorted } from "./sorted.ts";
import { type World, worldCatalog } from "./worlds.ts";

export interface CutReport {
  readonly cuts: number;
  readonly returns: number;
  readonly accepted: number;
  /** Accepted before the cut, answered after it. */
  readonly again: number;
  /** Codes of those that were refused. */
  readonly refused: readonly string[];
  readonly faults: readonly string[];
}

/** What a client had when it was back: all of it came with one hello. */
interface Return {
  readonly seat: number;
  readonly head: number;
  readonly table: unknown;
  readonly own: unknown;
}

/** One seat on a line of its own. */
class Player {
  readonly answers: { id: string; answer: Answer }[] = [];
  readonly returns: Return[] = [];
  readonly faults: string[] = [];
  readonly cable: Cable;
  readonly client: MatchClient;
  readonly #seat: number;
  readonly #random: (n: number) => number;
  #next: number;
  #sent = 0;

  constructor(cable: Cable, client: MatchClient, seat: number, random: (n: number) => number) {
    this.cable = cable;
    this.client = client;
    this.#seat = seat;
    this.#random = random;
    this.#next = client.lastEvent + 1;
    client.onBug((bug) => this.faults.push(bug));
    client.onEvents((events, gap) => {
      if (gap) this.faults.push("a gap");
      for (const { n } of events)
        if (n !== this.#next++) this.faults.push(`event ${n} came as ${this.#next - 1}`);
    });
    this.#watchReturns();
  }

  /** Each seat message with the table at that moment; the one of a hello is found when the hello is answered. */
  #watchReturns(): void {
    const { client } = this;
    const away = new Map<number, { rev: number; table: unknown; own: unknown }>();
    client.onSeat(({ ver, rev, own }) => {
      if (client.state === "away") away.set(ver, { rev, own, table: client.table.view });
      if (client.table.rev !== rev) this.faults.push(`seat ${rev} beside table ${client.table.rev}`);
    });
    client.onState(() => {
      const { head, ver, rev } = client.welcome;
      const came = away.get(ver);
      // Over before the hello was answered: there is no welcome to compare with.
      if (client.state !== "online" || away.size === 0) return;
      away.clear();
      if (came?.rev !== rev) this.faults.push(`hello ${ver}/${rev} came with seat ${came?.rev}`);
      else this.returns.push({ seat: this.#seat, head, table: came.table, own: came.own });
    });
  }

  async play(isEnough: () => boolean): Promise<void> {
    const { client } = this;
    while (client.state !== "over" && !isEnough()) {
      const intent = client.options().length > 0 ? await sampleIntent(client, this.#random) : undefined;
      if (intent === undefined) await sleep(1);
      else {
        const id = `${this.#seat}-${++this.#sent}`;
        this.answers.push({ id, answer: await client.submit(intent, id) });
      }
      // Not as fast as it can: the more moments there are, the more of them are cut.
      await sleep(this.#random(12));
    }
  }
}

/** Matches at once. */
const MATCHES = 4;

/** Plays matches at once until players came back so many times, and says what was not as it must be. */
export async function cutting(world: World, returns: number, seed: number): Promise<CutReport> {
  let store: Store | undefined;
  const running = await run({
    openStore: async ({ dataDir }) => {
      store = await openSqlite(dataDir);
      return store;
    },
  });
  const random = dice(seed);
  const catalog = await worldCatalog(world);
  const reports: CutReport[] = [];
  try {
    const come = () => reports.reduce((sum, one) => sum + one.returns, 0);
    while (come() < returns) {
      const wanted = Math.ceil((returns - come()) / MATCHES);
      const some = Array.from({ length: MATCHES }, () =>
        cutMatch({ url: running.url, world, random, catalog, wanted }, (match) =>
          journal(store as Store, match),
        ),
      );
      reports.push(...(await Promise.all(some)));
    }
    const faults = running.logged
      .filter(({ level, match }) => (level as number) >= 50 && match !== undefined)
      .map((one) => JSON.stringify(one));
    return reports.reduce(added, { cuts: 0, returns: 0, accepted: 0, again: 0, refused: [], faults });
  } finally {
    await running.stop();
  }
}

const added = (a: CutReport, b: CutReport): CutReport => ({
  cuts: a.cuts + b.cuts,
  returns: a.returns + b.returns,
  accepted: a.accepted + b.accepted,
  again: a.again + b.again,
  refused: [...a.refused, ...b.refused],
  faults: [...a.faults, ...b.faults],
});

async function journal(store: Store, match: string) {
  const stored = await store.read(match, "start");
  if (stored === undefined) throw new Error("no such match");
  return stored;
}

type Journal = (match: string) => ReturnType<typeof journal>;

interface Cutting {
  readonly url: string;
  readonly world: World;
  readonly random: (n: number) => number;
  readonly catalog: Catalog;
  /** Returns after which it is enough. */
  readonly wanted: number;
}

async function cutMatch({ url, world, random, catalog, wanted }: Cutting, read: Journal): Promise<CutReport> {
  const cables = await Promise.all([0, 1].map(() => Cable.before(url)));
  const ripostes = cables.map(
    (cable) => new Riposte(cable.url, { ping: 250, join: 500, first: 10, longest: 100 }),
  );
  const sessions = await Promise.all(ripostes.map((one) => one.session()));
  const match = await ripostes[0].createMatch({
    ruleset: world.ruleset.id,
    options: world.options,
    decks: [...world.decks],
    seats: sessions.map(({ player }) => player.id),
  });
  // So little patience is for lines that are cut: on a busy machine the first way in may take longer.
  const players = await Promise.all(
    ripostes.map(
      async (one, seat) => new Player(cables[seat], await untilDone(() => one.join(match.id)), seat, random),
    ),
  );
  const isEnough = () => players.reduce((sum, { returns }) => sum + returns.length, 0) >= wanted;
  const cutter = cutUntil(isEnough, players, random);
  await Promise.all(players.map((player) => player.play(isEnough)));
  await cutter;
  const { record, rows } = await read(match.id);
  const faults = players.flatMap((player) => [...player.faults, ...answerFaults(player, rows)]);
  const shadow = createMatch(record.setup, catalog).match;
  faults.push(
    ...viewFaults(
      players.flatMap(({ returns }) => returns),
      shadow,
      rows,
    ),
  );
  await Promise.all(players.map(({ client }) => client.leave()));
  await Promise.all(cables.map((cable) => cable.close()));
  const answers = players.flatMap((player) => player.answers.map(({ answer }) => answer));
  return {
    cuts: cables.reduce((sum, cable) => sum + cable.cuts, 0),
    returns: players.reduce((sum, { returns }) => sum + returns.length, 0),
    accepted: answers.filter(({ ok }) => ok).length,
    again: answers.filter((answer) => answer.ok && answer.again).length,
    refused: answers.flatMap((answer) => (answer.ok ? [] : answer.code)),
    faults,
  };
}

/** Cuts one player's line or the other's, most often with a reset, now and then so that it is only dead. */
async function cutUntil(
  isEnough: () => boolean,
  players: readonly Player[],
  random: (n: number) => number,
): Promise<void> {
  while (players.some(({ client }) => client.state !== "over") && !isEnough()) {
    await sleep(random(60));
    const { cable } = players[random(players.length)];
    if (random(20) === 0) cable.deaden();
    else cable.cut();
  }
}

/** Accepted is stored once, refused is not stored, and nothing is stored that nobody sent. */
function answerFaults({ answers }: Player, rows: readonly Row[]): string[] {
  return answers.flatMap(({ id, answer }) => {
    const times = rows.filter(({ from }) => from?.id === id).length;
    return times === (answer.ok ? 1 : 0) ? [] : `${id}: ${JSON.stringify(answer)} and stored ${times} times`;
  });
}

/** What each was shown when it came back is what the journal says at the event it was told last. */
function viewFaults(returns: readonly Return[], shadow: Match, rows: readonly Row[]): string[] {
  const open = new Set(returns);
  const faults: string[] = [];
  const look = () => {
    for (const one of open) {
      if (shadow.state.counters.told[one.seat] !== one.head) continue;
      open.delete(one);
      const is: View = viewOf(shadow, one.seat);
      const seen = { public: one.table, own: one.own };
      if (sorted(seen) !== sorted({ public: is.public, own: is.own }))
        faults.push(`seat ${one.seat} at ${one.head} saw another view`);
    }
  };
  look();
  for (const { by, intent } of rows) {
    if (isRefusal(submit(shadow, by, intent))) faults.push("the journal is refused");
    look();
  }
  return [
    ...faults,
    ...[...open].map(({ seat, head }) => `seat ${seat}: no moment has event ${head} as its last`),
  ];
}
