/** What compares with a thing that was named (G R32.60). */
import { z } from "zod";
import { attrOf, handleTo } from "../../kernel/game.ts";
import { nameNow } from "./called.ts";
import { elementsIn } from "./elements.ts";
import { isOfType, wordsNow } from "./kinds.ts";
import { namedBy } from "./naming.ts";
import type { FilterKey, OwnNumber } from "./typed.ts";

const SAID = {
  element: "of the named element",
  type: "of the named type",
  class: "of the named class",
  subtype: "of the named subtype",
  card: "with the named name",
} as const;

/** Each compares with what this text's own object has had named; before that nothing fits. */
export const ofNamed: FilterKey<keyof typeof SAID> = {
  schema: z.enum(["element", "type", "class", "subtype", "card"]),
  test(m, obj, what, scope) {
    const value = namedBy(m, scope, what);
    if (typeof value !== "string") return false;
    switch (what) {
      case "element":
        return elementsIn(attrOf(m, handleTo(m.state, obj), "elements")).some((one) => one === value);
      case "type":
        return isOfType(m, obj, value);
      case "card":
        return nameNow(m, obj) === value;
      default:
        return wordsNow(m, obj, what).includes(value);
    }
  },
  text: (what) => SAID[what],
  place: "after",
};

/** The number that was named; 0 before that. */
export const namedNumber: OwnNumber = {
  shape: () => ({}),
  value(m, scope) {
    const value = namedBy(m, scope, "number");
    return typeof value === "number" ? value : 0;
  },
  text: () => "the named number",
};
