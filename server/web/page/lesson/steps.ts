import { useMatch } from "../match/store.ts";
import type { LessonMatch } from "./lesson-match.ts";

/** Where the lesson is, drawn again with each step. */
export function useSteps(match: LessonMatch) {
  useMatch(match);
  return { step: match.step, at: match.at, length: match.length };
}
