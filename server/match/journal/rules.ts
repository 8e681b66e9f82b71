/** Which matches a process can play at all: by the version of their rules and the format of their journal. */
import type { Ruleset } from "../../../shared/kernel/index.ts";
import { JOURNAL_FORMAT, type MatchRecord } from "./journal.ts";

/** The rules and the format that a match needs, as one word that processes of different releases compare. */
export const rulesOf = ({
  format = 1,
  setup,
  rules,
}: Pick<MatchRecord, "format" | "setup" | "rules">): string => wordOf(format, setup.ruleset, rules);

/** The words of all matches that these rulesets can play. */
export const playsOf = (rulesets: readonly Ruleset[]): string[] =>
  rulesets.map(({ id, version }) => wordOf(JOURNAL_FORMAT, id, version));

const wordOf = (format: number, ruleset: string, version: number): string =>
  `${ruleset}/${version}/${format}`;
