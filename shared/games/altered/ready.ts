/**
 * A step's acts made ready on the state before it: top cards become cards, a Deck that runs out is refilled
 * before the act that needs it (A ), an item is taken once.
 */

import {
  dataOf,
  type Handle,
  handleAt,
  MATCH_STREAM,
  NONE,
  objectOf,
  type Seat,
  shuffled,
  zoneOf,
} from "../../kernel/game.ts";
import { countIn, thingsIn } from "../zones.ts";
import type { Moving } from "./acts.ts";
import { optionsOf } from "./options.ts";
import type { Act, Match } from "./typed.ts";

/** Whether an act takes the top card of a Deck. */
const isTop = (act: Moving): act is Moving & { readonly deck: Seat } => act.deck !== undefined;

/** A: a position that does not exist even after the refill. */
export const hasTop = (m: Match, seat: Seat): boolean =>
  countIn(m, "deck", seat) + countIn(m, "discard", seat) > 0;

export function readyActs(m: Match, acts: readonly Act[]): readonly Act[] {
  if (!acts.some((act) => act.act === "move")) return acts;
  const out: Act[] = [];
  const taken = new Set<Handle>();
  const claimed = new Set(acts.flatMap((act) => (act.act === "move" && !isTop(act) ? [act.object] : [])));
  const decks = m.state.seats.map((_, seat) =>
    thingsIn(m, "deck", seat).filter((card) => !claimed.has(card)),
  );
  const refilled = m.state.seats.map(() => false);
  for (const act of acts) {
    if (act.act !== "move") out.push(act);
    else if (isTop(act)) {
      const seat = act.deck;
      if (decks[seat].length === 0 && !refilled[seat]) {
        refilled[seat] = true;
        const order = refillOrder(m, seat, claimed);
        if (order.length > 0) out.push({ act: "refill", seat, order });
        // Shuffling makes a new object of every card, so these are read from the refilled Deck.
        decks[seat] = order.map((handle) => handle + 0x10000);
      }
      const object = decks[seat].pop();
      if (object !== undefined) out.push(named(m, { ...act, object }));
    } else if (act.object === NONE || !taken.has(act.object)) {
      taken.add(act.object);
      out.push(named(m, act));
    }
  }
  return out;
}

/** The Discard pile in its later order in the Deck, bottom first, without the cards that the step takes from it. */
function refillOrder(m: Match, seat: Seat, claimed: ReadonlySet<Handle>): Handle[] {
  const pile = m.state.zones[zoneOf(m, "discard", seat)].list
    .map((slot) => handleAt(m.state, slot))
    .filter((handle) => !claimed.has(handle));
  return shuffled(m, MATCH_STREAM, pile);
}

/** A C-4: a token that leaves goes nowhere in 3.0, so nothing sees it join. */
function named(m: Match, act: Act<"move">): Act {
  if (optionsOf(m).tokensJoin || act.to === "expedition") return act;
  const obj = objectOf(m.state, act.object);
  return obj !== undefined && dataOf(m, obj).token ? { ...act, to: "beyond" } : act;
}
