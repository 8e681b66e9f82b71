/**
 * Whether a seat's last move can be taken back, and to where (kernel.md 14): never behind anything that
 * somebody learned by it, chance, or another's choice. Says nothing that the seat may not know.
 */
import {
  type Catalog,
  type Event,
  fork,
  isRefusal,
  type Match,
  type Seat,
  showed,
} from "../../../shared/kernel/index.ts";
import { inTimeSlices } from "../common/time-slices.ts";
import type { MatchStore, Row, StoredMatch } from "../journal/journal.ts";
import { BehindError, follow, following, replaying, unpack } from "./game.ts";

export interface WayBack {
  /** The row after which the match goes on. */
  readonly to: number;
  /** The match as it stood then. */
  readonly then: Match;
}

/** Undefined where there is none. */
export async function wayBack(
  store: Pick<MatchStore, "read">,
  id: string,
  catalog: Catalog,
  seat: Seat,
): Promise<WayBack | undefined> {
  const near = await store.read(id);
  const stored = near && lastOwn(near.rows, seat) >= 0 ? near : await store.read(id, "start");
  if (stored === undefined) return undefined;
  const at = lastOwn(stored.rows, seat);
  const row = stored.rows[at];
  if (row === undefined || stored.rows.slice(at + 1).some(isMove)) return undefined;
  const before = await stood(stored, at, catalog);
  if (before === undefined) return undefined;
  const then = fork(before);
  const events: Event[] = [];
  const after = follow(fork(before), id, [row], (_, some) => void events.push(...some));
  return showed(before, after, events, seat) ? undefined : { to: row.seq - 1, then };
}

const isMove = ({ by, intent }: Row): boolean => by !== "host" || intent.action !== "settings";

const lastOwn = (rows: readonly Row[], seat: Seat): number => rows.findLastIndex(({ by }) => by === seat);

/** The match before the row of this index. */
async function stood(
  { record, snapshot, rows }: StoredMatch,
  at: number,
  catalog: Catalog,
): Promise<Match | undefined> {
  const before = rows.slice(0, at);
  if (snapshot === null) return inTimeSlices(() => replaying(record, before, catalog));
  const match = unpack(snapshot, catalog);
  if (isRefusal(match)) return undefined;
  try {
    return await inTimeSlices(() => following(match, record.id, before));
  } catch (error) {
    if (error instanceof BehindError) return undefined;
    throw error;
  }
}
