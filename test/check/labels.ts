import { dirname } from "node:path";
import { isFunction, resultsOf } from "../../server/game-sources.ts";
import { nearest } from "../../shared/kernel/text/lint.ts";
import { type Finding, lineAt, type Node, parse, type Source, visitNodes } from "./tree.ts";

/**
 * Finds every step of a procedure that goes on at a label which its procedure has not. TypeScript takes any string for
 * one: the kernel would learn of it only as the step is taken. What several procedures share may name any label of its
 * folder.
 */
export function checkLabels(sources: Source[]): Finding[] {
  const files = sources.map((source) => ({ source, ...readSteps(source) }));
  const shared = new Map<string, Set<string>>();
  for (const { source, steps } of files) {
    const folder = dirname(source.path);
    const known = shared.get(folder) ?? new Set([END]);
    for (const { labels } of steps) for (const label of labels) known.add(label);
    shared.set(folder, known);
  }
  return files.flatMap(({ source, steps, functions }) => {
    const folder = shared.get(dirname(source.path)) ?? new Set([END]);
    const wrong = (node: Node, labels: ReadonlySet<string>): Finding[] =>
      resultsOf(node).flatMap((said) =>
        labels.has(said.value)
          ? []
          : [
              {
                path: source.path,
                line: lineAt(source.text, said.start),
                message: `no step is called ${said.value}${meant(said.value, labels)}`,
              },
            ],
      );
    return [
      ...steps.flatMap(({ step, labels, whole }) => wrong(step, whole ? labels : folder)),
      ...functions.flatMap((one) => wrong(one, folder)),
    ];
  });
}

function meant(word: string, labels: ReadonlySet<string>): string {
  const near = nearest(word, [...labels]);
  return near === undefined ? "" : `; ${near} is meant?`;
}

/** Ends the frame; no step is called so. */
const END = "done";

/** A step, the labels written beside it, and whether these are the whole procedure. */
type Step = { step: Node; labels: ReadonlySet<string>; whole: boolean };
type Steps = { steps: Step[]; functions: Node[] };

function readSteps(source: Source): Steps {
  const found: Steps = { steps: [], functions: [] };
  const inSteps = new Set<Node>();
  const read = (written: Node | null | undefined): void => {
    const object = written?.type === "ParenthesizedExpression" ? written.expression : written;
    if (object?.type !== "ObjectExpression") return;
    const own: Node[] = object.properties.filter(({ type }: Node) => type === "Property");
    const whole = own.length === object.properties.length;
    const labels = new Set([END, ...own.map(({ key }) => key.name ?? key.value)]);
    for (const { value } of own) {
      inSteps.add(value);
      found.steps.push({ step: value, labels, whole });
    }
  };
  // biome-ignore lint/suspicious/noExplicitAny: vite's tree has no one type for "any node" (tree.ts)
  visitNodes(parse(source).program as any, (node) => {
    if (node.type === "VariableDeclarator" && isCalled(node.id.typeAnnotation, "Procedure")) read(node.init);
    if (isFunction(node) && isCalled(node.returnType, "Procedure")) read(node.body);
    if (isFunction(node) && isCalled(node.returnType, "Next") && !inSteps.has(node))
      found.functions.push(node);
  });
  return found;
}

const isCalled = (annotation: Node | null | undefined, name: string): boolean =>
  annotation?.typeAnnotation.typeName?.name === name;
