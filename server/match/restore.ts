/** Where a stored match stands: its snapshot and the rows after it, or all its rows. */
import { type Catalog, isRefusal, type Match, type Outcome } from "../../shared/kernel/index.ts";
import { type Beside, besideAfter, firstBeside } from "./beside.ts";
import { BehindError, besideOf, DivergedError, follow, replay, unpack } from "./game.ts";
import type { Kept, MatchRecord, MatchStore, Row, Snapshot, StoredMatch } from "./journal.ts";

/** A match that can be gone on with. */
export interface Standing {
  readonly record: MatchRecord;
  readonly match: Match;
  readonly beside: Beside;
  readonly epoch: number;
  readonly outcome: Outcome | null;
  /** The last row of the journal and the last of the snapshot, 0 where there is none; the match time. */
  readonly seq: number;
  readonly saved: number;
  readonly at: number;
  /** By seat, the newest accepted ids, oldest first. */
  readonly accepted: readonly (readonly string[])[];
  /** Where its rules give another result now: the match stands before that row, for looking at only. */
  readonly fault: DivergedError | undefined;
  readonly kept: Kept | null;
}

/** Where the match stands that is stored like this. @throws SetupError */
export async function standing(
  store: Pick<MatchStore, "read">,
  stored: StoredMatch,
  catalog: Catalog,
): Promise<Standing> {
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
    accepted: known.map((ids, seat) => [...ids, ...idsOf(rows, seat)]),
  };
}

const idsOf = (rows: readonly Row[], seat: number): string[] =>
  rows.flatMap(({ from }) => (from?.seat === seat ? from.id : []));

/** A snapshot that cannot be read loses nothing: the journal has it all. */
async function played(
  store: Pick<MatchStore, "read">,
  stored: StoredMatch,
  catalog: Catalog,
): Promise<Pick<Standing, "match" | "beside" | "fault">> {
  const { record, snapshot } = stored;
  const attempt = (rows: readonly Row[]) =>
    snapshot === null ? fromStart(record, rows, catalog) : fromSnapshot(record, snapshot, rows, catalog);
  const { stands, fault } = until(attempt, stored.rows);
  if (stands !== undefined) return { ...stands, fault };
  const whole = await store.read(record.id, "start");
  if (whole === undefined) throw new Error(`match ${record.id} is not in the store`);
  return played(store, { ...whole, snapshot: null }, catalog);
}

type Stands = Pick<Standing, "match" | "beside">;

function fromStart(record: MatchRecord, rows: readonly Row[], catalog: Catalog): Stands {
  let beside: Beside | undefined;
  const match = replay(record, rows, catalog, (now, events, row) => {
    beside = row ? besideAfter(beside as Beside, record, now, events, row) : firstBeside(record, now);
  });
  return { match, beside: beside as Beside };
}

/** Undefined where this server cannot read it, or the match goes back behind it. */
function fromSnapshot(
  record: MatchRecord,
  snapshot: Snapshot,
  rows: readonly Row[],
  catalog: Catalog,
): Stands | undefined {
  const unpacked = unpack(snapshot, catalog);
  let beside = besideOf(snapshot);
  if (isRefusal(unpacked) || beside === undefined) return undefined;
  try {
    const match = follow(unpacked, record.id, rows, (now, events, row) => {
      beside = besideAfter(beside as Beside, record, now, events, row as Row);
    });
    return { match, beside };
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
