/** Every action of a seat, by name (UCG 23), and the refusal of a seat that is not asked. */

import {
  actionOf,
  type Draft,
  dataOf,
  objAt,
  type Request,
  refuse,
  type Seat,
  seatVarsOf,
  stepNow,
  tableOf,
  zoneIdOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { bideAction } from "./bide.ts";
import { assist, block, declareAttack, noBlock } from "./encounter.ts";
import { ignite, sequence } from "./play.ts";
import type { UcgCode } from "./refusals.ts";
import { ownerOf } from "./table.ts";
import { triggerAction } from "./triggers.ts";
import type { ActionDef, Match, Refusal } from "./typed.ts";

/** UCG 6.5: one a turn, in the Primary Phase, straight to the Reserve Zone. Nobody can answer it (UCG 8.3). */
const playResource: ActionDef = {
  answers: ["turn"],
  head: ["card"],
  *heads(m, seat) {
    if (tableOf(m).phase !== "primary" || seatVarsOf(m, seat).resourcePlayed) return;
    for (const handle of thingsIn(m, "hand", seat)) {
      const obj = objAt(m, handle);
      if (dataOf(m, obj).type === "resource") yield { card: obj.name };
    }
  },
  begin(m, ctx): Refusal | void {
    const obj = objAt(m, ctx.source);
    if (tableOf(m).phase !== "primary") return refuse("BAD_TIMING");
    if (zoneIdOf(m, obj) !== "hand" || obj.owner !== ctx.seat) return refuse("WRONG_ZONE");
    if (dataOf(m, obj).type !== "resource") return refuse("NO_SUCH_MODE");
    if (seatVarsOf(m, ctx.seat).resourcePlayed) return refuse("RESOURCE_LIMIT");
    stepNow(m, { why: "resource", by: ctx.seat }, [
      { act: "resource", object: ctx.source, seat: ctx.seat },
      { act: "allowance", seat: ctx.seat, key: "resourcePlayed", value: true },
    ]);
  },
  finish: () => "special",
};

/** What a seat may be asked (kernel.md 5). */
export type Choices = {
  readonly window: never;
  readonly turn: never;
  readonly block: never;
  readonly assist: never;
  readonly mulligan: boolean;
  readonly splitDamage: readonly number[];
  readonly order: readonly string[];
  readonly bideChoice: boolean;
};

const pass: ActionDef = { answers: ["window"], finish: () => "pass" };
const advancePhase: ActionDef = { answers: ["turn"], finish: () => "advance" };

export const actions = {
  playResource,
  ignite,
  sequence,
  declareAttack,
  block,
  assist,
  noBlock,
  pass,
  advancePhase,
  // The game's own announcements; no client sends them.
  bide: bideAction,
  trigger: triggerAction,
};

const RESPONSES = new Set(["sequence", "pass"]);
const OWNERS = new Set(["ignite", "playResource", "declareAttack", "advancePhase"]);

/** The reason why a seat may not do this when it is asked for nothing, or for something else. */
export function notAsked(m: Match, seat: Seat, intent: Draft, request: Request | null): Refusal {
  const action = String(intent.action);
  if ((actionOf(m, action)?.answers ?? []).length === 0) return refuse("WRONG_ANSWER");
  return refuse(codeFor(m, seat, action, request));
}

function codeFor(m: Match, seat: Seat, action: string, request: Request | null): UcgCode {
  if (OWNERS.has(action)) {
    if (seat !== ownerOf(m)) return "NOT_TURN_OWNER";
    // UCG 14.2: once an Encounter is open the turn owner waits for opportunities.
    if (tableOf(m).encounter) return "ENCOUNTER_OPEN";
    return "CHAIN_OPEN";
  }
  const holder = m.state.requests.findIndex((one) => one?.kind === "window");
  if (RESPONSES.has(action)) return holder < 0 ? "NO_WINDOW" : "NOT_YOUR_OPPORTUNITY";
  // The other actions join an Encounter.
  return request?.kind === "block" && action === "assist" ? "NO_BLOCKER" : "BAD_TIMING";
}
