/** Bide (UCG 11): matured Proxies, which begin by themselves. */

import {
  ask,
  askYesNo,
  call,
  callAnnounce,
  dataOf,
  type Handle,
  handleAt,
  type Next,
  NONE,
  namesFor,
  objAt,
  objectOf,
  objectRef,
  openWindow,
  putWaiting,
  refuse,
  scopeOf,
  setLocals,
  slotOf,
  spell,
  stepNow,
  takeChoice,
  takeWaiting,
  thingsNamed,
  varOf,
  type Waiting,
  zoneOf,
} from "../../kernel/game.ts";
import { lacksTargets } from "../targets.ts";
import { thingsIn } from "../zones.ts";
import type { UcgCard } from "./card-schema.ts";
import { addForced, type ForcedAnnouncement, targetStages } from "./forced-announcements.ts";
import { candidates } from "./links.ts";
import { ownerOf } from "./table.ts";
import { callTriggers } from "./triggers.ts";
import type { Act, ActionDef, Match, Procedure, Refusal } from "./typed.ts";

/** UCG 11.4, 11.5: a matured Proxy moves to the Ignition Zone, without cost. */
export const bideAction: ActionDef<ForcedAnnouncement> = {
  answers: [],
  head: ["card"],
  begin(m, ctx): Refusal | void {
    const obj = objAt(m, ctx.source);
    const card = dataOf(m, obj);
    const words = card.targets ?? [];
    const scope = scopeOf(ctx.source, ctx.seat);
    // ER-5: without a legal target it stays, keeps its counters and tries again.
    if (lacksTargets(words, (word) => candidates(m, scope, word))) return refuse("ILLEGAL_TARGET");
    const slot = slotOf(ctx.source);
    stepNow(m, { why: "bide", by: ctx.seat }, [
      { act: "declare", object: ctx.source, seat: ctx.seat, to: [zoneOf(m, "ignition", ctx.seat), -1] },
    ]);
    const held = handleAt(m.state, slot);
    Object.assign(ctx, {
      words,
      waiting: null,
      targets: [],
      source: held,
      target: scopeOf(held, ctx.seat),
    });
  },
  stages: targetStages,
  finish(m, ctx) {
    const obj = objAt(m, ctx.source);
    addForced(m, ctx, "bide", ctx.source, obj.card, NONE);
    return "entry";
  },
};

const bideOf = (m: Match, handle: Handle): UcgCard["bide"] => {
  const obj = objectOf(m.state, handle);
  return obj === undefined || varOf(m, obj, "link") === 1 ? undefined : dataOf(m, obj).bide;
};

/** UCG 11.3: the turn owner's Pitfalls with Bide get their counter at this point of the turn. */
export function countBide(m: Match, at: "dawn" | "end"): void {
  const seat = ownerOf(m);
  const acts = thingsIn(m, "effect", seat).flatMap((object): Act[] => {
    const bide = bideOf(m, object);
    if (bide === undefined || (bide.at ?? "dawn") !== at) return [];
    return [{ act: "counter", object, seat, key: "bide", amount: bide.counters ?? 1 }];
  });
  if (acts.length > 0) stepNow(m, { why: "bide", by: seat }, acts);
}

/** Matured Proxies of the turn owner, in zone order. */
function matured(m: Match, at: string): Handle[] {
  return thingsIn(m, "effect", ownerOf(m)).filter((handle) => {
    const bide = bideOf(m, handle);
    const obj = objAt(m, handle);
    return bide !== undefined && (bide.at ?? "dawn") === at && varOf(m, obj, "bide") >= bide.value;
  });
}

/**
 * Lets matured Bides begin; there are none on most turns. UCG 6.3: they begin at once, and the phase's own
 * triggers wait until the last of them is done.
 */
export function callBide(m: Match, at: "dawn" | "end"): void {
  if (matured(m, at).length === 0) return;
  const held = m.state.waiting.slice();
  for (const waiting of held) takeWaiting(m, waiting);
  call(m, "bide", { at, held: held });
}

/**
 * UCG 11.8, ER-5: matured Bides begin one by one, in the order that their controller chooses. Each ends before the
 * next begins.
 */
export const bideProcedure: Procedure<
  { readonly at: string; readonly held: readonly Waiting[] },
  {
    readonly queue: readonly Handle[];
    readonly handle: Handle;
    readonly announced?: string;
  }
> = {
  order(m, frame): Next {
    const { at } = frame.locals;
    const ripe = matured(m, at);
    setLocals(m, frame, { queue: ripe });
    if (ripe.length < 2) return "next";
    const names = namesFor(m, ownerOf(m), ripe);
    ask(m, {
      seat: ownerOf(m),
      kind: "order",
      info: { what: "bide" },
      domain: { kind: "order", of: names, code: "ILLEGAL_CHOICE" },
    });
    return "ordered";
  },
  ordered(m, frame): Next {
    const seat = ownerOf(m);
    setLocals(m, frame, { queue: thingsNamed(m, seat, takeChoice(m, frame, seat, "order")) });
    return "next";
  },
  next(m, frame): Next {
    const [handle, ...queue] = frame.locals.queue;
    if (handle === undefined) {
      putWaiting(m, frame.locals.held);
      return "done";
    }
    setLocals(m, frame, { queue, handle });
    const bide = bideOf(m, handle);
    if (bide === undefined) return "next";
    if (!bide.optional) return "announce";
    // UCG 11.7: the player is asked once a turn, right after the counter was placed.
    const seat = ownerOf(m);
    askYesNo(m, seat, "bideChoice", { thing: spell(m, objectRef(handle)) });
    return "chosen";
  },
  chosen(m, frame): Next {
    return takeChoice(m, frame, ownerOf(m), "bideChoice") ? "announce" : "next";
  },
  announce(m, frame): Next {
    const seat = ownerOf(m);
    const [card] = namesFor(m, seat, [frame.locals.handle]);
    setLocals(m, frame, { announced: "" });
    callAnnounce(m, seat, { action: "bide", card });
    return "window";
  },
  window(m, frame): Next {
    if (frame.locals.announced === "done") openWindow(m, "chain", ownerOf(m));
    return "after";
  },
  after(m): Next {
    callTriggers(m);
    return "next";
  },
};
