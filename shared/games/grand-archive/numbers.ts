/** Numbers that texts of this game alone read. */
import { z } from "zod";
import { objAt, objectsOf, possessive } from "../../kernel/game.ts";
import { every } from "../every.ts";
import { baseAttr } from "./attrs.ts";
import { dealt } from "./dealt.ts";
import { happenedNumbers } from "./happened.ts";
import { namedNumber } from "./naming-filter.ts";
import type { GaWords, OwnNumber } from "./typed.ts";

const PRINTED = ["level", "power", "life", "cost"] as const;
type Printed = { readonly attr: (typeof PRINTED)[number] };

/** G R22.2: as it stands on the card, whatever has changed it since. */
const printed: OwnNumber<Printed> = {
  shape: (terms) => ({ of: terms.ref, attr: z.enum(PRINTED) }),
  value: (m, scope, { of, attr }) =>
    objectsOf(m, scope, of).reduce((sum, one) => sum + baseAttr(m, objAt(m, one), attr), 0),
  text: ({ of, attr }, say) => `${possessive(say.ref(of))} base ${attr}`,
};

export const numbers: Readonly<Record<string, OwnNumber>> = {
  ...happenedNumbers,
  printed,
  dealt,
  named: namedNumber,
  every: every<GaWords>(),
};
