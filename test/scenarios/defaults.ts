/** What `given` has where it says nothing: one table for all games, which FORMAT.md prints. */

const EVERYWHERE = { owner: "A", turn: 3, hand: 1, deck: 20 } as const;

export const DEFAULTS = {
  ucg: { ...EVERYWHERE, phase: "primary" },
  altered: { ...EVERYWHERE, turn: 2, phase: "afternoon" },
  nullshapers: { ...EVERYWHERE, phase: "primary1", energy: 9 },
  "grand-archive": { ...EVERYWHERE, turn: 5, phase: "main", hand: 5, memory: 2 },
  crowdcontrol: { ...EVERYWHERE, phase: "M1" },
} as const;

type Ruleset = keyof typeof DEFAULTS;
const RULESETS = Object.keys(DEFAULTS) as Ruleset[];

type Key = "owner" | "turn" | "phase" | "hand" | "deck" | "memory" | "energy";

/** The game's own word for a key of the table; null where none is said, because nothing else may be. */
const CALLED: Readonly<Record<Ruleset, Readonly<Partial<Record<Key, string | null>>>>> = {
  ucg: {},
  altered: { owner: "first", turn: "day" },
  nullshapers: { phase: "step" },
  "grand-archive": { deck: "main" },
  crowdcontrol: { owner: null, phase: null },
};

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

/** What a game calls a key, or undefined where it has none. */
export function keyOf(ruleset: Ruleset, key: Key): string | undefined {
  const called = CALLED[ruleset][key];
  return called === null || saidOf(ruleset, key) === undefined ? undefined : (called ?? key);
}

const saidOf = (ruleset: Ruleset, key: Key): number | string | undefined =>
  (DEFAULTS[ruleset] as Partial<Record<Key, number | string>>)[key];

function cell(ruleset: Ruleset, key: Key): string {
  const value = saidOf(ruleset, key);
  const word = keyOf(ruleset, key);
  if (value === undefined || (word === undefined && key === "owner")) return "";
  if (word === undefined) return `always ${value}`;
  return word === key ? `${value}` : `${value} (\`${word}\`)`;
}

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** The table as FORMAT.md has it. */
export const defaultsTable = (): string =>
  [
    row(["key", ...RULESETS, "what it is"]),
    row(["---", ...RULESETS.map(() => "---"), "---"]),
    ...(Object.keys(MEANS) as Key[]).map((key) =>
      row([`\`${key}\``, ...RULESETS.map((ruleset) => cell(ruleset, key)), MEANS[key]]),
    ),
  ].join("\n");
