/** What sets of cards may be alike or different in (UCG 25.4). */
import { dataOf, type Handle, objAt, type Trait } from "../../kernel/game.ts";
import type { Match, UcgWords } from "./typed.ts";

/** UCG 12.7: of a face-down card nobody may count the name. */
const printed = (m: Match, one: Handle, key: "name" | "designator"): readonly string[] => {
  const obj = objAt(m, one);
  const value = obj.down ? undefined : dataOf(m, obj)[key];
  return value === undefined ? [] : [value];
};

export const traits: Readonly<Record<string, Trait<UcgWords>>> = {
  name: { values: (m, one) => printed(m, one, "name"), text: ["name", "names"] },
  designator: { values: (m, one) => printed(m, one, "designator"), text: ["designator", "designators"] },
};
