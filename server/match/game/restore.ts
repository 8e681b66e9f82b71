/** Where a stored match stands: its snapshot and the rows after it, or all its rows. */
import { type Catalog, isRefusal, type Match, type Outcome } from "../../../shared/kernel/index.ts";
import {
  FIRST_EPOCH,
  type Kept,
  type MatchRecord,
  type MatchStore,
  type Row,
  type Snapshot,
  type StoredMatch,
} from "../journal/journal.ts";
import type { Head } from "../journal/peers.ts";
import { type Derived, derivedAfter, firstDerived } from "./derived.ts";
import {
  BehindError,
  DamagedError,
  DivergedError,
  derivedOf,
  type FaultError,
  follow,
  replay,
  unpack,
} from "./game.ts";

/** A match that can be gone on with. */
export interface ResumePoint {
  readonly record: MatchRecord;
  readonly match: Match;
  readonly derived: Derived;
  readonly epoch: number;
  readonly outcome: Outcome | null;
  /** The last row of the journal and the last of the snapshot, 0 where there is none; the match time. */
  readonly seq: number;
  readonly saved: number;
  readonly at: number;
  /** By seat, the newest accepted ids, oldest first. */
  readonly accepted: readonly (readonly string[])[];
  /**
   * Where its rules give another result now, or what is stored of it is not to be read: the match stands before that
   * row, for looking at only.
   */
  readonly fault: FaultError | undefined;
  readonly kept: Kept | null;
}

/** A match that has just been made. */
export function begun(record: MatchRecord, match: Match): ResumePoint {
  const accepted = record.players.map(() => []);
  const none = { outcome: null, fault: undefined, kept: null };
  return {
    record,
    match,
    derived: firstDerived(record, match),
    epoch: FIRST_EPOCH,
    seq: 0,
    saved: 0,
    at: 0,
    accepted,
    ...none,
  };
}

/** Where the match stands that is stored like this. @throws SetupError */
export async function resumePoint(
  store: Pick<MatchStore, "read">,
  stored: StoredMatch,
  catalog: Catalog,
): Promise<ResumePoint> {
  const { record, epoch, outcome, snapshot, rows, kept } = stored;
  const known = snapshot?.accepted ?? record.players.map(() => []);
  return {
    record,
    epoch,
    outcome,
    kept,
    ...(await played(store, stored, catalog)),
    seq: rows.at(-1)?.seq ?? snapshot?.seq ?? 0,
    saved: snapshot?.seq ?? 0,
    at: rows.at(-1)?.at ?? snapshot?.at ?? 0,
    accepted: known.map((ids, seat) => acceptedOf([...ids, ...idsOf(rows, seat)], kept?.accepted?.[seat])),
  };
}

/**
 * The same match with the rows that came since, at match time `at` or later; undefined where they go back behind
 * it, cannot be read, or give another result: the store has it all.
 */
export function onward(
  stands: ResumePoint,
  { epoch, kept, rows, damage }: Head,
  at: number,
): ResumePoint | undefined {
  if (damage !== undefined) return undefined;
  const { record } = stands;
  let { derived } = stands;
  try {
    const match = follow(stands.match, record.id, rows, (now, events, row) => {
      derived = derivedAfter(derived, record, now, events, row as Row);
    });
    const accepted = stands.accepted.map((ids, seat) =>
      acceptedOf([...ids, ...idsOf(rows, seat)], kept?.accepted?.[seat]),
    );
    const seq = rows.at(-1)?.seq ?? stands.seq;
    return { ...stands, match, derived, epoch, kept, seq, accepted, at: Math.max(at, stands.at) };
  } catch (error) {
    if (error instanceof BehindError || error instanceof DivergedError) return undefined;
    throw error;
  }
}

/** Ids of rows with those that stand in none, oldest first: `kept` were the newest of both at some moment. */
export function acceptedOf(rows: readonly string[], kept: readonly string[] = []): string[] {
  const known = new Set(kept);
  const then = rows.findLastIndex((id) => known.has(id)) + 1;
  return [...rows.slice(0, then).filter((id) => !known.has(id)), ...kept, ...rows.slice(then)];
}

/** The seat's messages in these rows. */
export const idsOf = (rows: readonly Row[], seat: number): string[] =>
  rows.flatMap(({ from }) => (from?.seat === seat ? from.id : []));

/** A snapshot that cannot be read loses nothing: the journal has it all. */
async function played(
  store: Pick<MatchStore, "read">,
  stored: StoredMatch,
  catalog: Catalog,
): Promise<Pick<ResumePoint, "match" | "derived" | "fault">> {
  const { record, snapshot } = stored;
  const attempt = (rows: readonly Row[]) =>
    snapshot === null ? fromStart(record, rows, catalog) : fromSnapshot(record, snapshot, rows, catalog);
  const { stands, fault } = until(attempt, stored.rows);
  const damaged = stored.damage && new DamagedError(record.id, stored.damage);
  if (stands !== undefined) return { ...stands, fault: fault ?? damaged };
  const whole = await store.read(record.id, "start");
  if (whole === undefined) throw new Error(`match ${record.id} is not in the store`);
  return played(store, { ...whole, snapshot: null }, catalog);
}

type Stands = Pick<ResumePoint, "match" | "derived">;

function fromStart(record: MatchRecord, rows: readonly Row[], catalog: Catalog): Stands {
  let derived: Derived | undefined;
  const match = replay(record, rows, catalog, (now, events, row) => {
    derived = row ? derivedAfter(derived as Derived, record, now, events, row) : firstDerived(record, now);
  });
  return { match, derived: derived as Derived };
}

/** Undefined where this server cannot read it, or the match goes back behind it. */
function fromSnapshot(
  record: MatchRecord,
  snapshot: Snapshot,
  rows: readonly Row[],
  catalog: Catalog,
): Stands | undefined {
  const unpacked = unpack(snapshot, catalog);
  let derived = derivedOf(snapshot);
  if (isRefusal(unpacked) || derived === undefined) return undefined;
  try {
    const match = follow(unpacked, record.id, rows, (now, events, row) => {
      derived = derivedAfter(derived as Derived, record, now, events, row as Row);
    });
    return { match, derived };
  } catch (error) {
    if (error instanceof BehindError) return undefined;
    throw error;
  }
}

/** Plays all rows, or those before the one that gives another result now. */
function until<T>(attempt: (rows: readonly Row[]) => T, rows: readonly Row[]) {
  try {
    return { stands: attempt(rows), fault: undefined };
  } catch (error) {
    if (!(error instanceof DivergedError)) throw error;
    return { stands: attempt(rows.filter(({ seq }) => seq < error.seq)), fault: error };
  }
}
