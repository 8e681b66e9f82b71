/** All that there is to say against the text of a set, each with the line of the file that it is about. */

import { noteOf } from "../../server/web/page/cards/reading.ts";
import { type Note, Source } from "../../server/web/page/cards/source.ts";
import { rulesets } from "../../shared/games/index.ts";
import { type CardSet, loadSet, type Problem } from "../../shared/kernel/index.ts";
import { warningsOf } from "./warnings.ts";

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
  const source = new Source(text);
  const told = ({ line, message }: Note): string => `${file}:${line}: ${message}`;
  const [broken] = source.broken;
  if (broken !== undefined) return { problems: [told(broken)], warnings: [] };
  const json = JSON.parse(text) as unknown;
  const said = (problem: Problem): string => told(noteOf(problem, source, json));
  const twice = source.keysTwice().map(told);
  const loaded = loadSet(json, rulesets);
  if ("problems" in loaded) return { problems: [...twice, ...loaded.problems.map(said)], warnings: [] };
  const warnings = warningsOf(loaded.set).map(said);
  return twice.length > 0 ? { problems: twice, warnings } : { set: loaded.set, problems: [], warnings };
}
