/** The questions that a card text may ask of a card, besides those that every game knows. */
import { z } from "zod";
import {
  attrOf,
  capital,
  dataOf,
  entryOf,
  handleTo,
  type Obj,
  spaced,
  tableOf,
  varOf,
  zoneIdOf,
} from "../../kernel/game.ts";
import { adjective, named, withKeyword } from "../filters.ts";
import { baseAttr } from "./attrs.ts";
import { nameNow, OTHER } from "./called.ts";
import { CAME_FROM, came } from "./came.ts";
import { championName, KEYWORDS, PAID, TYPES } from "./card.ts";
import { top } from "./deck-top.ts";
import { ELEMENT_WORDS, type ElementWord, meantBits } from "./elements.ts";
import { powerOf } from "./empower.ts";
import { facing } from "./facing.ts";
import { glimpsed } from "./glimpsed.ts";
import { kept } from "./kept.ts";
import { isOfType, wordFilter } from "./kinds.ts";
import { lookFilters } from "./looks.ts";
import { ofNamed } from "./naming-filter.ts";
import type { AttrName, FilterKey, Match } from "./typed.ts";
import { isLoaded } from "./zones.ts";

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
    case "omen":
      return zoneIdOf(m, obj) === "banishment" && varOf(m, obj, "omen") > 0;
    default:
      return isOfType(m, obj, kind);
  }
}

const KINDS = ["unit", "object", "regalia", "token", "omen", ...TYPES] as const;

const STATES: Readonly<Record<string, readonly [test: (m: Match, obj: Obj) => boolean, word: string]>> = {
  awake: [(m, obj) => varOf(m, obj, "rested") === 0, "awake"],
  rested: [(m, obj) => varOf(m, obj, "rested") > 0, "rested"],
  attacking: [(m, obj) => varOf(m, obj, "attacking") > 0, "attacking"],
  defending: [(m, obj) => varOf(m, obj, "defending") > 0, "defending"],
  retaliating: [(m, obj) => varOf(m, obj, "retaliating") > 0, "retaliating"],
  damaged: [(m, obj) => varOf(m, obj, "damage") > 0, "damaged"],
  fostered: [(m, obj) => varOf(m, obj, "fostered") > 0, "fostered"],
  wielded: [(m, obj) => varOf(m, obj, "wielded") > 0, "wielded"],
  distant: [(m, obj) => varOf(m, obj, "distant") > 0, "distant"],
  ephemeral: [(m, obj) => varOf(m, obj, "ephemeral") > 0, "ephemeral"],
  loaded: [(m, obj) => isLoaded(m, obj), "loaded"],
  unloaded: [(m, obj) => !isLoaded(m, obj), "unloaded"],
  unhurt: [(m, obj) => varOf(m, obj, "hurt") === 0, "unhurt"],
};

const SPACED: Readonly<Record<string, string>> = {
  trueSight: "True Sight",
  fastActivation: "Fast Activation",
  floatingMemory: "Floating Memory",
  divineRelic: "Divine Relic",
  levelLocked: "Level Locked",
  classLocked: "Class Locked",
};
export const flagWord = (flag: string): string => SPACED[flag] ?? capital(spaced(flag));

const FROM: Readonly<Record<string, string>> = {
  main: "a main deck",
  material: "a material deck",
  memory: "memory",
  banishment: "banishment",
};

export const filters: Readonly<Record<string, FilterKey>> = {
  kind: {
    schema: z.enum(KINDS),
    test: (m, obj, value) => isKind(m, obj, value),
    text: (value) => value,
    reads: (value) => (value === "unit" || value === "ally" ? ["ally"] : [`type ${value}`, "no types"]),
  } satisfies FilterKey<string>,
  state: {
    schema: z.enum(Object.keys(STATES)),
    test: (m, obj, value) => STATES[value][0](m, obj),
    text: (value) => STATES[value][1],
    place: "before",
    reads: [],
  } satisfies FilterKey<string>,
  element: {
    schema: z.enum(ELEMENT_WORDS),
    test: (m, obj, value) => (now(m, obj, "elements") & meantBits(value)) !== 0,
    text: (value) => (value === "basic" || value === "advanced" ? `${value} element` : value),
    place: "before",
    reads: ["elements"],
  } satisfies FilterKey<ElementWord>,
  /** "Your champion is a … champion": the name before the comma of its top card (G R32.4). */
  championName: {
    schema: z.string().min(1).max(40),
    test: (m, obj, value) => {
      const card = dataOf(m, obj);
      return card.type === "champion" && championName(card) === value;
    },
    text: (value) => `${value} champion`,
    reads: [],
  } satisfies FilterKey<string>,
  class: wordFilter("class"),
  subtype: wordFilter("subtype"),
  /** How a card that resolves was paid for (G 23). */
  paid: {
    schema: z.enum(PAID),
    test: (m, obj, value, scope) => came(m, obj, value, scope),
    text: (value) => value,
    place: "before",
  } satisfies FilterKey<string>,
  ...lookFilters,
  facing,
  kept,
  glimpsed,
  ofNamed,
  top,
  /** What it has done since the turn began. */
  thisTurn: {
    schema: z.enum(["entered", "attacked"]),
    test: (m, obj, value) =>
      value === "attacked"
        ? varOf(m, obj, "attacked") > 0
        : zoneIdOf(m, obj) === "field" && obj.time >= tableOf(m)._began,
    text: (value) => (value === "attacked" ? "that attacked this turn" : "that entered the field this turn"),
    place: "after",
  } satisfies FilterKey<string>,
  /** Where it was activated from, or entered from. */
  cameFrom: {
    schema: z.enum(CAME_FROM),
    test: (m, obj, value, scope) => came(m, obj, value, scope),
    text: (value) => `that came from ${FROM[value] ?? `a ${value}`}`,
    place: "after",
    reads: [],
  } satisfies FilterKey<(typeof CAME_FROM)[number]>,
  /** A Spell card that resolves with levels that it was lent (G R32.7). */
  empowered: {
    schema: z.literal(true),
    test: (m, _obj, _value, scope) => {
      const entry = entryOf(m.state, scope.entry);
      return entry !== undefined && powerOf(entry) > 0;
    },
    text: () => "empowered",
    place: "before",
  } satisfies FilterKey<true>,
  unique: adjective("unique", (m, obj) => dataOf(m, obj).unique === true),
  named: { ...named(nameNow), reads: () => [OTHER] },
  keyword: withKeyword(KEYWORDS, (m, obj, keyword) => now(m, obj, keyword) !== 0, flagWord),
};
