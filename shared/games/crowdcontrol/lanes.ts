/** The Lane-Switch Segment (C R10.2 to R10.6): Entities go to the back of the other lane at the reveal. */

import {
  doStep,
  type Json,
  type Next,
  namesFor,
  objectOf,
  openSegment,
  type Seat,
  seatVarsOf,
  setSeat,
  understand,
  wordsIn,
} from "../../kernel/game.ts";
import { untilLocked } from "./segments.ts";
import { listStage } from "./stages.ts";
import type { Act, ActionDef, Match, Procedure, Question } from "./typed.ts";
import { sideOf, thingsIn } from "./zones.ts";

const entities = (m: Match, seat: Seat): number[] => thingsIn(m, seat, "attack", "defense");

function question(m: Match, seat: Seat): Question {
  const names = namesFor(m, seat, seatVarsOf(m, seat)._switch);
  return { seat, kind: "lanes", own: { switch: names }, fallback: { action: "lockLanes" } };
}

/** A seat without an Entity has nothing to switch, and everybody sees that (C R6.3). */
export const openLanes = (m: Match): void =>
  openSegment(m, {
    kind: "lanes",
    program: "lanes",
    ending: "switched",
    questions: [...m.state.seats.keys()]
      .filter((seat) => entities(m, seat).length > 0)
      .map((seat) => question(m, seat)),
  });

export const lanesProcedure = untilLocked(question);

/** C R10.4, R10.5: in the order of the list, the rest of the lane closing up. */
export const switchedProcedure: Procedure<{ seat: Seat }> = {
  go(m, frame): Next {
    const { seat } = frame.locals;
    const acts = seatVarsOf(m, seat)._switch.map((object): Act => ({ act: "switch", object, seat }));
    setSeat(m, seat, "_switch", []);
    doStep(m, { why: "lanes", by: seat }, acts);
    return "done";
  },
};

function namesForeign(m: Match, seat: Seat, value: Json | undefined): boolean {
  return wordsIn(value).some((name) => {
    const ref = understand(m, seat, name);
    const obj = ref?.kind === "object" ? objectOf(m.state, ref.id) : undefined;
    return obj !== undefined && sideOf(m, obj) !== seat;
  });
}

const switchStage = listStage("_switch", entities, (m, { seat }, _domain, value) =>
  namesForeign(m, seat, value) ? "E_NOT_YOURS" : undefined,
);

/** Says which Entities will switch; the last word before lock-in counts. */
export const switchLanes: ActionDef = {
  answers: ["lanes"],
  stages: () => [switchStage],
  finish: () => "set",
};
