/** Every action of a seat, by name (G R11.1), and the refusal of a seat that is asked something else. */

import { type Draft, type Request, refuse, type Seat } from "../../kernel/game.ts";
import { activateAbility, activateCard, materialize, takePreserved } from "./activate.ts";
import { chooseAttackTarget, declareAttack, declineAttack, pass } from "./attack.ts";
import { aethercall, decline, declineMaterialize, glimpse } from "./instruct.ts";
import type { Value } from "./naming.ts";
import { isLiving } from "./table.ts";
import { triggerAction } from "./triggers.ts";
import type { Match, Refusal } from "./typed.ts";

/** What a seat may be asked (kernel.md 5). */
export type Choices = {
  readonly window: never;
  readonly materialize: never;
  readonly activateNow: never;
  readonly glimpse: never;
  readonly may: boolean;
  readonly choose: readonly string[];
  readonly chooseAttackTarget: never;
  readonly chooseStartingChampion: string;
  readonly preGameAction: readonly string[];
  readonly keepUnique: string;
  readonly declareRetaliation: readonly string[];
  readonly orderRetaliators: readonly string[];
  readonly discardToLimit: readonly string[];
  readonly splitDamage: readonly number[];
  readonly name: Value;
};

export const actions = {
  activateCard,
  activateAbility,
  declareAttack,
  materialize,
  takePreserved,
  chooseAttackTarget,
  glimpse,
  aethercall,
  declineMaterialize,
  declineAttack,
  decline,
  pass,
  // The game's own announcement; no client sends it.
  trigger: triggerAction,
};

/** Actions that need Opportunity (G R9.4). */
const PLAYS = new Set(["activateCard", "activateAbility", "declareAttack", "pass"]);

/** G R11.2: the first reason counts: the seat is eliminated, another decision is open, or it has no Opportunity. */
export function notAsked(m: Match, seat: Seat, intent: Draft, _request: Request | null): Refusal {
  if (!isLiving(m, seat)) return refuse("ELIMINATED");
  if (!PLAYS.has(String(intent.action))) return refuse("NOT_ASKED");
  const window = m.state.requests.some((one) => one?.kind === "window");
  return refuse(window ? "NO_OPPORTUNITY" : "DECISION_PENDING");
}
