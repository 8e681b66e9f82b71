import { expect, test, vi } from "vitest";
import { atLength } from "../length.ts";
import { cutting } from "./cuts.ts";
import { WORLDS, type World } from "./worlds.ts";

/** The first game bears the brunt; the others run over the same host and room. */
const returns = (world: World): number => (world === WORLDS[0] ? atLength(600, 1_500) : atLength(150, 300));

test.each(WORLDS)(
  "$ruleset.id: cut hundreds of times, and everybody is where the journal says",
  async (world) => {
    // The SDK complains of each socket that dies while it is opened.
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const report = await cutting(world, returns(world), 5);
    console.log(JSON.stringify(report));
    expect(report.faults).toEqual([]);
    // What is offered is accepted (law 4), however often it is sent.
    expect(report.refused).toEqual([]);
    expect(report.returns).toBeGreaterThanOrEqual(returns(world));
    expect(report.again).toBeGreaterThan(0);
  },
);
