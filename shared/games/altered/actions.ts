/** Every action of a seat, by name (A section 8), and the refusal of a seat that is not asked. */

import {
  type Announced,
  actionOf,
  type Draft,
  type Handle,
  objAt,
  type Request,
  refuse,
  type Seat,
  tableOf,
  thingsNamed,
} from "../../kernel/game.ts";
import { payFor } from "./internal.ts";
import { openName } from "./names.ts";
import { countedIn, extraIn, extraLimit, type KeepZone, keepLimit, kept } from "./night.ts";
import { decline } from "./offers.ts";
import { playCard, quickAction } from "./play.ts";
import type { AlteredCode } from "./refusals.ts";
import type { ActionDef, Domain, Match, Refusal, Stage } from "./typed.ts";
import type { Side } from "./zones.ts";

interface Keeping extends Announced {
  keeping: Handle[];
}

/** A: exactly as many as the limit, of each zone that holds more. */
const keepStage = (zone: KeepZone): Stage<Keeping> => ({
  slot: zone,
  domain(m, ctx): Domain | null {
    const limit = keepLimit(m, ctx.seat, zone);
    if (limit === null) return null;
    const of = countedIn(m, zone, ctx.seat).map((handle) => objAt(m, handle).name);
    return { kind: "subset", of, min: limit.min, max: limit.max, code: "ILLEGAL_KEEP" };
  },
  apply(m, ctx, value) {
    ctx.keeping.push(...thingsNamed(m, ctx.seat, value));
  },
});

/** A: exhausted cards beyond the limit of Reserve. */
const moreStage: Stage<Keeping> = {
  slot: "exhausted",
  domain(m, { seat, keeping }): Domain | null {
    const of = extraIn(m, seat, keeping).map((handle) => objAt(m, handle).name);
    if (of.length === 0) return null;
    return { kind: "subset", of, min: 0, max: extraLimit(m, seat), code: "ILLEGAL_KEEP" };
  },
  apply(m, ctx, value) {
    ctx.keeping.push(...thingsNamed(m, ctx.seat, value));
  },
  omitted: () => [],
};

const keep: ActionDef<Keeping> = {
  answers: ["cleanUp"],
  begin(_m, ctx) {
    Object.assign(ctx, { keeping: [] });
  },
  stages: () => [keepStage("reserve"), moreStage, keepStage("landmark")],
  finish(m, ctx) {
    kept(m, ctx.seat, ctx.keeping, (handle) => openName(m, handle));
    return "kept";
  },
};

/** What a seat may be asked (kernel.md 5). */
export type Choices = {
  readonly turn: never;
  readonly cleanUp: never;
  readonly expand: readonly string[];
  readonly internal: never;
  readonly playNow: never;
  readonly expedition: Side;
  readonly target: readonly string[];
  readonly mode: number;
  readonly die: number;
  /** An ability: the name of its object, and its number. */
  readonly ability: string;
  readonly reaction: string;
  readonly payReaction: boolean;
  readonly chooseMana: readonly string[];
};

const pass: ActionDef = { answers: ["turn"], finish: () => "pass" };

export const actions = {
  play: playCard,
  quick: quickAction,
  pass,
  payFor,
  decline,
  keep,
};

const TURN = new Set(["play", "quick", "pass"]);

/** The reason why a seat may not do this when it is asked for nothing, or for something else. */
export function notAsked(m: Match, seat: Seat, intent: Draft, request: Request | null): Refusal {
  const action = String(intent.action);
  if (TURN.has(action)) return refuse(turnCode(m, seat));
  const waits = m.state.requests.find((one) => one !== null && !one.answered);
  const answers = actionOf(m, action)?.answers ?? [action];
  if (request === null && waits != null && answers.includes(waits.kind)) return refuse("NOT_YOUR_DECISION");
  return refuse("WRONG_ANSWER");
}

/** A. */
function turnCode(m: Match, seat: Seat): AlteredCode {
  const { phase, active } = tableOf(m);
  if (phase !== "afternoon") return "NOT_NOW";
  if (active !== seat) return "NOT_YOUR_TURN";
  return "REACTIONS_FIRST";
}
