/** Costs (A section 10): always one step, all or nothing. */

import {
  asCost,
  canPay,
  type Handle,
  matching,
  NONE,
  objAt,
  objectOf,
  type PayItem,
  type Seat,
  scopeOf,
  varOf,
} from "../../kernel/game.ts";
import type { How } from "./acts.ts";
import { asksOfHidden } from "./card.ts";
import type { Cost } from "./card-schema.ts";
import type { Act, Domain, Match } from "./typed.ts";
import { type Place, placeOf, readyOrbs } from "./zones.ts";

/** A: ready orbs. They are all alike, since players may swap them at any time (A ). */
export const orbItems = (m: Match, seat: Seat): PayItem[] =>
  readyOrbs(m, seat).map((orb) => ({ item: objAt(m, orb).name, gives: 1, alike: "orb" }));

/** Exhausts these orbs. */
export const payActs = (seat: Seat, orbs: readonly Handle[]): Act[] =>
  orbs.map((object) => ({ act: "status", object, seat, status: "exhausted", value: 1 }));

export const payDomain = (m: Match, seat: Seat, due: number): Domain => ({
  kind: "pay",
  due,
  items: orbItems(m, seat),
  code: "CANNOT_PAY",
});

/** Cards the cost could really take. */
export const costCards = (m: Match, seat: Seat, self: Handle, cost: Cost): Handle[] =>
  cost.cards === undefined
    ? []
    : matching(m, scopeOf(self, seat), { controller: "you", ...cost.cards.from }).filter(
        (card) => card !== self && canPay(m, [taken(m, seat, card, cost)]),
      );

/** A: what happens to a card that a cost takes; a sacrifice is one, whatever it is paid for. */
function taken(m: Match, seat: Seat, card: Handle, { cards }: Cost): Act {
  if (cards?.to === "exhaust") return { act: "status", object: card, seat, status: "exhausted", value: 1 };
  return cards?.to === "sacrifice"
    ? goes(m, seat, card, "discard", "sacrifice")
    : goes(m, seat, card, cards?.to ?? "discard", "cost");
}

const goes = (m: Match, seat: Seat, object: Handle, to: Place, how: How): Act => ({
  act: "move",
  object,
  seat,
  from: placeOf(m, objAt(m, object)),
  to,
  how,
});

/** A. */
export const resupplies = (seat: Seat): Act => ({
  act: "move",
  object: NONE,
  seat,
  deck: seat,
  from: "deck",
  to: "reserve",
  how: "resupply",
});

export const costCount = (cost: Cost): number => (cost.cards === undefined ? 0 : (cost.cards.count ?? 1));

/** The acts of a cost, besides mana: on its source and on chosen cards. */
export function ownActs(
  m: Match,
  seat: Seat,
  self: Handle,
  cost: Cost,
  cards: readonly Handle[],
  amount = 0,
): Act[] {
  const out: Act[] = [];
  if (cost.exhaust) out.push({ act: "status", object: self, seat, status: "exhausted", value: 1 });
  if (cost.spend !== undefined)
    out.push({ act: "counter", object: self, seat, key: "tick", amount: -cost.spend });
  // A.
  if (cost.x?.pays === "counters" && amount > 0)
    out.push({ act: "counter", object: self, seat, key: "tick", amount: -amount });
  if (cost.discard) out.push(goes(m, seat, self, "discard", "discard"));
  if (cost.sacrifice) out.push(goes(m, seat, self, "discard", "sacrifice"));
  // A: a card that only its owner sees, and that goes where nobody sees it, is shown first.
  if (cost.cards?.to === "mana" && asksOfHidden(cost.cards.from))
    for (const object of cards) out.push({ act: "revealOne", object, seat });
  for (const card of cards) out.push(taken(m, seat, card, cost));
  if (cost.opponentResupplies) out.push(resupplies(1 - seat));
  return asCost(out);
}

/** Whether the player can give a cost that takes nothing of its source. */
export const canGiveAll = (m: Match, seat: Seat, self: Handle, cost: Cost): boolean =>
  costCards(m, seat, self, cost).length >= costCount(cost) && canPay(m, ownActs(m, seat, self, cost, []));

/** A: whether the source can give its own part of the cost. */
export function canGive(m: Match, self: Handle, cost: Cost): boolean {
  const obj = objectOf(m.state, self);
  if (obj === undefined)
    return (
      cost.opponentResupplies === undefined &&
      cost.exhaust === undefined &&
      cost.spend === undefined &&
      !cost.discard &&
      !cost.sacrifice
    );
  if (cost.exhaust && varOf(m, obj, "exhausted") > 0) return false;
  if (cost.spend !== undefined && varOf(m, obj, "tick") < cost.spend) return false;
  if (cost.discard && placeOf(m, obj) !== "reserve") return false;
  return canPay(m, ownActs(m, obj.controller, self, cost, []));
}
