import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { unworked } from "./coverage.ts";
import { casesOf, failureText, filesAt } from "./games.ts";

const folder = fileURLToPath(new URL("crowdcontrol", import.meta.url));

// Numbers missing here are missing in C section 14.
const WORKED =
  "01 02 03 05 06 07 08 09 10 12 13 14 15 16 18 19 20 21 22 24 25 26 27 28 30 31 32 33 34 36 37 38 39 40 42 43 44 45 46 47 48 50 51 52 53 54 56 57 58 59 60 61 62 63 64 65";

test("every worked example of CrowdControl has its file", () => {
  expect(
    unworked(
      folder,
      WORKED.split(" ").map((number) => `e${number}`),
    ),
  ).toEqual([]);
});

for (const file of filesAt(folder)) {
  const cases = casesOf(file);
  describe(cases[0].file, () => {
    test.each(cases.map((one) => [one.name, one] as const))("%s", (_, one) => {
      const failure = one.play();
      expect(failure && failureText(one, failure)).toBeUndefined();
    });
  });
}
