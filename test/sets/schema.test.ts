import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { setJsonSchema } from "../../shared/kernel/index.ts";
import { schemaPath } from "../games/files.ts";
import { nodesOf } from "./sets.ts";

test.each(rulesets)("the committed JSON Schema of $id is the format's: npm run schema", (ruleset) => {
  expect(JSON.parse(readFileSync(schemaPath(ruleset.id), "utf8"))).toEqual(setJsonSchema(ruleset));
});

test.each(rulesets)("the JSON Schema of $id closes every object and names its parts", (ruleset) => {
  const schema = setJsonSchema(ruleset);
  const parts = ["card", ...Object.keys(ruleset.format.parts)];
  expect(Object.keys(schema.$defs as object)).toEqual(expect.arrayContaining(parts));
  const open = nodesOf(schema).filter(
    (node) => "properties" in node && typeof node.type === "string" && node.additionalProperties !== false,
  );
  expect(open).toEqual([]);
});

test.each(rulesets)("the JSON Schema of $id says each verb once, wherever it may stand", (ruleset) => {
  const verbs = nodesOf(setJsonSchema(ruleset)).flatMap((node) => {
    const { do: verb } = (node.properties ?? {}) as { readonly do?: { readonly const?: string } };
    return verb?.const ?? [];
  });
  expect(verbs.length).toBeGreaterThan(10);
  expect(verbs.filter((verb, at) => verbs.indexOf(verb) < at)).toEqual([]);
});

test.each(rulesets)(
  "the JSON Schema of $id has a branch for each sort of card, and only its own fields there",
  (ruleset) => {
    const { card } = setJsonSchema(ruleset).$defs as {
      card: { anyOf: { properties: object; required: string[] }[] };
    };
    expect(card.anyOf).toHaveLength(ruleset.format.sorts.length);
    for (const [at, { must }] of ruleset.format.sorts.entries()) {
      expect(card.anyOf[at].required).toEqual(expect.arrayContaining([...must]));
      expect(Object.keys(card.anyOf[at].properties)).toEqual(expect.arrayContaining([...must]));
    }
    const shapes = card.anyOf.map(({ properties }) => Object.keys(properties).join());
    expect(new Set(shapes).size).toBeGreaterThan(1);
  },
);
