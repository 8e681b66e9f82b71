/** The questions that a card text may ask of a card, besides those that every game knows. */
import { z } from "zod";
import {
  attrOf,
  capital,
  type Data,
  dataOf,
  handleTo,
  type Obj,
  objectRef,
  type Scope,
  varOf,
} from "../../kernel/game.ts";
import { adjective, eitherWord, named, printedWord, withKeyword } from "../filters.ts";
import { KEYWORDS, STATUSES } from "./attrs.ts";
import { FACTIONS, TYPES } from "./card.ts";
import { isOnSide, RACES, raceOf } from "./expeditions.ts";
import { taxFor } from "./targets.ts";
import type { FilterKey, Match } from "./typed.ts";
import { placeOf, readyOrbs, SIDES, type Side } from "./zones.ts";

const taxOf = (m: Match, scope: Scope, obj: Obj): number =>
  taxFor(m, scope, objectRef(handleTo(m.state, obj)));

export const filters: Readonly<Record<string, FilterKey>> = {
  type: {
    schema: z.enum(TYPES),
    test: (m, obj, value) => !obj.down && dataOf(m, obj).type === value,
    text: (value) => capital(value),
    reads: [],
  } satisfies FilterKey<string>,
  subtype: printedWord((m, obj) => (obj.down ? [] : (dataOf(m, obj).subtypes ?? []))),
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
  /** A: of the Expedition it is in. */
  race: {
    schema: z.enum(RACES),
    test: (m, obj, value) =>
      placeOf(m, obj) === "expedition" &&
      SIDES.some(
        (side) => isOnSide(m, handleTo(m.state, obj), side) && raceOf(m, obj.controller, side) === value,
      ),
    text: (value) => `in an Expedition that is ${value}`,
    place: "after",
  } satisfies FilterKey<string>,
  /** Shown to all in a Deck (A ). */
  revealed: adjective("revealed", (m, obj) => (obj.seen & m.layout.all) === m.layout.all),
  /** A C-8: a player who cannot pay its Tough cannot choose it. The compiler writes this, never an author. */
  affordable: {
    schema: z.literal(true),
    test: (m, obj, _value, scope) => taxOf(m, scope, obj) <= readyOrbs(m, scope.controller).length,
    text: () => "",
    place: "after",
  },
  /** A: this verb can happen to it. The compiler writes this, never an author. */
  able: {
    schema: z.literal(true),
    test(m, obj, node, scope) {
      const verb = node as Data;
      const chosen = objectRef(handleTo(m.state, obj));
      const vars = { ...scope.vars, [(verb.what as Data).name as string]: [chosen] } as Scope["vars"];
      const acts = m.game.verbs[verb.do as string].plan(m, { ...scope, vars }, verb);
      return acts.length === 0 || acts.some((act) => m.game.acts[act.act].possible?.(m, act) ?? true);
    },
    text: () => "",
    place: "after",
  },
  /** A C-8: a choice of it costs nothing. The compiler writes this, never an author. */
  untaxed: {
    schema: z.literal(true),
    test: (m, obj, _value, scope) => taxOf(m, scope, obj) === 0,
    text: () => "",
    place: "after",
  },
};
