/** All that there is to say against the text of a set, each with the line of the file that it is about. */
import { rulesets } from "../../shared/games/index.ts";
import { type CardSet, loadSet, type Problem } from "../../shared/kernel/index.ts";
import { labelOf, unread } from "../../shared/kernel/text/set-faults.ts";
import { Source } from "./source.ts";
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
  if (source.broken !== undefined)
    return { problems: [`${file}:${source.broken.line}: ${source.broken.message}`], warnings: [] };
  const json = JSON.parse(text) as unknown;
  const { cards } = unread(json);
  const said = ({ card, path, message }: Problem): string => {
    const at = cards.findLastIndex((one, index) => labelOf(one, index) === card);
    const keys = path === "" ? [] : path.split(".");
    const line = source.lineOf(at < 0 ? keys : ["cards", String(at), ...keys]);
    return [`${file}:${line}`, card, path, message].filter((part) => part !== "").join(": ");
  };
  const twice = source.keysTwice().map(({ line, message }) => `${file}:${line}: ${message}`);
  const loaded = loadSet(json, rulesets);
  if ("problems" in loaded) return { problems: [...twice, ...loaded.problems.map(said)], warnings: [] };
  const warnings = warningsOf(loaded.set).map(said);
  return twice.length > 0 ? { problems: twice, warnings } : { set: loaded.set, problems: [], warnings };
}
