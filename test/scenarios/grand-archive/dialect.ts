import { z } from "zod";
import { namedCounter } from "../../../shared/games/grand-archive/counters.ts";
import { options } from "../../../shared/games/grand-archive/options.ts";
import { EVERYWHERE } from "../defaults.ts";
import { cardId, contentsOf, laidCards, ref, seatSide, stateOf, writtenOrder } from "../pieces.ts";
import type { CardRef } from "../refs.ts";
import type { Dialect, StateItem } from "../scenario.ts";
import { type GaIntent, gaIntent } from "./intents.ts";
import { COUNTERS, LINES, PHASES, REFUSALS, REQUESTS, SEATS, ZONES } from "./words.ts";

/** One card laid out before the case begins. */
export interface GaCard {
  readonly card: string;
  readonly counters: Readonly<Record<string, number>>;
  readonly on?: CardRef;
}

export const LAID = [
  "hand",
  "memory",
  "material",
  "field",
  "lineage",
  "loaded",
  "graveyard",
  "banishment",
] as const;
export type Laid = (typeof LAID)[number];

export interface GaSeat {
  /** The zones in the order the file writes them, those left out last: copies are counted so. */
  readonly written: readonly ("main" | Laid)[];
  /** A number stands for that many filler cards. */
  readonly zones: Readonly<Record<"main" | Laid, readonly GaCard[] | number>>;
}

export interface GaGiven {
  readonly profile: "seed" | "current";
  readonly options: Readonly<Record<string, unknown>>;
  /** A new match, nothing arranged but the decks. */
  readonly start: boolean;
  /** Whose turn, which phase begins. */
  readonly owner: string;
  readonly phase: string;
  readonly turn: number;
  readonly seats: readonly GaSeat[];
}

/** What `given` has where it says nothing. */
export const DEFAULT = { ...EVERYWHERE, turn: 5, phase: "main", hand: 5, memory: 2 } as const;

/** Those that the rules know, and any that a card names. */
const counters = z.record(
  z
    .string()
    .refine((key) => (COUNTERS as readonly string[]).includes(key) || namedCounter.safeParse(key).success),
  z.int(),
);

const laid = laidCards<GaCard>(
  (card) => ({ card, counters: {} }),
  z.strictObject({
    card: cardId,
    counters: counters.default({}),
    on: ref.exactOptional(),
  }),
);
const pile = z.union([z.int().min(0), laid]);

const seatShape = z.strictObject({
  main: pile.default(DEFAULT.deck),
  hand: pile.default(DEFAULT.hand),
  memory: pile.default(DEFAULT.memory),
  ...(Object.fromEntries(
    ["material", "field", "lineage", "loaded", "graveyard", "banishment"].map((zone) => [
      zone,
      pile.default([]),
    ]),
  ) as Record<Exclude<Laid, "hand" | "memory">, z.ZodDefault<typeof pile>>),
});

const ALL = [...LAID, "main"] as const;

const seat = seatSide(seatShape, (zones, raw): GaSeat => ({ written: writtenOrder(raw, ALL), zones }));

const given = z
  .strictObject({
    profile: z.enum(["seed", "current"]).default("seed"),
    options: options.partial().default({}),
    start: z.boolean().default(false),
    owner: z.enum(SEATS).default(DEFAULT.owner),
    phase: z.enum(PHASES).default(DEFAULT.phase),
    turn: z.int().min(1).default(DEFAULT.turn),
    A: seat.prefault({}),
    B: seat.prefault({}),
    C: seat.exactOptional(),
    D: seat.exactOptional(),
  })
  .transform(({ A, B, C, D, ...rest }): GaGiven => {
    const seats = [A, B, C, D].filter((one) => one !== undefined);
    return { ...rest, options: { ...rest.options }, seats };
  });

const stateItem = z.strictObject({
  card: cardId,
  counters: counters.exactOptional(),
  on: z.string().exactOptional(),
});
/** What lies alone may be named without a list. */
const contents = z.union([z.string().transform((card): StateItem[] => [{ card }]), contentsOf(stateItem)]);
const zoneKey = z.templateLiteral([z.enum(SEATS), ".", z.enum(ZONES)]);

const state = stateOf(
  { turn: z.enum(SEATS), phase: z.enum(PHASES) },
  (key) => key === "step" || key === "stack" || zoneKey.safeParse(key).success,
  contents,
);

export const grandArchiveDialect: Dialect<GaGiven, GaIntent> = {
  ruleset: "grand-archive",
  seats: SEATS,
  naming: { words: ["owner"], options: {} },
  phases: PHASES,
  lines: LINES,
  requests: REQUESTS,
  refusals: REFUSALS,
  given,
  intent: gaIntent,
  state,
};
