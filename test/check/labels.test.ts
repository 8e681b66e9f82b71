import { describe, expect, test } from "vitest";
import { checkLabels } from "./labels.ts";
import { readSources } from "./tree.ts";

const found = (text: string) =>
  checkLabels([{ path: "shared/games/any/turn.ts", text }]).map(({ line, message }) => `${line}: ${message}`);

const steps = (body: string) => `const turn: Procedure<Given> = {
  ask(m): Next {
    ${body}
  },
  answer: (m): Next => "done",
};`;

describe("labels of steps", () => {
  test("each that a step goes on at is a step of its procedure", () => {
    expect(checkLabels(readSources("shared/games", "shared/kernel/flow", "test/kernel"))).toEqual([]);
  });

  test.each([
    [steps('return "anwser";'), "3: no step is called anwser; answer is meant?"],
    [steps('return m ? "answer" : "aks";'), "3: no step is called aks; ask is meant?"],
    [steps('if (m) return "ask";\n    return "end";'), "4: no step is called end"],
    [steps('return "answer";').replace('"done"', '"don"'), "5: no step is called don; done is meant?"],
    [`${steps("return next(m);")}\nconst next = (m: Match): Next => "anser";`, "7: no step is called anser"],
    ['const made = (): Procedure => ({ a: (): Next => "b" });', "1: no step is called b"],
  ])("%s is found", (text, message) => {
    expect(found(text)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    steps('return "answer";'),
    steps('return m ? "answer" : "done";'),
    steps('const [one] = list.map(() => {\n return "word";\n });\n return "ask";'),
    `${steps("return next(m);")}\nconst next = (m: Match): Next => "answer";`,
    'const word = (): string => "anwser";',
  ])("%s is fine", (text) => {
    expect(found(text)).toEqual([]);
  });
});
