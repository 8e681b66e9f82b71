/** What card texts say of Expeditions and Regions (A section 25): which one, how many, and what is so of it. */
import { z } from "zod";
import {
  attrOf,
  capital,
  type Data,
  fieldsIn,
  type Handle,
  isOneOf,
  type Json,
  listed,
  listIn,
  type OwnTerms,
  objectOf,
  plural,
  possessive,
  present,
  type Ref,
  refsOf,
  type Scope,
  type Speaker,
  type Terms,
  tableOf,
  withArticle,
} from "../../kernel/game.ts";
import { STATS } from "./attrs.ts";
import { distance, inContact, isAscended, membersOf, RACES, raceOf, terrainsOf } from "./expeditions.ts";
import { type Expedition, facing, isSame, placesOf } from "./places.ts";
import { terrainsAt } from "./regions.ts";
import { initiativeOrder, type Terrain } from "./table.ts";
import type { AlteredWords, Match } from "./typed.ts";
import { expeditionOf, SIDES, type Side, sideOf } from "./zones.ts";

/** Words that are either asked for or not. */
const FLAGS = ["ascended", "contact", "empty", "start", "single"] as const;

/** A question that is asked of an Expedition. */
export type That = {
  readonly whose?: "you" | "opponent";
  readonly side?: Side;
  readonly of?: Data;
  readonly terrain?: Terrain;
  readonly race?: (typeof RACES)[number];
  readonly facing?: That;
  readonly not?: That;
} & { readonly [flag in (typeof FLAGS)[number]]?: true };

const schemas = new WeakMap<Terms, z.ZodType<That>>();

/** The schema of a question; one and the same for the same terms. */
export function thatSchema(terms: Terms): z.ZodType<That> {
  const before = schemas.get(terms);
  if (before !== undefined) return before;
  const flag = z.literal(true).exactOptional();
  const made: z.ZodType<That> = z.lazy(() =>
    z.strictObject({
      whose: z.enum(["you", "opponent"]).exactOptional(),
      side: z.enum(SIDES).exactOptional(),
      of: terms.ref.exactOptional(),
      terrain: z.enum(STATS).exactOptional(),
      single: flag,
      race: z.enum(RACES).exactOptional(),
      ascended: flag,
      contact: flag,
      empty: flag,
      start: flag,
      facing: made.exactOptional(),
      not: made.exactOptional(),
    }),
  );
  schemas.set(terms, made);
  return made;
}

/** The Expeditions that a reference means: those it names, and those that its objects are in. */
export const expeditionsIn = (m: Match, scope: Scope, of: Json): Expedition[] =>
  refsOf(m, scope, of).flatMap((ref) => expeditionsOf(m, ref));

function expeditionsOf(m: Match, ref: Ref): Expedition[] {
  if (ref.kind === "object") return placesOf(m, ref.id);
  const side = ref.kind === "zone" ? sideOf(m, ref.id) : undefined;
  return side === undefined ? [] : [{ seat: m.state.zones[ref.id].seat, side }];
}

/** Whether all that is asked for is so of the Expedition. */
export function isSuch(m: Match, scope: Scope, one: Expedition, that: That): boolean {
  const { seat, side } = one;
  if (that.whose !== undefined && (seat === scope.controller) !== (that.whose === "you")) return false;
  if (that.side !== undefined && side !== that.side) return false;
  if (that.of !== undefined && !expeditionsIn(m, scope, that.of).some((other) => isSame(one, other)))
    return false;
  const terrains = terrainsOf(m, seat, side);
  if (that.terrain !== undefined && !terrains.includes(that.terrain)) return false;
  if (that.single === true && terrains.length !== 1) return false;
  if (that.race !== undefined && raceOf(m, seat, side) !== that.race) return false;
  if (that.ascended === true && !isAscended(m, one)) return false;
  if (that.contact === true && !inContact(m, one)) return false;
  if (that.empty === true && membersOf(m, seat, side).length > 0) return false;
  if (that.start === true && distance(m, seat, side) !== 0) return false;
  if (that.facing !== undefined && !isSuch(m, scope, facing(one), that.facing)) return false;
  return that.not === undefined || !isSuch(m, scope, one, that.not);
}

