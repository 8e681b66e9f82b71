import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { setJsonSchema } from "../../shared/kernel/index.ts";
import { schemaFile } from "./schema.ts";
import { nodesOf } from "./sets.ts";

test.each(rulesets)(
  "the committed JSON Schema of $id is the format's: node test/sets/schema.ts",
  (ruleset) => {
    expect(JSON.parse(readFileSync(schemaFile(ruleset), "utf8"))).toEqual(setJsonSchema(ruleset));
  },
);

test.each(rulesets)("the JSON Schema of $id closes every object and names its parts", (ruleset) => {
  const schema = setJsonSchema(ruleset);
  const parts = ["card", ...Object.keys(ruleset.format.parts)];
  expect(Object.keys(schema.$defs as object).toSorted()).toEqual(parts.toSorted());
  const open = nodesOf(schema).filter(
    (node) => "properties" in node && typeof node.type === "string" && node.additionalProperties !== false,
  );
  expect(open).toEqual([]);
});
