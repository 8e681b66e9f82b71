/** The questions that a card text may ask of a card, besides those that every game knows. */
import { z } from "zod";
import {
  attrOf,
  capital,
  dataOf,
  fieldsIn,
  handleTo,
  type Obj,
  objectRef,
  type Scope,
  varOf,
} from "../../kernel/game.ts";
import { adjective, eitherWord, named, printedWord, withKeyword } from "../filters.ts";
import { KEYWORDS, STATUSES } from "./attrs.ts";
import { baseStats, FACTIONS, isOfType, joinsExpedition, TYPES } from "./card.ts";
import type { AlteredCard } from "./card-schema.ts";
import { insideText, isInSuch, type That, thatSchema, touches } from "./expedition-words.ts";
import { isOnSide, RACES, raceOf } from "./expeditions.ts";
import { subtypesOf } from "./likeness.ts";
import { lookFilters } from "./looks.ts";
import { placesOf } from "./places.ts";
import { taxFor } from "./targets.ts";
import type { FilterKey, Match } from "./typed.ts";
import { placeOf, readyOrbs, type Side } from "./zones.ts";

const taxOf = (m: Match, scope: Scope, obj: Obj): number =>
  taxFor(m, scope, objectRef(handleTo(m.state, obj)));

export const filters: Readonly<Record<string, FilterKey>> = {
  type: {
    schema: z.enum(TYPES),
    test: (m, obj, value) => !obj.down && isOfType(dataOf(m, obj), value),
    text: (value) => capital(value),
    reads: [],
  } satisfies FilterKey<AlteredCard["type"]>,
  /** A. */
  subtype: { ...printedWord(subtypesOf), reads: ["likeness"] },
  faction: {
    schema: z.enum(FACTIONS),
    test: (m, obj, value) => !obj.down && dataOf(m, obj).faction === value,
    text: (value) => capital(value),
    place: "before",
    reads: [],
  } satisfies FilterKey<string>,
  named: named((m, obj) => (obj.down ? undefined : dataOf(m, obj).name)),
  token: eitherWord(["token", "nontoken"], (m, obj) => dataOf(m, obj).token === true),
  status: {
    schema: z.enum(STATUSES),
    test: (m, obj, value) => varOf(m, obj, value) > 0,
    text: (value) => capital(value),
    place: "before",
    reads: [],
  } satisfies FilterKey<(typeof STATUSES)[number]>,
  boosted: adjective("Boosted", (m, obj) => varOf(m, obj, "boost") > 0),
  keyword: withKeyword(KEYWORDS, (m, obj, keyword) => attrOf(m, handleTo(m.state, obj), keyword) > 0),
  /** In the hero or companion Expedition of its controller. */
  side: {
    schema: z.enum(["hero", "companion"]),
    test: (m, obj, value) => placeOf(m, obj) === "expedition" && isOnSide(m, handleTo(m.state, obj), value),
    text: (value) => `in ${value === "hero" ? "the Hero" : "the Companion"} Expedition`,
    place: "after",
  } satisfies FilterKey<Side>,
  /** A: of every Expedition it is in. */
  race: {
    schema: z.enum(RACES),
    test(m, obj, value) {
      const handle = handleTo(m.state, obj);
      if (value === "behind" && attrOf(m, handle, "behind") > 0) return true;
      const all = placesOf(m, handle);
      return all.length > 0 && all.every(({ seat, side }) => raceOf(m, seat, side) === value);
    },
    text: (value) => `in an Expedition that is ${value}`,
    place: "after",
  } satisfies FilterKey<string>,
  /** A: it is in such an Expedition. */
  expedition: {
    schema: thatSchema,
    test: (m, obj, value, scope) => isInSuch(m, scope, handleTo(m.state, obj), value),
    text: (value, say) => insideText(value, say),
    place: "after",
  } satisfies FilterKey<That>,
  /** A. */
  contact: {
    schema: z.literal(true),
    test(m, obj) {
      const handle = handleTo(m.state, obj);
      return touches(m, handle) || attrOf(m, handle, "inContact") > 0;
    },
    text: () => "In Contact",
    place: "after",
  } satisfies FilterKey<true>,
  /** A. */
  permanent: {
    schema: z.enum(["landmark", "expedition"]),
    test: (m, obj, value) =>
      !obj.down &&
      isOfType(dataOf(m, obj), "permanent") &&
      joinsExpedition(dataOf(m, obj)) === (value === "expedition"),
    text: (value) => `${capital(value)} Permanent`,
    reads: [],
  } satisfies FilterKey<"landmark" | "expedition">,
  /** A: a printed statistic of a Character, without boosts and passives. */
  base: {
    schema: z.int().min(0).max(20),
    test: (m, obj, value) => !obj.down && baseStats(dataOf(m, obj)).includes(value),
    text: (value) => `with a base statistic of ${value}`,
    place: "after",
    reads: [],
  } satisfies FilterKey<number>,
  /** Shown to all in a Deck (A ). */
  revealed: adjective("revealed", (m, obj) => (obj.seen & m.layout.all) === m.layout.all),
  ...lookFilters,
  /** A C-8: a player who cannot pay its Tough cannot choose it. */
  affordable: {
    test: (m, obj, _value, scope) => taxOf(m, scope, obj) <= readyOrbs(m, scope.controller).length,
    text: () => "",
    place: "after",
  },
  /** A: this verb can happen to it. */
  able: {
    test(m, obj, node, scope) {
      const verb = fieldsIn(node);
      const chosen = objectRef(handleTo(m.state, obj));
      const vars = { ...scope.vars, [String(fieldsIn(verb.what).name)]: [chosen] };
      const acts = m.game.verbs[String(verb.do)].plan(m, { ...scope, vars }, verb);
      return acts.length === 0 || acts.some((act) => m.game.acts[act.act].possible?.(m, act) ?? true);
    },
    text: () => "",
    place: "after",
  },
  /** A C-8: a choice of it costs nothing. */
  untaxed: {
    test: (m, obj, _value, scope) => taxOf(m, scope, obj) === 0,
    text: () => "",
    place: "after",
  },
};