/** What is not said of the object itself: it may count as behind or be In Contact wherever it is (A R-25.2, R-25.5). */
function unsaidOf(m: Match, handle: Handle, { race, contact, ...rest }: That): That {
  const isSaid = (attr: "behind" | "inContact"): boolean =>
    objectOf(m.state, handle) !== undefined && attrOf(m, handle, attr) > 0;
  return {
    ...rest,
    ...(race !== undefined && !(race === "behind" && isSaid("behind")) && { race }),
    ...(contact !== undefined && !isSaid("inContact") && { contact }),
  };
}

/** A R-25.2: one of its Expeditions; a Gigantic is ahead, behind or tied only in both. */
export function isInSuch(m: Match, scope: Scope, handle: Handle, asked: That): boolean {
  const all = placesOf(m, handle);
  const that = unsaidOf(m, handle, asked);
  const fits = (one: Expedition): boolean => isSuch(m, scope, one, that);
  return all.length > 0 && (that.race === undefined ? all.some(fits) : all.every(fits));
}

/** Whether it is so of an object (A R-25.2), or of an Expedition itself. */
function isSaidOf(m: Match, scope: Scope, ref: Ref, that: That): boolean {
  if (ref.kind === "object") return isInSuch(m, scope, ref.id, that);
  const all = expeditionsOf(m, ref);
  return all.length > 0 && all.every((one) => isSuch(m, scope, one, that));
}

const refTo = (m: Match, { seat, side }: Expedition): Ref => ({
  kind: "zone",
  id: expeditionOf(m, side, seat),
});

/** The Expeditions of all players that are such, in initiative order. */
const such = (m: Match, scope: Scope, that: That): Expedition[] =>
  initiativeOrder(m)
    .flatMap((seat) => SIDES.map((side): Expedition => ({ seat, side })))
    .filter((one) => isSuch(m, scope, one, that));

/** The Expedition that an event is about. */
function moved({ event }: Scope): Expedition[] {
  const { seat, side } = fieldsIn(event ?? {});
  return typeof seat === "number" && isOneOf(SIDES, side) ? [{ seat, side }] : [];
}

// --- in words

/** "my Expedition"; of an Expedition that was chosen, itself. */
function ofText(of: Json, say: Speaker): string {
  const named = say.ref(of);
  return named.endsWith("Expedition") ? named : `${possessive(named)} Expedition`;
}

/** What is so of it, as after "is". */
function qualities(that: That, say: Speaker): string[] {
  const { whose, of, terrain, single, race, ascended, contact, empty, start } = that;
  return [
    whose && (whose === "you" ? "yours" : "your opponent's"),
    of && ofText(of, say),
    ascended && "Ascended",
    terrain && `in a ${capital(terrain)} Region`,
    single && "in a Region with a single terrain",
    race,
    contact && "In Contact",
    empty && "empty",
    start && "in its starting Region",
    that.side && `a ${capital(that.side)} Expedition`,
    that.facing && `facing ${thatText(that.facing, say)}`,
    that.not && `not ${listed(qualities(that.not, say), "or")}`,
  ].filter((part) => typeof part === "string");
}

const keysOf = (that: That): string => Object.keys(that).join();

/** "my Expedition", "the Expedition facing me"; undefined where it takes a description. */
function definite(that: That, say: Speaker): string | undefined {
  if (keysOf(that) === "of") return ofText(present(that.of), say);
  if (keysOf(that) === "facing" && that.facing?.of !== undefined && keysOf(that.facing) === "of")
    return `the Expedition facing ${say.ref(that.facing.of)}`;
  return keysOf(that) === "whose,side" || keysOf(that) === "side,whose"
    ? `${that.whose === "you" ? "your" : "your opponent's"} ${capital(present(that.side))} Expedition`
    : undefined;
}

/** A description without an article: "Ascended Expedition of yours in a Forest Region". */
export function described({ whose, side, ascended, ...rest }: That, say: Speaker, many: boolean): string {
  const noun = `${side === undefined ? "" : `${capital(side)} `}Expedition`;
  const after = qualities(rest, say).map((part) =>
    /^(in |In |facing )/.test(part) ? part : `that ${many ? "are" : "is"} ${part}`,
  );
  return [
    ascended && "Ascended",
    many ? plural(noun) : noun,
    whose && (whose === "you" ? "of yours" : "of your opponent's"),
    listed(after),
  ]
    .filter((part) => typeof part === "string" && part !== "")
    .join(" ");
}

