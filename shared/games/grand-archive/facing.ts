/** The direction that a mastery faces (G R32.28): it begins with north. */

import { z } from "zod";
import { capital, objectOf, setVar, varOf, zoneIdOf } from "../../kernel/game.ts";
import { type OnObject, tell } from "../acts.ts";
import { onObjects, what } from "../verbs.ts";
import type { ActKind, FilterKey, Verb } from "./typed.ts";

const DIRECTIONS = ["north", "east", "south", "west"] as const;
export const direction = z.enum(DIRECTIONS);
export type Direction = z.infer<typeof direction>;

/** What is told as it turns there. */
const NOTES: Readonly<Record<Direction, string>> = {
  north: "facesNorth",
  east: "facesEast",
  south: "facesSouth",
  west: "facesWest",
};

export type Turning = OnObject & { readonly direction: Direction };

/** One that faces there already does not turn. */
export const turn: ActKind<Turning> = {
  fields: { object: "object", seat: "seat" },
  possible(m, { object, direction: to }) {
    const obj = objectOf(m.state, object);
    return (
      obj !== undefined && zoneIdOf(m, obj) === "aside" && varOf(m, obj, "facing") !== DIRECTIONS.indexOf(to)
    );
  },
  apply(m, { object, direction: to }) {
    setVar(m, object, "facing", DIRECTIONS.indexOf(to));
    tell(m, NOTES[to], object);
  },
};

export const turnVerb = {
  takes: { what: ["object"] },
  shape: (terms) => ({ ...what(terms), to: direction }),
  plan: onObjects((to, _scope, node) => ({ act: "turn", ...to, direction: node.to })),
  text: (node, say) => `turn ${say.ref(node.what)} to face ${capital(node.to)}`,
} satisfies Verb<{ to: Direction }>;

export const facing: FilterKey<Direction> = {
  schema: direction,
  test: (m, obj, value) =>
    zoneIdOf(m, obj) === "aside" && varOf(m, obj, "facing") === DIRECTIONS.indexOf(value),
  text: (value) => `that faces ${capital(value)}`,
  place: "after",
  reads: [],
};
