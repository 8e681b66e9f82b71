/** `test/bench/history.json`: the runs that were kept, the oldest first. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Measured, ratioOf, UNITS } from "./reference.ts";

const FILE = fileURLToPath(new URL("./history.json", import.meta.url));

const spreadSchema = z.number().nonnegative().optional();

const runSchema = z.strictObject({
  bench: z.string(),
  commit: z.string().regex(/^[0-9a-f]{7,40}$/),
  date: z.iso.date(),
  node: z.string(),
  reference: z.strictObject({ of: z.string(), perSecond: z.number().positive(), spread: spreadSchema }),
  figures: z.record(
    z.string(),
    z.strictObject({
      ratio: z.number().positive(),
      unit: z.enum(UNITS),
      spread: spreadSchema,
      /** The spread of the reference, where it was measured again beside this figure. */
      beside: spreadSchema,
    }),
  ),
});

/** One run, its figures as ratios to the reference measured beside them. */
export type Run = z.infer<typeof runSchema>;

/** The runs kept, or in one line why they cannot be read. */
export type History =
  | { readonly ok: true; readonly runs: readonly Run[] }
  | { readonly ok: false; readonly why: string };

const refused = (file: string, why: string): History => ({
  ok: false,
  why: `${file} cannot be read: ${why}`,
});

function faultOf({ issues: [{ path, message }] }: z.ZodError): string {
  return `${path.join(".")}: ${message}`;
}

/** Reads it; nothing in it is guessed at. */
export function readHistory(file: string = FILE): History {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return refused(file, error instanceof Error ? error.message.replaceAll(/\s+/g, " ") : "it is no JSON");
  }
  const parsed = z.array(runSchema).safeParse(value);
  if (parsed.success) return { ok: true, runs: parsed.data };
  return refused(file, faultOf(parsed.error));
}

/** The run that was kept last of a bench. */
export const lastOf = (runs: readonly Run[], bench: string): Run | undefined =>
  runs.findLast((run) => run.bench === bench);

/** Four digits: more would be noise. */
const short = (value: number): number => Number(value.toPrecision(4));

/** A run as it is kept; in one line why not, where a figure came out as no number above 0. */
export function runOf(
  stamp: Pick<Run, "bench" | "commit" | "date" | "node">,
  { reference, figures }: Measured,
): Run | { why: string } {
  const shortened = (spreads: Record<string, number | undefined>) =>
    Object.fromEntries(
      Object.entries(spreads).flatMap(([key, one]) => (one === undefined ? [] : [[key, short(one)]])),
    );
  const parsed = runSchema.safeParse({
    ...stamp,
    reference: {
      of: reference.of,
      perSecond: short(reference.value),
      ...shortened({ spread: reference.spread }),
    },
    figures: Object.fromEntries(
      figures.map((one) => [
        one.figure,
        {
          ratio: short(ratioOf(one, reference)),
          unit: one.unit,
          ...shortened({ spread: one.spread, beside: one.beside?.spread }),
        },
      ]),
    ),
  });
  return parsed.success ? parsed.data : { why: `the run cannot be kept: ${faultOf(parsed.error)}` };
}

/** As long as the formatter of the house lets a line be. */
const LINE = 110;

/** Writes them, a figure a line where it fits. */
export function writeHistory(runs: readonly Run[], file: string = FILE): void {
  const lines = JSON.stringify(runs, null, 2).replaceAll(/^ *"[^"]*": \{[^{}]*\},?$/gm, (innermost) => {
    const line = innermost.replaceAll(/\n */g, " ");
    return line.length > LINE ? innermost : line;
  });
  writeFileSync(file, `${lines}\n`);
}
