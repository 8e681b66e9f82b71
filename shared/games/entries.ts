/** What the entries of several games remember alike. */
import type { CardDef, Entry, Match } from "../kernel/game.ts";

/** The card that an entry is of, wherever its source has gone. */
export const cardIn = (m: Match, { data }: Pick<Entry, "data">): CardDef => m.pool.cards[data.card as number];
