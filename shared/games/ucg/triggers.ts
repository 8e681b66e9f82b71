/** Triggered abilities (ER-9): each is announced as link 0 of a chain of its own. */

import {
  call,
  callAnnounce,
  callOrder,
  type Next,
  type Nothing,
  openWindow,
  refuse,
  type Seat,
  scopeOf,
  setLocals,
  takeWaiting,
  type Waiting,
} from "../../kernel/game.ts";
import { targetsOf } from "./card.ts";
import { addForced, type ForcedAnnouncement, targetStages, tooFew } from "./forced-announcements.ts";
import { turnOrder } from "./table.ts";
import type { ActionDef, Match, Procedure, Refusal } from "./typed.ts";

const firstWaiting = (m: Match, seat: Seat): Waiting | undefined =>
  m.state.waiting.find((one) => one.controller === seat);

/** ER-9: a triggered ability, announced as link 0 of a chain of its own. */
export const triggerAction: ActionDef<ForcedAnnouncement> = {
  answers: [],
  head: [],
  heads: () => [],
  begin(m, ctx): Refusal | void {
    const waiting = firstWaiting(m, ctx.seat) as Waiting;
    const words = targetsOf(m.pool.cards[waiting.card].abilities[waiting.ability]);
    const target = scopeOf(waiting.source, ctx.seat, waiting.event);
    takeWaiting(m, waiting);
    Object.assign(ctx, { words, waiting, targets: [], target });
    if (tooFew(m, target, words)) return refuse("ILLEGAL_TARGET");
  },
  stages: targetStages,
  finish(m, ctx) {
    const { source, card, ability, event } = ctx.waiting as Waiting;
    addForced(m, ctx, "trigger", source, card, ability, { event });
    return "entry";
  },
};

/** Lets waiting triggers go before the caller's frame goes on. Most of the time none waits. */
export function callTriggers(m: Match): void {
  if (m.state.waiting.length > 0) call(m, "triggers");
}

/**
 * Places waiting triggers, the turn owner's first. Each seat orders its own, and each trigger has a chain of its
 * own (ER-9).
 */
export const triggersProcedure: Procedure<
  Nothing,
  {
    readonly left?: readonly number[];
    readonly seat: Seat;
    readonly announced?: string;
  }
> = {
  next(m, frame): Next {
    const seat = turnOrder(m).find((one) => firstWaiting(m, one) !== undefined);
    if (seat === undefined) return "done";
    const own = m.state.waiting.filter((one) => one.controller === seat).length;
    const left = frame.locals.left ?? m.state.seats.map(() => 0);
    // The seat orders its triggers once, and again only when others have joined since.
    if (left[seat] !== own) callOrder(m, seat);
    setLocals(m, frame, { seat, left: left.map((count, one) => (one === seat ? own - 1 : count)) });
    return "announce";
  },
  announce(m, frame): Next {
    setLocals(m, frame, { announced: "" });
    callAnnounce(m, frame.locals.seat, { action: "trigger" });
    return "window";
  },
  window(m, frame): Next {
    if (frame.locals.announced === "done") openWindow(m, "chain", frame.locals.seat);
    return "next";
  },
};
