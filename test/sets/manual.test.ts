/** Every word that an author may write has its meaning and an example in the schema, and the example is right. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { setJsonSchema } from "../../shared/kernel/index.ts";
import { manualFaults, toldBy, writtenVerbs } from "./manual.ts";

describe.each(rulesets)("$id", (game) => {
  const { keys, forms } = toldBy(game);

  test("each key, act and verb has a meaning", () => {
    expect(keys.length).toBeGreaterThan(100);
    expect(manualFaults(game)).toEqual([]);
  });

  test("each example is right where it stands, and each form's is a whole one", () => {
    expect(forms.length).toBeGreaterThanOrEqual(writtenVerbs(game).length);
    const all = [...keys, ...forms];
    const properties = Object.fromEntries(all.map(({ at }) => [at, { $ref: `set${at}` }]));
    const ajv = new Ajv2020({ validateFormats: false, allErrors: true, inlineRefs: false });
    const fits = ajv.addSchema(setJsonSchema(game), "set").compile({ type: "object", properties });
    fits(Object.fromEntries(all.map(({ at, examples }) => [at, examples?.[0]])));
    expect(fits.errors ?? []).toEqual([]);
  });
});
