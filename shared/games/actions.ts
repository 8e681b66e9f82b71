/** Actions that read alike in several games. */
import type { ActionDef } from "../kernel/game.ts";

/** An action that is its own whole answer: nothing to choose, nothing to pay. */
export const bare = (answers: string, result: string): ActionDef => ({
  answers: [answers],
  head: [],
  heads: () => [{}],
  begin: () => undefined,
  stages: () => [],
  finish: () => result,
});
