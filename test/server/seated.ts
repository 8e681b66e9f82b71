/** A match's host without any socket, over a store that does what a test says. */
import { Deadlines } from "../../server/match/clocks/deadlines.ts";
import { type HostDeps, MatchHost } from "../../server/match/host/host.ts";
import {
  type Appended,
  FIRST_EPOCH,
  type Kept,
  type Made,
  type MatchRecord,
  type MatchStore,
  type Renewed,
  type Row,
  type Snapshot,
  type StoredMatch,
  type Unowned,
} from "../../server/match/journal/journal.ts";
import type {
  SeatSubscriber,
  TableChange,
  TableSubscriber,
} from "../../server/match/pipeline/subscribers.ts";
import {
  type Catalog,
  type Data,
  isRefusal,
  type Match,
  type PublicView,
  sample,
  submit,
} from "../../shared/kernel/index.ts";
import {
  type Answer,
  PROTOCOL_VERSION,
  present,
  type SeatMessage,
  TableKeeper,
} from "../../shared/protocol/index.ts";
import { dice, exampleCatalog, randomMatch } from "../protocol/random-match.ts";

export const catalog = exampleCatalog();

/** A store that does what a test says; rows lie in a list. */
export class FakeStore implements MatchStore {
  record: MatchRecord | undefined;
  rows: Row[] = [];
  /** The newest last; reads begin with that one. */
  snapshots: Snapshot[] = [];
  outcome: StoredMatch["outcome"] = null;
  epoch = 0;
  kept: Kept | null = null;
  /** What the next appends do instead. */
  readonly whims: (() => Promise<Appended>)[] = [];
  /** Reads that fail from now on. */
  unread = 0;
  readonly log: string[];

  constructor(log: string[] = []) {
    this.log = log;
  }

  async create(record: MatchRecord): Promise<Made> {
    this.record = record;
    this.epoch = FIRST_EPOCH;
    return { match: record.id, digest: "" };
  }

  async made(): Promise<undefined> {}
  async keepSets(): Promise<void> {}
  async keptSets(): Promise<[]> {
    return [];
  }

  async snapshot(_match: string, _epoch: number, snapshot: Snapshot): Promise<void> {
    this.snapshots.push(snapshot);
  }

  async read(_match?: string, from?: "snapshot" | "start"): Promise<StoredMatch | undefined> {
    if (this.unread-- > 0) throw new Error("the database is away");
    const { record, outcome, epoch, kept } = this;
    const snapshot = (from !== "start" && this.snapshots.at(-1)) || null;
    const rows = this.rows.filter(({ seq }) => seq > (snapshot?.seq ?? 0));
    return record && { record, snapshot, rows, outcome, epoch, kept };
  }

  claim(): Promise<StoredMatch | undefined> {
    this.epoch++;
    return this.read();
  }

  async claimAll(): Promise<StoredMatch[]> {
    return (await this.claim().then((stored) => stored && [stored])) ?? [];
  }

  async append(
    _match: string,
    _epoch: number,
    rows: readonly Row[],
    outcome: StoredMatch["outcome"],
  ): Promise<Appended> {
    const whim = this.whims.shift();
    if (whim !== undefined) return whim();
    await new Promise((resolve) => setImmediate(resolve));
    this.rows.push(...rows);
    this.outcome = outcome;
    this.log.push("stored");
    return "stored";
  }

  async keep(_match: string, _epoch: number, kept: Kept): Promise<void> {
    this.kept = kept;
  }

  async finish(): Promise<boolean> {
    return false;
  }

  async release(): Promise<void> {}
  async settle(): Promise<void> {}
  async whereabouts(): Promise<undefined> {}
  async retire(): Promise<void> {}
  async endGone(): Promise<void> {}
  async renew(): Promise<Renewed> {
    return { late: false };
  }

  async unowned(): Promise<readonly Unowned[]> {
    return this.record === undefined ? [] : [{ id: this.record.id, rules: undefined }];
  }
}

export interface Table {
  readonly host: MatchHost;
  readonly store: FakeStore;
  readonly log: string[];
  readonly seats: (SeatMessage | undefined)[];
  readonly changes: TableChange[];
  readonly closed: string[];
  readonly errors: object[];
  keeper: TableKeeper;
}

export const silent = { info() {}, warn() {}, error() {} };

