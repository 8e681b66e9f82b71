import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { parse } from "yaml";
import { rulesets } from "../../shared/games/index.ts";
import { partOf } from "../games/files.ts";
import { parseScenario } from "./format.ts";
import type { Game } from "./game.ts";
import { scenarioFiles } from "./load.ts";
import { type Failure, playCase } from "./play.ts";
import { type Case, type Scenario, ScenarioError } from "./scenario.ts";
import { catalogFor } from "./sets.ts";
import type { Played } from "./table.ts";

/** Every game that is registered, as its folder here has it. */
export const GAMES: readonly Game<unknown, unknown>[] = await Promise.all(
  rulesets.map(({ id }) => partOf<Game<unknown, unknown>>(id, "game.ts", "game")),
);

/** Those with words of their own, which FORMAT.md lists. */
export const WORDED = GAMES.filter(({ dialect }) => dialect.plain !== true);

/** One case, ready to be played. */
export interface Playable {
  readonly file: string;
  readonly name: string;
  readonly rule: string;
  /** @param watch is told of every step */
  play(watch?: (played: Played) => void): Failure | undefined;
}

/**
 * The cases of a file, of whatever ruleset it names.
 * @param mirror with the seats exchanged
 * @throws ScenarioError with everything that is wrong with the file.
 */
export function casesOf(path: string, mirror = false): Playable[] {
  const text = readFileSync(path, "utf8");
  const file = relative(process.cwd(), path);
  const game = GAMES.find(({ ruleset }) => ruleset.id === rulesetOf(text));
  if (game === undefined) {
    const known = GAMES.map(({ ruleset }) => ruleset.id).join(", ");
    throw new ScenarioError(`${file}: ruleset is none of ${known}`);
  }
  const scenario = parseScenario(text, file, game.dialect, mirror);
  // A set that cannot be loaded is one fault, not one of each case.
  catalogFor(scenario.sets, game.ruleset, resolve(path));
  return scenario.cases.map((one) => playable(game, scenario, one, resolve(path)));
}

/** The files at or below a path. */
export const filesAt = (path: string): string[] => scenarioFiles(resolve(path));

function playable<G, I>(game: Game<G, I>, scenario: Scenario<G, I>, one: Case<G, I>, path: string): Playable {
  const { file, rule } = scenario;
  return {
    file,
    name: one.name,
    rule: one.rule ?? rule,
    play: (watch) => playCase(game, scenario, one, path, watch),
  };
}

function rulesetOf(text: string): unknown {
  try {
    return (parse(text) as { ruleset?: unknown } | null)?.ruleset;
  } catch {
    // The parser of the file says what is wrong with it; any ruleset will do for that.
    return GAMES[0].ruleset.id;
  }
}

/** A failure as the author of the scenario reads it. */
export function failureText({ file, name, rule }: Playable, failure: Failure): string {
  const { step, actor, message, lines } = failure;
  const came = lines.map((line, at) => `    ${String(at + 1).padStart(3)}  ${line}`);
  return [
    `FAILED ${file}: ${name}   (${rule})`,
    `  step ${step}: ${actor}`,
    ...message.split("\n").map((line) => `  ${line}`),
    ...(lines.length > 0 ? ["  the lines that came:", ...came] : []),
  ].join("\n");
}
