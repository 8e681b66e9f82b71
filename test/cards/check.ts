/** All that there is to say against the text of a set, each with the line of the file that it is about. */
import { readingOf } from "../../server/web/page/cards/reading.ts";
import type { CardSet } from "../../shared/kernel/index.ts";

export interface Checked {
  /** The set, where nothing is wrong with it. */
  readonly set?: CardSet;
  /** What is wrong: a set with a problem is refused. */
  readonly problems: readonly string[];
  /** What is right and comes to nothing. */
  readonly warnings: readonly string[];
}

/** @param file what the lines call it */
export function check(text: string, file: string): Checked {
  const { notes, set } = readingOf(text, "");
  const told = (isWarning: true | undefined): string[] =>
    notes
      .filter((one) => one.isWarning === isWarning)
      .map(({ line, message }) => `${file}:${line}: ${message}`);
  const [problems, warnings] = [told(undefined), told(true)];
  return { problems, warnings, ...(set !== undefined && problems.length === 0 && { set }) };
}
