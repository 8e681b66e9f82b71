/** What a client saw of a shuffle, and what of it can be judged at once: that needs no rules, and every page does it. */
import { canonical, type Json, type OwnView } from "../kernel/index.ts";
import type { Shuffle } from "../protocol/index.ts";

/** What a client keeps of the beginning of its match; what it did not see itself is absent. */
export interface ShuffleSeen {
  readonly seat: number;
  /** As the table said it first, and with all nonces. */
  readonly before: Shuffle;
  readonly after?: Shuffle;
  /** Its own, where the server took it. */
  readonly nonce?: string;
  /** Its side when the cards were dealt. */
  readonly dealt?: OwnView;
}

/** Whether two say the same, in whatever order their keys stand. */
export const same = (a: unknown, b: unknown): boolean =>
  canonical(JSON.parse(JSON.stringify(a)) as Json) === canonical(JSON.parse(JSON.stringify(b)) as Json);

/** What of a shuffle can be seen to be foul before the match is over. */
export function foulOf({ seat, before, after = before, nonce }: ShuffleSeen): string | undefined {
  if (before.commit !== after.commit || before.setup !== after.setup || !same(before.decks, after.decks))
    return "the commitment was changed";
  if (nonce !== undefined && after.nonces !== null && after.nonces[seat] !== nonce)
    return "the own nonce is not in it";
  return undefined;
}
