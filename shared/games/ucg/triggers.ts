/** Triggered abilities (ER-9): each is announced as link 0 of a chain of its own. */

import {
  call,
  callAnnounce,
  callOrder,
  type Next,
  type Nothing,
  nextToPlace,
  openWindow,
  present,
  refuse,
  type Seat,
  scopeOf,
  setLocals,
  takeFirstWaiting,
  waitingOf,
} from "../../kernel/game.ts";
import { lacksTargets } from "../targets.ts";
import { targetsOf } from "./card.ts";
import { addForced, type ForcedAnnouncement, targetStages } from "./forced-announcements.ts";
import { candidates } from "./links.ts";
import type { ActionDef, Match, Procedure, Refusal } from "./typed.ts";

/** ER-9: a triggered ability, announced as link 0 of a chain of its own. */
export const triggerAction: ActionDef<ForcedAnnouncement> = {
  answers: [],
  begin(m, ctx): Refusal | void {
    const waiting = present(takeFirstWaiting(m, ctx.seat));
    const words = targetsOf(m.pool.cards[waiting.card].abilities[waiting.ability]);
    const target = scopeOf(waiting.source, ctx.seat, waiting.event);
    Object.assign(ctx, { words, waiting, targets: [], target });
    if (lacksTargets(words, (word) => candidates(m, target, word))) return refuse("ILLEGAL_TARGET");
  },
  stages: targetStages,
  finish(m, ctx) {
    const { source, card, ability, event } = present(ctx.waiting);
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
    const seat = nextToPlace(m);
    if (seat === undefined) return "done";
    const own = waitingOf(m, seat).length;
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
