/** The events a seat missed and its match keeps no more, told again from the journal. */
import {
  type Catalog,
  isRefusal,
  type Match,
  type Seat,
  type ViewEvent,
} from "../../../shared/kernel/index.ts";
import { EVENTS_AT_ONCE, type EventsMessage } from "../../../shared/protocol/index.ts";
import { inTimeSlices } from "../common/time-slices.ts";
import type { MatchStore, Row, StoredMatch } from "../journal/journal.ts";
import { BehindError, following, replaying, type Tell, unpack } from "./game.ts";
import { headOf, toldTo } from "./seat-view.ts";

/** The seat's events after `since`; of more than 500 the newest, with `gap`. */
export async function missedEvents(
  { store, catalog }: { readonly store: MatchStore; readonly catalog: Catalog },
  id: string,
  seat: Seat,
  since: number,
): Promise<EventsMessage> {
  let missed: ViewEvent[] = [];
  let gap = false;
  let last: Match | undefined;
  const tell: Tell = (match, events) => {
    // Another match: it went back to an earlier moment, and what led up to it is to be seen, not folded.
    if (last !== undefined && last !== match) [missed, gap] = [[], true];
    last = match;
    missed.push(...toldTo(match, events, seat).filter(({ n }) => n > since));
  };
  const stored = await store.read(id);
  const near = stored && snapshotBefore(stored, catalog, seat, since);
  if (stored === undefined || near === undefined || !(await follows(near, id, stored.rows, tell))) {
    const whole = stored?.snapshot === null ? stored : await store.read(id, "start");
    if (whole === undefined) return { events: [], gap: true };
    await inTimeSlices(() => replaying(whole.record, whole.rows, catalog, tell));
  }
  gap ||= missed.length > EVENTS_AT_ONCE;
  return { events: missed.slice(-EVENTS_AT_ONCE), ...(gap && { gap: true as const }) };
}

/** False where the match goes back behind its snapshot. */
async function follows(near: Match, id: string, rows: readonly Row[], tell: Tell): Promise<boolean> {
  try {
    await inTimeSlices(() => following(near, id, rows, tell));
    return true;
  } catch (error) {
    if (error instanceof BehindError) return false;
    throw error;
  }
}

/** The match of the snapshot, where the seat had not been told more than `since` when it was taken. */
function snapshotBefore(
  { snapshot }: StoredMatch,
  catalog: Catalog,
  seat: Seat,
  since: number,
): Match | undefined {
  if (snapshot === null) return undefined;
  const match = unpack(snapshot, catalog);
  return isRefusal(match) || headOf(match, seat) > since ? undefined : match;
}
