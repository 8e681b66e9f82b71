/** Questions that card texts of several games ask of a card in the same words. */
import { z } from "zod";
import type { FilterKey, Match, Obj, Words } from "../kernel/game.ts";

/** "a card named …". `nameOf` gives the present name of a card; undefined where it has none. */
export const named = <W extends Words>(
  nameOf: (m: Match<W>, obj: Obj) => string | undefined,
): FilterKey<W> => ({
  schema: z.string().min(1).max(80),
  test: (m, obj, value) => nameOf(m, obj) === value,
  text: (value) => `named ${value as string}`,
  place: "after",
  reads: [],
});
