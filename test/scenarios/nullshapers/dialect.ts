import { z } from "zod";
import { TYPED } from "../../../shared/games/nullshapers/card.ts";
import { EVERYWHERE } from "../defaults.ts";
import { cardId, contentsOf, flat, manyCards, ref, seatSide, stateOf, writtenOrder } from "../pieces.ts";
import { type CardRef, repeat } from "../refs.ts";
import type { Dialect } from "../scenario.ts";
import { type NsIntent, nsIntent } from "./intents.ts";
import { ASKED, BIOMES, ENERGY, LINES, MARKS, PHASES, REFUSALS, REQUESTS, SEATS, ZONES } from "./words.ts";

/** One card laid out before the case begins. */
export interface NsCard {
  readonly card: string;
  readonly marks: Readonly<Record<string, number>>;
  /** The kind of anomaly it has become, or "uncommon". */
  readonly anomaly?: string;
  /** The thing an attached card lies on. */
  readonly on?: CardRef;
}

export type Pile = readonly NsCard[] | number;

const LAID = ["hand", "staging", "B0", "B1", "B2", "attached", "cache", "archive", "deck"] as const;
export type Laid = (typeof LAID)[number];

export interface NsSeat {
  /** Zones in the order the file writes them, those left out last: copies are counted so. */
  readonly written: readonly Laid[];
  readonly piles: Readonly<Record<Laid, Pile>>;
  readonly energy: Readonly<Record<string, number>>;
  readonly durability: readonly number[];
  readonly lost: readonly number[];
  readonly converted: boolean;
  readonly anomalyPlayed: boolean;
}

export interface NsGiven {
  readonly options: Readonly<Record<string, unknown>>;
  readonly turn: number;
  readonly owner: string;
  readonly step: string;
  /** The step is yet to begin; else what it does at its beginning has happened. */
  readonly begins: boolean;
  /** The match itself begins: hands are laid, the mulligan is asked. */
  readonly fresh: boolean;
  /** [defender, attacker] pairs that are real already, in damage order. */
  readonly defence: readonly (readonly [CardRef, CardRef])[];
  readonly seats: Readonly<Record<string, NsSeat>>;
}

/** What `given` has where it says nothing. */
export const DEFAULT = { ...EVERYWHERE, phase: "primary1", energy: 9 } as const;

const marks = z.partialRecord(z.enum(MARKS), z.int());

const laidCard = z.union([
  manyCards((card): NsCard => ({ card, marks: {} })),
  z
    .strictObject({
      card: cardId,
      marks: marks.default({}),
      anomaly: z.enum([...ENERGY, "uncommon"]).exactOptional(),
      on: ref.exactOptional(),
      times: z.int().min(1).default(1),
    })
    .transform(({ times, ...card }): NsCard[] => repeat(card as NsCard, times)),
]);
const laid = flat(laidCard);
const pile = z.union([z.int().min(0), laid]);

/** "Both have enough energy in store" (N 17): of each kind, no void. */
const ENOUGH = Object.fromEntries(TYPED.map((kind) => [kind, DEFAULT.energy]));

const seatShape = z.strictObject({
  deck: pile.default(DEFAULT.deck),
  hand: pile.default(DEFAULT.hand),
  ...(Object.fromEntries(
    LAID.filter((zone) => zone !== "deck" && zone !== "hand").map((zone) => [zone, laid.default([])]),
  ) as Record<Exclude<Laid, "deck" | "hand">, z.ZodDefault<typeof laid>>),
  energy: z.partialRecord(z.enum(ENERGY), z.int().min(0)).default(ENOUGH),
  durability: z.array(z.int()).length(3).default([10, 10, 10]),
  lost: z.array(z.int().min(0).max(2)).default([]),
  converted: z.boolean().default(false),
  anomalyPlayed: z.boolean().default(false),
});

const seat = seatSide(seatShape, (read, raw): NsSeat => {
  const { energy, durability, lost, converted, anomalyPlayed, ...piles } = read;
  return {
    written: writtenOrder(raw, LAID),
    piles,
    energy: energy as Record<string, number>,
    durability,
    lost,
    converted,
    anomalyPlayed,
  };
});

const given = z
  .strictObject({
    options: z.record(z.string(), z.union([z.int(), z.boolean(), z.array(z.string())])).default({}),
    turn: z.int().min(1).default(DEFAULT.turn),
    owner: z.enum(SEATS).default(DEFAULT.owner),
    step: z.enum(PHASES).default(DEFAULT.phase),
    begins: z.boolean().default(false),
    fresh: z.boolean().default(false),
    defence: z.array(z.tuple([ref, ref])).default([]),
    A: seat.prefault({}),
    B: seat.prefault({}),
  })
  .transform(({ A, B, ...rest }): NsGiven => ({ ...rest, seats: { A, B } }));

const stateItem = z.strictObject({
  card: cardId,
  counters: z.partialRecord(z.enum(ASKED), z.int()).exactOptional(),
  on: z.string().exactOptional(),
});

/** `A.B0` what lies there; `A.light` and `A.durability0` numbers; `queue` how many entries, `queue1` the lowest; `biome0`. */
const KEYS = [
  ...SEATS.flatMap((letter) => [
    ...Object.keys(ZONES).map((zone) => `${letter}.${zone}`),
    ...ENERGY.map((kind) => `${letter}.${kind}`),
    ...[0, 1, 2].map((n) => `${letter}.durability${n}`),
  ]),
  "queue",
  ...BIOMES,
  ...[1, 2, 3, 4, 5, 6].map((n) => `queue${n}`),
];

const state = stateOf(
  { turn: z.enum(SEATS), phase: z.enum(PHASES) },
  (key) => KEYS.includes(key),
  contentsOf(stateItem),
);

export const nsDialect: Dialect<NsGiven, NsIntent> = {
  ruleset: "nullshapers",
  seats: SEATS,
  naming: { words: ["owner"], options: { firstPlayer: undefined } },
  phases: PHASES,
  lines: LINES,
  requests: REQUESTS,
  refusals: REFUSALS,
  given,
  intent: nsIntent,
  state,
};
