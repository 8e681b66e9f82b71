/** Actions that do not enter the queue (N R7.2, R6.5a, 9): converting, playing an anomaly, making energy. */

import {
  type Announced,
  type Draft,
  type Draw,
  dataOf,
  type Handle,
  handleAt,
  identity,
  objAt,
  optionsOf,
  refuse,
  type Seat,
  seatVarsOf,
  setVar,
  stepNow,
  varOf,
  zoneIdOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { isAnomaly, TYPED, UNCOMMON } from "./card.ts";
import { anomaliesOf, makesOf } from "./energy.ts";
import type { NsCode } from "./refusals.ts";
import { primaryFault } from "./timing.ts";
import type { Act, ActionDef, Domain, Match, Refusal, Stage } from "./typed.ts";

type Fault = (m: Match, seat: Seat, source: Handle) => NsCode | null;

type Allowance = "converted" | "anomalyPlayed";

/** Whether the moment allows it is asked once for all cards. */
function* handHeads(m: Match, seat: Seat, allowance: Allowance, anomaly: boolean): Iterable<Draft> {
  if (seatVarsOf(m, seat)[allowance] || primaryFault(m, seat) !== null) return;
  for (const handle of thingsIn(m, "hand", seat)) {
    const obj = objAt(m, handle);
    if (isAnomaly(m, obj) === anomaly) yield { card: obj.name };
  }
}

/** Both happen once a turn, with a card of the player's hand that is in the right mode (N R9.1, R9.2, R9.5). */
const handFault =
  (allowance: Allowance, anomaly: boolean): Fault =>
  (m, seat, source) => {
    const fault = primaryFault(m, seat);
    if (fault !== null) return fault;
    const obj = objAt(m, source);
    if (zoneIdOf(m, obj) !== "hand" || obj.owner !== seat) return "E_NOT_IN_ZONE";
    if (seatVarsOf(m, seat)[allowance]) return "E_LIMIT";
    return isAnomaly(m, obj) === anomaly ? null : "E_MODE";
  };

const convertFault = handFault("converted", false);
const anomalyFault = handFault("anomalyPlayed", true);

export interface Converting extends Announced {
  mode: number;
}

/** N R9.3: one of the five, unless the card is an uncommon anomaly of its own. */
const modeStage: Stage<Converting, (typeof TYPED)[number]> = {
  slot: "anomaly",
  domain: (m, ctx): Domain<(typeof TYPED)[number]> | null =>
    dataOf(m, objAt(m, ctx.source)).anomaly === undefined
      ? { kind: "one", of: [...TYPED], code: "E_OPTION_UNKNOWN" }
      : null,
  apply(_m, ctx, value) {
    ctx.mode = TYPED.indexOf(value) + 1;
  },
  code: (_m, _ctx, _domain, value) => (value === undefined ? "E_OPTION_REQUIRED" : undefined),
};

/** N R9.5, R9.10: face up, unlocked, for free; an anomaly's arrival is an arrival. */
const arrival = (object: Handle, seat: Seat): Act[] => [
  { act: "arrive", object, seat, zone: "staging" },
  { act: "anomaly", object, seat },
];

export const convert: ActionDef<Converting> = {
  answers: ["window"],
  head: ["card"],
  heads: (m, seat) => handHeads(m, seat, "converted", false),
  begin(m, ctx): Refusal | void {
    const fault = convertFault(m, ctx.seat, ctx.source);
    if (fault !== null) return refuse(fault);
    ctx.mode = UNCOMMON;
  },
  stages: () => [modeStage],
  finish(m, ctx) {
    const { seat, source, mode } = ctx;
    const cause = { why: "convert", by: seat };
    stepNow(m, cause, [
      { act: "convert", object: source, seat, mode },
      { act: "allowance", seat, key: "converted", value: true },
    ]);
    // N C2: the other reading of the rules page.
    if (optionsOf(m).convertToPlanet) stepNow(m, cause, arrival(source, seat));
    return "special";
  },
};

export const playAnomaly: ActionDef = {
  answers: ["window"],
  head: ["card"],
  heads: (m, seat) => handHeads(m, seat, "anomalyPlayed", true),
  begin(m, ctx): Refusal | void {
    const fault = anomalyFault(m, ctx.seat, ctx.source);
    if (fault !== null) return refuse(fault);
  },
  finish(m, { seat, source }) {
    stepNow(m, { why: "anomaly", by: seat }, [
      ...arrival(source, seat),
      { act: "allowance", seat, key: "anomalyPlayed", value: true },
    ]);
    return "special";
  },
};

const energyFault: Fault = (m, seat, source) => {
  const obj = objAt(m, source);
  if (obj.controller !== seat || !thingsIn(m, "staging", seat).includes(source)) return "E_NOT_IN_ZONE";
  if (!isAnomaly(m, obj)) return "E_MODE";
  return varOf(m, obj, "locked") === 0 ? null : "E_LOCKED";
};

export interface Making extends Announced {
  index: number;
}

/** An uncommon anomaly may make one of several. */
const makeStage: Stage<Making, number> = {
  slot: "make",
  domain(m, ctx): Domain<number> | null {
    const makes = makesOf(m, objAt(m, ctx.source));
    return makes.length < 2
      ? null
      : { kind: "one", of: makes.map((_, index) => index), code: "E_OPTION_UNKNOWN" };
  },
  apply(_m, ctx, value) {
    ctx.index = value;
  },
  code: (_m, _ctx, _domain, value) => (value === undefined ? "E_OPTION_REQUIRED" : undefined),
};

/** N R6.5a, R6.5c: at any moment at which its player holds the window. */
export const makeEnergy: ActionDef<Making> = {
  answers: ["window"],
  head: ["card"],
  *heads(m, seat) {
    for (const handle of anomaliesOf(m, seat)) yield { card: objAt(m, handle).name };
  },
  begin(m, ctx): Refusal | void {
    const fault = energyFault(m, ctx.seat, ctx.source);
    if (fault !== null) return refuse(fault);
    ctx.index = 0;
  },
  stages: () => [makeStage],
  finish(m, ctx) {
    const { seat, source, index } = ctx;
    const { kind, amount } = makesOf(m, objAt(m, source))[index];
    stepNow(m, { why: "energy", by: seat }, [
      { act: "lock", object: source, seat },
      { act: "make", seat, kind, amount },
    ]);
    return "special";
  },
};

/** N R9.3, R9.4: only the owner of a hand card knows what it was converted into. */
export function imagineModes(m: Match, seat: Seat, draw: Draw): void {
  m.state.objects.forEach((obj, slot) => {
    if (obj.zone < 0 || (identity(m, obj) & (1 << seat)) !== 0 || !isAnomaly(m, obj)) return;
    const mode = dataOf(m, obj).anomaly === undefined ? 1 + draw(TYPED.length) : UNCOMMON;
    setVar(m, handleAt(m.state, slot), "mode", mode);
  });
}
