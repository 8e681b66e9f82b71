import { expect, test, vi } from "vitest";
import { killing } from "./kill.ts";
import { WORLDS } from "./worlds.ts";

test.each(WORLDS.slice(0, 1))(
  "$ruleset.id: twenty SIGKILLs lose nothing and play nothing twice",
  async (world) => {
    // The SDK complains of each socket that dies while it is opened.
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const report = await killing(world, 20, 7);
    expect(report.faults).toEqual([]);
    expect(report.accepted).toBeGreaterThan(100);
    expect(report.refused).toBeGreaterThan(20);
  },
  600_000,
);
