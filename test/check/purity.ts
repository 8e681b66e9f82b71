import { type Finding, lineAt, type Node, parse, type Source, visitNodes } from "./tree.ts";

/** Folders under law 1: the same inputs give the same outputs, on every machine. */
const pureFolder = /^shared\/(kernel|games)\//;

/** Globals that read a clock, draw luck, do I/O, put work off, or depend on the machine's language or memory. */
const impureGlobals = new Set(
  `Date performance Temporal Intl setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate
   queueMicrotask requestAnimationFrame process console fetch WebSocket XMLHttpRequest crypto globalThis
   document navigator localStorage sessionStorage require Worker SharedArrayBuffer Atomics WeakRef
   FinalizationRegistry`.split(/\s+/),
);

/** What stands beside all matches: one that changes it, or throws while it is changed, would change all others. */
const isShared = (node: Node, parent?: Node): boolean =>
  node.type === "VariableDeclaration" &&
  node.kind !== "const" &&
  (parent?.type === "Program" || parent?.type === "ExportNamedDeclaration");

const localeMethods = /^(localeCompare|toLocale\w*)$/;

/** Finds every use of something impure in the pure folders; other files are passed over. */
export function checkPurity(sources: Source[]): Finding[] {
  return sources.filter(({ path }) => pureFolder.test(path)).flatMap(findImpure);
}

function findImpure(source: Source): Finding[] {
  const findings: Finding[] = [];
  visitNodes(parse(source).program as unknown as Node, (node, parent, key) => {
    const used = impureUse(node, parent, key);
    if (used === undefined) return;
    const message = `uses ${used}, which law 1 (pure) keeps out of here`;
    findings.push({ path: source.path, line: lineAt(source.text, node.start), message });
  });
  return findings;
}

function impureUse(node: Node, parent?: Node, key?: string): string | undefined {
  if (isShared(node, parent)) return `a ${node.kind} of the whole module`;
  if (node.type === "MetaProperty" && node.meta.name === "import") return "import.meta";
  if (node.type === "MemberExpression") return impureMember(node);
  if (node.type !== "Identifier" || !impureGlobals.has(node.name)) return undefined;
  return isOnlyAName(parent, key) ? undefined : node.name;
}

function impureMember(node: Node): string | undefined {
  const property = node.computed ? node.property.value : node.property.name;
  if (node.object.name === "Math" && property === "random") return "Math.random";
  return localeMethods.test(property) ? property : undefined;
}

/** `a.process` and `{ process: 1 }` name a property and reach no global. */
function isOnlyAName(parent?: Node, key?: string): boolean {
  if (key === "property" || key === "key") return !parent?.computed;
  return key === "imported" || key === "exported" || parent?.type === "TSQualifiedName";
}
