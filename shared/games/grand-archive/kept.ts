/** Cards that an object has banished, as a text of the object speaks of them (G R32.37). */
import { z } from "zod";
import { type Handle, setVar, varOf } from "../../kernel/game.ts";
import type { FilterKey, Match } from "./typed.ts";

/** Notes whose doing it is that a card lies in banishment. */
export function noteKeeper(m: Match, handle: Handle, keeper: Handle | undefined): void {
  if (keeper !== undefined) setVar(m, handle, "_by", keeper + 1);
}

/** "Banished by this object": also when the object has left. */
export const kept: FilterKey<true> = {
  schema: z.literal(true),
  test: (m, obj, _value, { self }) => obj.vars !== m.layout.noVars && varOf(m, obj, "_by") === self + 1,
  text: () => "banished by this object",
  place: "after",
  reads: [],
};
