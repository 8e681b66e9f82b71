import { counted, parseRef } from "./refs.ts";

/**
 * Event lines: every committed event is printed as lines of words, and a scenario says which lines must
 * come. A dialect gives a grammar, so that a misspelt expectation is an error of the file, not a failure
 * of the game.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>;

export interface Expected {
  readonly text: string;
  readonly times: number;
}

export interface LineWords {
  /** First word of a line -> the patterns of the rest, e.g. `moved: ["CARD ZONE -> ZONE"]`. */
  readonly grammar: Grammar;
  readonly seats: readonly string[];
  /** Named lists of words, e.g. ZONE, PHASE; tried as exact words. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

function fits(pattern: string, word: string, voc: LineWords): boolean {
  if (pattern === "CARD") return parseRef(word)?.owner !== undefined;
  if (pattern === "SEAT") return voc.seats.includes(word);
  if (pattern === "N") return /^\d+$/.test(word);
  if (pattern === "Z") return /^-?\d+$/.test(word);
  if (pattern === "WORD") return /^[A-Za-z][\w-]*$/.test(word);
  if (pattern === "N/N") return /^\d+\/\d+$/.test(word);
  return voc.words[pattern]?.includes(word) ?? pattern === word;
}

/** What is wrong with the line, or nothing. A `part` may stop early (`window`, `moved A.dave`). */
export function lineFault(line: string, voc: LineWords, part = false): string | undefined {
  const [first, ...rest] = line.split(" ");
  const patterns = Object.hasOwn(voc.grammar, first) ? voc.grammar[first] : undefined;
  if (!patterns) return `no event line begins with "${first}"`;
  const ok = patterns.some((pattern) => {
    const wanted = pattern === "" ? [] : pattern.split(" ");
    const length = part ? rest.length <= wanted.length : rest.length === wanted.length;
    return length && rest.every((word, i) => fits(wanted[i], word, voc));
  });
  if (ok) return undefined;
  return `"${line}" is not of the form ${patterns.map((p) => `"${`${first} ${p}`.trim()}"`).join(" or ")}`;
}

export function expected(line: string): Expected {
  return counted(line);
}

/** A zone word without its number fits every number: `effect` fits `effect2`; a card without #n every copy. */
export function sameWord(wanted: string, word: string): boolean {
  if (wanted === word) return true;
  if (/^[a-z]+$/.test(wanted) && new RegExp(`^${wanted}\\d+$`).test(word)) return true;
  return (
    !wanted.includes("#") && parseRef(wanted)?.owner !== undefined && word.replace(/#\d+$/, "") === wanted
  );
}

export function sameLine(wanted: string, line: string): boolean {
  const [a, b] = [wanted.split(" "), line.split(" ")];
  return a.length === b.length && a.every((word, i) => sameWord(word, b[i]));
}

/** True if the line begins with the words of `part`. */
export function begins(part: string, line: string): boolean {
  const [a, b] = [part.split(" "), line.split(" ")];
  return a.length <= b.length && a.every((word, i) => sameWord(word, b[i]));
}

/**
 * Finds the groups in this order, other lines may stand between; inside a group the order is free.
 * Gives the first expectation that is missing, with the line number after which it was looked for.
 */
export function missing(
  groups: readonly (readonly Expected[])[],
  lines: readonly string[],
): { line: string; after: number } | undefined {
  let from = 0;
  for (const group of groups) {
    const taken = new Set<number>();
    for (const { text, times } of group) {
      for (let n = 0; n < times; n++) {
        const at = lines.findIndex((line, i) => i >= from && !taken.has(i) && sameLine(text, line));
        if (at < 0) return { line: text, after: from };
        taken.add(at);
      }
    }
    from = Math.max(from, ...[...taken].map((at) => at + 1));
  }
  return undefined;
}
