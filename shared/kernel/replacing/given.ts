/** Replacing abilities that an effect has given for a time: to objects, or to a player. */

import type { Match } from "../model/match.ts";
import type { Instead } from "../model/program.ts";
import { type Modifier, NONE, slotOf } from "../model/state.ts";
import { giftedBy } from "../values/modifiers.ts";
import type { Holding } from "./holding.ts";

/** Those that fit; of several that are alike only the oldest, since the others do the same after it. */
export function givenInsteads(
  m: Match,
  fits: (holding: Holding, instead: Instead) => boolean,
): readonly Holding[] {
  const out: Holding[] = [];
  const known = new Set<string>();
  for (const one of m.state.modifiers) {
    if (one.gives === undefined) continue;
    const { card, ability } = one.gives;
    const { instead } = m.pool.cards[card].abilities[ability];
    if (instead === null) continue;
    for (const slot of havers(m, one)) {
      const holding = { slot, ability, gift: one.id };
      const alike = `${slot}.${one.controller}.${card}.${ability}`;
      if (known.has(alike) || !fits(holding, instead)) continue;
      known.add(alike);
      out.push(holding);
    }
  }
  return out;
}

/** The slots of the objects that have it; NONE for its player. */
function havers(m: Match, gift: Modifier): readonly number[] {
  if (gift.refs.length > 0) return giftedBy(m, gift).map(slotOf);
  return m.state.seats[gift.controller].left ? [] : [NONE];
}
