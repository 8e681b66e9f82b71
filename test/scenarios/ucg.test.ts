import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { casesOf, failureText, filesAt } from "./games.ts";

const folder = fileURLToPath(new URL("ucg", import.meta.url));

for (const file of filesAt(folder)) {
  const cases = casesOf(file);
  describe(cases[0].file, () => {
    test.each(cases.map((one) => [one.name, one] as const))("%s", (_, one) => {
      const failure = one.play();
      expect(failure && failureText(one, failure)).toBeUndefined();
    });
  });
}
