/** What sets of cards may be alike or different in (G R32.10). */

import { attrOf, dataOf, type Handle, objAt, type Trait } from "../../kernel/game.ts";
import { nameNow } from "./called.ts";
import { elementsIn } from "./elements.ts";
import { wordsNow } from "./kinds.ts";
import type { GaWords, Match } from "./typed.ts";

const dataAt = (m: Match, handle: Handle) => dataOf(m, objAt(m, handle));

export const traits: Readonly<Record<string, Trait<GaWords>>> = {
  name: { values: (m, one) => [nameNow(m, objAt(m, one))], text: ["name", "names"] },
  element: { values: (m, one) => elementsIn(attrOf(m, one, "elements")), text: ["element", "elements"] },
  cost: {
    values: (m, one) => {
      const { reserve, memory } = dataAt(m, one);
      return reserve === undefined && memory === undefined ? [] : [attrOf(m, one, "cost")];
    },
    text: ["cost", "costs"],
  },
  subtype: { values: (m, one) => wordsNow(m, objAt(m, one), "subtype"), text: ["subtype", "subtypes"] },
  class: { values: (m, one) => wordsNow(m, objAt(m, one), "class"), text: ["class", "classes"] },
};
