/** A game's first match, step by step: it can be taken to its end, and says the same in every language. */
import { expect, test } from "vitest";
import { LessonMatch } from "../../server/web/page/lesson/lesson-match.ts";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import { lessons, NAMES, takeLesson } from "./play.ts";

test.each(lessons)("the lesson of $id can be taken, step by step, and is won", async ({ load }) => {
  const { lesson } = await load();
  const match = takeLesson(lesson, () => {});
  expect(match.read().picture.over?.winners).toEqual([0]);
  expect(match.length).toBeGreaterThan(11);
});

test.each(lessons)("the lesson of $id has a text for each step, in every language", async ({ id, load }) => {
  const { lesson } = await load();
  const ids = lesson.steps.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const language of Object.values(LANGUAGES)) {
    const texts = (await language.load()).gameOf[id]?.lessonTexts;
    if (texts !== undefined) expect(Object.keys((await texts()).texts)).toEqual(ids);
  }
});

test.each(lessons)(
  "the lesson of $id offers what its step is about, and takes nothing else",
  async ({ load }) => {
    const { lesson } = await load();
    let others = 0;
    takeLesson(lesson, ({ you }, match) => {
      const { seat } = match.read();
      expect(seat.options.every(({ action }) => action.action === you?.action)).toBe(true);
      expect(seat.options.length > 0).toBe(you !== undefined);
      if (you !== undefined) return;
      others++;
      expect(seat.own.ask).toBeNull();
    });
    expect(others).toBeGreaterThan(0);
  },
);

test("an intent that the step is not about changes nothing", async () => {
  const [{ load }] = lessons;
  const { lesson } = await load();
  const match = new LessonMatch(lesson, NAMES);
  expect(match.step?.you).toBeUndefined();
  expect(await match.submit({ action: "advancePhase" })).toMatchObject({ ok: false, code: "lesson/other" });
  while (match.step?.you === undefined) match.readOn();
  const { at } = match;
  const { picture } = match.read();
  expect(await match.submit({ action: "advancePhase" })).toMatchObject({ ok: false, code: "lesson/other" });
  expect(await match.submit({})).toMatchObject({ ok: false, code: "lesson/other" });
  expect(match.at).toBe(at);
  expect(match.read().picture).toEqual(picture);
});
