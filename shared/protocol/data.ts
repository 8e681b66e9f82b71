/** Plain data as it comes off a wire: whole numbers, strings, booleans, null, lists and records. */
import { z } from "zod";
import type { Data, Json } from "../kernel/index.ts";

/** The depth and number of values that a stranger may send in one piece. */
export const DATA_LIMITS = { depth: 12, values: 2000 } as const;

type Budget = { values: number };

/**
 * A copy in which nothing is left but plain data, or undefined where something else was in it.
 * The copy matters: what msgpack decodes may be a Date, a Map or -0, and none of them may reach a match's state.
 */
export function plain(
  value: unknown,
  budget: Budget = { values: DATA_LIMITS.values },
  depth = 0,
): Json | undefined {
  if (depth > DATA_LIMITS.depth || --budget.values < 0) return undefined;
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  // -0 and 0 are one number to rules, and two to a state that is compared byte for byte.
  if (typeof value === "number") return Number.isSafeInteger(value) ? value + 0 : undefined;
  if (Array.isArray(value)) return plainList(value, budget, depth);
  return typeof value === "object" ? plainRecord(value, budget, depth) : undefined;
}

function plainList(list: readonly unknown[], budget: Budget, depth: number): Json | undefined {
  const out: Json[] = [];
  for (const one of list) {
    const copy = plain(one, budget, depth + 1);
    if (copy === undefined) return undefined;
    out.push(copy);
  }
  return out;
}

function plainRecord(record: object, budget: Budget, depth: number): Data | undefined {
  const kind = Object.getPrototypeOf(record);
  if (kind !== Object.prototype && kind !== null) return undefined;
  const out: Record<string, Json> = {};
  for (const [key, one] of Object.entries(record)) {
    const copy = key === "__proto__" ? undefined : plain(one, budget, depth + 1);
    if (copy === undefined) return undefined;
    out[key] = copy;
  }
  return out;
}

/** Any plain value. In a JSON Schema it is "anything": what fits is the rulesets' to say. */
export const jsonSchema: z.ZodType<Json> = z.unknown().transform((value, ctx): Json => {
  const copy = plain(value);
  if (copy !== undefined) return copy;
  ctx.addIssue({
    code: "custom",
    message: "wants plain data: whole numbers, text, booleans, lists, records",
  });
  return z.NEVER;
});

const recordOf = (values: number): z.ZodType<Data> =>
  z.record(z.string(), z.unknown()).transform((value, ctx): Data => {
    const copy = plain(value, { values });
    if (copy !== undefined) return copy as Data;
    ctx.addIssue({
      code: "custom",
      message: "wants plain data: whole numbers, text, booleans, lists, records, and not too much of it",
    });
    return z.NEVER;
  });

/** A record of plain values, copied. */
export const dataSchema = recordOf(DATA_LIMITS.values);

/** Rulings of a ruleset by name, of which none has a hundred: each that it does not know it says by name. */
export const optionsSchema = recordOf(100);
