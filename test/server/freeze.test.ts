import { expect, test, vi } from "vitest";
import { freezing } from "./freeze.ts";

test("a server that stands still is noticed by its silence, and play goes on when it does", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const pace = { ping: 500, join: 500 };
  expect(await freezing(pace)).toBeLessThan(2 * pace.ping + 500);
}, 60_000);
