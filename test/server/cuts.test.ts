import { expect, test, vi } from "vitest";
import { cutting } from "./cuts.ts";
import { WORLDS } from "./worlds.ts";

test.each(WORLDS.slice(0, 1))(
  "$ruleset.id: cut a hundred times, and everybody is where the journal says",
  async (world) => {
    // The SDK complains of each socket that dies while it is opened.
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const report = await cutting(world, 120, 3);
    expect(report.faults).toEqual([]);
    // What is offered is accepted (law 4), however often it is sent.
    expect(report.refused).toEqual([]);
    expect(report.returns).toBeGreaterThanOrEqual(120);
    expect(report.again).toBeGreaterThan(0);
  },
  120_000,
);
