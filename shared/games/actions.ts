/** Actions that read alike in several games. */
import type { ActionDef, Words } from "../kernel/game.ts";

/** An action that is its own whole answer: nothing to choose, nothing to pay. */
export const bare = <W extends Words>(answers: W["request"], result: string): ActionDef<W> => ({
  answers: [answers],
  head: [],
  heads: () => [{}],
  begin: () => undefined,
  stages: () => [],
  finish: () => result,
});
