import { type Finding, lineAt, type Node, parse, type Source, visitNodes } from "./tree.ts";

/**
 * Finds every `as unknown as`, `as any` and `as never` that no comment explains, on the line above it or beside it:
 * through them TypeScript believes anything.
 */
export const checkCasts = (sources: Source[]): Finding[] => unexplained(sources, blindCast);

/**
 * Finds every cast of the games that no comment explains, whatever it is to: it tells its reason, or the door between
 * game and kernel gets the type (kernel.md 16).
 */
export const checkGameCasts = (sources: Source[]): Finding[] =>
  unexplained(
    sources.filter(({ path }) => path.startsWith("shared/games/")),
    anyCast,
  );

function unexplained(sources: Source[], castIn: (node: Node) => string | undefined): Finding[] {
  return sources.flatMap((source) => {
    const { program, comments } = parse(source);
    const explained = new Set(
      comments.flatMap(({ start, end }) => [
        lineAt(source.text, start),
        // Beside code it speaks of that code, not of the next line.
        ...(/\n[ \t]*$/.test(`\n${source.text.slice(0, start)}`) ? [lineAt(source.text, end) + 1] : []),
      ]),
    );
    const findings: Finding[] = [];
    // biome-ignore lint/suspicious/noExplicitAny: vite's tree has no one type for "any node" (tree.ts)
    visitNodes(program as any, (node) => {
      const cast = castIn(node);
      if (cast === undefined) return;
      const [first, last] = [lineAt(source.text, node.start), lineAt(source.text, node.end)];
      if (explained.has(first) || explained.has(last)) return;
      findings.push({ path: source.path, line: first, message: `${cast} wants a comment that says why` });
    });
    return findings;
  });
}

/** What any cast is called but `as const`, which only narrows. */
const anyCast = ({ type, typeAnnotation }: Node): string | undefined =>
  type === "TSAsExpression" && typeAnnotation.typeName?.name !== "const" ? "a cast" : undefined;

/** What a cast that takes anything is called; undefined for any other node. */
function blindCast({ type, expression, typeAnnotation }: Node): string | undefined {
  if (type !== "TSAsExpression") return undefined;
  if (typeAnnotation.type === "TSAnyKeyword") return "as any";
  if (typeAnnotation.type === "TSNeverKeyword") return "as never";
  const isTwice =
    expression.type === "TSAsExpression" && expression.typeAnnotation.type === "TSUnknownKeyword";
  return isTwice ? "as unknown as" : undefined;
}
