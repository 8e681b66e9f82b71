/** A host of any game under a clock of the test: time goes only where the test lets it. */
import { Deadlines } from "../../../server/match/clocks/deadlines.ts";
import { deckCards, setsOf } from "../../../server/match/game/decks.ts";
import { begin, follow } from "../../../server/match/game/game.ts";
import { type HostDeps, MatchHost } from "../../../server/match/host/host.ts";
import type { MatchRecord } from "../../../server/match/journal/journal.ts";
import {
  type Catalog,
  completion,
  type Data,
  type Draw,
  fork,
  type Match,
  options,
  type Seat,
  sample,
} from "../../../shared/kernel/index.ts";
import type { Answer } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { FakeStore, hosting, type Table, tableOf } from "../seated.ts";
import { type World, worldCatalog } from "../worlds.ts";

export const SEED = "7e57".repeat(16);

export interface Timed extends Table {
  readonly time: { now: number };
  readonly catalog: Catalog;
  readonly deps: HostDeps;
  /** Lets so many milliseconds go by, and everything happen that is due on the way. */
  wait(ms: number): Promise<void>;
  /** The match as its journal says. */
  match(): Match;
  /** Plays something legal, or the named action. */
  act(seat: Seat, action?: string, random?: Draw): Promise<Answer>;
  send(seat: Seat, intent: Data): Promise<Answer>;
}

export async function recordOf(
  { ruleset, options: rulings, decks }: World,
  catalog: Catalog,
  more: Partial<MatchRecord>,
): Promise<MatchRecord> {
  const seats = decks.map((choice) => ({ deck: deckCards(catalog, ruleset.id, choice) ?? [] }));
  const sets = setsOf(
    catalog,
    ruleset.id,
    seats.flatMap(({ deck }) => deck),
  );
  const [profile] = ruleset.profiles;
  const setup = { ruleset: ruleset.id, profile, options: rulings, seed: SEED, seats, sets };
  return { id: "m", setup, rules: ruleset.version, hashes: [], players: ["p0", "p1"], ...more };
}

/** Everything that was begun is done: the store of the test answers in the next turn. */
const settle = async (): Promise<void> => {
  for (let n = 0; n < 12; n++) await new Promise((resolve) => setImmediate(resolve));
};

let ids = 0;

export async function timed(
  world: World,
  more: Partial<MatchRecord> = {},
  own: Partial<HostDeps> = {},
): Promise<Timed> {
  const time = { now: 1_000 };
  const clock = () => time.now;
  const catalog = await worldCatalog(world);
  const deps = hosting({ store: new FakeStore(), catalog, clock, deadlines: new Deadlines(clock), ...own });
  const host = (await MatchHost.create(deps, await recordOf(world, catalog, more))) as MatchHost;
  const table = await tableOf(host, deps.store as FakeStore);
  for (const seat of [0, 1]) await host.presence(seat, true);
  return timedOf(table, time, catalog, deps);
}

/** The same match after its process has died, on a new host. */
export async function reborn(before: Timed): Promise<Timed> {
  const { time, deps, store } = before;
  before.host.close();
  const host = (await MatchHost.restore(deps, "m")) as MatchHost;
  return timedOf(await tableOf(host, store, [], [], []), time, before.catalog, deps);
}

/** The match as its journal says, a copy each time; played on by what is new in it. */
function matchOf(store: FakeStore, catalog: Catalog): () => Match {
  let known: { readonly match: Match; readonly rows: number } | undefined;
  return () => {
    const { rows } = store;
    const start = known ?? { match: begin(store.record as MatchRecord, catalog).match, rows: 0 };
    const fresh = rows.slice(start.rows);
    const goesBack = fresh.some(({ intent }) => intent.action === "takeback");
    const match = goesBack
      ? follow(begin(store.record as MatchRecord, catalog).match, "m", rows)
      : follow(start.match, "m", fresh);
    known = { match, rows: rows.length };
    return fork(match);
  };
}

function timedOf(table: Table, time: { now: number }, catalog: Catalog, deps: HostDeps): Timed {
  const random = dice(5);
  const match = matchOf(table.store, catalog);
  const send = async (seat: Seat, intent: Data): Promise<Answer> => {
    const request = table.seats[seat]?.own.ask?.id ?? 0;
    const answer = await table.host.intent(seat, { id: `t${++ids}`, intent: { request, ...intent } });
    await settle();
    return answer;
  };
  return Object.assign(table, {
    time,
    catalog,
    deps,
    match,
    send,
    async wait(ms: number) {
      const end = time.now + ms;
      // In small steps, as time does.
      while (time.now < end) {
        time.now = Math.min(end, time.now + 100);
        deps.deadlines.wake();
        await settle();
      }
    },
    act(seat: Seat, action?: string, by = random) {
      const now = match();
      const head = options(now, seat).find((one) => one.action === action);
      const intent = action === undefined ? sample(now, seat, by) : head && completion(now, seat, head);
      if (intent === undefined) throw new Error(`seat ${seat} cannot ${action ?? "act"}`);
      return send(seat, intent);
    },
  });
}