/** One Expedition with its article. */
export const thatText = (that: That, say: Speaker): string =>
  definite(that, say) ?? withArticle(described(that, say, false));

/** Where an object is: "in my Expedition", "in a Forest Region". */
export const insideText = (that: That, say: Speaker): string =>
  keysOf(that) === "terrain" || keysOf(that) === "contact"
    ? qualities(that, say).join()
    : `in ${thatText(that, say)}`;

const about = { of: ["object", "zone"] } as const;
const that = (terms: Terms) => ({ that: thatSchema(terms) });
type Asked = { readonly that: That };

/** The terms of this game that speak of Expeditions. */
export const expeditionTerms: OwnTerms<AlteredWords> = {
  refs: {
    /** A R-25.1: as last known where the object is gone. */
    expedition: {
      kind: "zone",
      takes: about,
      shape: (terms) => ({ of: terms.ref }),
      value: (m, scope, { of }) => expeditionsIn(m, scope, of).map((one) => refTo(m, one)),
      text: ({ of }, say) => ofText(of, say),
    },
    facing: {
      kind: "zone",
      takes: about,
      shape: (terms) => ({ of: terms.ref }),
      value: (m, scope, { of }) => expeditionsIn(m, scope, of).map((one) => refTo(m, facing(one))),
      text: ({ of }, say) => `the Expedition facing ${say.ref(of)}`,
    },
    expeditions: {
      kind: "zone",
      shape: that,
      value: (m, scope, { that: asked }: Asked) => such(m, scope, asked).map((one) => refTo(m, one)),
      text: ({ that: asked }: Asked, say) => definite(asked, say) ?? `each ${described(asked, say, false)}`,
    },
    moved: {
      kind: "zone",
      shape: () => ({}),
      value: (m, scope) => moved(scope).map((one) => refTo(m, one)),
      text: () => "that Expedition",
    },
  },
  numbers: {
    expeditions: {
      shape: that,
      value: (m, scope, { that: asked }: Asked) => such(m, scope, asked).length,
      text: ({ that: asked }: Asked, say) => `the number of ${described(asked, say, true)}`,
    },
    /** A R-25.4. */
    distance: {
      takes: about,
      shape: (terms) => ({ of: terms.ref }),
      value: (m, scope, { of }) =>
        expeditionsIn(m, scope, of).reduce((sum, { seat, side }) => sum + distance(m, seat, side), 0),
      text: ({ of }, say) => `the distance of ${say.ref(of)}`,
    },
    /** A R-25.3: of those that are face-up. */
    regions: {
      shape: () => ({
        terrain: z.enum(STATS).exactOptional(),
        single: z.literal(true).exactOptional(),
      }),
      value: (m, _scope, { terrain, single }) =>
        tableOf(m).regions.filter((printed, region) => {
          const land = terrainsAt(m, region);
          return (
            printed !== null &&
            (terrain === undefined || isOneOf(land, terrain)) &&
            (single !== true || land.length === 1)
          );
        }).length,
      text: ({ terrain, single }) => {
        const kind = terrain === undefined ? "" : `${capital(String(terrain))} `;
        return `the number of visible ${kind}Regions${single === true ? " with a single terrain" : ""}`;
      },
    },
  },
  conditions: {
    expedition: {
      takes: { what: ["object", "zone"] },
      shape: (terms) => ({ what: terms.ref, that: thatSchema(terms) }),
      value: (m, scope, { what, that: asked }: Data & Asked) => {
        const all = refsOf(m, scope, what);
        return all.length > 0 && all.every((one) => isSaidOf(m, scope, one, asked));
      },
      text: ({ what, that: asked }: Data & Asked, say) =>
        `${say.ref(what)} is ${listed(qualities(asked, say))}`.replace(/^me is/, "I am"),
    },
    /** A R-25.6: the terrains in which it prevailed at Dusk. */
    due: {
      shape: () => ({ terrain: z.enum(STATS) }),
      value: (_m, { event }, { terrain }) => listIn(event?.due).includes(terrain),
      text: ({ terrain }) => `it moved due to ${capital(String(terrain))}`,
    },
  },
};

/** Whether the object with this handle is In Contact, by its Expeditions or by what is said of it (A R-25.5). */
export const touches = (m: Match, handle: Handle): boolean =>
  objectOf(m.state, handle) !== undefined && placesOf(m, handle).some((one) => inContact(m, one));
