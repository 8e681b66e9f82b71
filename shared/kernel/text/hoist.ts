/** Makes a JSON Schema short: what stands in several places is written once, under a name. */
import type { Json } from "../model/state.ts";

export type Schema = { readonly [key: string]: Json };

/** What is shorter than this is repeated. */
const SHORT = 60;

/** The schema with everything that its properties say twice in `$defs`, under the property's key. */
export function hoisted(schema: Schema): Schema {
  const counts = new Map<string, number>();
  eachProperty(schema, (_key, one) => {
    const text = JSON.stringify(one);
    if (text.length > SHORT) counts.set(text, (counts.get(text) ?? 0) + 1);
  });
  const { $defs = {}, ...rest } = schema as { readonly $defs?: Schema } & Schema;
  const taken = new Set(Object.keys($defs));
  const names = new Map<string, string>();
  const defs: Record<string, Json> = {};
  const nameFor = (key: string): string => {
    let name = key;
    for (let at = 2; taken.has(name); at++) name = `${key}${at}`;
    taken.add(name);
    return name;
  };
  const shared = (key: string, one: Schema): Schema => {
    const text = JSON.stringify(one);
    if ((counts.get(text) ?? 0) < 2) return walk(one) as Schema;
    const known = names.get(text);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const name = nameFor(key);
    names.set(text, name);
    defs[name] = walk(one);
    return { $ref: `#/$defs/${name}` };
  };
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map((one: Json) => walk(one));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        key === "properties"
          ? Object.fromEntries(
              Object.entries(one as Schema).map(([name, of]) => [name, shared(name, of as Schema)]),
            )
          : key === "examples"
            ? one
            : walk(one),
      ]),
    );
  };
  const whole = walk(rest) as Schema;
  const parts = walk($defs) as Schema;
  return { ...whole, $defs: { ...parts, ...defs } };
}

/** Each property of each object, from the outside in. */
function eachProperty(value: Json, visit: (key: string, schema: Schema) => void): void {
  if (Array.isArray(value)) for (const one of value as readonly Json[]) eachProperty(one, visit);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const [key, one] of Object.entries(value)) {
    if (key === "examples") continue;
    if (key === "properties")
      for (const [name, schema] of Object.entries(one as Schema)) visit(name, schema as Schema);
    eachProperty(one, visit);
  }
}
