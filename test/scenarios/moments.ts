import type { Now } from "./game.ts";
import { judgeStanding } from "./judge.ts";
import { begins, type Expected } from "./lines.ts";
import type { Moment, PhaseOf, Step } from "./scenario.ts";
import { type Came, Different, isPhase, phaseWords, type Table } from "./table.ts";

/**
 * What a step says of its way: the same step is played once more on a copy, and looked at where a phase has begun or
 * a line has come. So looking changes nothing.
 */
export class Way<G, I> {
  private readonly step: Step<I>;
  private readonly table: Table<G, I>;
  private readonly lines: string[] = [];
  /** Moments that were met. */
  private met = 0;
  /** How often the line of the next moment has come since the moment before. */
  private times = 0;
  private was: Now;

  /** @param table as it stands before the step */
  constructor(table: Table<G, I>, step: Step<I>) {
    this.step = step;
    this.table = table.watched((came, then) => this.look(came, then));
    this.was = this.table.now();
  }

  /** Plays the step and judges its moments, each after the one before. Throws Different. */
  judge(whole: Came): void {
    this.table.play(this.step.by);
    if (unnumbered(this.lines) !== unnumbered(whole.lines))
      throw new Different(`in single steps it comes to something else:\n  ${this.lines.join("\n  ")}`);
    const next = this.next();
    if (next !== undefined) throw new Different(`on the way does not come: ${words(next)}`);
  }

  private next(): Moment<I> | undefined {
    return this.step.at[this.met];
  }

  private look(came: Came, then: Table<G, I>): void {
    this.lines.push(...came.lines);
    let rest: readonly string[] | undefined = came.lines;
    for (let next = this.next(); next !== undefined; next = this.next()) {
      rest = "phase" in next.when ? this.sinceBegun(next.when, then, rest) : this.sinceLine(next.when, rest);
      if (rest === undefined) break;
      this.meet(next, came, then);
    }
    this.was = then.now();
  }

  /** The lines after the phase began, if it began just now. */
  private sinceBegun(
    phase: PhaseOf,
    then: Table<G, I>,
    lines: readonly string[],
  ): readonly string[] | undefined {
    const now = then.now();
    const isNew = now.phase !== this.was.phase || now.turn !== this.was.turn;
    return isNew && isPhase(now, phase) ? lines : undefined;
  }

  private sinceLine({ text, times }: Expected, lines: readonly string[]): readonly string[] | undefined {
    for (const [at, line] of lines.entries())
      if (begins(text, line) && ++this.times === times) return lines.slice(at + 1);
    return undefined;
  }

  private meet(moment: Moment<I>, came: Came, then: Table<G, I>): void {
    this.met++;
    this.times = 0;
    this.was = then.now();
    try {
      judgeStanding(then, moment, came);
    } catch (error) {
      if (error instanceof Different) throw new Different(`at ${words(moment)}: ${error.message}`);
      throw error;
    }
  }
}

/** Which copies there are is known at the end only. */
const unnumbered = (lines: readonly string[]): string => lines.join("\n").replace(/#\d+/g, "");

const words = <I>({ when }: Moment<I>): string =>
  "phase" in when ? phaseWords(when) : `${when.text}${when.times > 1 ? ` *${when.times}` : ""}`;
