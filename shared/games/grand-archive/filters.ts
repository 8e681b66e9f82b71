/** The questions that a card text may ask of a card, besides those that every game knows. */
import { z } from "zod";
import {
  attrOf,
  capital,
  type Data,
  dataOf,
  entryOf,
  handleTo,
  type Obj,
  varOf,
  zoneIdOf,
} from "../../kernel/game.ts";
import { adjective, named, printedWord, withKeyword } from "../filters.ts";
import { baseAttr } from "./attrs.ts";
import { ELEMENTS, elementBits, KEYWORDS, PAID, TYPES } from "./card.ts";
import type { AttrName, FilterKey, Match } from "./typed.ts";

/** An attribute as it is now; most of the time nothing changes it. */
const now = (m: Match, obj: Obj, attr: AttrName): number =>
  m.state.modifiers.length === 0 && !m.pool.statics.has(attr)
    ? baseAttr(m, obj, attr)
    : attrOf(m, handleTo(m.state, obj), attr);

/** Whether the card is of this kind where it lies; types can change (G R18.5 B). */
export function isKind(m: Match, obj: Obj, kind: string): boolean {
  const card = dataOf(m, obj);
  switch (kind) {
    case "unit":
      return card.type === "champion" || isKind(m, obj, "ally");
    case "ally":
      return now(m, obj, "ally") > 0;
    case "object":
      return zoneIdOf(m, obj) === "field";
    case "regalia":
      return card.regalia === true;
    case "token":
      return varOf(m, obj, "token") > 0;
    default:
      return card.type === kind;
  }
}

const KINDS = ["unit", "object", "regalia", "token", ...TYPES] as const;

const STATES: Readonly<Record<string, readonly [test: (m: Match, obj: Obj) => boolean, word: string]>> = {
  awake: [(m, obj) => varOf(m, obj, "rested") === 0, "awake"],
  rested: [(m, obj) => varOf(m, obj, "rested") > 0, "rested"],
  attacking: [(m, obj) => varOf(m, obj, "attacking") > 0, "attacking"],
  defending: [(m, obj) => varOf(m, obj, "defending") > 0, "defending"],
  damaged: [(m, obj) => varOf(m, obj, "damage") > 0, "damaged"],
  fostered: [(m, obj) => varOf(m, obj, "fostered") > 0, "fostered"],
  wielded: [(m, obj) => varOf(m, obj, "wielded") > 0, "wielded"],
  unhurt: [(m, obj) => varOf(m, obj, "hurt") === 0, "unhurt"],
};

const SPACED: Readonly<Record<string, string>> = {
  trueSight: "True Sight",
  fastActivation: "Fast Activation",
  floatingMemory: "Floating Memory",
};
export const flagWord = (flag: string): string => SPACED[flag] ?? capital(flag);

export const filters: Readonly<Record<string, FilterKey>> = {
  kind: {
    schema: z.enum(KINDS),
    test: (m, obj, value) => isKind(m, obj, value),
    text: (value) => value,
    reads: ["ally"],
  } satisfies FilterKey<string>,
  state: {
    schema: z.enum(Object.keys(STATES) as [string, ...string[]]),
    test: (m, obj, value) => STATES[value][0](m, obj),
    text: (value) => STATES[value][1],
    place: "before",
    reads: [],
  } satisfies FilterKey<string>,
  element: {
    schema: z.enum(ELEMENTS),
    test: (m, obj, value) => (now(m, obj, "elements") & elementBits([value])) !== 0,
    text: (value) => value,
    place: "before",
    reads: ["elements"],
  } satisfies FilterKey<(typeof ELEMENTS)[number]>,
  class: printedWord((m, obj) => dataOf(m, obj).classes ?? [], capital),
  subtype: printedWord((m, obj) => dataOf(m, obj).subtypes ?? [], capital),
  /** How a card that resolves was paid for (G 23). */
  paid: {
    schema: z.enum(PAID),
    test: (m, _obj, value, scope) => {
      const event = entryOf(m.state, scope.entry)?.data.event as Data | undefined;
      return event?.[value] === 1;
    },
    text: (value) => value,
    place: "before",
  } satisfies FilterKey<string>,
  unique: adjective("unique", (m, obj) => dataOf(m, obj).unique === true),
  named: named((m, obj) => dataOf(m, obj).name),
  keyword: withKeyword(KEYWORDS, (m, obj, keyword) => now(m, obj, keyword) !== 0, flagWord),
};
