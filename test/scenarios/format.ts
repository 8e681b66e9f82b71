import { parseDocument } from "yaml";
import { z } from "zod";
import { mirrored } from "./mirror.ts";
import { type Dialect, type Scenario, ScenarioError } from "./scenario.ts";
import { stepSchema } from "./steps.ts";

function fileSchema<G, I>(dialect: Dialect<G, I>) {
  const oneCase = z.strictObject({
    name: z.string().min(1),
    rule: z.string().min(1).exactOptional(),
    given: dialect.given,
    play: z.array(stepSchema(dialect)).min(1),
    asked: z.partialRecord(z.enum(dialect.seats), z.enum(dialect.requests)),
  });
  return z.strictObject({
    rule: z.string().min(1),
    ruleset: z.literal(dialect.ruleset),
    sets: z.array(z.string().min(1)).min(1).default(["seed-examples"]),
    cases: z.array(oneCase).min(1),
  });
}

/** `cases.3.play.0` -> the case by name and the step counted as a reader counts it. */
function place(path: readonly PropertyKey[], doc: unknown): string {
  let rest = path;
  let text = "";
  const at = (key: string) => (rest[0] === key && typeof rest[1] === "number" ? rest[1] : undefined);
  const number = at("cases");
  if (number !== undefined) {
    const name = (doc as { cases?: { name?: unknown }[] }).cases?.[number]?.name;
    text = `case ${typeof name === "string" ? `"${name}"` : `number ${number + 1}`}: `;
    rest = rest.slice(2);
  }
  const step = at("play");
  if (step !== undefined) {
    text += `step ${step + 1}: `;
    rest = rest.slice(2);
  }
  return text + (rest.length > 0 ? `${rest.map(String).join(".")}: ` : "");
}

function faults(
  issues: readonly z.core.$ZodIssue[],
  doc: unknown,
  above: readonly PropertyKey[] = [],
): string[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    // Of a union that fits nowhere, the branch that came furthest says most.
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const branches = issue.errors.map((branch) => faults(branch, doc, path));
      return branches.toSorted((a, b) => a.length - b.length)[0];
    }
    return [place(path, doc) + issue.message];
  });
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
}

/**
 * @param mirror with the seats exchanged
 * @throws ScenarioError with everything that is wrong with the file
 */
export function parseScenario<G, I>(
  text: string,
  file: string,
  dialect: Dialect<G, I>,
  mirror = false,
): Scenario<G, I> {
  const yaml = parseDocument(text, { prettyErrors: true });
  if (yaml.errors.length > 0) throw new ScenarioError(`${file}: ${yaml.errors[0].message}`);
  const written: unknown = yaml.toJS();
  const doc = mirror ? mirrored(written, dialect.seats, dialect.naming) : written;
  const read = fileSchema(dialect).safeParse(doc);
  if (!read.success) {
    throw new ScenarioError(
      faults(read.error.issues, doc)
        .map((fault) => `${file}: ${fault}`)
        .join("\n"),
    );
  }
  const double = twice(read.data.cases.map((one) => one.name));
  if (double.length > 0) throw new ScenarioError(`${file}: two cases are named "${double[0]}"`);
  return { file, ...read.data };
}
