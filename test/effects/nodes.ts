/** Every way a verb can be written, read from the schema that reads sets. */
import { z } from "zod";
import type { Data, Json, Ruleset } from "../../shared/kernel/index.ts";
import type { JsonSchema } from "../json-schema.ts";

/** Stand in a node for what the stage of a game puts there. */
export const MARKS = ["@ref", "@number", "@filter", "@condition", "@zone", "@name", "@text"] as const;

/** Terms whose place can be seen in a schema, but attributes, each of which a verb is tried with. */
function markedTerms({ attrs, vars }: Ruleset) {
  const named = [...attrs, ...vars.filter((key) => key[0] !== "_")] as [string, ...string[]];
  const [ref, number, filter, condition, zone, name] = MARKS.map((mark) => z.literal(mark));
  const computed = z.enum(attrs as [string, ...string[]]);
  return { ref, number, filter, condition, zone, name, attr: z.enum(named), computed };
}

/** All nodes of a verb that differ from the plainest in one field. */
export function nodesOf(ruleset: Ruleset, verb: string): Data[] {
  const shape = ruleset.verbs[verb].shape?.(markedTerms(ruleset) as never) ?? {};
  const schema = z.toJSONSchema(z.strictObject(shape)) as JsonSchema;
  return objects(schema).map((node) => ({ do: verb, ...node }));
}

function objects({ properties = {}, required = [] }: JsonSchema): Data[] {
  const all = Object.entries(properties).map(([key, schema]) => [key, values(schema)] as const);
  const base = Object.fromEntries(
    all.filter(([key]) => required.includes(key)).map(([key, [first]]) => [key, first]),
  );
  const others = all.flatMap(([key, found]) =>
    found.slice(key in base ? 1 : 0).map((value): Data => ({ ...base, [key]: value })),
  );
  return [base, ...others];
}

function values(schema: JsonSchema): Json[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return [...schema.enum];
  const some = schema.anyOf ?? schema.oneOf;
  if (some !== undefined) return some.flatMap(values);
  switch (schema.type) {
    case "integer":
      return [Math.max(schema.minimum ?? 1, 1)];
    case "boolean":
      return [true, false];
    case "array":
      return values(schema.items ?? {}).map((one) => [one]);
    case "object":
      return objects(schema);
    default:
      return ["@text"];
  }
}
