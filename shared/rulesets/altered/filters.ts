/** What a card text may ask of a card, beside what every game's filters know. */
import { z } from "zod";
import { capital } from "../../kernel/effects/english.ts";
import { attrOf } from "../../kernel/modifiers.ts";
import { varOf } from "../../kernel/ops.ts";
import type { FilterKey } from "../../kernel/ruleset.ts";
import { handleAt, objectRef } from "../../kernel/state.ts";
import { named } from "../filters.ts";
import { KEYWORDS, STATUSES } from "./attrs.ts";
import { isOnSide } from "./expeditions.ts";
import { toughOf } from "./targets.ts";
import { dataOf, FACTIONS, TYPES } from "./words.ts";
import { placeOf, readyOrbs, type Side } from "./zones.ts";

export const filters: Readonly<Record<string, FilterKey>> = {
  type: {
    schema: z.enum(TYPES),
    test: (m, obj, value) => !obj.down && dataOf(m, obj).type === value,
    text: (value) => capital(value as string),
    reads: [],
  },
  subtype: {
    schema: z.string().min(1).max(40),
    test: (m, obj, value) => !obj.down && (dataOf(m, obj).subtypes ?? []).includes(value as string),
    text: (value) => value as string,
    place: "before",
    reads: [],
  },
  faction: {
    schema: z.enum(FACTIONS),
    test: (m, obj, value) => !obj.down && dataOf(m, obj).faction === value,
    text: (value) => capital(value as string),
    place: "before",
    reads: [],
  },
  named: named((m, obj) => (obj.down ? undefined : dataOf(m, obj).name)),
  token: {
    schema: z.boolean(),
    test: (m, obj, value) => (dataOf(m, obj).token === true) === value,
    text: (value) => (value ? "token" : "nontoken"),
    place: "before",
    reads: [],
  },
  status: {
    schema: z.enum(STATUSES),
    test: (m, obj, value) => varOf(m, obj, value as string) > 0,
    text: (value) => capital(value as string),
    place: "before",
    reads: [],
  },
  boosted: {
    schema: z.literal(true),
    test: (m, obj) => varOf(m, obj, "boost") > 0,
    text: () => "Boosted",
    place: "before",
    reads: [],
  },
  keyword: {
    schema: z.enum(KEYWORDS),
    test: (m, obj, value) => attrOf(m, handleAt(m.state, m.state.objects.indexOf(obj)), value as string) > 0,
    text: (value) => `with ${capital(value as string)}`,
    place: "after",
    reads: KEYWORDS,
  },
  /** In the hero or companion Expedition of its controller. */
  side: {
    schema: z.enum(["hero", "companion"]),
    test: (m, obj, value) =>
      placeOf(m, obj) === "expedition" &&
      isOnSide(m, handleAt(m.state, m.state.objects.indexOf(obj)), value as Side),
    text: (value) => `in ${value === "hero" ? "the Hero" : "the Companion"} Expedition`,
    place: "after",
  },
  /** Shown to all in a Deck (A ). */
  revealed: {
    schema: z.literal(true),
    test: (m, obj) => (obj.seen & m.layout.all) === m.layout.all,
    text: () => "revealed",
    place: "before",
    reads: [],
  },
  /** A C-8: whoever cannot pay its Tough cannot choose it. Written by the compiler, not by authors. */
  affordable: {
    schema: z.literal(true),
    test: (m, obj, _value, { controller }) =>
      toughOf(m, controller, objectRef(handleAt(m.state, m.state.objects.indexOf(obj)))) <=
      readyOrbs(m, controller).length,
    text: () => "",
    place: "after",
  },
};
