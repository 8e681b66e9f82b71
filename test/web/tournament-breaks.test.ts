import { expect, test } from "vitest";
import { breakText } from "../../server/web/page/tournaments/breaks.ts";

const LATER = 2_000_000;

test("whoever is not out plays on while the tournament is played, and not when it is over or cancelled", () => {
  const text = (state: Parameters<typeof breakText>[2]) => breakText("round", LATER, state, (word) => word);
  expect(text("playing")).toBe("still");
  for (const state of ["over", "cancelled"] as const) expect(text(state)).toBe("–");
  expect(breakText("round", 2, "cancelled", (word) => word)).toBe("3");
});
