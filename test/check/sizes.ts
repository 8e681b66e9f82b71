import { type Finding, lineAt, type Node, parse, type Source, visitNodes } from "./tree.ts";

const fileLimits = { warn: 400, fail: 480 };
const functionLimits = { warn: 50, fail: 70 };
const functionTypes = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** Finds files and functions that want to be two. Past the first limit is a warning, past the second fails. */
export function checkSizes(sources: Source[]): Finding[] {
  return sources.flatMap((source) => [...fileFindings(source), ...functionFindings(source)]);
}

function fileFindings({ path, text }: Source): Finding[] {
  return judge(path, undefined, "the file", text.trimEnd().split("\n").length, fileLimits);
}

function functionFindings(source: Source): Finding[] {
  const findings: Finding[] = [];
  visitNodes(parse(source).program as unknown as Node, (node, parent) => {
    if (!functionTypes.has(node.type) || groupsTests(parent)) return;
    const line = lineAt(source.text, node.start);
    const lines = lineAt(source.text, node.end) - line + 1;
    findings.push(...judge(source.path, line, nameOf(node, parent), lines, functionLimits));
  });
  return findings;
}

/** The callback of `describe` is a folder of tests, not a function anyone has to hold in mind. */
function groupsTests(parent?: Node): boolean {
  return (
    parent?.type === "CallExpression" &&
    /^describe\b/.test(parent.callee.name ?? parent.callee.object?.name ?? "")
  );
}

function nameOf(node: Node, parent?: Node): string {
  const name = node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? parent?.left?.name;
  return name ? `function ${name}` : "a function";
}

function judge(
  path: string,
  line: number | undefined,
  what: string,
  lines: number,
  limits: { warn: number; fail: number },
): Finding[] {
  if (lines <= limits.warn) return [];
  const warning = lines <= limits.fail;
  const message = `${what} has ${lines} lines, ${warning ? `wants at most ${limits.warn}` : `must have at most ${limits.fail}`}`;
  return [{ path, line, message, warning }];
}
