/** What a schema finds wrong, so that an author finds it too: card, path, and the nearest word that exists. */
import { z } from "zod";
import type { Problem } from "../model/ruleset.ts";
import { nearest } from "./lint.ts";

type Issue = z.core.$ZodIssue;

/** Everything a schema has against a card or set. */
export function schemaProblems(card: string, error: z.ZodError, schema: z.ZodType): Problem[] {
  let keys: readonly string[] | undefined;
  const known = (): readonly string[] => {
    keys ??= [...propertyNames(z.toJSONSchema(schema, { reused: "ref", unrepresentable: "any" }))];
    return keys;
  };
  return error.issues.flatMap((issue) => problemsOf(card, issue, known));
}

function problemsOf(card: string, issue: Issue, keys: () => readonly string[]): Problem[] {
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      card,
      path: path === "" ? key : `${path}.${key}`,
      message: `unknown key${meant(key, keys())}`,
    }));
  }
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const closest = issue.errors.reduce((a, b) => (b.length > 0 && depth(b) > depth(a) ? b : a));
    if (closest.length > 0)
      return closest.flatMap((one) => problemsOf(card, { ...one, path: [...issue.path, ...one.path] }, keys));
  }
  const words = wordsFor(issue);
  if (words === undefined) return [{ card, path, message: issue.message }];
  return [{ card, path, message: `not one of ${words.join(", ")}${meant(writtenIn(issue), words)}` }];
}

/** The words a value is chosen from, where that is what is wrong with it. */
function wordsFor(issue: Issue): readonly string[] | undefined {
  if (issue.code === "invalid_value") return issue.values.map(String);
  const options = issue.code === "invalid_union" ? (issue as { options?: unknown }).options : undefined;
  return Array.isArray(options) ? options.map(String) : undefined;
}

/** The word that stands where the issue is; of a union of objects, their discriminating word. */
function writtenIn(issue: Issue): string {
  const { input } = issue;
  if (typeof input !== "object" || input === null) return String(input ?? "");
  return String((input as { [key: PropertyKey]: unknown })[issue.path[issue.path.length - 1]] ?? "");
}

function meant(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? "" : `; did you mean "${near}"?`;
}

const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map((one) => one.path.length));

/** Every key any object of the schema has. */
function propertyNames(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== "object" || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "properties") for (const name of Object.keys(value as object)) found.add(name);
    propertyNames(value, found);
  }
  return found;
}
