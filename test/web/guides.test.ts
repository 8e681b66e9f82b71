/** What a game tells who never saw it: its goal in one line, and its guide in every language. */
import { expect, test } from "vitest";
import { words as english } from "../../server/web/page/words/en/index.ts";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import type { Words } from "../../server/web/page/words/translation.ts";
import { PAGES } from "../../shared/games/pages.ts";
import type { Guide } from "../../shared/games/plan.ts";

const guided = PAGES.flatMap(({ id, guides }) => (guides === undefined ? [] : [[id, guides] as const]));

const figuresOf = (guide: Guide): string[][] =>
  guide.map(({ title, lines }) => ([title, ...lines].join(" ").match(/\d+/g) ?? []).toSorted());

test.each(guided)("the guide of %s has a goal, and says the same in every language", async (id, guides) => {
  expect((english as Words)[`goal.${id}`]).toMatch(/\.$/);
  expect(Object.keys(guides).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
  const [first, ...others] = await Promise.all(
    Object.values(guides).map(async (load) => {
      const { guide } = await load();
      return { shape: guide.map(({ lines }) => lines.length), figures: figuresOf(guide) };
    }),
  );
  expect(first.shape.length).toBeGreaterThan(3);
  for (const other of others) expect(other).toEqual(first);
});
