import { z } from "zod";
import { EVERYWHERE } from "../defaults.ts";
import { cardId, contentsOf, laidCards, ref, seatSide, stateOf, writtenOrder } from "../pieces.ts";
import type { CardRef } from "../refs.ts";
import type { Dialect } from "../scenario.ts";
import { type UcgIntent, ucgIntent } from "./intents.ts";
import { COUNTERS, LINES, PHASES, REFUSALS, REQUESTS, SEATS, ZONES } from "./words.ts";

/** One card laid out before the case begins. */
export interface UcgCard {
  readonly card: string;
  readonly counters: Readonly<Record<string, number>>;
  readonly down: boolean;
  /** The Effect Zone; without it the first free one in the order written. */
  readonly zone?: number;
  readonly on?: CardRef;
}

type Pile = readonly UcgCard[] | number;

export interface UcgSeat {
  /** The zones in the order the file writes them, those left out last: copies are counted so. */
  readonly written: readonly ("deck" | "hand" | (typeof LAID)[number])[];
  /** A number stands for that many filler cards. */
  readonly deck: Pile;
  readonly hand: Pile;
  readonly zones: Readonly<Record<(typeof LAID)[number], readonly UcgCard[]>>;
}

export interface UcgGiven {
  readonly options: Readonly<Record<string, number | boolean>>;
  readonly turn: number;
  readonly owner: string;
  readonly phase: string;
  readonly seats: Readonly<Record<string, UcgSeat>>;
}

const LAID = ["reserve", "expended", "active", "exhausted", "effect", "attached", "shadow", "void"] as const;

/** What `given` has where it says nothing. */
export const DEFAULT = { ...EVERYWHERE, phase: "primary" } as const;

const counters = z.partialRecord(z.enum(COUNTERS), z.int());

const laid = laidCards<UcgCard>(
  (card) => ({ card, counters: {}, down: false }),
  z.strictObject({
    card: cardId,
    counters: counters.default({}),
    down: z.boolean().default(false),
    zone: z.int().min(1).exactOptional(),
    on: ref.exactOptional(),
  }),
);
const pile = z.union([z.int().min(0), laid]);

const seatShape = z
  .strictObject({
    deck: pile.default(DEFAULT.deck),
    hand: pile.default(DEFAULT.hand),
    ...(Object.fromEntries(LAID.map((zone) => [zone, laid.default([])])) as Record<
      (typeof LAID)[number],
      z.ZodDefault<typeof laid>
    >),
  })
  .superRefine(({ effect, attached, hand, deck, ...open }, ctx) => {
    const say = (message: string) => ctx.addIssue({ code: "custom", message });
    if (attached.some((card) => !card.on)) say("an attached card needs `on`");
    const others = [hand, deck, ...Object.values(open)].filter((list) => typeof list !== "number").flat();
    if ([...others, ...effect].some((card) => card.on)) say("`on` belongs to attached cards");
    if ([...others, ...attached].some((card) => card.zone)) say("`zone` belongs to effect");
  })
  .transform(({ deck, hand, ...zones }) => ({ deck, hand, zones }));

const ALL = ["hand", ...LAID, "deck"] as const;

const seat = seatSide(seatShape, (read, raw): UcgSeat => ({ written: writtenOrder(raw, ALL), ...read }));

/** The [gap] rulings that a case may set otherwise; the names are the ruleset's. */
const options = z.strictObject({
  effectZones: z.int().min(1).exactOptional(),
  firstTurnDraw: z.boolean().exactOptional(),
  firstTurnAttack: z.boolean().exactOptional(),
  allowSequenceOnFirstTurn: z.boolean().exactOptional(),
  architectReplaces: z.boolean().exactOptional(),
  hiddenFromHandWhenContactMet: z.boolean().exactOptional(),
  damageClearsAtEndOfTurn: z.boolean().exactOptional(),
});

const given = z
  .strictObject({
    options: options.default({}),
    turn: z.int().min(1).default(DEFAULT.turn),
    owner: z.enum(SEATS).default(DEFAULT.owner),
    phase: z.enum(PHASES).default(DEFAULT.phase),
    A: seat.prefault({}),
    B: seat.prefault({}),
  })
  .transform(({ A, B, ...rest }): UcgGiven => ({ ...rest, options: { ...rest.options }, seats: { A, B } }));

const stateItem = z
  .strictObject({
    card: cardId.exactOptional(),
    marker: cardId.exactOptional(),
    combat: z.int().exactOptional(),
    damage: z.int().min(0).exactOptional(),
    counters: counters.exactOptional(),
    down: z.boolean().exactOptional(),
    on: z.string().exactOptional(),
  })
  .refine((item) => (item.card === undefined) !== (item.marker === undefined), "say card or marker");

const zoneKey = z.templateLiteral([z.enum(SEATS), ".", z.enum(ZONES)]);

const state = stateOf(
  { turn: z.enum(SEATS), phase: z.enum(PHASES) },
  (key) => zoneKey.safeParse(key).success,
  contentsOf(stateItem),
);

export const ucgDialect: Dialect<UcgGiven, UcgIntent> = {
  ruleset: "ucg",
  seats: SEATS,
  naming: { words: ["owner"], options: {} },
  phases: PHASES,
  lines: LINES,
  requests: REQUESTS,
  refusals: REFUSALS,
  given,
  intent: ucgIntent,
  state,
};
