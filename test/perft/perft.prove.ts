import { describe, expect, test } from "vitest";
import { countBoth, RENEW, RULESETS, readPositions } from "./positions.ts";

describe.each(RULESETS)("two counters: %s", (ruleset) => {
  const read = readPositions(ruleset);
  test.each(read.positions)("$name", (one) => {
    const { offered, tried, parting } = countBoth(read, one);
    expect(parting, "offered and accepted part").toBeUndefined();
    expect(tried, "accepted of everything conceivable").toEqual(offered);
    expect(offered, `other numbers than in the file; where that is meant: ${RENEW} ${ruleset}`).toEqual(
      one.leaves,
    );
  });
});
