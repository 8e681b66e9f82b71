/** Makes a JSON Schema short: what stands in several places is written once, under a name. */
import type { Json } from "../model/state.ts";

export type Schema = { readonly [key: string]: Json };

/** What is shorter than this is repeated. */
const SHORT = 60;

/** Where the forms of a value stand. */
const FORMS = ["anyOf", "oneOf"];

/** The schema with everything that its properties and forms say twice in `$defs`, under a word of it. */
export function hoisted(schema: Schema): Schema {
  const counts = new Map<string, number>();
  count(schema, counts);
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
      Object.entries(value).map(([key, one]) => {
        const parts = partsOf(key, one);
        if (parts === undefined) return [key, key === "examples" ? one : walk(one)];
        const done = parts.map(([name, of]) => [name, shared(name, of)] as const);
        return [key, FORMS.includes(key) ? done.map(([, of]) => of) : Object.fromEntries(done)];
      }),
    );
  };
  const whole = walk(rest) as Schema;
  const parts = walk($defs) as Schema;
  return { ...whole, $defs: { ...parts, ...defs } };
}

/** What may be shared of what stands under a key, each with its word. */
function partsOf(key: string, value: Json): (readonly [name: string, schema: Schema])[] | undefined {
  if (key === "properties") return Object.entries(value as { readonly [name: string]: Schema });
  if (!FORMS.includes(key)) return undefined;
  return (value as readonly Schema[]).map((form) => [leadOf(form), form]);
}

/** The one word that a form's first property must be, or else that property's key. */
function leadOf({ properties = {} }: Schema): string {
  const [[key, first] = ["form", {}]] = Object.entries(properties as { readonly [name: string]: Schema });
  return typeof first.const === "string" ? first.const : key;
}

/** How often each part stands there, once it is shared: within a second one nothing is counted again. */
function count(value: Json, counts: Map<string, number>): void {
  if (Array.isArray(value)) for (const one of value as readonly Json[]) count(one, counts);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const [key, one] of Object.entries(value)) {
    if (key === "examples") continue;
    const parts = partsOf(key, one);
    if (parts === undefined) count(one, counts);
    for (const [, part] of parts ?? []) {
      const text = JSON.stringify(part);
      const times = text.length > SHORT ? (counts.get(text) ?? 0) + 1 : 1;
      if (text.length > SHORT) counts.set(text, times);
      if (times === 1) count(part, counts);
    }
  }
}
