/**
 * Prohibitions (G R18.6, R32.13): each is an attribute of what it forbids something to; a player's are those of
 * the champion. "Cannot" beats "may".
 */

import { type Handle, NONE, type Seat } from "../../kernel/game.ts";
import { hasNow } from "./has-now.ts";
import type { Match } from "./typed.ts";
import { championOf } from "./zones.ts";

/** Each with its words of one thing; of several they are the same. */
export const PROHIBITED = {
  cannotBeAttacked: "cannot be attacked",
  cannotBeIntercepted: "cannot be intercepted",
  cannotRetaliate: "cannot retaliate",
  cannotBeRetaliated: "cannot be retaliated against",
  cannotWake: "cannot wake up",
  cannotRecover: "cannot recover",
  cannotLevelUp: "cannot level up",
  cannotDraw: "cannot draw cards",
  cannotBePlayed: "cannot be activated or materialized",
  cannotBeUsed: "cannot be used",
  cannotBeNegated: "cannot be negated",
  cannotGetCounters: "cannot get counters",
} as const;
export type Prohibition = keyof typeof PROHIBITED;

// Of a literal object these are all of its keys.
export const PROHIBITIONS = Object.keys(PROHIBITED) as readonly Prohibition[];

/** Whether it is forbidden to this thing. */
export const isForbidden = (m: Match, handle: Handle, attr: Prohibition): boolean => hasNow(m, handle, attr);

/** Whether it is forbidden to the player, which is said of the champion. */
export const isForbiddenTo = (m: Match, seat: Seat, attr: Prohibition): boolean =>
  isForbidden(m, championOf(m, seat) ?? NONE, attr);
