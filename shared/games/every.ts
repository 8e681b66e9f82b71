/** "1 for every 3 …": how often a number goes into another. */
import { z } from "zod";
import { type Json, numberOf, type OwnNumber, type Words } from "../kernel/game.ts";

type Every = { readonly of: Json; readonly by: number };

/** Whole times, rounded down; never below nothing. */
export const every = <W extends Words>(): OwnNumber<W, Every> => ({
  shape: (terms) => ({ of: terms.number, by: z.int().min(2).max(9) }),
  value: (m, scope, { of, by }) => Math.max(0, Math.floor(numberOf(m, scope, of) / by)),
  text: ({ of, by }, say) => `1 for every ${by} ${plainly(say.num(of))}`,
});

/** "1 for every 3 cards", but "1 for every 3 of that number". */
const plainly = (number: string): string =>
  number.startsWith("the number of ") ? number.slice("the number of ".length) : `of ${number}`;
