/** Rest and Clean-up (A ). */

import {
  ask,
  attrOf,
  dataOf,
  doStep,
  frameOf,
  type Handle,
  isRefusal,
  type Next,
  NONE,
  type Nothing,
  nextInTurn,
  note,
  objAt,
  performAction,
  present,
  type Seat,
  setLocals,
  takeAnswer,
  turnTaken,
  varOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { has, isCharacter, isGear, LIMITS, ofHero } from "./card.ts";
import { hasMoved } from "./expeditions.ts";
import { optionsOf } from "./options.ts";
import { initiativeOrder } from "./table.ts";
import type { Act, Intent, Match, Procedure } from "./typed.ts";
import { inExpeditions } from "./zones.ts";

/** A: every Character goes to Reserve, except those that stay. */
export function restActs(m: Match): Act[] {
  const acts: Act[] = [];
  for (const seat of initiativeOrder(m)) {
    for (const object of inExpeditions(m, seat)) {
      const obj = objAt(m, object);
      const gear = isGear(dataOf(m, obj));
      if (!isCharacter(m, obj) && !gear) continue;
      const held = (["anchored", "asleep"] as const).filter((status) => varOf(m, obj, status) > 0);
      for (const status of held) acts.push({ act: "status", object, seat, status, value: 0 });
      if (held.length === 0 && !has(m, object, "eternal") && (!gear || hasMoved(m, object)))
        acts.push({ act: "move", object, seat, from: "expedition", to: "reserve", how: "rest" });
    }
  }
  return acts;
}

export type KeepZone = "reserve" | "landmark";

/** The cards of a zone that its limit counts (A ). */
export const countedIn = (m: Match, zone: KeepZone, seat: Seat): Handle[] =>
  thingsIn(m, zone, seat).filter((object) => attrOf(m, object, "uncounted") <= 0);

/** How many of a zone the seat keeps; null when it keeps all (A ). */
export function keepLimit(m: Match, seat: Seat, zone: KeepZone): { min: number; max: number } | null {
  const [hero] = thingsIn(m, "hero", seat);
  const limit = hero === undefined ? LIMITS[zone] : attrOf(m, hero, `${zone}Limit`);
  if (countedIn(m, zone, seat).length <= limit) return null;
  return { min: optionsOf(m).keepFewer ? 0 : limit, max: limit };
}

/** How many exhausted cards beyond the limit a seat may keep in Reserve (A ). */
export const extraLimit = (m: Match, seat: Seat): number => ofHero(m, seat, "keepsExhausted");

/** Those that may be, beside the cards that are kept. */
export function extraIn(m: Match, seat: Seat, keeping: readonly Handle[]): Handle[] {
  if (extraLimit(m, seat) === 0 || keepLimit(m, seat, "reserve") === null) return [];
  return countedIn(m, "reserve", seat).filter(
    (one) => !keeping.includes(one) && varOf(m, objAt(m, one), "exhausted") > 0,
  );
}

const ZONES: readonly KeepZone[] = ["reserve", "landmark"];

/** The acts for all cards beyond the limits, given those that each seat keeps. */
function discarded(m: Match, keeping: readonly Handle[]): Act[] {
  return initiativeOrder(m).flatMap((seat) =>
    ZONES.flatMap((zone) => {
      if (keepLimit(m, seat, zone) === null) return [];
      // A C-7.
      const how = zone === "landmark" && optionsOf(m).landmarksSacrificed ? "sacrifice" : "discard";
      return countedIn(m, zone, seat)
        .filter((object) => !keeping.includes(object))
        .map((object): Act => ({ act: "move", object, seat, from: zone, to: "discard", how }));
    }),
  );
}

/** Records the cards that a seat keeps and tells them at once: they lie in visible zones (A ). */
export function kept(
  m: Match,
  seat: Seat,
  keeping: readonly Handle[],
  name: (handle: Handle) => string,
): void {
  const frame = present(frameOf(m, cleanUpProcedure));
  note(m, "kept", { seat, things: keeping.map(name) });
  setLocals(m, frame, { keeping: [...frame.locals.keeping, ...keeping] });
}

const oldest = (m: Match, seat: Seat): Intent => {
  const slots: Record<string, readonly string[]> = {};
  const names = (handles: readonly Handle[]): string[] => handles.map((handle) => objAt(m, handle).name);
  for (const zone of ZONES) {
    const limit = keepLimit(m, seat, zone);
    if (limit === null) continue;
    const keeping = countedIn(m, zone, seat).slice(0, limit.max);
    slots[zone] = names(keeping);
    const more = zone === "reserve" ? extraIn(m, seat, keeping).slice(0, extraLimit(m, seat)) : [];
    if (more.length > 0) slots.exhausted = names(more);
  }
  return { action: "keep", ...slots };
};

/** The first player chooses before the second. Then all cards that nobody keeps go at once. */
export const cleanUpProcedure: Procedure<Nothing, { readonly keeping: readonly Handle[] }> = {
  begin(m, frame): Next {
    setLocals(m, frame, { keeping: [] });
    return "ask";
  },
  ask(m, frame): Next {
    const seat = nextInTurn(frame, initiativeOrder(m));
    if (seat === undefined) return "discard";
    if (ZONES.every((zone) => keepLimit(m, seat, zone) === null)) {
      turnTaken(m, frame);
      return "ask";
    }
    ask(m, { seat, kind: "cleanUp", fallback: oldest(m, seat) });
    return "answer";
  },
  answer(m, frame): Next {
    const seat = present(nextInTurn(frame, initiativeOrder(m)));
    const result = performAction(m, seat, takeAnswer(m, frame, seat));
    if (isRefusal(result)) return result;
    turnTaken(m, frame);
    return "ask";
  },
  discard(m, frame): Next {
    const acts = discarded(m, frame.locals.keeping);
    if (acts.length > 0) doStep(m, { why: "cleanUp", by: NONE }, acts);
    return "done";
  },
};
