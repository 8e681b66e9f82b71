import { CannotSay, type Game } from "./game.ts";
import { judgeAsked, judgeRefusal, judgeStep } from "./judge.ts";
import { Way } from "./moments.ts";
import { type Actor, type Case, type Scenario, ScenarioError } from "./scenario.ts";
import { catalogFor } from "./sets.ts";
import { Different, type Played, phaseWords, Table } from "./table.ts";

/** The first difference of a case. */
export interface Failure {
  /** Counted from 1; 0 is the position itself, one more than there are steps is the end. */
  readonly step: number;
  readonly actor: string;
  readonly message: string;
  /** The event lines of that step. */
  readonly lines: readonly string[];
}

/**
 * Plays one case and tells the first difference, or nothing.
 * @param watch is told of every step
 */
export function playCase<G, I>(
  game: Game<G, I>,
  scenario: Scenario<G, I>,
  one: Case<G, I>,
  path: string,
  watch: (played: Played) => void = () => {},
): Failure | undefined {
  let at = 0;
  let actor = "the position";
  let lines: readonly string[] = [];
  try {
    const { catalog, sets } = catalogFor(scenario.sets, game.ruleset, path);
    const table = new Table(game, game.arrange(one.given, sets, catalog));
    table.proveSaved();
    for (const step of one.play) {
      at++;
      actor = describe(step.by);
      lines = [];
      const way = step.at.length > 0 ? new Way(table, step) : undefined;
      const came = table.play(step.by);
      lines = came.lines;
      watch({ step: at, actor, lines, ...table.played(came) });
      judgeRefusal(step, came);
      way?.judge(came);
      judgeStep(table, step, came);
    }
    at++;
    actor = "the end";
    judgeAsked(table, one.asked);
    return undefined;
  } catch (error) {
    if (error instanceof Different || error instanceof CannotSay || error instanceof ScenarioError)
      return { step: at, actor, lines, message: error.message };
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {
      step: at,
      actor,
      lines,
      message: text.split("\n").slice(0, 8).join("\n"),
    };
  }
}

function describe<I>(by: Actor<I>): string {
  if (by.kind === "seat" || by.kind === "raw") return `${by.seat}: ${JSON.stringify(by.intent)}`;
  if (by.kind === "look") return "nobody";
  if (by.kind === "advanceTo") return `advanceTo: ${phaseWords(by)}`;
  return by.kind !== "timeout" ? `host: ${by.kind} ${by.seat}` : `host: timeout ${by.seats.join(", ")}`;
}
