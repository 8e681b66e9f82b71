/** Every action of a seat, by name (N R15.1), and the refusal of a seat that is not asked. */

import { actionOf, type Draft, type Request, refuse, type Seat, tableOf } from "../../kernel/game.ts";
import { convert, makeEnergy, playAnomaly } from "./anomalies.ts";
import { advance, attack, defend } from "./battle.ts";
import { activateSkill, playCard } from "./play.ts";
import { react } from "./reactive.ts";
import { hasActions } from "./table.ts";
import type { ActionDef, Match, Refusal } from "./typed.ts";

const pass: ActionDef = {
  answers: ["window"],
  finish: () => "pass",
};

/** What a seat may be asked (kernel.md 5). */
export type Choices = {
  readonly window: never;
  readonly mulligan: "keep" | "redraw";
  readonly bottom: readonly string[];
  readonly discard: readonly string[];
  readonly pickBiome: number;
  readonly orderDefenders: readonly string[];
};

export const actions = {
  playCard,
  activateSkill,
  advance,
  attack,
  defend,
  convert,
  playAnomaly,
  makeEnergy,
  pass,
  // The game's own announcement; no client sends it.
  react,
};

/** Choices that only the seat that is asked may make, whichever seat holds the window (N R15.1). */
const CHOICES = new Set([
  "mulligan",
  "bottom",
  "discard",
  "pickBiome",
  "orderDefenders",
  "order",
  "option",
  "choose",
  "may",
  "pay",
  "modifier",
]);

/** The reason why a seat may not do this when it is asked for nothing, or for something else. */
export function notAsked(m: Match, seat: Seat, intent: Draft, request: Request | null): Refusal {
  const action = String(intent.action);
  // N R15.4: an answer to a window that is over.
  if (request === null && typeof intent.request === "number" && intent.request <= m.state.seats[seat].asked)
    return refuse("STALE_REQUEST");
  const known = (actionOf(m, action)?.answers ?? []).length > 0;
  if (!known && !CHOICES.has(action)) return refuse("WRONG_ANSWER");
  if (known && !hasActions(tableOf(m).step)) return refuse("E_STEP_NO_ACTIONS");
  return refuse(request === null ? "E_NOT_HOLDER" : "WRONG_ANSWER");
}
