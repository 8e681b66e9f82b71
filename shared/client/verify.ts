/** Verifies a shuffle once the seed is told (architecture.md 5): what a client was told then against what is told now. */
import { type Catalog, createMatch, viewOf } from "../kernel/index.ts";
import { commitmentOf, dealIn, type Nonces, type Recording, seedOf } from "../protocol/index.ts";
import { foulOf, type ShuffleSeen, same } from "./shuffle-seen.ts";

/**
 * The foul in a shuffle, or undefined: it was fair, as far as it was seen; of one that was not seen at all, the
 * recording agrees with itself. The recording is that of the match, told when the series is over; the catalog has the
 * sets it was played with.
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
