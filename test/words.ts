import type { Match } from "../shared/kernel/model/match.ts";
import type { Words } from "../shared/kernel/model/words.ts";

/** A match in the words of its game: a test knows which it is of, where no type says it. */
export const inWords = <W extends Words>(m: Match): Match<W> => m as Match<W>;
