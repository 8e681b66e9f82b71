import { z } from "zod";
import type { Data } from "../../shared/kernel/model/state.ts";
import { expected, type LineWords, lineFault } from "./lines.ts";
import {
  type Actor,
  type Asked,
  type Dialect,
  type Moment,
  NO_WAY_BACK,
  type PhaseOf,
  type Standing,
  type StateCheck,
  type Step,
} from "./scenario.ts";

/** The steps of a case: who does what, and what must come of it, on the way and at the end. */

type Raw = Record<string, unknown>;

function line(voc: LineWords, part = false, times = !part) {
  return z.string().superRefine((text, ctx) => {
    const fault = lineFault(times ? expected(text).text : text, voc, part);
    if (fault) ctx.addIssue({ code: "custom", message: fault });
  });
}

function actorOf<G, I>(raw: Raw, dialect: Dialect<G, I>): Actor<I> {
  const seat = dialect.seats.find((name) => raw[name] !== undefined);
  const sent = seat === undefined ? undefined : (raw[seat] as { raw?: Data }).raw;
  if (seat && sent !== undefined) return { kind: "raw", seat, intent: sent };
  if (seat) return { kind: "seat", seat, intent: raw[seat] as I };
  if (raw.advanceTo !== undefined) return { kind: "advanceTo", ...(raw.advanceTo as PhaseOf) };
  if (raw.host === undefined) return { kind: "look" };
  const host = raw.host as { timeout?: string[]; leave?: string; back?: string };
  if (host.back !== undefined) return { kind: "back", seat: host.back };
  return host.timeout
    ? { kind: "timeout", seats: host.timeout }
    : { kind: "leave", seat: host.leave as string };
}

/** `B dawn`: the phase of a seat's turn; `dawn`: of whichever comes first. */
const phaseOf = <G, I>({ seats, phases }: Dialect<G, I>) =>
  z.string().transform((text, ctx): PhaseOf => {
    const words = text.split(" ");
    const [phase, seat, more] = words.toReversed();
    if (more === undefined && phases.includes(phase) && (seat === undefined || seats.includes(seat)))
      return { phase, ...(seat !== undefined && { seat }) };
    ctx.addIssue({
      code: "custom",
      message: `"${text}" is not "SEAT PHASE" or "PHASE"`,
    });
    return z.NEVER;
  });

/** What a seat does: in the words of the game, or as it would come over the wire. */
const act = <I>(intent: z.ZodType<I>) =>
  z.unknown().transform((value, ctx) => {
    const isRaw = value !== null && typeof value === "object" && Object.hasOwn(value, "raw");
    const read = (isRaw ? z.strictObject({ raw: z.record(z.string(), z.json()) }) : intent).safeParse(value);
    if (read.success) return read.data;
    for (const { message, path } of read.error.issues) ctx.addIssue({ code: "custom", message, path });
    return z.NEVER;
  });

/** What a viewer sees, and what it may choose. */
function sightSchema<G, I>(dialect: Dialect<G, I>) {
  const words = z.array(z.string()).default([]);
  return z.strictObject({
    has: words,
    hasNot: words,
    count: z.record(z.string(), z.int().min(0)).default({}),
    targets: z.record(z.string(), z.array(z.string())).default({}),
    offered: z
      .array(
        z.strictObject({
          to: dialect.intent.optional(),
          slot: z.string().optional(),
          things: z.array(z.string()),
        }),
      )
      .default([]),
  });
}

/** How the match stands: the keys that a step and a moment on its way have in common. */
function standing<G, I>(dialect: Dialect<G, I>) {
  const zone = z.string().refine((key) => dialect.state.safeParse({ [key]: 0 }).success, "no zone");
  return {
    state: dialect.state.default({}),
    order: z.record(zone, z.array(z.string()).min(1)).default({}),
    sees: z.partialRecord(z.enum([...dialect.seats, "spectator"]), sightSchema(dialect)).default({}),
  };
}

function momentSchema<G, I>(dialect: Dialect<G, I>): z.ZodType<Moment<I>> {
  return z
    .strictObject({
      phase: phaseOf(dialect).optional(),
      line: line(dialect.lines, true, true).optional(),
      ...standing(dialect),
    })
    .transform(({ phase, line: words, ...stands }, ctx): Moment<I> => {
      const when = phase ?? (words === undefined ? undefined : expected(words));
      if (when !== undefined && (phase === undefined || words === undefined))
        return { when, ...(stands as Standing<I>) };
      ctx.addIssue({ code: "custom", message: "say phase or line" });
      return z.NEVER;
    });
}

/** What must come of a step, beside how the match then stands. */
function comesOf<G, I>(dialect: Dialect<G, I>) {
  const whole = line(dialect.lines);
  const part = line(dialect.lines, true);
  return {
    then: z.array(z.union([whole, z.array(whole).min(2)])).default([]),
    not: z.array(part).default([]),
    count: z.record(part, z.int().min(0)).default({}),
    at: z.array(momentSchema(dialect)).default([]),
    asked: z.partialRecord(z.enum(dialect.seats), z.enum(dialect.requests)).optional(),
    refused: z.enum([...dialect.refusals, NO_WAY_BACK]).optional(),
  };
}

/** Whether the step asks for nothing that only comes of an act, and for something. */
const onlyLooks = ({ then, not, count, at, refused, state, order, sees, asked }: Raw): boolean =>
  [then, not, count, at].every((one) => Object.keys(one as object).length === 0) &&
  refused === undefined &&
  [state, order, sees, asked].some((one) => Object.keys(one ?? {}).length > 0);

/** One step as a dialect's file writes it. */
export function stepSchema<G, I>(dialect: Dialect<G, I>): z.ZodType<Step<I>> {
  const seat = z.enum(dialect.seats);
  const actors = [...dialect.seats, "host", "advanceTo"];
  const host = z
    .strictObject({
      timeout: z.array(seat).min(1).optional(),
      leave: seat.optional(),
      back: seat.optional(),
    })
    .refine((one) => Object.keys(one).length === 1, "say timeout, leave or back");
  return z
    .strictObject({
      ...Object.fromEntries(dialect.seats.map((name) => [name, act(dialect.intent).optional()])),
      host: host.optional(),
      advanceTo: phaseOf(dialect).optional(),
      ...comesOf(dialect),
      ...standing(dialect),
    })
    .superRefine((raw: Raw, ctx) => {
      const say = (message: string) => ctx.addIssue({ code: "custom", message });
      const who = actors.filter((name) => raw[name] !== undefined);
      if (who.length > 1) say(`one of ${actors.join(", ")} must act, not ${who.length}`);
      if (who.length === 0 && !onlyLooks(raw))
        say(`one of ${actors.join(", ")} must act, or nothing may come of it`);
      if (raw.refused === undefined) return;
      if ((raw.then as unknown[]).length > 0) say("a refusal has no events: `then` beside `refused`");
      if ((raw.at as unknown[]).length > 0) say("a refusal has no way: `at` beside `refused`");
    })
    .transform((raw: Raw) => ({
      by: actorOf(raw, dialect),
      lines: (raw.then as (string | string[])[]).map((entry) => [entry].flat().map(expected)),
      not: raw.not as string[],
      count: raw.count as Record<string, number>,
      at: raw.at as Moment<I>[],
      state: raw.state as StateCheck,
      order: raw.order as Step<I>["order"],
      sees: raw.sees as Step<I>["sees"],
      ...(raw.asked !== undefined && { asked: raw.asked as Asked }),
      ...(raw.refused !== undefined && { refused: raw.refused as string }),
    })) as unknown as z.ZodType<Step<I>>;
}
