/**
 * A client's view of a shuffle, and the part of it that can be judged at once: that needs no rules, and every page does
 * it.
 */
import { canonical, type Json, type OwnView } from "../kernel/index.ts";
import type { Shuffle } from "../protocol/index.ts";

/** A client's memory of the beginning of its match; a part that it did not see itself is absent. */
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

/** The foul of a shuffle that can be seen before the match is over. */
export function foulOf({ seat, before, after = before, nonce }: ShuffleSeen): string | undefined {
  if (before.commit !== after.commit || before.setup !== after.setup || !same(before.decks, after.decks))
    return "the commitment was changed";
  if (nonce !== undefined && after.nonces !== null && after.nonces[seat] !== nonce)
    return "the own nonce is not in it";
  return undefined;
}
