import { parseDocument } from "yaml";
import { z } from "zod";
import { type Expected, expected, type LineWords, lineFault } from "./lines.ts";

/**
 * The scenario file: `rule`, `ruleset`, `sets` and a list of `cases`, each given / play / asked. The words
 * of one game (its zones, intents, event lines) come from its dialect. FORMAT.md is the page for authors.
 */
export interface Dialect<Given, Intent> {
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly phases: readonly string[];
  readonly lines: LineWords;
  readonly requests: readonly string[];
  readonly refusals: readonly string[];
  readonly given: z.ZodType<Given>;
  readonly intent: z.ZodType<Intent>;
  /** Keys of `state`: `A.active`, `phase`; and what they may say. */
  readonly state: z.ZodType<StateCheck>;
}

export interface StateItem {
  readonly card?: string;
  /** The mark that an ability leaves in an Effect Zone; the card it comes from (UCG 9.7). */
  readonly marker?: string;
  readonly combat?: number;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly down?: boolean;
  readonly on?: string;
}

export type StateCheck = Readonly<Record<string, number | string | readonly StateItem[]>>;

export type Actor<Intent> =
  | { readonly kind: "seat"; readonly seat: string; readonly intent: Intent }
  | { readonly kind: "timeout"; readonly seats: readonly string[] }
  | { readonly kind: "leave"; readonly seat: string }
  | { readonly kind: "advanceTo"; readonly seat: string; readonly phase: string };

/** Request kinds by seat. */
export type Asked = Readonly<Partial<Record<string, string>>>;

export interface Step<Intent> {
  readonly by: Actor<Intent>;
  /** `then` of the file: groups in order, free order inside a group. */
  readonly lines: readonly (readonly Expected[])[];
  /** No line begins so. */
  readonly not: readonly string[];
  /** So many lines begin so. */
  readonly count: Readonly<Record<string, number>>;
  readonly state: StateCheck;
  readonly sees: Readonly<
    Record<string, { readonly has: readonly string[]; readonly hasNot: readonly string[] }>
  >;
  readonly asked?: Asked;
  readonly refused?: string;
}

export interface Case<Given, Intent> {
  readonly name: string;
  readonly rule?: string;
  readonly given: Given;
  readonly play: readonly Step<Intent>[];
  /** The requests open at the end; every one must be named. Empty: the match is over. */
  readonly asked: Asked;
}

export interface Scenario<Given, Intent> {
  readonly file: string;
  readonly rule: string;
  readonly ruleset: string;
  readonly sets: readonly string[];
  readonly cases: readonly Case<Given, Intent>[];
}

/** Everything wrong with one file, each fault with its case. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
}

type Raw = Record<string, unknown>;

function line(voc: LineWords, part = false) {
  return z.string().superRefine((text, ctx) => {
    const fault = lineFault(part ? text : expected(text).text, voc, part);
    if (fault) ctx.addIssue({ code: "custom", message: fault });
  });
}

function actorOf<G, I>(raw: Raw, dialect: Dialect<G, I>): Actor<I> {
  const seat = dialect.seats.find((name) => raw[name] !== undefined);
  if (seat) return { kind: "seat", seat, intent: raw[seat] as I };
  if (raw.advanceTo !== undefined) {
    const [to, phase] = raw.advanceTo as string[];
    return { kind: "advanceTo", seat: to, phase };
  }
  const host = raw.host as { timeout?: string[]; leave?: string };
  return host.timeout
    ? { kind: "timeout", seats: host.timeout }
    : { kind: "leave", seat: host.leave as string };
}

/** `B dawn`: the phase of a seat's turn. */
function phaseOf<G, I>({ seats, phases }: Dialect<G, I>) {
  return z.string().transform((text, ctx) => {
    const [to, phase, more] = text.split(" ");
    if (more === undefined && seats.includes(to) && phases.includes(phase)) return [to, phase];
    ctx.addIssue({ code: "custom", message: `"${text}" is not "SEAT PHASE"` });
    return z.NEVER;
  });
}

