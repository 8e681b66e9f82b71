/**
 * What a seat may do (kernel.md 11). Nothing here knows a rule: an option is tried by
 * doing it and taken back, so what is offered is what is accepted (law 4).
 */
import { beginAction, stageFault, stagesOf } from "../flow/announce.ts";
import { answerFault } from "../flow/answer.ts";
import { openRequest } from "../flow/open-requests.ts";
import { actingIn } from "../flow/segments.ts";
import { type Domain, type Draw, draw, fault, isEmpty, values } from "../model/domains.ts";
import { back, type Match, markOf, type Trial } from "../model/match.ts";
import { isRefusal, type Refusal, refuse } from "../model/refusal.ts";
import type { ActionDef, Draft, Ruleset } from "../model/ruleset.ts";
import type { Data, Json, Request, Seat } from "../model/state.ts";
import { beginWork } from "../ops/step-budget.ts";

/** An action with at least one completion: its head, to be completed by `narrow`. */
export type Action = Draft & { readonly action: string; readonly request: number };

export interface Slot {
  readonly slot: string;
  readonly domain: Domain;
  /** The value taken when the slot is left out, where it may be. */
  readonly omitted?: Json;
}

/** The head of an action that nothing more has to name. */
const NO_HEAD: readonly Draft[] = [{}];

/** How many completions of a head are tried before it counts as having none. */
const COMPLETION_TRIES = 256;

/** An action and the first slot it leaves open; null when its head is the whole intent. */
export type Offer = {
  readonly action: Action;
  readonly next: Slot | null;
};

/** Every action of the seat now, in the documented order of the ruleset's actions and heads. */
export const options = (m: Match, seat: Seat): Action[] => offers(m, seat).map(({ action }) => action);

/** The same with the first slot of each, from the same try. */
export function offers(match: Match, seat: Seat): Offer[] {
  const m = actingIn(match, seat);
  beginWork(m);
  const request = openRequest(m, seat);
  if (request === null || match.state.over !== null) return [];
  if (request.domain !== null) {
    const action = { action: request.kind, request: request.id };
    return [{ action, next: { slot: "choice", domain: request.domain as Domain } }];
  }
  return [...offered(m, seat, request)];
}

/** Whether the seat could do anything but its default; stops at the first thing found. */
export function canAct(match: Match, seat: Seat): boolean {
  const m = actingIn(match, seat);
  beginWork(m);
  const request = openRequest(m, seat);
  if (request === null || request.domain !== null) return request !== null;
  for (const { action } of offered(m, seat, request))
    if (action.action !== request.fallback.action) return true;
  return false;
}

function* offered(m: Match, seat: Seat, { id, kind }: Request): Iterable<Offer> {
  for (const [name, def] of answering(m, kind)) {
    for (const head of def.heads?.(m, seat) ?? NO_HEAD) {
      const action = { action: name, ...head, request: id };
      const way = tried(m, seat, action, firstWay);
      const fits = way.found === "unknown" ? search(m, seat, action) !== undefined : way.found !== "none";
      if (fits) yield { action, next: way.next };
    }
  }
}

type Answering = readonly (readonly [name: string, def: ActionDef])[];

const answers = new WeakMap<Ruleset["actions"], Map<string, Answering>>();

/** The game's actions that answer a request of this kind, in their order; looked up once for all its matches. */
function answering({ game: { actions } }: Match, kind: string): Answering {
  let byKind = answers.get(actions);
  if (byKind === undefined) {
    byKind = new Map();
    answers.set(actions, byKind);
  }
  let found = byKind.get(kind);
  if (found === undefined) {
    found = Object.entries(actions).filter(([, def]) => def.answers.includes(kind));
    byKind.set(kind, found);
  }
  return found;
}

/** The next slot the draft leaves open, "complete", or why it cannot go on. A draft may leave `request` out. */
export function narrow(match: Match, seat: Seat, draft: Draft): Slot | "complete" | Refusal {
  const m = actingIn(match, seat);
  beginWork(m);
  const request = openRequest(m, seat);
  if (request !== null && draft.request !== undefined && draft.request !== request.id) {
    return refuse("STALE_REQUEST", { request: request.id });
  }
  // Who is asked nothing any more is refused by the match, as an intent is.
  const wrong = answerFault(request === null ? match : m, seat, draft, request, true);
  if (wrong !== undefined || request === null) return wrong ?? refuse("NOT_ASKED");
  if (request.domain === null) return tried(m, seat, draft, firstOpen);
  if (draft.choice !== undefined) return "complete";
  return { slot: "choice", domain: request.domain as Domain };
}

/** Takes a draft as far as it goes and takes that back, also when it throws. */
export function tried<T>(
  m: Match,
  seat: Seat,
  draft: Draft,
  attempt: (m: Match, seat: Seat, draft: Draft) => T,
): T {
  const { cache } = m;
  const { work } = cache;
  const mark = markOf(m);
  const trial: Trial = { untold: false, spoilt: false };
  cache.trial = trial;
  try {
    const made = attempt(m, seat, draft);
    if (!trial.spoilt) return made;
  } finally {
    cache.trial = null;
    back(m, mark);
  }
  // It may have looked at what was remembered: once more, and told.
  cache.work = work;
  try {
    return attempt(m, seat, draft);
  } finally {
    back(m, mark);
  }
}

