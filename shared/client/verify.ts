/** Verifies a shuffle once the seed is told (design.md 5): what a client was told then against what is told now. */
import { type Catalog, canonical, createMatch, type Json, type OwnView, viewOf } from "../kernel/index.ts";
import {
  commitmentOf,
  dealIn,
  type Nonces,
  type Recording,
  type Shuffle,
  seedOf,
} from "../protocol/index.ts";

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

const same = (a: unknown, b: unknown): boolean =>
  canonical(JSON.parse(JSON.stringify(a)) as Json) === canonical(JSON.parse(JSON.stringify(b)) as Json);

/** What of a shuffle can be seen to be foul before the match is over. */
export function foulOf({ seat, before, after = before, nonce }: ShuffleSeen): string | undefined {
  if (before.commit !== after.commit || before.setup !== after.setup || !same(before.decks, after.decks))
    return "the commitment was changed";
  if (nonce !== undefined && after.nonces !== null && after.nonces[seat] !== nonce)
    return "the own nonce is not in it";
  return undefined;
}

/**
 * What is foul in a shuffle, or undefined: it was fair, as far as it was seen; of one that was not seen at all, the
 * recording agrees with itself. The recording is that of the match, told when the series is over; the catalog has
 * the sets it was played with.
 */
export function foulShuffle(
  seen: ShuffleSeen | undefined,
  recording: Recording,
  catalog: Catalog,
): string | undefined {
  const early = seen && foulOf(seen);
  if (early !== undefined) return early;
  const { setup, players, sets, match, journal } = recording;
  if (setup.seats.some(({ deck }) => !same(deck, deck.toSorted()))) return "a deck was not in its order";
  const deal = dealIn(journal);
  if (deal === undefined) return "no cards were dealt as promised";
  const told = commitmentOf({ match, players, hashes: sets.map(({ hash }) => hash), setup });
  const { before, after, dealt } = seen ?? {};
  if (before !== undefined && !same(told.decks, before.decks)) return "the decks are others";
  if (before !== undefined && told.setup !== before.setup) return "the setup is another";
  if (told.commit !== (before?.commit ?? deal.intent.commit)) return "the seed is another";
  const nonces = deal.intent.nonces as Nonces;
  if (after !== undefined && !same(nonces, after.nonces)) return "the nonces are others";
  if (seen === undefined || dealt === undefined) return undefined;
  const again = createMatch({ ...setup, seed: seedOf(setup.seed, told.commit, nonces) }, catalog);
  return same(viewOf(again.match, seen.seat).own, dealt) ? undefined : "other cards were dealt";
}
