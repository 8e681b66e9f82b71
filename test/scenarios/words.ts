import { KERNEL_REFUSALS } from "../../shared/kernel/model/refusal.ts";
import type { Dialect } from "./scenario.ts";

const EVERYWHERE: readonly string[] = KERNEL_REFUSALS;

/** The words of a game as FORMAT.md lists them: what its dialect takes, and no more. */
export function wordList<G, I>({ phases, requests, intent, lines, refusals }: Dialect<G, I>): string {
  const forms = Object.entries(lines.grammar).flatMap(([first, rest]) =>
    rest.map((pattern) => `${first} ${pattern}`.trim()),
  );
  const own = refusals.filter((code) => !EVERYWHERE.includes(code));
  return [
    list("phases", phases),
    list("does", actionsOf(intent)),
    list("asked", requests),
    list("lines", forms),
    ...Object.entries(lines.words).map(([name, words]) => list(name, words)),
    list("refused", own),
  ].join("\n");
}

export const KERNEL_WORDS = `refused in every game: ${EVERYWHERE.map((code) => `\`${code}\``).join(", ")}`;

const list = (name: string, words: readonly string[]): string =>
  `- ${name}: ${words.map((word) => `\`${word}\``).join(", ")}`;

/** As an author is told them who writes none of them. */
function actionsOf<I>(intent: Dialect<unknown, I>["intent"]): readonly string[] {
  const read = intent.safeParse({});
  const [, all] = /^one action of (.*)$/.exec(read.error?.issues[0]?.message ?? "") ?? [];
  if (all === undefined) throw new Error("a game does not say what a seat may do");
  return all.split(", ");
}
