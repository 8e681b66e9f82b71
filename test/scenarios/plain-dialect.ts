import { z } from "zod";
import type { Ruleset } from "../../shared/kernel/model/ruleset.ts";
import type { Data, Json } from "../../shared/kernel/model/state.ts";
import { EVERYWHERE } from "./defaults.ts";
import { cardId, contentsOf, laidCards, ref, seatSide, writtenOrder } from "./pieces.ts";
import type { Plain } from "./plain-words.ts";
import type { CardRef } from "./refs.ts";
import type { StateCheck, StateItem } from "./scenario.ts";

/** The words of scenario files in a game that has none of its own: those of its ruleset. */

/** One card laid out before the case begins. */
export interface PlainCard {
  readonly card: string;
  /** Values of the object, by the ruleset's `vars`. */
  readonly counters: Readonly<Record<string, number>>;
  readonly down?: boolean | undefined;
  /** The thing it lies on. */
  readonly on?: CardRef | undefined;
  /** The slot of a numbered zone, counted from 1; else the first free one. */
  readonly slot?: number | undefined;
  readonly place?: number | undefined;
}

export interface PlainSeat {
  /** Zones in the order the file writes them, those left out last: copies are counted so. */
  readonly written: readonly string[];
  /** A number stands for that many fillers. */
  readonly piles: Readonly<Record<string, readonly PlainCard[] | number>>;
  /** Its records, as `seatVars` has them. */
  readonly vars: Data;
}

export interface PlainGiven {
  readonly profile: string;
  readonly options: Data;
  /** A new match, nothing arranged but the decks. */
  readonly start: boolean;
  /** It is this turn or a later one. */
  readonly turn: number;
  readonly owner: string;
  readonly phase: string;
  readonly table: Data;
  readonly seats: readonly PlainSeat[];
}

/** What a seat does: a word of the game, its first value, and what else is said, by slot. */
export interface PlainIntent {
  readonly action: string;
  readonly value?: Json | undefined;
  readonly said: Data;
}

const record = z.record(z.string(), z.json());

function seatSchema({ ruleset: { zones, vars }, lying = {} }: Plain): z.ZodType<PlainSeat> {
  const ids = [...new Set(zones.map(({ id }) => id))];
  const full: Readonly<Record<string, number>> = { hand: EVERYWHERE.hand, deck: EVERYWHERE.deck };
  const pile = z.union([
    z.int().min(0),
    laidCards(
      (card): PlainCard => ({ card, counters: {} }),
      z.strictObject({
        card: cardId,
        counters: z.partialRecord(z.enum(vars), z.int()).default({}),
        down: z.boolean().optional(),
        on: ref.optional(),
        slot: z.int().min(1).optional(),
        place: z.int().optional(),
      }),
    ),
  ]);
  const shape = z
    .object(Object.fromEntries(ids.map((id) => [id, pile.prefault(lying[id]?.slice() ?? full[id] ?? 0)])))
    .catchall(z.json());
  return seatSide(shape, (read, raw): PlainSeat => {
    const is = (zone: boolean) => Object.entries(read).filter(([key]) => ids.includes(key) === zone);
    return {
      written: writtenOrder(raw, ids),
      piles: Object.fromEntries(is(true)) as PlainSeat["piles"],
      vars: Object.fromEntries(is(false)) as Data,
    };
  });
}

export function plainGiven(plain: Plain, seats: readonly string[]): z.ZodType<PlainGiven> {
  const { ruleset, phases, phase } = plain;
  const seat = seatSchema(plain);
  const side = (_: string, at: number) => (at < ruleset.seats.min ? seat.prefault({}) : seat.optional());
  return z
    .strictObject({
      profile: z.enum(ruleset.profiles).default(ruleset.profiles[0]),
      options: record.default({}),
      start: z.boolean().default(false),
      turn: z.int().min(1).default(EVERYWHERE.turn),
      owner: z.enum(seats).default(EVERYWHERE.owner),
      phase: z.enum(phases).default(phase),
      table: record.default({}),
      ...Object.fromEntries(seats.map((name, at) => [name, side(name, at)])),
    })
    .transform(
      (read): PlainGiven =>
        ({
          ...read,
          seats: seats.flatMap((name) => (read as Record<string, unknown>)[name] ?? []),
        }) as unknown as PlainGiven, // The keys of seats are made above, where no type follows them.
    );
}

/** A bare word, or an object whose first key is one; the other keys are what the action or its slots are called. */
export function plainIntent({ actions }: Ruleset, asked: readonly string[]): z.ZodType<PlainIntent> {
  const own = Object.keys(actions).filter((word) => actions[word].answers.length > 0);
  const known = [...new Set([...own, ...asked])];
  return z.unknown().transform((raw, ctx): PlainIntent => {
    const read = z.union([z.string().transform((word) => ({ [word]: null })), record]).safeParse(raw);
    const [[action, value], ...said] = Object.entries(read.data ?? {}).concat([["", null]]);
    if (known.includes(action))
      return { action, value: value ?? undefined, said: Object.fromEntries(said.slice(0, -1)) };
    ctx.addIssue({ code: "custom", message: `one action of ${known.join(", ")}` });
    return z.NEVER;
  });
}

/** `A.field`, `A.life`, a zone or record of the table, `entries`; whether there is such a thing shows on the match. */
export function plainState({ ruleset, phases }: Plain, seats: readonly string[]): z.ZodType<StateCheck> {
  const key = new RegExp(`^(?:[${seats.join("")}]\\.)?[A-Za-z_][\\w-]*$`);
  const item = z.strictObject({
    card: cardId,
    counters: z.partialRecord(z.enum([...ruleset.vars, ...ruleset.attrs]), z.int()).optional(),
    down: z.boolean().optional(),
    on: z.string().optional(),
  });
  const contents = z.union([z.boolean(), z.string(), contentsOf(item as z.ZodType<StateItem>)]);
  return z.record(z.string(), contents).superRefine((read, ctx) => {
    const say = (message: string) => ctx.addIssue({ code: "custom", message });
    for (const one of Object.keys(read)) if (!key.test(one)) say(`"${one}" is not SEAT.WORD or WORD`);
    if (read.turn !== undefined && ![...seats, "nobody"].includes(read.turn as string)) say("turn: no seat");
    if (read.phase !== undefined && !phases.includes(read.phase as string))
      say("phase: no phase of this game");
  }) as z.ZodType<StateCheck>;
}