/** What a host needs, over the test's own store. */
export function hosting(deps: Partial<HostDeps> & Pick<HostDeps, "store">): HostDeps {
  const clock = deps.clock ?? (() => performance.now());
  const away = { bank: 600_000, abandon: 600_000, void: 600_000, alone: 600_000 };
  const lease = { owner: "test", unsure: () => undefined };
  return {
    catalog,
    lease,
    log: silent,
    deadlines: new Deadlines(clock),
    isOpen: () => true,
    away,
    ...deps,
    clock,
  };
}

/** A host with two seats that have said hello, and everything it told in the order it told it. */
export async function seated(
  seed = 1,
  kinds: Catalog = catalog,
  deps: Partial<HostDeps> = {},
  more: Partial<MatchRecord> = {},
): Promise<Table> {
  const log: string[] = [];
  const store = new FakeStore(log);
  const { setup, game } = randomMatch(catalog, seed).match;
  const errors: object[] = [];
  const logger = { ...silent, error: (what: object) => void errors.push(what) };
  const record = { id: "m", setup, rules: game.version, hashes: [], players: ["p0", "p1"], ...more };
  const host = (await MatchHost.create(
    hosting({ store, catalog: kinds, log: logger, ...deps }),
    record,
  )) as MatchHost;
  return tableOf(host, store, log, errors);
}

/** Listens to a host from both of its seats. */
export async function tableOf(
  host: MatchHost,
  store: FakeStore,
  log: string[] = store.log,
  errors: object[] = [],
  greeting: readonly number[] = [0, 1],
): Promise<Table> {
  const table: Table = {
    host,
    store,
    log,
    seats: [],
    changes: [],
    closed: [],
    errors,
    keeper: undefined as never,
  };
  const subscriber: TableSubscriber = {
    change(change) {
      log.push("table");
      table.changes.push(change);
      if (change.whole !== undefined) table.keeper.reset(change.whole);
      for (const event of change.events ?? []) table.keeper.apply(event);
      if (change.clocks !== undefined) table.keeper.setClocks(change.clocks);
      table.keeper.table.rev = change.rev;
    },
    closed: (why) => table.closed.push(why),
  };
  const { players, setup, clock } = host.record;
  const { ruleset, profile } = setup;
  const seats = players.map((player) => ({ player, name: player }));
  host.attach(subscriber);
  const view = present(await shown(host), "the view of a new match");
  table.keeper = new TableKeeper({ match: "m", ruleset, profile, seats, clock }, view);
  table.keeper.setClocks(host.clocks());
  for (const seat of greeting) await host.hello(seat, outletOf(table, seat), { protocol: PROTOCOL_VERSION });
  log.length = 0;
  return table;
}

/** What everybody who comes now is shown; undefined where nothing is. */
export async function shown(host: MatchHost | undefined): Promise<PublicView | undefined> {
  let seen: PublicView | undefined;
  await host?.show((view) => {
    seen = view;
  });
  return seen;
}

export const outletOf = ({ log, seats }: Table, seat: number): SeatSubscriber => ({
  seat(message) {
    log.push(`seat ${seat}`);
    seats[seat] = message;
  },
  events: () => void log.push(`events ${seat}`),
});

/** What was said of the match's going on, in order. */
export const notices = ({ changes }: Table): unknown[] =>
  changes.map(({ notice }) => notice).filter((notice) => notice !== undefined);

/** A legal intent of whoever is asked, found on a copy played from the journal. */
export function next(table: Table, random = dice(9)): { seat: number; intent: Data } {
  const { match } = randomMatch(catalog, 1);
  const copy = replayed(table.store.rows, match);
  const seat = table.seats.findIndex((one) => (one?.options.length ?? 0) > 0);
  const intent = sample(copy, seat, random);
  if (intent === undefined) throw new Error("nobody is asked");
  return { seat, intent };
}

export function replayed(rows: readonly Row[], match: Match): Match {
  for (const { by, intent } of rows)
    if (isRefusal(submit(match, by, intent))) throw new Error("the journal is refused");
  return match;
}

let ids = 0;
export const play = (
  table: Table,
  { seat, intent }: { seat: number; intent: Data },
  id = `i${++ids}`,
): Promise<Answer> => table.host.intent(seat, { id, intent });
