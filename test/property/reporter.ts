import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** What `npm run laws` prints: beside the line of each law that holds: where one is broken, why, and where its journal is. */
export default class implements Reporter {
  private broken = 0;
  private held = 0;

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) this.tell("the laws cannot be looked at", message);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === "skipped") return;
    const name = test.fullName;
    // The law itself says in how many matches it held.
    if (state === "passed") this.held++;
    else this.tell(name, errors?.map(whyOf).join("\n") ?? "");
  }

  onTestRunEnd(): void {
    console.log(`${this.held} hold, ${this.broken} broken`);
  }

  private tell(name: string, message: string): void {
    this.broken++;
    const [why, witness] = message.split(/\n(?=world: )/);
    console.log(`BROKEN  ${name}\n${lines(why)}`);
    if (witness === undefined) return;
    const file = join(tmpdir(), `laws-${process.pid}-${this.broken}.txt`);
    writeFileSync(file, witness);
    console.log(`        setup and journal: ${file}`);
  }
}

type TestError = NonNullable<ReturnType<TestCase["result"]>["errors"]>[number];

/** A law that is tried with numbers fails with what it was tried with, and why is the cause of that. */
const whyOf = ({ message, cause }: TestError): string => cause?.message ?? message;

/** Without the stack of the tools: what threw, and the lines of it that are the project's own. */
const lines = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !/^\s+at /.test(line) || !/node_modules|node:|property\/law\.ts/.test(line))
    .slice(0, 40)
    .map((line) => `        ${line}`)
    .join("\n");
