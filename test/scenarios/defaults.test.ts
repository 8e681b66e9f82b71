import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Match } from "../../shared/kernel/index.ts";
import { keyOf } from "./defaults.ts";
import type { Game } from "./game.ts";
import { GAMES } from "./games.ts";
import { catalogFor } from "./sets.ts";

function emptyMatch({ dialect, ruleset, fillers, arrange }: Game<unknown, unknown>): Match {
  const beside = fileURLToPath(new URL(`${ruleset.id}/x.yaml`, import.meta.url));
  const { catalog, sets } = catalogFor([fillers], ruleset, beside);
  return arrange(dialect.given.parse({}), sets, catalog);
}

test.each(GAMES.map((game) => [game.ruleset.id, game] as const))(
  "a position of %s that says nothing is as the table of defaults says",
  (_, game) => {
    const m = emptyMatch(game);
    const wanted = game.defaults;
    /** So many things of each in the zone, or of the value. */
    const count = (word: string): number[] =>
      ["A", "B"].map((seat) => {
        const found = game.contents(m, `${seat}.${word}`);
        return typeof found === "object" ? found.length : Number(found);
      });
    const now = game.now(m);
    for (const key of ["hand", "deck"] as const) {
      const zone = keyOf(game, key);
      if (zone !== undefined) expect(count(zone)).toEqual([wanted[key], wanted[key]]);
    }
    expect(m.game.when(m).turn).toBe(wanted.turn);
    expect(now.phase).toBe(wanted.phase);
    expect(now.turn ?? wanted.owner).toBe(wanted.owner);
    if (wanted.memory !== undefined) expect(count("memory")).toEqual([wanted.memory, wanted.memory]);
    if (wanted.energy !== undefined) expect(count("storm")).toEqual([wanted.energy, wanted.energy]);
  },
);
