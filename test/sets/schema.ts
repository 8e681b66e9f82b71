/**
 * Writes the JSON Schema of each ruleset's set format beside the ruleset, for editors
 * (`"$schema"` of a set file). Run after a change of the format: `node test/sets/schema.ts`
 */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type Ruleset, setJsonSchema } from "../../shared/kernel/index.ts";
import { altered } from "../../shared/rulesets/altered/index.ts";
import { crowdcontrol } from "../../shared/rulesets/crowdcontrol/index.ts";
import { grandArchive } from "../../shared/rulesets/grand-archive/index.ts";
import { nullshapers } from "../../shared/rulesets/nullshapers/index.ts";
import { ucg } from "../../shared/rulesets/ucg/index.ts";

export const rulesets: readonly Ruleset[] = [ucg, nullshapers, altered, grandArchive, crowdcontrol];

export const schemaFile = ({ id }: Ruleset): URL =>
  new URL(`../../shared/rulesets/${id}/set.schema.json`, import.meta.url);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const ruleset of rulesets) {
    writeFileSync(schemaFile(ruleset), `${JSON.stringify(setJsonSchema(ruleset), null, 2)}\n`);
    console.log(`wrote shared/rulesets/${ruleset.id}/set.schema.json; now: npm run format`);
  }
}
