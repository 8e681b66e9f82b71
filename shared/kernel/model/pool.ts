/** The cards of a match's sets and what they can do at all: the same for every match of those sets. */

import type { ChangeNow, Match } from "./match.ts";
import type { CardDef, StaticChange } from "./program.ts";
import { type Data, type Handle, slotOf } from "./state.ts";

export interface Pool<Card extends Data = Data> {
  /** What each card of the sets is called: its id; those whose id an earlier set has follow, as `set/id`. */
  readonly words: readonly string[];
  readonly cards: readonly CardDef<Card>[];
  /** Places in those lists by word, and by `set/id` of every card. */
  readonly places: ReadonlyMap<string, number>;
  /** Attributes that some card's static ability changes. */
  readonly statics: ReadonlySet<string>;
  /** What each static change does. */
  readonly changes: ReadonlyMap<StaticChange, ChangeNow>;
  /** By static change that reads attributes: which. */
  readonly reads: ReadonlyMap<StaticChange, ReadonlySet<string>>;
  /** Static changes that read more than their own object and what they change. */
  readonly afar: ReadonlySet<StaticChange>;
  /** Static changes of nothing in play, as of what a hand costs. */
  readonly unseen: ReadonlySet<StaticChange>;
  /** By card, once one of it was told: the told attributes that the card alone says, as they are while nothing changes them. */
  readonly printed: (readonly number[] | undefined)[];
  /** By card: whether it has a static, triggered or replacing ability. */
  readonly passive: readonly boolean[];
  /** By card: zones beside those in play from which abilities of such a kind work; and all of these zones. */
  readonly from: readonly (readonly string[])[];
  readonly remote: ReadonlySet<string>;
  /** Kinds of act that some card's trigger waits for, and that some card replaces. */
  readonly awaited: ReadonlySet<string>;
  readonly replaced: ReadonlySet<string>;
  /** Whether some card replaces whole steps. */
  readonly whole: boolean;
  /** Marks that these cards name beside the ruleset's own, in the order of the alphabet. */
  readonly marks: readonly string[];
  /** Whether some card grants abilities to others. */
  readonly granting: boolean;
}

/** The place of the card a deck calls so; the word is one of the match's sets. */
export const placeOf = ({ pool }: Match, word: string): number => pool.places.get(word) as number;

/** The card that a text of `self` names by id: of its own set, unless it was lent the text by a card of another. */
export function mentioned(m: Match, self: Handle, id: string): number {
  const { set } = m.pool.cards[m.state.objects[slotOf(self)].card];
  return m.pool.places.get(`${set}/${id}`) ?? placeOf(m, id);
}
