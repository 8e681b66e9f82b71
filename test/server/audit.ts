/** Holds what players were told against what the store has, once nobody writes to it. */
import { replay } from "../../server/match/game/game.ts";
import type { StoredMatch } from "../../server/match/journal/journal.ts";
import type { Store } from "../../server/store/index.ts";
import { type Catalog, hash, isRefusal, load, type Match } from "../../shared/kernel/index.ts";
import type { Answer } from "../../shared/protocol/index.ts";

/** What a player sent with one id, and what came back. */
export interface Sent {
  readonly match: string;
  readonly seat: number;
  readonly id: string;
  readonly answers: Answer[];
}

export interface Audit {
  readonly faults: readonly string[];
  /** The journal of each match, played alone. */
  readonly replayed: ReadonlyMap<string, Match>;
  readonly rows: number;
}

/** Everything that should not be: acknowledged and not stored, stored twice, refused and stored, other hashes. */
export async function audit(store: Store, sent: readonly Sent[], catalog: Catalog): Promise<Audit> {
  const faults: string[] = [];
  const replayed = new Map<string, Match>();
  let rows = 0;
  for (const id of new Set(sent.map(({ match }) => match))) {
    const whole = (await store.read(id, "start")) as StoredMatch;
    const match = replay(whole.record, whole.rows, catalog);
    replayed.set(id, match);
    rows += whole.rows.length;
    const own = sent.filter((one) => one.match === id);
    faults.push(
      ...idFaults(own, whole),
      ...endFaults(match, whole, (await store.read(id)) as StoredMatch, catalog),
    );
  }
  await store.close();
  return { faults, replayed, rows };
}

function idFaults(sent: readonly Sent[], { rows }: StoredMatch): string[] {
  const stored = new Map<string, number>();
  for (const { from } of rows) {
    if (from === null) continue;
    const key = `${from.seat} ${from.id}`;
    stored.set(key, (stored.get(key) ?? 0) + 1);
  }
  return sent.flatMap(({ seat, id, answers }) => {
    const times = stored.get(`${seat} ${id}`) ?? 0;
    if (answers.length !== 1) return `${id} has ${answers.length} answers`;
    const wanted = answers[0].ok ? 1 : 0;
    return times === wanted
      ? []
      : `${id} was answered ${JSON.stringify(answers[0])} and stands ${times} times`;
  });
}

/** A server that ended in order leaves a snapshot of each match that goes on: its state as it was in memory. */
function endFaults(match: Match, whole: StoredMatch, last: StoredMatch, catalog: Catalog): string[] {
  const { record, outcome, rows } = whole;
  const faults: string[] = [];
  if (JSON.stringify(outcome) !== JSON.stringify(match.state.over))
    faults.push(`${record.id}: another outcome`);
  if (outcome !== null) return faults;
  if (last.snapshot === null) return rows.length === 0 ? faults : [...faults, `${record.id}: no snapshot`];
  if (last.rows.length > 0) faults.push(`${record.id}: the last snapshot is ${last.rows.length} rows old`);
  const loaded = load(JSON.parse(last.snapshot.saved), catalog);
  if (isRefusal(loaded) || (last.rows.length === 0 && hash(loaded) !== hash(match)))
    faults.push(`${record.id}: another hash`);
  return faults;
}
