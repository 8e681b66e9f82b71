/** What the code of a game names: labels of its procedures, and words that it hands to the kernel's functions. */
import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, relative } from "node:path";
import { parse } from "acorn";
import type { Procedure, Ruleset } from "../shared/kernel/index.ts";
import { meant, type Named, strangeWords, type WordKind } from "./game-faults.ts";

/** Functions of the door that take a word of the game, the place among their arguments, and of which kind it is. */
const TAKERS: Readonly<Record<string, readonly [at: number, kind: WordKind]>> = {
  zoneOf: [1, "zone"],
  thingsIn: [1, "zone"],
  eachIn: [1, "zone"],
  countIn: [1, "zone"],
  call: [1, "procedure"],
  callInTurn: [1, "procedure"],
  callNextPhase: [1, "procedure"],
  unwind: [1, "procedure"],
  openWindow: [1, "window"],
  varOf: [2, "var"],
  setVar: [2, "var"],
  addVar: [2, "var"],
  attrOf: [2, "attribute"],
  layered: [2, "attribute"],
};

/** Functions of the door whose arguments hold acts. */
const DOERS: ReadonlySet<string> = new Set(["doStep", "stepNow", "canPay"]);

/** Where the functions of both tables come from, however a game names the path. */
const DOOR = /\/kernel\/game\.[jt]s$|shared\/games\/zones\.[jt]s$|^\.\.\/zones\.[jt]s$/;

/** A node as ESTree has it: its fields are looked at by name. */
// biome-ignore lint/suspicious/noExplicitAny: the parsers' trees have no one type for "any node"
export type Tree = { readonly type: string; readonly start: number; readonly [key: string]: any };

/** Calls `visit` for every node of a tree, those above first; below one of which it says `false` it does not look. */
function walk(node: Tree, visit: (node: Tree) => boolean | void): void {
  if (visit(node) === false) return;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === "string") walk(child, visit);
}

/** A line for each label that no step has, and each word that the game has not, of which its code makes use. */
export const sourceFaults = (rules: Ruleset, folder: string): string[] => [
  ...Object.entries(rules.procedures).flatMap(([name, one]) => labelFaults(rules.id, name, one)),
  ...modulesOf(folder).flatMap((file) =>
    wordFaults(rules, relative(folder, file), readFileSync(file, "utf8")),
  ),
];

/** Whether it is one of the three ways to write a function. */
export const isFunction = ({ type }: Tree): boolean =>
  type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";

/** The strings that a function gives back, whichever way it goes; not those of functions inside it. */
export function resultsOf(step: Tree): Tree[] {
  if (!isFunction(step)) return [];
  if (step.body.type !== "BlockStatement") return stringsOf(step.body);
  const found: Tree[] = [];
  walk(step.body, (node) => {
    if (node.type === "ReturnStatement" && node.argument) found.push(...stringsOf(node.argument));
    return !isFunction(node);
  });
  return found;
}

function stringsOf(node: Tree): Tree[] {
  if (node.type === "ConditionalExpression")
    return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
  return node.type === "Literal" && typeof node.value === "string" ? [node] : [];
}

/** Of what a step calls and hands on, no more is known than when it is reached (`stepAt` of the kernel). */
function labelFaults(game: string, name: string, procedure: Procedure): string[] {
  const labels = Object.keys(procedure);
  return Object.entries(procedure).flatMap(([label, step]) =>
    resultsOf(treeOf(String(step))).flatMap(({ value }) =>
      value === "done" || labels.includes(value)
        ? []
        : [`${game}: procedures.${name}.${label}: no step "${value}"${meant(value, labels)}`],
    ),
  );
}

/** A function from its text: a method, or an expression. */
function treeOf(text: string): Tree {
  try {
    return expressionIn(`({ ${text} })`).properties[0].value;
  } catch {
    return expressionIn(`(${text})`);
  }
}

const parsed = (text: string): Tree => parse(text, { ecmaVersion: "latest", sourceType: "module" });
const expressionIn = (text: string): Tree => parsed(text).body[0].expression;

/** The modules of its rules, as Node reads them. */
const modulesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]s$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map(({ name }) => join(folder, name));

/** Every place stays where it was. Node says on the console that it may take this function away: nobody need read that. */
function withoutTypes(text: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
}

function wordFaults(rules: Ruleset, file: string, text: string): string[] {
  const tree = parsed(file.endsWith(".ts") ? withoutTypes(text) : text);
  const ours = importedIn(tree);
  const named: Named[] = [];
  const at = ({ start }: Tree, kind: WordKind, word: string): Named => [
    `${file}:${text.slice(0, start).split("\n").length}`,
    kind,
    word,
  ];
  walk(tree, (node) => {
    const taker = node.type === "CallExpression" ? ours.get(node.callee.name) : undefined;
    if (taker !== undefined) named.push(...wordsIn(node, taker).map(([kind, word]) => at(node, kind, word)));
  });
  return strangeWords(rules, named);
}

/** Names of a module for what it imports from the door, with what the door calls it. */
function importedIn(tree: Tree): ReadonlyMap<string, string> {
  const imports: Tree[] = tree.body.filter(
    (node: Tree) => node.type === "ImportDeclaration" && DOOR.test(node.source.value),
  );
  return new Map(
    imports.flatMap(({ specifiers }) =>
      specifiers.map(({ local, imported }: Tree) => [local.name, imported?.name]),
    ),
  );
}

/** The words that stand written in a call of the door. */
function wordsIn(node: Tree, taker: string): (readonly [kind: WordKind, word: string])[] {
  if (DOERS.has(taker)) return actsIn(node).map((act) => ["act", act]);
  const [place, kind] = TAKERS[taker] ?? [];
  const word = place === undefined ? undefined : node.arguments[place]?.value;
  return kind !== undefined && typeof word === "string" ? [[kind, word]] : [];
}

function actsIn(call: Tree): string[] {
  const found: string[] = [];
  walk(call, (node) => {
    if (node.type === "Property" && node.key.name === "act" && typeof node.value.value === "string")
      found.push(node.value.value);
  });
  return found;
}
