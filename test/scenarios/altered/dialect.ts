import { z } from "zod";
import { EVERYWHERE } from "../defaults.ts";
import { cardId, contentsOf, laidCards, seatSide, stateOf, writtenOrder } from "../pieces.ts";
import type { Dialect } from "../scenario.ts";
import { type AlteredIntent, alteredIntent } from "./intents.ts";
import { COUNTERS, LINES, PHASES, REFUSALS, REQUESTS, SEATS, ZONES } from "./words.ts";

/** One card laid out before the case begins. */
export interface Laid {
  readonly card: string;
  readonly counters: Readonly<Record<string, number>>;
  /** In both Expeditions at once. */
  readonly both?: boolean;
}

const LAID = ["hand", "mana", "reserve", "discard", "hero", "landmark", "he", "ce", "deck"] as const;
type LaidZone = (typeof LAID)[number];

export interface AlteredSeat {
  /** The zones in the order the file writes them, those left out last: copies are counted so. */
  readonly written: readonly LaidZone[];
  /** A number stands for that many fillers. */
  readonly zones: Readonly<Record<LaidZone, readonly Laid[] | number>>;
  readonly passed: boolean;
  /** Region index of the counters. */
  readonly at: { readonly hero: number; readonly companion: number };
}

export interface AlteredGiven {
  readonly profile: string;
  readonly options: Readonly<Record<string, number | boolean | string>>;
  readonly day: number;
  readonly first: string;
  readonly turn: string;
  /** afternoon: the turn holder is asked. morning: only the second player's Expand is left. setup: a new match. */
  readonly phase: "setup" | "morning" | "afternoon";
  readonly regions: readonly (readonly string[] | null)[] | null;
  readonly arena: boolean;
  /** Activations so far today. */
  readonly activated: readonly {
    readonly card: string;
    readonly of: string;
    readonly ability: number;
    readonly times: number;
    readonly use?: boolean;
  }[];
  readonly seats: Readonly<Record<string, AlteredSeat>>;
}

const counters = z.partialRecord(z.enum(COUNTERS), z.int());

const laid = laidCards<Laid>(
  (card) => ({ card, counters: {} }),
  z.strictObject({
    card: cardId,
    counters: counters.default({}),
    both: z.boolean().exactOptional(),
  }) as z.ZodType<Laid>,
);
const pile = z.union([z.int().min(0), laid]);

/** What `given` has where it says nothing. */
export const DEFAULT = { ...EVERYWHERE, turn: 2, phase: "afternoon" } as const;

const FULL: Readonly<Record<string, number>> = { hand: DEFAULT.hand, deck: DEFAULT.deck };

const seatShape = z.strictObject({
  ...(Object.fromEntries(LAID.map((zone) => [zone, pile.default(FULL[zone] ?? 0)])) as Record<
    LaidZone,
    z.ZodDefault<typeof pile>
  >),
  passed: z.boolean().default(false),
  at: z
    .strictObject({ hero: z.int().min(0).max(7), companion: z.int().min(0).max(7) })
    .default({ hero: 0, companion: 7 }),
});

const seat = seatSide(seatShape, ({ passed, at, ...zones }, raw): AlteredSeat => {
  return { written: writtenOrder(raw, LAID), zones, passed, at };
});

const terrain = z.enum(["forest", "mountain", "water"]);

const given = z
  .strictObject({
    profile: z.enum(["v1", "cr3"]).default("v1"),
    options: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])).default({}),
    day: z.int().min(1).default(DEFAULT.turn),
    first: z.enum(SEATS).default(DEFAULT.owner),
    turn: z.enum(SEATS).exactOptional(),
    phase: z.enum(["setup", "morning", "afternoon"]).default(DEFAULT.phase),
    regions: z
      .array(z.union([z.null(), z.array(terrain)]))
      .length(8)
      .nullable()
      .default(null),
    arena: z.boolean().default(false),
    activated: z
      .array(
        z.strictObject({
          card: cardId,
          of: z.enum(SEATS),
          ability: z.int().min(1).default(1),
          times: z.int().min(0),
          use: z.boolean().exactOptional(),
        }),
      )
      .default([]),
    A: seat.prefault({}),
    B: seat.prefault({}),
  })
  .transform(
    ({ A, B, turn, ...rest }): AlteredGiven =>
      ({ ...rest, turn: turn ?? rest.first, seats: { A, B } }) as AlteredGiven,
  );

const stateItem = z
  .strictObject({
    card: cardId.exactOptional(),
    marker: cardId.exactOptional(),
    counters: counters.exactOptional(),
    down: z.boolean().exactOptional(),
  })
  .refine((item) => (item.card === undefined) !== (item.marker === undefined), "say card or marker");

/** Beside zones: `A.emblems` in Limbo, `A.hero-at` and `A.companion-at`, the Regions of the counters. */
const stateKey = z.templateLiteral([
  z.enum(SEATS),
  ".",
  z.enum([...ZONES, "emblems", "hero-at", "companion-at"]),
]);

const state = stateOf(
  { turn: z.enum([...SEATS, "nobody"]), phase: z.enum(PHASES) },
  (key) => stateKey.safeParse(key).success,
  contentsOf(stateItem),
);

export const alteredDialect: Dialect<AlteredGiven, AlteredIntent> = {
  ruleset: "altered",
  seats: SEATS,
  naming: { words: ["first"], options: {} },
  phases: PHASES,
  lines: LINES,
  requests: REQUESTS,
  refusals: REFUSALS,
  given,
  intent: alteredIntent,
  state,
};
