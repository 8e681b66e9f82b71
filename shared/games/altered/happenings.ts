/** Finds events that an author describes and that never happen, by the ways in which cards move. */

import type { Fault } from "../../kernel/game.ts";
import type { Happens } from "./card-schema.ts";
import { PLACES, type Place } from "./zones.ts";

interface Way {
  readonly from: readonly Place[];
  readonly to: readonly Place[];
}

const ANY: readonly Place[] = PLACES;
/** A R-18.3, ER-7: a Hero stays where it is. */
const LEFT = PLACES.filter((place) => place !== "hero");

/** The places that each way leads from and to. A replacement is a way of its own, except for a sacrifice. */
const WAYS: Readonly<Record<string, Way>> = {
  play: { from: LEFT, to: ["limbo"] },
  played: { from: ["limbo"], to: ["expedition", "landmark", "reserve", "discard"] },
  discard: { from: LEFT, to: ["discard"] },
  // A R-18.3: it is a sacrifice wherever the card goes in the end.
  sacrifice: { from: ["expedition", "landmark"], to: ANY },
  draw: { from: ["deck"], to: ["hand"] },
  resupply: { from: ["deck"], to: ["reserve"] },
  // A R-18.8: Fleeting.
  rest: { from: ["expedition"], to: ["reserve", "discard"] },
  put: { from: LEFT, to: ["expedition", "reserve", "deck", "mana"] },
  return: { from: LEFT, to: ["hand"] },
  create: { from: [], to: ["expedition", "landmark"] },
  cost: { from: LEFT, to: ["reserve", "discard", "mana"] },
  expand: { from: ["hand"], to: ["mana"] },
};

/** The facts that an act tells, besides its object. */
const TELLS: Readonly<Record<string, readonly string[]>> = {
  move: ["from", "to", "how"],
  played: ["from"],
  phase: ["phase"],
  advance: ["expedition", "forward", "due"],
  stall: ["expedition"],
  ascend: ["expedition"],
  status: ["status", "gained"],
  counter: ["key"],
};

/** Finds conditions on an event that can never hold. */
export function neverFaults(on: Happens, path: string): Fault[] {
  const { act } = on;
  const untold = (
    ["from", "to", "how", "phase", "expedition", "forward", "due", "status", "gained", "key"] as const
  ).filter((key) => on[key] !== undefined && TELLS[act]?.includes(key) !== true);
  const faults = untold.map((key) => ({
    path: `${path}.${key}`,
    message: `never fits: "${act}" does not tell it; ${Object.keys(TELLS)
      .filter((one) => TELLS[one].includes(key))
      .map((one) => `"${one}"`)
      .join(" and ")} would`,
  }));
  return act === "move" ? [...faults, ...moveFaults(on, path)] : faults;
}

function moveFaults({ from, to, how }: Happens, path: string): Fault[] {
  const ways: readonly string[] = how ?? Object.keys(WAYS);
  const meets = (asked: readonly Place[] | undefined, places: readonly Place[]): boolean =>
    asked === undefined || asked.some((one) => places.includes(one));
  const fits = ways.some((way) => meets(from, WAYS[way].from) && meets(to, WAYS[way].to));
  if (fits) return [];
  const meant = how === undefined ? "" : `: ${ways.map(wayText).join("; ")}`;
  return [{ path, message: `never happens: no card moves from there to there in that way${meant}` }];
}

function wayText(way: string): string {
  const { from, to } = WAYS[way];
  const ends = [
    from.length === 0 ? "from nowhere" : from === LEFT ? "" : `from ${from.join(" or ")}`,
    to === ANY ? "" : `to ${to.join(" or ")}`,
  ];
  return `"${way}" goes ${ends.filter((end) => end !== "").join(" ")}`;
}
