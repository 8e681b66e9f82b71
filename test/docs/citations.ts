/** What comments cite, and whether the documents have it: rules of a game, sections of a document, laws, examples. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lineAt, root, type Source } from "../check/tree.ts";
import { GAMES } from "../scenarios/games.ts";

export interface Citation {
  readonly path: string;
  readonly line: number;
  /** As it is written: "G R19.10", "kernel.md 6", "law 3". */
  readonly text: string;
  readonly resolves: boolean;
}

/** Games by the letter that comments name them by. */
const BY_LETTER: Readonly<Record<string, string>> = Object.fromEntries(
  GAMES.map(({ letter, ruleset }) => [letter, ruleset.id]),
);

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Everything in a document that a number can mean: its headings, numbered rules and rows of tables. */
function numbersOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ ([A-Z]?\d+(?:\.\d+)*)\b/gm)];
  const rules = [...text.matchAll(/^ *- \*\*([A-Z]?-?\d+(?:\.\d+)*[a-z]?)\*\*/gm)];
  const rows = [...text.matchAll(/^\| ([A-Z]-?\d+) \|/gm)];
  const errata = [...text.matchAll(/\bER-\d+\b/g)];
  return new Set([...headings, ...rules, ...rows, ...errata].map((found) => found[1] ?? found[0]));
}

/** A game's rules by number, and its worked examples, which are scenarios named by their number. */
function rulesOf(game: string): (id: string) => boolean {
  const numbers = numbersOf(read(`docs/rules/${game}.md`));
  const scenarios = readdirSync(join(root, "test/scenarios", game));
  return (id) => {
    const section = /^R-?(\d+)$/.exec(id);
    if (numbers.has(section ? section[1] : id)) return true;
    const example = /^([A-Z]+)-?0*(\d+)([a-z]?)$/.exec(id);
    if (!example) return false;
    const [, kind, number, part] = example;
    const named = new RegExp(`^${kind}-?0*${number}${part}(?!\\d).*\\.yaml$`, "i");
    return scenarios.some((file) => named.test(file));
  };
}

const resolvers = Object.fromEntries(
  Object.entries(BY_LETTER).map(([letter, game]) => [letter, rulesOf(game)]),
);

const ID = String.raw`(?!CR3)(?:[A-Z]{1,2}-?)?\d+(?:\.\d+)*[a-z]?(?![\w%-])`;
/** A comment breaks its lines where it likes. */
const GAP = String.raw`(?: |\n *(?:\*|//)? *)`;
const MORE = `(?:(?:,| and| to)${GAP}|–|/)`;
const RULES = new RegExp(
  String.raw`(?<![\w.'"-])(${Object.keys(BY_LETTER).join("|")})${GAP}(${ID}(?:${MORE}${ID})*)`,
  "g",
);
/** In a game's own files its letter goes without saying. */
const BARE = /(?<![\w-])(?:ER-\d+|R-?\d+\.\d+[a-z]?)(?![\w.-])/g;
const SECTIONS = /\b([a-z]+\.md) (\d+)(?![\w.])/g;
const LAWS = /\b[Ll]aws? (\d+)(?:(?: and | to |, )(\d+))?/g;

/** "A 16-byte nonce" is no citation: a letter before a bare number is one only in its game's own folders. */
const isProse = (letter: string, id: string, path: string) =>
  letter.length === 1 && /^\d/.test(id) && !path.includes(`/${BY_LETTER[letter]}`);

const laws = new Set(
  [...read("docs/architecture.md").matchAll(/^(\d)\. \*\*/gm)].map(([, number]) => number),
);
const sections = new Map<string, Set<string>>();

function hasSection(document: string, number: string): boolean {
  const path = `docs/${document}`;
  if (!existsSync(join(root, path))) return false;
  if (!sections.has(path)) sections.set(path, numbersOf(read(path)));
  return sections.get(path)?.has(number) ?? false;
}

/** Every citation of a file, in the order in which it is written. */
export function citationsOf({ path, text }: Source): Citation[] {
  const found: Citation[] = [];
  const add = (at: number, cited: string, resolves: boolean) =>
    found.push({ path, line: lineAt(text, at), text: cited, resolves });
  for (const { 1: letter, 2: list, index } of text.matchAll(RULES)) {
    for (const [id] of list.matchAll(new RegExp(ID, "g"))) {
      if (isProse(letter, id, path)) continue;
      add(index, `${letter} ${id}`, resolvers[letter](id));
    }
  }
  const own = Object.keys(BY_LETTER).find((letter) => path.includes(`/${BY_LETTER[letter]}`));
  for (const { 0: id, index } of own ? text.matchAll(BARE) : [])
    add(index, `${own} ${id}`, resolvers[own as string](id));
  for (const { 0: cited, 1: document, 2: number, index } of text.matchAll(SECTIONS))
    add(index, cited, hasSection(document, number));
  for (const { 0: cited, 1: first, 2: last, index } of text.matchAll(LAWS))
    add(index, cited, laws.has(first) && (last === undefined || laws.has(last)));
  return found.sort((a, b) => a.line - b.line);
}
