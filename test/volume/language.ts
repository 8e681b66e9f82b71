/** The card language of a game, as the JSON Schema of its sets has it: what may stand where, and every word of it. */
import { type Data, type Json, type Ruleset, setJsonSchema } from "../../shared/kernel/index.ts";
import type { JsonSchema } from "../json-schema.ts";

/** What a set's schema has besides what verbs need. */
export interface Schema extends JsonSchema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  /** What a list must have among its items. */
  readonly contains?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly examples?: readonly Json[];
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
}

export interface Language {
  readonly card: Schema;
  /** What the format calls by a name of its own: filter, number. */
  readonly parts: readonly string[];
  /** The schema that a reference means; itself where it is none. */
  resolve(schema: Schema): Schema;
}

/** How a reference begins. */
const DEFS = "#/$defs/";

export function languageOf(ruleset: Ruleset): Language {
  const { $defs } = setJsonSchema(ruleset) as unknown as { readonly $defs: Readonly<Record<string, Schema>> };
  const known = new Map<Schema, Schema>();
  const meant = ({ $ref, examples }: Schema & { readonly $ref: string }): Schema => {
    const whole = resolve($defs[$ref.slice(DEFS.length)]);
    return examples === undefined ? whole : { ...whole, examples };
  };
  const resolve = (schema: Schema): Schema => {
    const { $ref } = schema;
    if ($ref === undefined) return schema;
    const found = known.get(schema) ?? meant({ ...schema, $ref });
    known.set(schema, found);
    return found;
  };
  return { card: $defs.card, parts: Object.keys(ruleset.format.parts), resolve };
}

/** Forms of which a value must have one; none where the schema is no union. */
export const formsOf = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? [];

const isNode = (value: Json | undefined): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The form that a value has been written in, by its type, its keys and the words that tell forms apart. */
export function formOf(language: Language, schema: Schema, value: Json): Schema {
  const whole = language.resolve(schema);
  const forms = formsOf(whole);
  const form =
    forms.find((one) => fits(language, one, value)) ?? forms.find((one) => fits(language, one, value, false));
  return form === undefined ? schema : formOf(language, form, value);
}

/** @param wholly false also takes what lacks a key */
function fits(language: Language, schema: Schema, value: Json, wholly = true): boolean {
  const whole = language.resolve(schema);
  const forms = formsOf(whole);
  if (forms.length > 0) return forms.some((one) => fits(language, one, value, wholly));
  if (whole.const !== undefined || whole.enum !== undefined || whole.type === "array")
    return tells(language, whole, value);
  if (whole.type === "integer" || whole.type === "number") return typeof value === "number";
  if (whole.type !== "object") return typeof value === whole.type;
  const { properties = {}, required = [] } = whole;
  return (
    isNode(value) &&
    (!wholly || required.every((key) => key in value)) &&
    Object.entries(value).every(
      ([key, one]) => properties[key] !== undefined && tells(language, properties[key], one),
    )
  );
}

/** Whether a key's value allows this form; only plain words, and lists of them, tell forms apart. */
function tells(language: Language, schema: Schema, value: Json): boolean {
  const { const: only, enum: words, type, items, contains } = language.resolve(schema);
  if (only !== undefined) return JSON.stringify(only) === JSON.stringify(value);
  if (words !== undefined) return words.includes(value);
  if (type !== "array") return true;
  if (!Array.isArray(value)) return false;
  const list = value as readonly Json[];
  return (
    list.every((one) => items === undefined || tells(language, items, one)) &&
    (contains === undefined || list.some((one) => tells(language, contains, one)))
  );
}

/** Keys whose word decides what else is in a node. */
const LEADS = ["do", "ref", "num", "is", "kind"];

/** What a node is called: by its leading word, else by what the format calls it or the key that it stands under. */
export function nameOf(language: Language, schema: Schema, key: string): string {
  const lead = leadOf(language, schema);
  if (lead !== undefined) return lead.name;
  const part = schema.$ref?.slice(DEFS.length) ?? "";
  return language.parts.includes(part) ? part : key;
}

/** The word that tells a form apart, as cards are counted by it; what it is called where it has none. */
export const wordOf = (language: Language, form: Schema, key: string): string =>
  leadOf(language, form)?.word ?? nameOf(language, form, key);

interface Lead {
  readonly name: string;
  readonly word: string;
}

const leads = new WeakMap<Schema, Lead | "none">();

function leadOf(language: Language, schema: Schema): Lead | undefined {
  const found = leads.get(schema) ?? leadIn(language, schema) ?? "none";
  leads.set(schema, found);
  return found === "none" ? undefined : found;
}

function leadIn(language: Language, schema: Schema): Lead | undefined {
  const { properties = {} } = language.resolve(schema);
  for (const lead of LEADS) {
    const { const: only, enum: words } = language.resolve(properties[lead] ?? {});
    const word = only ?? (lead === "kind" ? undefined : words?.[0]);
    if (word !== undefined) return { name: `${lead}:${word}`, word: `${lead}:${word}.${lead}=${word}` };
  }
  return undefined;
}

/** The words that a card is written with. */
export function wordsIn(language: Language, card: Data): Set<string> {
  const words = new Set<string>();
  const look = (schema: Schema, value: Json, key: string, holder: string): void => {
    const form = formOf(language, schema, value);
    const whole = language.resolve(form);
    if (valuesOf(whole).some((one) => JSON.stringify(one) === JSON.stringify(value)))
      words.add(`${holder}=${String(value)}`);
    if (Array.isArray(value))
      for (const one of value as readonly Json[]) look(whole.items ?? {}, one, key, holder);
    if (!isNode(value)) return;
    const name = nameOf(language, form, key);
    for (const [inner, one] of Object.entries(value)) {
      words.add(`${name}.${inner}`);
      look(whole.properties?.[inner] ?? {}, one, inner, `${name}.${inner}`);
    }
  };
  look(language.card, card, "card", "card");
  return words;
}

/** The plain words that a value may be. */
export const valuesOf = ({ const: only, enum: some }: Schema): readonly Json[] =>
  only !== undefined ? [only] : (some ?? []);
