/**
 * Writes the JSON Schema of each ruleset's set format beside the ruleset, for editors
 * (`"$schema"` of a set file). Run after a change of the format: `node test/sets/schema.ts`
 */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { rulesets } from "../../shared/games/index.ts";
import { type Ruleset, setJsonSchema } from "../../shared/kernel/index.ts";

export const schemaFile = ({ id }: Ruleset): URL =>
  new URL(`../../shared/games/${id}/set.schema.json`, import.meta.url);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const ruleset of rulesets) {
    writeFileSync(schemaFile(ruleset), `${JSON.stringify(setJsonSchema(ruleset), null, 2)}\n`);
    console.log(`wrote shared/games/${ruleset.id}/set.schema.json; now: npm run format`);
  }
}
