/** Every action of a seat, by name (C R13.1), and the refusal of a seat that is not asked. */

import { actionOf, type Draft, isLate, type Request, refuse, type Seat } from "../../kernel/game.ts";
import { activate } from "./activate.ts";
import { switchLanes } from "./lanes.ts";
import { playCard } from "./play.ts";
import type { CcCode } from "./refusals.ts";
import { lock, setPriorities, setTarget } from "./targets.ts";
import type { ActionDef, Match, Refusal } from "./typed.ts";

/** What a seat may be asked (kernel.md 5). */
export type Choices = {
  readonly commit: never;
  readonly lanes: never;
  readonly targets: never;
  readonly battle: never;
  readonly discard: readonly string[];
  readonly dig: readonly string[];
  readonly target: readonly string[];
  readonly spawn: readonly number[];
};

const commit: ActionDef = { answers: ["commit"], finish: () => "lock" };
const lockLanes: ActionDef = { answers: ["lanes"], finish: () => "lock" };

export const actions = {
  playCard,
  activate,
  commit,
  setTarget,
  lockTargets: lock("targets"),
  switchLanes,
  lockLanes,
  setPriorities,
  lockBattle: lock("battle"),
};

/** Requests that a card's effect makes (C R9.4). */
const PROMPTS = ["discard", "dig", "target", "spawn"];
const isPrompt = (request: Request | null): boolean =>
  request !== null && request.domain !== null && PROMPTS.includes(request.kind);

/** The reason why a seat may not do this when it is asked for nothing, or for something else. */
export function notAsked(m: Match, seat: Seat, intent: Draft, request: Request | null): Refusal {
  return refuse(codeFor(m, seat, String(intent.action), request));
}

function codeFor(
  m: Match,
  seat: Seat,
  action: string,
  request: Request | null,
): CcCode | "WRONG_ANSWER" | "NOT_ASKED" {
  if (isPrompt(request) || m.state.requests.some(isPrompt)) return "E_PROMPT";
  const def = actionOf(m, action);
  if (def === undefined) return request === null ? "NOT_ASKED" : "WRONG_ANSWER";
  // C E25, E27: a segment can only be over for a seat that was part of it.
  if (request === null && m.state.segment?.branches[seat] != null && isOf(m.state.segment.kind, def))
    return isLate(m, seat) ? "E_SEGMENT_OVER" : "E_LOCKED_IN";
  return "E_SEGMENT";
}

/** Whether the action is one of the segment that is open. */
const isOf = (kind: string, { answers }: { readonly answers: readonly string[] }): boolean =>
  answers.some((answer) => answer === kind || (kind === "targets" && answer === "battle"));