function stepSchema<G, I>(dialect: Dialect<G, I>): z.ZodType<Step<I>> {
  const seat = z.enum(dialect.seats);
  const asked = z.partialRecord(seat, z.enum(dialect.requests));
  const cards = z.array(z.string()).default([]);
  const actors = [...dialect.seats, "host", "advanceTo"];
  const host = z
    .strictObject({ timeout: z.array(seat).min(1).optional(), leave: seat.optional() })
    .refine((act) => (act.timeout === undefined) !== (act.leave === undefined), "say timeout or leave");
  const where = phaseOf(dialect);
  const then = z.array(z.union([line(dialect.lines), z.array(line(dialect.lines)).min(2)]));
  return z
    .strictObject({
      ...Object.fromEntries(dialect.seats.map((name) => [name, dialect.intent.optional()])),
      host: host.optional(),
      advanceTo: where.optional(),
      then: then.default([]),
      not: z.array(line(dialect.lines, true)).default([]),
      count: z.record(line(dialect.lines, true), z.int().min(0)).default({}),
      state: dialect.state.default({}),
      sees: z
        .partialRecord(z.enum([...dialect.seats, "spectator"]), z.strictObject({ has: cards, hasNot: cards }))
        .default({}),
      asked: asked.optional(),
      refused: z.enum(dialect.refusals).optional(),
    })
    .superRefine((raw: Raw, ctx) => {
      const who = actors.filter((name) => raw[name] !== undefined);
      if (who.length !== 1) {
        ctx.addIssue({ code: "custom", message: `one of ${actors.join(", ")} must act, not ${who.length}` });
      }
      if (raw.refused !== undefined && (raw.then as unknown[]).length > 0) {
        ctx.addIssue({ code: "custom", message: "a refusal has no events: `then` beside `refused`" });
      }
    })
    .transform((raw: Raw) => ({
      by: actorOf(raw, dialect),
      lines: (raw.then as (string | string[])[]).map((entry) => [entry].flat().map(expected)),
      not: raw.not as string[],
      count: raw.count as Record<string, number>,
      state: raw.state as StateCheck,
      sees: raw.sees as Step<I>["sees"],
      ...(raw.asked !== undefined && { asked: raw.asked as Asked }),
      ...(raw.refused !== undefined && { refused: raw.refused as string }),
    })) as unknown as z.ZodType<Step<I>>;
}

function fileSchema<G, I>(dialect: Dialect<G, I>) {
  const oneCase = z.strictObject({
    name: z.string().min(1),
    rule: z.string().min(1).optional(),
    given: dialect.given,
    play: z.array(stepSchema(dialect)).min(1),
    asked: z.partialRecord(z.enum(dialect.seats), z.enum(dialect.requests)),
  });
  return z.strictObject({
    rule: z.string().min(1),
    ruleset: z.literal(dialect.ruleset),
    sets: z.array(z.string().min(1)).min(1).default(["seed-examples"]),
    cases: z.array(oneCase).min(1),
  });
}

/** `cases.3.play.0` -> the case by name and the step counted as a reader counts it. */
function place(path: readonly PropertyKey[], doc: unknown): string {
  let rest = path;
  let text = "";
  const at = (key: string) => (rest[0] === key && typeof rest[1] === "number" ? rest[1] : undefined);
  const number = at("cases");
  if (number !== undefined) {
    const name = (doc as { cases?: { name?: unknown }[] }).cases?.[number]?.name;
    text = `case ${typeof name === "string" ? `"${name}"` : `number ${number + 1}`}: `;
    rest = rest.slice(2);
  }
  const step = at("play");
  if (step !== undefined) {
    text += `step ${step + 1}: `;
    rest = rest.slice(2);
  }
  return text + (rest.length > 0 ? `${rest.map(String).join(".")}: ` : "");
}

function faults(
  issues: readonly z.core.$ZodIssue[],
  doc: unknown,
  above: readonly PropertyKey[] = [],
): string[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    // Of a union that fits nowhere, the branch that came furthest says most.
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const branches = issue.errors.map((branch) => faults(branch, doc, path));
      return branches.toSorted((a, b) => a.length - b.length)[0];
    }
    return [place(path, doc) + issue.message];
  });
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
}

export function parseScenario<G, I>(text: string, file: string, dialect: Dialect<G, I>): Scenario<G, I> {
  const yaml = parseDocument(text, { prettyErrors: true });
  if (yaml.errors.length > 0) throw new ScenarioError(`${file}: ${yaml.errors[0].message}`);
  const doc: unknown = yaml.toJS();
  const read = fileSchema(dialect).safeParse(doc);
  if (!read.success) {
    throw new ScenarioError(
      faults(read.error.issues, doc)
        .map((fault) => `${file}: ${fault}`)
        .join("\n"),
    );
  }
  const double = twice(read.data.cases.map((one) => one.name));
  if (double.length > 0) throw new ScenarioError(`${file}: two cases are named "${double[0]}"`);
  return { file, ...read.data };
}
