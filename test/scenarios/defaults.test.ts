import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Match } from "../../shared/kernel/index.ts";
import { DEFAULTS, keyOf } from "./defaults.ts";
import type { Game } from "./game.ts";
import { GAMES } from "./games.ts";
import { catalogFor } from "./sets.ts";

/** The set of each game in which its fillers are. */
const FILLERS: Readonly<Record<string, string>> = {
  ucg: "seed-examples",
  altered: "altered-fixtures",
  nullshapers: "fixtures",
  "grand-archive": "grand-archive-fixtures",
  crowdcontrol: "crowdcontrol-fixtures",
};

function emptyMatch({ dialect, ruleset, arrange }: Game<unknown, unknown>): Match {
  const beside = fileURLToPath(new URL(`${ruleset.id}/x.yaml`, import.meta.url));
  const { catalog, sets } = catalogFor([FILLERS[ruleset.id]], ruleset, beside);
  return arrange(dialect.given.parse({}), sets, catalog);
}

test.each(GAMES.map((game) => [game.ruleset.id as keyof typeof DEFAULTS, game] as const))(
  "a position of %s that says nothing is as the table of defaults says",
  (id, game) => {
    const m = emptyMatch(game);
    const wanted = DEFAULTS[id];
    const count = (zone: string): number[] =>
      ["A", "B"].map((seat) => game.contents(m, `${seat}.${zone}`).length);
    const now = game.now(m);
    expect(count("hand")).toEqual([wanted.hand, wanted.hand]);
    expect(count(keyOf(id, "deck") as string)).toEqual([wanted.deck, wanted.deck]);
    expect(m.game.when(m).turn).toBe(wanted.turn);
    expect(now.phase).toBe(wanted.phase);
    expect(now.turn ?? wanted.owner).toBe(wanted.owner);
    if ("memory" in wanted) expect(count("memory")).toEqual([wanted.memory, wanted.memory]);
    if ("energy" in wanted) expect(count("storm")).toEqual([wanted.energy, wanted.energy]);
  },
);
