/** Every word that an author may write has its meaning and an example in the schema, and the example is right. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { setJsonSchema } from "../../shared/kernel/index.ts";
import { bareKeys, toldBy } from "./manual.ts";

describe.each(rulesets)("$id", (game) => {
  const { keys, forms } = toldBy(game);

  test("each key has a meaning and an example", () => {
    expect(keys.length).toBeGreaterThan(100);
    expect(bareKeys(game)).toEqual([]);
  });

  test("each example is right where it stands, and each form's is a whole one", () => {
    expect(forms.length).toBeGreaterThanOrEqual(Object.keys(game.verbs).length);
    const all = [...keys, ...forms];
    const properties = Object.fromEntries(all.map(({ at }) => [at, { $ref: `set${at}` }]));
    const ajv = new Ajv2020({ validateFormats: false, allErrors: true, inlineRefs: false });
    const fits = ajv.addSchema(setJsonSchema(game), "set").compile({ type: "object", properties });
    fits(Object.fromEntries(all.map(({ at, examples }) => [at, examples?.[0]])));
    expect(fits.errors ?? []).toEqual([]);
  });

  test("each act that an ability may wait for has a meaning, as each verb has, and no other", () => {
    const { events, forms: own } = game.format.manual;
    const acts = Object.keys(game.acts);
    // An ability of CrowdControl waits for what its kind says.
    expect(Object.keys(events).toSorted()).toEqual(game.id === "crowdcontrol" ? [] : acts.toSorted());
    const verbs = Object.keys(own).filter((name) => name.startsWith("do:"));
    expect(verbs.toSorted()).toEqual(
      Object.keys(game.verbs)
        .map((verb) => `do:${verb}`)
        .toSorted(),
    );
  });
});
