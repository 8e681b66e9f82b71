import { expect, test, vi } from "vitest";
import { atLength } from "../length.ts";
import { killing } from "./kill.ts";
import { WORLDS, type World } from "./worlds.ts";

/** The first game bears the brunt; the others run over the same host and room. In all 160, or 45. */
const kills = (world: World): number => (world === WORLDS[0] ? atLength(15, 60) : atLength(6, 20));

test.each(WORLDS)(
  "$ruleset.id: SIGKILL after SIGKILL loses nothing and plays nothing twice",
  async (world) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const report = await killing(world, kills(world), 11);
    console.log(world.ruleset.id, JSON.stringify(report));
    expect(report.faults).toEqual([]);
    expect(report.accepted).toBeGreaterThan(5 * kills(world));
  },
);
