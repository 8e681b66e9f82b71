/** What a schema finds wrong, so that an author finds it too: the path, what is meant, and the nearest word that exists. */
import type { z } from "zod";
import type { Fault } from "../model/ruleset.ts";
import { nearest } from "./lint.ts";
import { formsOf, keysOf, type RawIssue, sentenceOf, unknownKey } from "./sentences.ts";

/** An issue with what only the schema that raised it knows: its keys, or which of its forms was likely meant. */
type Issue = z.core.$ZodIssue & { readonly keysHere?: readonly string[]; readonly meantForm?: number };

/** What a schema makes of a value, or everything that it has against it. */
export function readAs<T>(
  schema: z.ZodType<T>,
  json: unknown,
): { readonly data: T } | { readonly faults: Fault[] } {
  // Zod compiles a schema at its first use: for the few cards of a start that costs more than it saves.
  const parsed = schema.safeParse(json, { error: worded, jitless: true });
  return parsed.success ? { data: parsed.data } : { faults: faultsOf(parsed.error.issues) };
}

/** Words an issue. What zod keeps of it afterwards has no schema, so what this one knows is kept beside it. */
function worded(issue: RawIssue): string {
  if (issue.code === "unrecognized_keys") issue.keysHere = keysOf(issue.inst) ?? [];
  if (issue.code === "invalid_union") issue.meantForm = meantForm(issue);
  return sentenceOf(issue);
}

/** Which form of a union an object was likely meant to have: the one with the most of its keys. */
function meantForm({ inst, input }: RawIssue): number | undefined {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return undefined;
  const keys = Object.keys(input);
  const scores = formsOf(inst).map((form) => {
    const known = keysOf(form) ?? [];
    return keys.reduce(
      (sum, key) => sum + (known.includes(key) ? 2 : nearest(key, known) === undefined ? 0 : 1),
      0,
    );
  });
  const most = Math.max(0, ...scores);
  return most === 0 ? undefined : scores.indexOf(most);
}

function faultsOf(issues: readonly Issue[], above: readonly PropertyKey[] = []): Fault[] {
  const misspelt = new Set(issues.flatMap((one) => keysMeant(one, above)));
  return issues.flatMap((issue): Fault[] => {
    const at = [...above, ...issue.path];
    const path = at.join(".");
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        path: [...at, key].join("."),
        message: unknownKey(key, issue.keysHere ?? []),
      }));
    const inForm = issue.code === "invalid_union" ? issue.errors[issue.meantForm ?? -1] : undefined;
    if (inForm !== undefined) return faultsOf(inForm, at);
    // A key that is missing because it is misspelt is one mistake.
    return misspelt.has(path) ? [] : [{ path, message: issue.message }];
  });
}

/** The paths that misspelt keys were likely meant for. */
function keysMeant(issue: Issue, above: readonly PropertyKey[]): string[] {
  if (issue.code !== "unrecognized_keys") return [];
  const meant = issue.keys.flatMap((key) => nearest(key, issue.keysHere ?? []) ?? []);
  return meant.map((key) => [...above, ...issue.path, key].join("."));
}
