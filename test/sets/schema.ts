/**
 * Writes the JSON Schema of each ruleset's set format beside the ruleset, for editors
 * (`"$schema"` of a set file). Run after a change of the format: `npm run schema -- [ID…]`
 */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import { rulesets } from "../../shared/games/index.ts";
import { type Ruleset, setJsonSchema } from "../../shared/kernel/index.ts";
import { schemaPath } from "../games/files.ts";

/** @returns the path of the file */
export function writeSchema(ruleset: Ruleset): string {
  const path = schemaPath(ruleset.id);
  writeFileSync(path, `${JSON.stringify(setJsonSchema(ruleset), null, 2)}\n`);
  return path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const asked = process.argv.slice(2);
  for (const ruleset of rulesets.filter(({ id }) => asked.length === 0 || asked.includes(id)))
    console.log(`wrote ${relative(process.cwd(), writeSchema(ruleset))}; now: npm run format`);
}
