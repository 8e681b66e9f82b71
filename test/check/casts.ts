import { type Finding, lineAt, type Node, parse, type Source, visitNodes } from "./tree.ts";

/**
 * Finds every `as unknown as`, `as any` and `as never` that no comment explains, on the line above it or beside it:
 * through them TypeScript believes anything.
 */
export const checkCasts = (sources: Source[]): Finding[] => find(sources, wanting(blindCast));

/**
 * Finds every cast of the games that no comment explains, whatever it is to: it tells its reason, or the door between
 * game and kernel gets the type (kernel.md 16). One through `unknown` has no reason there.
 */
export const checkGameCasts = (sources: Source[]): Finding[] =>
  find(
    sources.filter(({ path }) => path.startsWith("shared/games/")),
    (node, isExplained) =>
      isTwice(node) ? "no game casts through unknown" : wanting(anyCast)(node, isExplained),
  );

/** What is wrong with a node, if anything. */
type Judge = (node: Node, isExplained: () => boolean) => string | undefined;

const wanting =
  (castIn: (node: Node) => string | undefined): Judge =>
  (node, isExplained) => {
    const cast = castIn(node);
    return cast === undefined || isExplained() ? undefined : `${cast} wants a comment that says why`;
  };

function find(sources: Source[], judge: Judge): Finding[] {
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
      const line = lineAt(source.text, node.start);
      const isExplained = () => explained.has(line) || explained.has(lineAt(source.text, node.end));
      const message = judge(node, isExplained);
      if (message !== undefined) findings.push({ path: source.path, line, message });
    });
    return findings;
  });
}

/** What any cast is called but `as const`, which only narrows. */
const anyCast = ({ type, typeAnnotation }: Node): string | undefined =>
  type === "TSAsExpression" && typeAnnotation.typeName?.name !== "const" ? "a cast" : undefined;

/** What a cast that takes anything is called; undefined for any other node. */
function blindCast(node: Node): string | undefined {
  const { type, typeAnnotation } = node;
  if (type !== "TSAsExpression") return undefined;
  if (typeAnnotation.type === "TSAnyKeyword") return "as any";
  if (typeAnnotation.type === "TSNeverKeyword") return "as never";
  return isTwice(node) ? "as unknown as" : undefined;
}

const isTwice = ({ type, expression }: Node): boolean =>
  type === "TSAsExpression" &&
  expression.type === "TSAsExpression" &&
  expression.typeAnnotation.type === "TSUnknownKeyword";
