/** The questions that a card text may ask of a card, besides those that every game knows. */
import { z } from "zod";
import { attrOf, dataOf, handleTo, isOneOf, type Obj, objectOf, varOf } from "../../kernel/game.ts";
import { adjective, eitherWord, named, printedWord, withKeyword } from "../filters.ts";
import { hasType, isAnomaly, isConstant, isInfluence, KEYWORDS, TYPES } from "./card.ts";
import { WHERE_THIS_IS } from "./here.ts";
import type { AttrName, FilterKey, Match, VarName } from "./typed.ts";
import { biomeOfThing } from "./zones.ts";

const SORTS = [...TYPES, "anomaly", "constant", "function", "modification", "gear"] as const;

/** Whether the card is of this kind where it lies (N R1, R3.2). */
export function isKind(m: Match, obj: Obj, kind: string): boolean {
  switch (kind) {
    case "anomaly":
      return isAnomaly(m, obj);
    case "function":
      return !isAnomaly(m, obj) && !isInfluence(dataOf(m, obj));
    case "constant":
      return isAnomaly(m, obj) || isConstant(dataOf(m, obj));
    case "modification":
    case "gear":
      return !isAnomaly(m, obj) && dataOf(m, obj).subtypes?.includes(kind) === true;
    default:
      return isOneOf(TYPES, kind) && hasType(m, obj, kind);
  }
}

const marked =
  (key: VarName) =>
  (m: Match, obj: Obj): boolean =>
    varOf(m, obj, key) !== 0;

const has = (m: Match, obj: Obj, attr: AttrName): boolean => attrOf(m, handleTo(m.state, obj), attr) !== 0;

export const filters: Readonly<Record<string, FilterKey>> = {
  kind: {
    schema: z.enum(SORTS),
    test: (m, obj, value) => isKind(m, obj, value),
    text: (value) => value,
    reads: [],
  } satisfies FilterKey<string>,
  subtype: printedWord((m, obj) => (isAnomaly(m, obj) ? [] : (dataOf(m, obj).subtypes ?? []))),
  named: named((m, obj) => (isAnomaly(m, obj) ? undefined : dataOf(m, obj).name)),
  keyword: withKeyword(KEYWORDS, has),
  locked: eitherWord(["locked", "unlocked"], marked("locked")),
  attacking: adjective("attacking", marked("attacking")),
  ranged: eitherWord(["ranged", "melee"], (m, obj) => has(m, obj, "ranged"), ["ranged"]),
  place: {
    schema: z.enum(["staging", "biome"]),
    test: (m, obj, value) => biomeOfThing(m, obj) >= 0 === (value === "biome"),
    text: (value) => (value === "biome" ? "in a biome" : "in staging"),
    place: "after",
  },
  /** It is in the same biome, or staging, as the card with this text. */
  here: {
    schema: z.literal(true),
    test(m, obj, _value, scope) {
      const self = objectOf(m.state, scope.self);
      return self !== undefined && biomeOfThing(m, obj) === biomeOfThing(m, self);
    },
    text: () => WHERE_THIS_IS,
    place: "after",
  },
};
