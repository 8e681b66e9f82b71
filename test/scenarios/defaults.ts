/** What `given` has where it says nothing: one table for all games, which FORMAT.md prints. */
import type { Game } from "./game.ts";

/** In every game that has nothing else. */
export const EVERYWHERE = { owner: "A", turn: 3, hand: 1, deck: 20 } as const;

type Key = "owner" | "turn" | "phase" | "hand" | "deck" | "memory" | "energy";

/** What a game's `given` has where it says nothing. */
export type Defaults = Readonly<
  Record<"owner" | "phase", string> &
    Record<"turn" | "hand" | "deck", number> &
    Partial<Record<"memory" | "energy", number>>
>;

/** The game's own word for a key of the table; null where none is said, because nothing else may be. */
export type Called = Readonly<Partial<Record<Key, string | null>>>;

/** What the key means, and why it is not the same everywhere where it is not. */
const MEANS: Readonly<Record<Key, string>> = {
  owner: "whose turn it is, and who is the first player; in CrowdControl the turn is of both seats",
  turn: "which turn it is, nobody's first: not even among the four seats of Grand Archive. A day of Altered is a turn of each",
  phase: "where the match stands; each game has phases of its own",
  hand: "how many cards, and which: one that nobody else sees, because an empty hand with nothing in play would show everybody that a window is futile. In Grand Archive the hand pays",
  deck: "how many cards, and which, from the top",
  memory: "as the hand; what lies there pays for materializing",
  energy: "so many of each typed kind: the examples of Nullshapers say that both have enough",
};

type Leaves = Pick<Game<unknown, unknown>, "defaults" | "called">;

/** What a game calls a key, or undefined where it has none. */
export function keyOf({ defaults, called = {} }: Leaves, key: Key): string | undefined {
  const word = called[key];
  return word === null || defaults[key] === undefined ? undefined : (word ?? key);
}

function cell(game: Leaves, key: Key): string {
  const value = game.defaults[key];
  const word = keyOf(game, key);
  if (value === undefined || (word === undefined && key === "owner")) return "";
  if (word === undefined) return `always ${value}`;
  return word === key ? `${value}` : `${value} (\`${word}\`)`;
}

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** The table as FORMAT.md has it. */
export const defaultsTable = (games: readonly Game<unknown, unknown>[]): string =>
  [
    row(["key", ...games.map(({ ruleset }) => ruleset.id), "what it is"]),
    row(["---", ...games.map(() => "---"), "---"]),
    ...(Object.keys(MEANS) as Key[]).map((key) =>
      row([`\`${key}\``, ...games.map((game) => cell(game, key)), MEANS[key]]),
    ),
  ].join("\n");
