/** What a card costs in its declaration: by the way it is paid, and where it is played (A ). */
import {
  type Ability,
  attrOf,
  dataOf,
  type Handle,
  holds,
  type Obj,
  objAt,
  type Seat,
  scopeOf,
  varOf,
} from "../../kernel/game.ts";
import { joinsExpedition, writtenOf } from "./card.ts";
import { isSuch } from "./expedition-words.ts";
import { priceAfter } from "./next.ts";
import { lowered } from "./own-cost.ts";
import { canGiveAll } from "./payment.ts";
import { allowedNow, priceNow, sidesNow } from "./play-now.ts";
import { narrowed } from "./programs.ts";
import { candidates } from "./targets.ts";
import type { Match } from "./typed.ts";
import { placeOf, SIDES, type Side } from "./zones.ts";

/** For its cost in that zone, for the cost of Scout, or with the optional cost that lowers it. */
export const WAYS = ["hand", "reserve", "scout", "aid"] as const;
export type Way = (typeof WAYS)[number];

/** A: from Hand a card with Scout may be played for that cost. */
const mayScout = (m: Match, obj: Obj): boolean =>
  dataOf(m, obj).scout !== undefined && placeOf(m, obj) === "hand";

/** A: a narrower target is accepted only where there is one. */
function canNarrow(m: Match, seat: Seat, source: Handle): boolean {
  const card = dataOf(m, objAt(m, source));
  if (card.aid?.narrows === undefined) return true;
  const { targets, modes = [{ targets }] } = narrowed(card);
  return modes.some(
    ({ targets: [word] = [] }) =>
      word !== undefined && candidates(m, { self: source, controller: seat }, word).length > 0,
  );
}

/** The ways in which it can be paid, the plain one first. */
export function waysOf(m: Match, seat: Seat, source: Handle): readonly Way[] {
  const obj = objAt(m, source);
  const { aid } = dataOf(m, obj);
  return [
    placeOf(m, obj) === "hand" ? "hand" : "reserve",
    ...(mayScout(m, obj) ? (["scout"] as const) : []),
    ...(aid !== undefined && canGiveAll(m, seat, source, aid.cost) && canNarrow(m, seat, source)
      ? (["aid"] as const)
      : []),
  ];
}

/** The Expeditions that it may join; none for what joins none. */
export function sidesFor(m: Match, source: Handle): readonly Side[] {
  if (!joinsExpedition(dataOf(m, objAt(m, source)))) return [];
  const now = allowedNow(m);
  return (now === undefined ? SIDES : sidesNow(m, now)).filter((side) => isOpen(m, source, side));
}

/** A: an exhausted card may be one that can be played in a certain Expedition alone. */
function isOpen(m: Match, source: Handle, side: Side): boolean {
  const isReady = varOf(m, objAt(m, source), "exhausted") === 0 || attrOf(m, source, "playable") > 0;
  return isReady || attrOf(m, source, side === "hero" ? "playableHero" : "playableCompanion") > 0;
}

/** A: what playing it so costs now; null where it is free. */
export function dueFor(
  m: Match,
  seat: Seat,
  source: Handle,
  { way, side }: { readonly way: Way; readonly side: Side | "" },
): number | null {
  const obj = objAt(m, source);
  const { scout = 0, hand = 0, aid, cheaper = [] } = dataOf(m, obj);
  const now = allowedNow(m);
  const place = now?.node.handCost === true ? "hand" : placeOf(m, obj);
  // A: what changes the Hand Cost changes the cost of Scout.
  const printed = way === "scout" ? scout - hand : 0;
  const cost = Math.max(0, attrOf(m, source, place === "hand" ? "handCost" : "reserveCost") + printed);
  const price = priceAfter(m, seat, source, now === undefined ? cost : priceNow(now, cost));
  if (price === null) return null;
  const fitting = cheaper.filter(
    ({ that }) => side !== "" && isSuch(m, scopeOf(source, seat), { seat, side }, that),
  );
  const decreases = [...fitting, ...(way === "aid" && aid !== undefined ? [aid] : [])];
  return decreases.reduce(lowered, price);
}

/** A: the mana that a quick action costs now. */
export const actionDue = (m: Match, seat: Seat, source: Handle, ability: Ability): number => {
  const node = writtenOf(ability);
  if (node.kind !== "action") return 0;
  const { cost, cheaperIf } = node;
  const cheaper = cheaperIf !== undefined && holds(m, scopeOf(source, seat), cheaperIf.when);
  return Math.max(0, (cost.mana ?? 0) - (cheaper ? cheaperIf.less : 0));
};

/** The least that it can be played for. */
export function leastDue(m: Match, seat: Seat, source: Handle): number {
  const sides = sidesFor(m, source);
  const dues = waysOf(m, seat, source).flatMap((way) =>
    (sides.length === 0 ? ([""] as const) : sides).map((side) => dueFor(m, seat, source, { way, side }) ?? 0),
  );
  return Math.min(...dues);
}
