import { expect, test } from "vitest";
import {
  type Finding,
  lineAt,
  type Node,
  parse,
  readSources,
  type Source,
  visitNodes,
} from "../check/tree.ts";

/**
 * Law 3: only ops change state. The types are readonly to the bottom, so whoever writes
 * must first cast that away or go round the types; both are looked for here.
 */
const WRITERS = new Set([
  "shared/kernel/model/undo.ts",
  "shared/kernel/flow/create.ts",
  "shared/kernel/flow/save.ts",
]);

/** The primitives of the undo log, which are handed what is to be written. */
const PRIMITIVES = new Set(["put", "insert", "append", "remove"]);

const MUTATORS = /^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;
const ROUND_THE_TYPES =
  /^(Object\.(assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(set|defineProperty|deleteProperty))$/;

/** Every place that could write state without leaving its inverse. */
function writes(source: Source): Finding[] {
  const findings: Finding[] = [];
  visitNodes(parse(source).program as unknown as Node, (node, parent, key) => {
    const message = cast(node, parent, key) ?? assignment(node) ?? call(node);
    if (message !== undefined)
      findings.push({ path: source.path, line: lineAt(source.text, node.start), message });
  });
  return findings;
}

/** A cast to something that may be written, unless a primitive of the undo log is what writes it. */
function cast(node: Node, parent?: Node, key?: string): string | undefined {
  if (node.type !== "TSAsExpression" || !isWritable(node.typeAnnotation)) return undefined;
  if (key === "arguments" && PRIMITIVES.has(parent?.callee.name)) return undefined;
  return "casts readonly away";
}

const isWritable = ({ type, typeName }: Node): boolean =>
  type === "TSArrayType" || (type === "TSTypeReference" && /^(Writable|Mutable)/.test(typeName.name));

/** An assignment into a match or its state; locals, contexts and pictures of viewers may change. */
function assignment(node: Node): string | undefined {
  const target =
    node.type === "AssignmentExpression"
      ? node.left
      : node.type === "UpdateExpression" || (node.type === "UnaryExpression" && node.operator === "delete")
        ? node.argument
        : undefined;
  if (target?.type !== "MemberExpression") return undefined;
  const path = pathOf(target);
  if (path.includes("state") || path[0] === "()") return `assigns to ${path.join(".")}`;
  if (path[0] === "as") return CONTEXTS.has(path[1]) ? undefined : `assigns to ${path.join(".")}`;
  return path[0] === "m" && !["cache", "undo", "facts", "out"].includes(path[1])
    ? `assigns to ${path.join(".")}`
    : undefined;
}

function call(node: Node): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const path = pathOf(node.callee);
  const name = path[path.length - 1];
  if (ROUND_THE_TYPES.test(path.join(".")))
    return node.arguments[0]?.name === "ctx" ? undefined : `calls ${path.join(".")}`;
  return MUTATORS.test(name) && path.includes("state") ? `calls ${path.join(".")}` : undefined;
}

/** What the stages of an announcement write their findings into, before anything of it is state. */
const CONTEXTS = new Set(["ctx", "own"]);

/** The names of a member expression from its root: ["m", "state", "zones"], a cast's with "as" before; "()" for anything else. */
function pathOf(node: Node): string[] {
  if (node.type === "ParenthesizedExpression") return pathOf(node.expression);
  if (node.type === "TSAsExpression")
    return ["as", ...pathOf(node.expression).filter((part) => part !== "as")];
  // A context read as what it is in its game: `playOf(ctx).targets`.
  if (node.type === "CallExpression" && CONTEXTS.has(node.arguments[0]?.name))
    return ["as", node.arguments[0].name];
  if (node.type !== "MemberExpression")
    return [node.type === "Identifier" ? node.name : node.type === "ThisExpression" ? "this" : "()"];
  return [...pathOf(node.object), node.computed ? "[]" : node.property.name];
}

test("law 3: nothing but the undo log's primitives writes state", () => {
  const sources = readSources("shared/kernel", "shared/games").filter(({ path }) => !WRITERS.has(path));
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.flatMap(writes)).toEqual([]);
});

test.each([
  "m.state.table = {};",
  "(obj as { life: number }).life = 2;",
  "(zone.list as number[]).push(1);",
  "const list = zone.list as number[];",
  "m.state.counters.names++;",
  "delete m.state.seats[0];",
  "Object.assign(obj, { zone: 1 });",
  "(m as Writable<Match>).options = {};",
])("law 3: the scan sees %s", (text) => {
  expect(writes({ path: "shared/kernel/example.ts", text })).not.toEqual([]);
});
