/** What is wrong with a value of a set, in a sentence that its author understands. */
import type { z } from "zod";
import { counted, withArticle } from "./english.ts";
import { meant } from "./lint.ts";

/** An issue as zod hands it to whoever words it: with the schema that raised it. */
export type RawIssue = z.core.$ZodRawIssue;

/** The sentence for an issue; a schema's own words go before it. */
export function sentenceOf(issue: RawIssue): string {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue);
    case "too_small":
      return `${sized(input, "small", "few")}: at least ${String(issue.minimum)}`;
    case "too_big":
      return `${sized(input, "large", "many")}: at most ${String(issue.maximum)}`;
    case "invalid_value":
      return notOneOf(input, issue.values.map(String));
    case "invalid_union":
      return issue.discriminator === undefined
        ? noForm(issue)
        : notOneOf((input as Keyed)[issue.discriminator], (issue.options as readonly unknown[]).map(String));
    case "invalid_format":
      return `${written(input)} is no address that begins with https://`;
    default:
      return `${written(input)} cannot stand here`;
  }
}

type Keyed = { readonly [key: string]: unknown };

function wrongType({ input, expected, inst }: RawIssue & { readonly code: "invalid_type" }): string {
  if (input === undefined) return `is missing: it must be ${kindWord(expected, inst)}`;
  if ((expected === "number" || expected === "int") && typeof input === "string" && /^-?\d+$/.test(input))
    return `${written(input)} is text: write ${input} without quotes`;
  return `${written(input)} cannot stand here: it must be ${kindWord(expected, inst)}`;
}

/** What a value must be, as far as the schema that asks for it knows. */
function kindWord(expected: string, schema: unknown): string {
  switch (expected) {
    case "number":
    case "int":
      return "a whole number";
    case "string":
      return "text in quotes";
    case "array":
      return "a list in [ ]";
    case "object":
    case "record":
      return objectWord(schema);
    default:
      return withArticle(expected);
  }
}

/** An object, with its leading word where that decides what else is in it. */
function objectWord(schema: unknown): string {
  const keys = keysOf(schema) ?? [];
  return keys.length === 1 ? `an object, as { "${keys[0]}": … }` : "an object in { }";
}

const defOf = (schema: unknown) => (schema as z.core.$ZodTypes | undefined)?._zod.def;

/** The keys that an object of a schema may have; of several forms the key that tells which it is. */
export function keysOf(schema: unknown): readonly string[] | undefined {
  const def = defOf(schema);
  if (def?.type === "lazy") return keysOf(def.getter());
  if (def?.type === "object") return Object.keys(def.shape);
  return def !== undefined && "discriminator" in def ? [def.discriminator as string] : undefined;
}

/** The forms of which a value may be one. */
export function formsOf(schema: unknown): readonly unknown[] {
  const def = defOf(schema);
  return def?.type === "union" ? def.options : [];
}

/** A value that has none of the forms that fit. */
function noForm({ inst, input }: RawIssue): string {
  const forms = [...new Set(formsOf(inst).map(formWord))].join(" or ");
  return input === undefined
    ? `is missing: it must be ${forms}`
    : `${written(input)} cannot stand here: it must be ${forms}`;
}

function formWord(form: unknown): string {
  const def = defOf(form);
  if (def?.type === "literal") return def.values.map((one) => JSON.stringify(one)).join(" or ");
  if (def?.type === "enum") return `one of ${Object.keys(def.entries).join(", ")}`;
  const keys = keysOf(form);
  return keys === undefined ? kindWord(def?.type ?? "object", form) : `{ "${keys[0]}": … }`;
}

/** Lists of words that are longer are told only where no word is near. */
const LONG = 12;

/** A word that is none of those that fit. */
function notOneOf(input: unknown, words: readonly string[]): string {
  const all = words.length === 1 ? words[0] : `one of ${words.join(", ")}`;
  if (input === undefined) return `is missing: it must be ${all}`;
  if (words.length === 1) return `${written(input)} cannot stand here: it must be ${all}, or left out`;
  const near = typeof input === "string" ? meant(input, words) : "";
  return `${written(input)} is ${near === "" || words.length <= LONG ? `not ${all}` : "unknown"}${near}`;
}

/** A key that the object in which it stands does not take. */
export function unknownKey(key: string, known: readonly string[]): string {
  const all =
    known.length === 1 ? `: the key here is ${known[0]}` : `: the keys here are ${known.join(", ")}`;
  return `unknown key${meant(key, known) || all}`;
}

/** How much of a value is told. */
const TOLD = 40;

/** A value as its author wrote it. */
function written(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > TOLD ? `${text.slice(0, TOLD)}…` : text;
}

function sized(input: unknown, much: string, many: string): string {
  if (typeof input === "number") return `${input} is too ${much}`;
  const { length } = input as string | readonly unknown[];
  const [whole, part] = Array.isArray(input) ? ["list", "entry"] : ["text", "letter"];
  return length === 0
    ? `the ${whole} is empty`
    : `${counted(length, part)} ${length === 1 ? "is" : "are"} too ${many}`;
}
