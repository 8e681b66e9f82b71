/** What a game tells who never saw it: its goal in one line, and its guide in every language. */
import { expect, test } from "vitest";
import { words as english } from "../../server/web/page/words/en/index.ts";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import type { Words } from "../../server/web/page/words/translation.ts";
import { PAGES } from "../../shared/games/pages.ts";
import type { Guide } from "../../shared/games/plan.ts";

const guided = PAGES.flatMap(({ id, guide }) => (guide === undefined ? [] : [id]));

const figuresOf = (guide: Guide): string[][] =>
  guide.map(({ title, lines }) => ([title, ...lines].join(" ").match(/\d+/g) ?? []).toSorted());

test.each(guided)("the guide of %s has a goal, and says the same in every language", async (id) => {
  expect((english as Words)[`goal.${id}`]).toMatch(/\.$/);
  const languages = await Promise.all(Object.values(LANGUAGES).map(({ load }) => load()));
  const [first, ...others] = await Promise.all(
    languages.flatMap(({ gameOf }) => {
      const load = gameOf[id]?.guide;
      return load === undefined
        ? []
        : load().then(({ guide }) => ({
            shape: guide.map(({ lines }) => lines.length),
            figures: figuresOf(guide),
          }));
    }),
  );
  expect(first.shape.length).toBeGreaterThan(3);
  for (const other of others) expect(other).toEqual(first);
});
