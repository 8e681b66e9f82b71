/** What the entries of several games remember alike. */
import type { CardDef, Match, Words } from "../kernel/game.ts";

/** The card that an entry is of, wherever its source has gone. */
export const cardIn = <W extends Words>(
  m: Match<W>,
  { data }: { readonly data: { readonly card: number } },
): CardDef<W["card"]> => m.pool.cards[data.card];
