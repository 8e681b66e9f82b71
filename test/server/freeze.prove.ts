import { expect, test, vi } from "vitest";
import { freezing } from "./freeze.ts";

test("a server that stands still is noticed within eight seconds", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await freezing({})).toBeLessThan(8_500);
});
