/** Takes a lesson from its first step to its last, as one does who finds each step. */
import { LessonMatch } from "../../server/web/page/lesson/lesson-match.ts";
import type { Lesson, LessonStep } from "../../shared/games/lesson.ts";
import { PAGES } from "../../shared/games/pages.ts";

/** The games that have a lesson. */
export const lessons = PAGES.flatMap(({ id, lesson }) =>
  lesson === undefined ? [] : [{ id, load: lesson }],
);

export const NAMES = () => ["You", "Mentor"];

/**
 * @param seen called before each step is taken
 * @throws LostLesson where a step cannot be taken
 */
export function takeLesson(
  lesson: Lesson,
  seen: (step: LessonStep, match: LessonMatch) => void,
): LessonMatch {
  const match = new LessonMatch(lesson, NAMES);
  for (let { step } = match; step !== undefined; { step } = match) {
    seen(step, match);
    if (step.you === undefined) match.readOn();
    else match.show();
    if (match.lost !== undefined) throw match.lost;
    if (match.step === step) throw new Error(`step ${match.at + 1} was not taken`);
  }
  return match;
}
