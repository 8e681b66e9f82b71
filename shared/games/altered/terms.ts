/** The references, numbers and conditions that this game alone knows. */
import type { OwnTerms } from "../../kernel/game.ts";
import { baseTerms } from "./base-words.ts";
import { dayTerms } from "./day-words.ts";
import { expeditionTerms } from "./expedition-words.ts";
import { happenedTerms } from "./happened.ts";
import { lookRefs } from "./looks.ts";
import type { AlteredWords } from "./typed.ts";

export const terms: OwnTerms<AlteredWords> = {
  refs: { ...expeditionTerms.refs, ...lookRefs },
  numbers: {
    ...expeditionTerms.numbers,
    ...dayTerms.numbers,
    ...baseTerms.numbers,
    ...happenedTerms.numbers,
  },
  conditions: { ...expeditionTerms.conditions, ...dayTerms.conditions },
};
