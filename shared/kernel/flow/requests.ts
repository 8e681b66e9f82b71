/** Requests (kernel.md 5): at most one a seat, numbered per seat, each with a default. */

import { type Domain, firstOf } from "../model/domains.ts";
import type { Match } from "../model/match.ts";
import {
  type Data,
  type Handle,
  type Json,
  NONE,
  objectOf,
  type Request,
  type Seat,
} from "../model/state.ts";
import { put } from "../model/undo.ts";
import type { Words } from "../model/words.ts";
import { bitOf, identity } from "../ops/audience.ts";
import { closeEvent } from "../ops/events.ts";
import { fallbackOf } from "./defaults.ts";
import { answerFrame, isProgram } from "./frames.ts";

/** A question of one of a game's kinds; its kind says of a plain choice what can be chosen. */
export type Question<W extends Words = Words> = { [Kind in W["request"]]: Asked<W, Kind> }[W["request"]];

interface Asked<W extends Words, Kind extends W["request"]> {
  readonly seat: Seat;
  readonly kind: Kind;
  /** What everybody may know. */
  readonly info?: Data;
  /** What the seat alone may know, in its names. */
  readonly own?: Data;
  /** A plain choice, answered by `{ action: kind, choice }`; none where the ruleset's actions answer. */
  readonly domain?: Domain<W["refusal"], W["choice"][Kind]>;
  /**
   * The intent of a seat that does not answer: an action, or a choice by the name of its kind; `random`, any choice. By
   * default the first choice of the domain.
   */
  readonly fallback?: Data & ({ readonly action: W["action"] | W["request"] } | { readonly random: true });
  /** In a group: nobody is shown another's answer before all are in. */
  readonly sealed?: boolean;
}

export function ask<W extends Words>(m: Match<W>, question: Question<NoInfer<W>>): void {
  const { state, undo } = m;
  const { seat, kind, info = {}, own = {}, domain = null, sealed = false } = question;
  const fallback = question.fallback ?? { action: kind, choice: firstOf(domain as Domain) };
  // Nobody is there to ask (kernel.md 8).
  if (state.seats[seat].left)
    return answerFrame(m, seat, fallbackOf(m, seat, { kind, domain: domain as Json, fallback }));
  if (state.requests[seat] !== null) throw new Error(`seat ${seat} is asked already`);
  const record = state.seats[seat];
  const id = record.asked + 1;
  put(undo, record, "asked", id);
  const request: Request = {
    id,
    seat,
    kind,
    info,
    own: { ...byCard(m, seat), ...own },
    domain: domain as Json,
    fallback,
    sealed,
    answered: false,
  };
  put(undo, state.requests, seat, request);
  m.facts.push({ op: "asked", seat, kind, info, id, own: ownPart(request) });
}

/** The card whose effect asks, where the seat sees which card it is. */
function byCard(m: Match, seat: Seat): Data {
  const frame = m.state.frames.findLast((one) => isProgram(m, one));
  const obj = frame && objectOf(m.state, frame.locals.self as Handle);
  return obj !== undefined && (identity(m, obj) & bitOf(m, seat)) !== 0
    ? { card: m.state.cards[obj.card] }
    : {};
}

/** What its seat alone is told of a request. */
export const ownPart = (request: Request): Data =>
  request.domain === null ? request.own : { ...request.own, domain: request.domain };

/** Asks several seats at once; their frame goes on when the last has answered. */
export function askAll<W extends Words>(m: Match<W>, questions: readonly Question<NoInfer<W>>[]): void {
  for (const question of questions) ask(m, { ...question, sealed: true });
}

/** Asks for a yes or a no, and a seat that does not answer says no. The answer's choice is true or false. */
export const askYesNo = <W extends Words>(
  m: Match<W>,
  seat: Seat,
  kind: W["request"],
  info: Data = {},
): void =>
  ask<Words>(m, {
    seat,
    kind,
    info,
    domain: { kind: "one", of: [true, false], code: "ILLEGAL_CHOICE" },
    fallback: { action: kind, choice: false },
  });

/**
 * Closes a seat's request. One of a sealed group stays, for the others to see it open,
 * until the last of the group is answered: no activity shows before that.
 */
export function closeRequest(m: Match, seat: Seat): void {
  const { state, undo, layout } = m;
  const { requests } = state;
  const request = requests[seat];
  if (request === null) return;
  if (!request.sealed) {
    put(undo, requests, seat, null);
    m.facts.push({ op: "answered", seat, mask: layout.all });
    return;
  }
  put(undo, requests, seat, { ...request, answered: true });
  m.facts.push({ op: "answered", seat, mask: 1 << seat });
  // An event of its own, so that who is last leaves no trace in anybody's numbers.
  closeEvent(m, { why: "note", by: NONE }, []);
  if (requests.some((open) => open?.sealed && !open.answered)) return;
  for (const open of requests.slice()) {
    if (!open?.sealed) continue;
    put(undo, requests, open.seat, null);
    m.facts.push({ op: "answered", seat: open.seat, mask: layout.all & ~(1 << open.seat) });
  }
}

/** The request a seat still has to answer in this match, whatever it does in a world of its own, or null. */
export function unanswered({ state }: Match, seat: Seat): Request | null {
  const request = state.requests[seat];
  return request === null || request === undefined || request.answered ? null : request;
}

export function isAsking(m: Match): boolean {
  const { requests } = m.state;
  for (let i = 0; i < requests.length; i++) {
    const request = requests[i];
    if (request !== null && !request.answered) return true;
  }
  return false;
}
