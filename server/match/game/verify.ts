/** Whether a stored match plays again exactly, from its first entry to its last. */
import type { Catalog, Match } from "../../../shared/kernel/index.ts";
import type { StoredMatch } from "../journal/journal.ts";
import { DivergedError, replay } from "./game.ts";

/** The fault of a journal that is not exact: the first entry of another result, where there is one, and why. */
export interface Inexact {
  readonly seq?: number;
  readonly why: string;
}

/** The match that its journal comes to. @param stored from the start, without a snapshot */
export function verify({ record, rows, outcome, damage }: StoredMatch, catalog: Catalog): Match | Inexact {
  try {
    const match = replay(record, rows, catalog);
    if (damage !== undefined) {
      const { code: _, ...inexact } = damage;
      return inexact;
    }
    const isSame = JSON.stringify(match.state.over) === JSON.stringify(outcome);
    return isSame ? match : { why: "it ends otherwise" };
  } catch (error) {
    if (!(error instanceof DivergedError)) throw error;
    return { seq: error.seq, why: "it is refused, or does something else" };
  }
}
