/**
 * The self-check of a game at the start: what it names and has not. Types see most of it, but a game from outside was
 * perhaps never compiled. What its values name is looked up here, what its code does by `game-sources.ts`.
 */
import type { Game } from "../shared/games/game.ts";
import type { GamePlan } from "../shared/games/plan.ts";
import { nearest, type Ruleset } from "../shared/kernel/index.ts";

export type WordKind = "zone" | "procedure" | "window" | "act" | "action" | "var" | "attribute" | "value";

/** What a game has of each kind. A value is a mark or an attribute. */
const wordsOf = (rules: Ruleset): Readonly<Record<WordKind, readonly string[]>> => ({
  zone: rules.zones.map(({ id }) => id),
  procedure: Object.keys(rules.procedures),
  window: Object.keys(rules.windows),
  act: Object.keys(rules.acts),
  action: Object.keys(rules.actions),
  var: rules.vars,
  attribute: [...rules.attrs, ...(rules.untold ?? [])],
  value: [...rules.vars, ...rules.attrs, ...(rules.untold ?? [])],
});

/** Some place of a game that names something of this kind. */
export type Named = readonly [at: string, kind: WordKind, word: string];

/** A line for each place whose word the game has not: game, place, and the nearest word. */
export function strangeWords(rules: Ruleset, named: readonly Named[]): string[] {
  const known = wordsOf(rules);
  return named.flatMap(([at, kind, word]) =>
    known[kind].includes(word) ? [] : [`${rules.id}: ${at}: no ${kind} "${word}"${meant(word, known[kind])}`],
  );
}

/** What was meant by a word that is not there. */
export function meant(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `, only ${known.join(", ")}` : `; is "${near}" meant?`;
}

/** What the values of a game name, and it has not. */
export const valueFaults = ({ rules, weights }: Pick<Game, "rules" | "weights">, plan?: GamePlan): string[] =>
  strangeWords(rules, [
    ...namedByRules(rules),
    ...namedByWeights(weights),
    ...(plan ? namedByPlan(plan) : []),
  ]);

const all = (at: string, kind: WordKind, words: Iterable<string> = []): Named[] =>
  [...words].map((word) => [at, kind, word] as const);

function namedByRules({ windows, verbs, replacements, filters, follow = {}, wiped, away }: Ruleset): Named[] {
  return [
    ...Object.entries(windows).flatMap(([id, { resolve }]) =>
      all(`windows.${id}.resolve`, "procedure", [resolve]),
    ),
    ...Object.entries(verbs).flatMap(([id, { procedure }]) =>
      all(`verbs.${id}.procedure`, "procedure", procedure === undefined ? [] : [procedure]),
    ),
    ...replacements.flatMap(({ on }, at) => all(`replacements[${at}].on`, "act", [on])),
    ...Object.entries(filters).flatMap(([id, { reads }]) =>
      all(`filters.${id}.reads`, "attribute", Array.isArray(reads) ? reads : []),
    ),
    ...Object.entries(follow).flatMap(([id, by]) => all(`follow.${id}`, "attribute", [id, ...(by ?? [])])),
    ...(wiped === undefined ? [] : all("wiped", "attribute", [wiped.by, ...wiped.attrs])),
    ...all("away", "zone", away === undefined ? [] : [away]),
  ];
}

const namedByWeights = ({ zones, numbers, habits }: Game["weights"]): Named[] => [
  ...all("weights.zones", "zone", [...Object.keys(zones), ...Object.keys(numbers)]),
  ...Object.entries(numbers).flatMap(([zone, of = {}]) =>
    all(`weights.numbers.${zone}`, "value", Object.keys(of)),
  ),
  ...all("weights.habits", "action", habits),
];

const namedByPlan = ({ mat, side, middle, hand, attached, turned, unsaid }: GamePlan): Named[] => [
  ...all(
    "page plan",
    "zone",
    [...mat.flat(), ...side, ...middle].map(({ id }) => id).concat(hand, attached ?? []),
  ),
  ...all("page plan", "value", [...turned, ...unsaid]),
];
