import { z } from "zod";
import { EVERYWHERE } from "../defaults.ts";
import { cardId, contentsOf, laidCards, seatSide, stateOf, writtenOrder } from "../pieces.ts";
import { repeat } from "../refs.ts";
import type { Dialect } from "../scenario.ts";
import { type CcIntent, ccIntent } from "./intents.ts";
import { COUNTERS, LAID, LINES, NUMBERS, PHASES, REFUSALS, REQUESTS, SEATS, ZONES } from "./words.ts";

/** One card laid out before the case begins. */
export interface CcCard {
  readonly card: string;
  readonly counters: Readonly<Record<string, number>>;
}

type Laid = (typeof LAID)[number];

export interface CcSeat {
  readonly hq: CcCard;
  /** Zones in the order the file writes them: copies are counted so. */
  readonly written: readonly Laid[];
  readonly zones: Readonly<Record<Laid, readonly CcCard[]>>;
  readonly numbers: Readonly<Record<string, number>>;
}

export interface CcGiven {
  readonly options: Readonly<Record<string, number | boolean | string>>;
  readonly turn: number;
  readonly seats: Readonly<Record<string, CcSeat>>;
}

/** What `given` has where it says nothing. */
export const DEFAULT = { ...EVERYWHERE, phase: "M1" } as const;

const FILLER = "filler";
const filler = (times: number): CcCard[] => repeat({ card: FILLER, counters: {} }, times);

const counters = z.partialRecord(z.enum(COUNTERS), z.int());
const one = z.strictObject({ card: cardId, counters: counters.default({}) });
const laid = laidCards<CcCard>((card) => ({ card, counters: {} }), one as z.ZodType<CcCard>);
const pile = z.union([z.int().min(0).transform(filler), laid]);

const seatShape = z.strictObject({
  hq: z.union([cardId.transform((card): CcCard => ({ card, counters: {} })), one]).prefault("hq"),
  ...Object.fromEntries(NUMBERS.map((key) => [key, z.int().min(0).exactOptional()])),
  deck: pile.prefault(DEFAULT.deck),
  hand: pile.prefault(DEFAULT.hand),
  ...Object.fromEntries(
    LAID.filter((zone) => zone !== "deck" && zone !== "hand").map((zone) => [zone, pile.prefault(0)]),
  ),
});

const seat = seatSide(
  seatShape as z.ZodType<Record<string, unknown>>,
  (data, raw): CcSeat => ({
    hq: data.hq as CcCard,
    written: writtenOrder(raw, LAID),
    zones: Object.fromEntries(LAID.map((zone) => [zone, data[zone]])) as CcSeat["zones"],
    numbers: Object.fromEntries(
      NUMBERS.flatMap((key) => (data[key] === undefined ? [] : [[key, data[key] as number]])),
    ),
  }),
);

const given = z
  .strictObject({
    options: z.record(z.string(), z.union([z.int(), z.boolean(), z.string()])).default({}),
    turn: z.int().min(1).default(DEFAULT.turn),
    A: seat.prefault({}),
    B: seat.prefault({}),
  })
  .transform(({ A, B, ...rest }): CcGiven => ({ ...rest, seats: { A, B } }));

const stateItem = z.strictObject({ card: z.string(), counters: counters.exactOptional() });
/** `A.queue2` is the second entry of the queue; `base.A.attack` is what everybody else sees of a hidden segment. */
const KEY = new RegExp(`^(base\\.)?[AB]\\.(${[...ZONES, ...NUMBERS, "queue\\d*"].join("|")})$`);

const state = stateOf({ phase: z.enum(PHASES) }, (key) => KEY.test(key), contentsOf(stateItem));

export const ccDialect: Dialect<CcGiven, CcIntent> = {
  ruleset: "crowdcontrol",
  seats: SEATS,
  naming: { words: [], options: { initiative: 0 } },
  phases: PHASES,
  lines: LINES,
  requests: REQUESTS,
  refusals: REFUSALS,
  given,
  intent: ccIntent,
  state,
};
