/**
 * Announcing (kernel.md 6): playing a card, using an ability, attacking. One procedure
 * with stages in the ruleset's order; legality is judged by doing, so it is written once.
 * An intent answers every stage; the first stage that fails refuses, and the undo log
 * takes back the rest.
 */

import { type Domain, fault, isEmpty } from "../model/domains.ts";
import type { Match } from "../model/match.ts";
import { isRefusal, type Refusal, refuse } from "../model/refusal.ts";
import type { ActionDef, ActionResult, Announced, Next, Procedure, Stage } from "../model/ruleset.ts";
import { type Data, type Frame, type Json, NONE, type Seat } from "../model/state.ts";
import { understand } from "../ops/audience.ts";
import { call, giveBack, setLocals, takeAnswer } from "./frames.ts";
import { ask } from "./requests.ts";

/** The ruleset's action of this name. A stranger's word may be one that every object knows, like "constructor". */
export const actionOf = (m: Match, name: Json): ActionDef | undefined =>
  typeof name === "string" && Object.hasOwn(m.game.actions, name) ? m.game.actions[name] : undefined;

const headOf = ({ head = [] }: ActionDef): readonly string[] => head;

/** The stages that the action still asks after its beginning. */
export const stagesOf = (m: Match, def: ActionDef, ctx: Announced): readonly Stage[] =>
  def.stages?.(m, ctx) ?? [];

/** Starts an action for a seat: what its head alone decides. */
export function beginAction(
  m: Match,
  seat: Seat,
  intent: Data,
): { def: ActionDef; ctx: Announced } | Refusal {
  const def = actionOf(m, intent.action);
  if (def === undefined) return refuse("MALFORMED", { action: intent.action ?? null });
  const head: Record<string, Json> = {};
  for (const key of headOf(def)) {
    if (intent[key] === undefined) continue;
    // A head is made of names and words; lists are for stages, and -0 would not survive a save (law 2).
    if (typeof intent[key] === "object" || Object.is(intent[key], -0)) return refuse("MALFORMED", { key });
    head[key] = intent[key];
  }
  const ctx: Announced = { seat, action: intent.action as string, head, source: NONE, entry: NONE, due: 0 };
  if (headOf(def).includes("card")) {
    const ref = typeof intent.card === "string" ? understand(m, seat, intent.card) : undefined;
    if (ref?.kind !== "object") return refuse("UNKNOWN_THING", { name: intent.card ?? null });
    (ctx as { source: number }).source = ref.id;
  }
  return def.begin?.(m, ctx) ?? { def, ctx };
}

/** Carries a whole intent out, or says why not. Whoever called it rolls a refusal back. */
export function performAction(m: Match, seat: Seat, intent: Data): ActionResult | Refusal {
  const begun = beginAction(m, seat, intent);
  if (isRefusal(begun)) return begun;
  const { def, ctx } = begun;
  const allowed = new Set([...headOf(def), "action", "request"]);
  const stages = stagesOf(m, def, ctx);
  for (let at = 0; at < stages.length; at++) {
    const refusal = performStage(m, ctx, stages[at], intent);
    allowed.add(stages[at].slot);
    if (refusal === undefined) continue;
    return (stages[at].price && laterFault(m, ctx, stages.slice(at + 1), intent)) || refusal;
  }
  for (const key in intent) if (!allowed.has(key)) return refuse("MALFORMED", { key });
  return def.finish(m, ctx);
}

function performStage(m: Match, ctx: Announced, stage: Stage, intent: Data): Refusal | undefined {
  const domain = stage.domain(m, ctx);
  const given = intent[stage.slot];
  if (domain === null) return given === undefined ? undefined : refuse("MALFORMED", { key: stage.slot });
  if (isRefusal(domain)) return domain;
  const value = given ?? stage.omitted?.(m, ctx, domain);
  if (value === undefined) return missing(m, ctx, stage, domain);
  const code = stageFault(m, ctx, stage, domain, value);
  if (code !== null) return refuse(code, { slot: stage.slot });
  return stage.apply(m, ctx, value) ?? undefined;
}

