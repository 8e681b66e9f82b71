/** Which scenarios prove each rule of a game, as `coverage.json` of its folder says. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The rule's files, or why it has none; `open` is what no source rules. */
type Covered = string | string[] | { readonly in: string[]; readonly open: string };

/** Its rules in order, and the files it names that are not there. */
export function coverageOf(folder: string): { readonly rules: string[]; readonly absent: string[] } {
  const coverage = JSON.parse(readFileSync(`${folder}/coverage.json`, "utf8")) as Record<string, Covered>;
  const named = Object.values(coverage).flatMap((one) =>
    typeof one === "string" ? [] : "in" in one ? one.in : one,
  );
  const absent = named.filter((file) => !existsSync(`${folder}/${file}.yaml`));
  return { rules: Object.keys(coverage), absent };
}

/** The numbers of a rules file, from how many rules each of its sections has. */
export const rulesOf = (sections: readonly (readonly [section: number, rules: number])[]): string[] =>
  sections.flatMap(([section, count]) => Array.from({ length: count }, (_, at) => `R${section}.${at + 1}`));

/** Worked examples that have no scenario; its file is named by the example's number and by what it shows. */
export function unworked(folder: string, examples: readonly string[]): string[] {
  const files = readdirSync(folder);
  return examples.filter(
    (number) => !files.some((file) => new RegExp(`^${number}-[a-z].*\\.yaml$`).test(file)),
  );
}
