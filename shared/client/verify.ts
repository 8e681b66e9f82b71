/** Verifies a shuffle once the seed is told (design.md 5): what a client was told then against what is told now. */
import { type Catalog, canonical, createMatch, type Json, type OwnView, viewOf } from "../kernel/index.ts";
import { commitmentOf, type Recording, type Shuffle, seedOf } from "../protocol/index.ts";

/** What a client keeps of the beginning of its match. */
export interface ShuffleSeen {
  readonly seat: number;
  /** As the table said it before the first nonce, and after the last. */
  readonly before: Shuffle;
  readonly after: Shuffle;
  /** Its own, where the server took it. */
  readonly nonce: string | undefined;
  /** Its side when the cards were dealt. */
  readonly dealt: OwnView;
}

const same = (a: unknown, b: unknown): boolean =>
  canonical(JSON.parse(JSON.stringify(a)) as Json) === canonical(JSON.parse(JSON.stringify(b)) as Json);

/** What of a shuffle can be seen to be foul before the match is over. */
export function foulOf({
  seat,
  before,
  after,
  nonce,
}: Pick<ShuffleSeen, "seat" | "before" | "after" | "nonce">): string | undefined {
  if (before.commit !== after.commit || before.setup !== after.setup || !same(before.decks, after.decks))
    return "the commitment was changed";
  if (nonce !== undefined && after.nonces?.[seat] !== nonce) return "the own nonce is not in it";
  return undefined;
}

/**
 * What is foul in a shuffle, or undefined: it was fair. The recording is that of the match, told when the series
 * is over; the catalog has the sets it was played with.
 */
export function foulShuffle(seen: ShuffleSeen, recording: Recording, catalog: Catalog): string | undefined {
  const early = foulOf(seen);
  if (early !== undefined) return early;
  const { setup, players, sets, match, journal } = recording;
  const { seats, seed } = setup;
  if (seats.some(({ deck }) => !same(deck, deck.toSorted()))) return "a deck was not in its order";
  const hashes = sets.map(({ hash }) => hash);
  const told = commitmentOf({ match, players, hashes, setup });
  if (!same(told.decks, seen.before.decks)) return "the decks are others";
  if (told.setup !== seen.before.setup) return "the setup is another";
  if (told.commit !== seen.before.commit) return "the seed is another";
  const nonces = seen.after.nonces;
  const [first] = journal;
  if (nonces === null || first?.intent.action !== "begin" || !same(first.intent.nonces, nonces))
    return "the nonces are others";
  const { match: dealt } = createMatch({ ...setup, seed: seedOf(seed, told.commit, nonces) }, catalog);
  return same(viewOf(dealt, seen.seat).own, seen.dealt) ? undefined : "other cards were dealt";
}