function firstOpen(m: Match, seat: Seat, draft: Draft): Slot | "complete" | Refusal {
  const begun = beginAction(m, seat, draft);
  if (isRefusal(begun)) return begun;
  const { def, ctx } = begun;
  for (const stage of stagesOf(m, def, ctx)) {
    const domain = stage.domain(m, ctx);
    if (domain === null) continue;
    if (isRefusal(domain)) return domain;
    const given = draft[stage.slot];
    if (given === undefined) {
      const omitted = stage.omitted?.(m, ctx, domain);
      return { slot: stage.slot, domain, ...(omitted !== undefined && { omitted }) };
    }
    const code = stageFault(m, ctx, stage, domain, given);
    const refusal = code === null ? stage.apply(m, ctx, given) : { ok: false as const, code, detail: {} };
    if (refusal) return refusal;
  }
  return "complete";
}

/**
 * One intent that completes the draft, or undefined. Payments come in the order of
 * `values`, plain resources first, so that the first try nearly always fits.
 */
export function completion(match: Match, seat: Seat, draft: Draft): Data | undefined {
  const m = actingIn(match, seat);
  beginWork(m);
  const { found } = tried(m, seat, draft, firstWay);
  if (found === "unknown") return search(m, seat, draft);
  return found === "none" ? undefined : found;
}

function search(m: Match, seat: Seat, draft: Draft): Data | undefined {
  let tries = 0;
  const from = (partial: Draft): Data | undefined => {
    const slot = narrow(m, seat, partial);
    if (slot === "complete") return partial;
    if (isRefusal(slot) || isEmpty(slot.domain)) return undefined;
    for (const value of values(slot.domain)) {
      if (++tries > COMPLETION_TRIES) return undefined;
      const found = from({ ...partial, [slot.slot]: value });
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return from(draft);
}

interface Way {
  /** "none": nothing completes it. "unknown": this way failed and another may not. */
  readonly found: Data | "none" | "unknown";
  /** The first slot the draft leaves open. */
  readonly next: Slot | null;
}

/** The draft completed by the first value of each slot, in one go. */
function firstWay(m: Match, seat: Seat, draft: Draft): Way {
  const begun = beginAction(m, seat, draft);
  if (isRefusal(begun)) return { found: "none", next: null };
  const { def, ctx } = begun;
  let found: Data = draft;
  let next: Slot | null = null;
  const failed = (): Way => ({ found: next === null ? "none" : "unknown", next });
  for (const stage of stagesOf(m, def, ctx)) {
    const domain = stage.domain(m, ctx);
    if (domain === null) continue;
    if (isRefusal(domain) || isEmpty(domain)) return failed();
    const given = draft[stage.slot];
    const omitted = given === undefined ? stage.omitted?.(m, ctx, domain) : undefined;
    const value = given ?? omitted ?? firstValue(domain);
    if (value === undefined || (given !== undefined && fault(domain, given) !== null)) return failed();
    if (given === undefined) next ??= { slot: stage.slot, domain, ...(omitted !== undefined && { omitted }) };
    if (stage.apply(m, ctx, value)) return failed();
    found = { ...found, [stage.slot]: value };
  }
  return { found, next };
}

function firstValue(domain: Domain): Json | undefined {
  for (const value of values(domain)) return value;
  return undefined;
}

/** Every intent the seat may send now, lazily: options in order, slots in order, values as `values` lists them. */
export function* enumerate(m: Match, seat: Seat): Iterable<Data> {
  for (const action of options(m, seat)) yield* completions(m, seat, action);
}

function* completions(m: Match, seat: Seat, draft: Draft): Iterable<Data> {
  const slot = narrow(m, seat, draft);
  if (slot === "complete") yield draft;
  else if (!isRefusal(slot)) {
    for (const value of values(slot.domain)) yield* completions(m, seat, { ...draft, [slot.slot]: value });
  }
}

/** One intent drawn at random without listing all; undefined when the seat is not asked. */
export function sample(m: Match, seat: Seat, random: Draw): Data | undefined {
  const actions = options(m, seat);
  while (actions.length > 0) {
    const [action] = actions.splice(random(actions.length), 1);
    const found = sampleFrom(m, seat, action, random);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sampleFrom(m: Match, seat: Seat, action: Action, random: Draw): Data | undefined {
  let draft: Data = action;
  for (;;) {
    const slot = narrow(m, seat, draft);
    if (slot === "complete") return draft;
    const value = isRefusal(slot) ? undefined : draw(slot.domain, random);
    // A random payment may have spent the only target: fall back on a completion that exists.
    if (value === undefined) return completion(m, seat, action);
    draft = { ...draft, [(slot as Slot).slot]: value };
  }
}
