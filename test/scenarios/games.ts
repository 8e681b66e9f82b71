import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { parse } from "yaml";
import { alteredGame } from "./altered/game.ts";
import { ccGame } from "./crowdcontrol/game.ts";
import { type Case, parseScenario, type Scenario, ScenarioError } from "./format.ts";
import type { Game } from "./game.ts";
import { grandArchiveGame } from "./grand-archive/game.ts";
import { scenarioFiles } from "./load.ts";
import { nullshapersGame } from "./nullshapers/game.ts";
import { type Failure, playCase } from "./play.ts";
import { ucgGame } from "./ucg/game.ts";

/** Every ruleset whose scenarios can be played. */
const GAMES: readonly Game<unknown, unknown>[] = [
  ucgGame,
  alteredGame,
  nullshapersGame,
  grandArchiveGame,
  ccGame,
];

/** One case, ready to be played. */
export interface Playable {
  readonly file: string;
  readonly name: string;
  readonly rule: string;
  play(): Failure | undefined;
}

/**
 * The cases of a file, of whatever ruleset it names.
 * @throws ScenarioError with everything that is wrong with the file.
 */
export function casesOf(path: string): Playable[] {
  const text = readFileSync(path, "utf8");
  const file = relative(process.cwd(), path);
  const game = GAMES.find(({ ruleset }) => ruleset.id === rulesetOf(text));
  if (game === undefined) {
    const known = GAMES.map(({ ruleset }) => ruleset.id).join(", ");
    throw new ScenarioError(`${file}: ruleset is none of ${known}`);
  }
  const scenario = parseScenario(text, file, game.dialect);
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
    play: () => playCase(game, scenario, one, path),
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
