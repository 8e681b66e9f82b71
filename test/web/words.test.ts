import { describe, expect, test } from "vitest";
import { words as english } from "../../server/web/page/words/en/index.ts";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import { PHRASES } from "../../shared/client/index.ts";
import { REFUSALS } from "../../shared/protocol/index.ts";

/** What is filled in, as {name}, in order of the alphabet. */
const bracesOf = (text = ""): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(Object.entries(LANGUAGES))("words in %s", (_tag, { load }) => {
  test("are there for every key, and for no other", async () => {
    expect(Object.keys((await load()).words).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  test("fill in what the English words fill in, and nothing that is not given", async () => {
    const { words, told, refused } = await load();
    const strange = [
      ...Object.entries(english).flatMap(([key, text]) =>
        bracesOf(words[key]).join() === bracesOf(text).join() ? [] : [key],
      ),
      ...Object.entries(told).flatMap(([key, text]) =>
        bracesOf(text).join() === bracesOf((PHRASES as Record<string, string>)[key]).join() ? [] : [key],
      ),
      ...Object.entries(refused).flatMap(([code, text]) =>
        Object.hasOwn(REFUSALS, code) && bracesOf(text).length === 0 ? [] : [code],
      ),
    ];
    expect(strange).toEqual([]);
  });
});
