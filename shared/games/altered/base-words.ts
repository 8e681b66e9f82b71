/** Printed statistics, and printed maxima, as numbers (A ). */
import { z } from "zod";
import { dataOf, matching, type OwnTerms, objAt } from "../../kernel/game.ts";
import { baseStats, ofHero } from "./card.ts";
import type { AlteredWords } from "./typed.ts";

export const baseTerms: OwnTerms<AlteredWords> = {
  numbers: {
    /** A. */
    supportMost: {
      shape: () => ({ of: z.int().min(1).max(20) }),
      value: (m, { controller }, { of }) => Number(of) + ofHero(m, controller, "supportMost"),
      text: ({ of }) => String(of),
    },
    /** Each Character counts up to three times. */
    base: {
      shape: (terms) => ({ of: terms.filter, value: z.int().min(0).max(20) }),
      value: (m, scope, { of, value }) =>
        matching(m, scope, of)
          .filter((handle) => !objAt(m, handle).down)
          .flatMap((handle) => baseStats(dataOf(m, objAt(m, handle))))
          .filter((one) => one === value).length,
      text: ({ of, value }, say) =>
        `the number of base statistics of ${String(value)} among ${say.filter(of, true)}`,
    },
  },
};