/** Whatever order a game pays in, the price is refused last (kernel.md 6): a fault of what comes after it is told first. */
function laterFault(m: Match, ctx: Announced, stages: readonly Stage[], intent: Data): Refusal | undefined {
  for (const stage of stages) {
    const given = intent[stage.slot];
    const domain = given === undefined ? null : stage.domain(m, ctx);
    if (domain === null || isRefusal(domain)) continue;
    const code = stageFault(m, ctx, stage, domain, given);
    if (code !== null) return refuse(code, { slot: stage.slot });
  }
  return undefined;
}

/** Why the value does not fit the stage, as a refusal code, or null when it does. */
export function stageFault(
  m: Match,
  ctx: Announced,
  stage: Stage,
  domain: Domain,
  value: Json,
): string | null {
  const code = fault(domain, value);
  return code === null ? null : (stage.code?.(m, ctx, domain, value) ?? code);
}

const missing = (m: Match, ctx: Announced, stage: Stage, domain: Domain): Refusal => {
  const code = stage.code?.(m, ctx, domain, undefined);
  if (code !== undefined) return refuse(code, { slot: stage.slot });
  if (isEmpty(domain)) return refuse(domain.code, { slot: stage.slot });
  return refuse(stage.price || domain.kind === "pay" ? "PAYMENT_NEEDED" : "CHOICE_NEEDED", {
    slot: stage.slot,
  });
};

/**
 * The game itself announces (a matured Bide, a trigger): the same stages as requests,
 * one after the other. The frame below reads `announced`: "done" or "failed".
 */
export function callAnnounce(m: Match, seat: Seat, head: Data): void {
  call(m, "@announce", { seat, head, ctx: null, at: 0 });
}

type Locals = {
  readonly seat: Seat;
  readonly head: Data;
  readonly ctx: Data | null;
  readonly at: number;
};

const localsOf = (frame: Frame): Locals => frame.locals as Locals;

/** The frame of an announcement the game makes: what is still open is a request. */
export const announceProcedure: Procedure = {
  begin(m, frame): Next {
    const { seat, head } = localsOf(frame);
    const begun = beginAction(m, seat, head);
    if (isRefusal(begun)) return failed(m);
    setLocals(m, frame, { ctx: { ...begun.ctx } as Data });
    return "stage";
  },
  stage(m, frame): Next {
    const { seat, head, ctx: saved, at } = localsOf(frame);
    const ctx = { ...saved } as Announced;
    const def = m.game.actions[head.action as string];
    const stage = stagesOf(m, def, ctx)[at];
    if (stage === undefined) return finished(m, def, ctx);
    const domain = stage.domain(m, ctx);
    if (isRefusal(domain)) return failed(m);
    if (domain === null) return nextStage(m, frame, ctx);
    if (isEmpty(domain)) return failed(m);
    const answer = takeAnswer(m, frame, seat);
    const value = answer === null ? stage.omitted?.(m, ctx, domain) : answer.choice;
    if (value !== undefined) {
      stage.apply(m, ctx, value);
      return nextStage(m, frame, ctx);
    }
    ask(m, { seat, kind: stage.slot, info: stage.info?.(m, ctx) ?? {}, domain });
    return "stage";
  },
};

function nextStage(m: Match, frame: Frame, ctx: Announced): Next {
  setLocals(m, frame, { ctx: { ...ctx } as Data, at: localsOf(frame).at + 1 });
  return "stage";
}

function finished(m: Match, def: ActionDef, ctx: Announced): Next {
  def.finish(m, ctx);
  giveBack(m, "announced", "done");
  return "done";
}

function failed(m: Match): Next {
  giveBack(m, "announced", "failed");
  return "done";
}
