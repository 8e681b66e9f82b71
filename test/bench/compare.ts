/** Two runs of one bench: what got slower, beyond the spread that their rounds saw. */
import type { Run } from "./history.ts";
import { isMoreBetter, isTimed } from "./reference.ts";
import { spreadText } from "./rounds.ts";

/** One figure of both runs. */
export interface Change {
  readonly figure: string;
  readonly then: number;
  readonly now: number;
  /** What it costs now, then being 1. */
  readonly cost: number;
  /** What the spread alone may make of that: for one that is faster, below 1. */
  readonly slack: number;
  readonly verdict: "slower" | "faster" | "as before";
}

export interface Comparison {
  readonly changes: readonly Change[];
  /** Figures that only one of the runs has. */
  readonly alone: readonly string[];
}

/**
 * A figure that was measured once may have been off as far as the middle one of its run was: by the widest, which is
 * some latency's, nothing would ever be slower.
 */
function usual({ reference, figures }: Run): number {
  const spreads = [reference, ...Object.values(figures)].flatMap(({ spread }) => spread || []);
  return spreads.toSorted((a, b) => a - b)[spreads.length >> 1] ?? 0;
}

/**
 * How much better this figure of `one` may be, and the same figure of `other` worse, than their best rounds say. Others
 * only slow: a best round is never too good, a figure is too poor by its spread, and a ratio too good by its reference's.
 */
function slackOf(figure: string, one: Run, other: Run): number {
  const { unit, spread = usual(one) } = one.figures[figure];
  const beside = other.figures[figure].beside ?? other.reference.spread ?? usual(other);
  return (1 + spread) * (isTimed(unit) ? 1 + beside : 1);
}

function changeOf(figure: string, then: Run, now: Run): Change {
  const [before, after] = [then.figures[figure], now.figures[figure]];
  const cost = isMoreBetter(before.unit) ? before.ratio / after.ratio : after.ratio / before.ratio;
  const [most, least] = [slackOf(figure, now, then), 1 / slackOf(figure, then, now)];
  const verdict = cost > most ? "slower" : cost < least ? "faster" : "as before";
  return { figure, then: before.ratio, now: after.ratio, cost, slack: cost < 1 ? least : most, verdict };
}

/** Holds a run against an earlier one of the same bench and reference. */
export function compare(then: Run, now: Run): Comparison {
  const inBoth = (figure: string): boolean => then.figures[figure]?.unit === now.figures[figure]?.unit;
  const all = [...new Set([...Object.keys(then.figures), ...Object.keys(now.figures)])];
  return {
    changes: all.filter(inBoth).map((figure) => changeOf(figure, then, now)),
    alone: all.filter((figure) => !inBoth(figure)),
  };
}

/** In lines what is slower, what is faster, and how many are as before; and whether anything is slower. */
export function compared(then: Run, now: Run): { lines: string[]; isSlower: boolean } {
  const { changes, alone } = compare(then, now);
  const of = (verdict: Change["verdict"]) => changes.filter((one) => one.verdict === verdict);
  const [slower, faster] = [of("slower"), of("faster")];
  const speed = ({ reference }: Run) => `${reference.perSecond} /s (${spreadText(reference.spread)})`;
  const more = alone.length > 3 ? ` and ${alone.length - 3} more` : "";
  const lines = [
    `${now.bench} beside ${then.commit} of ${then.date}; ${then.reference.of}: ${speed(then)} then, ${speed(now)} now`,
    ...[...slower, ...faster].map(lineOf),
    ...(alone.length > 0 ? [`  only in one of the two: ${alone.slice(0, 3).join("; ")}${more}`] : []),
    `${slower.length} of ${changes.length} figures got slower beyond the spread, ${faster.length} faster`,
  ];
  return { lines, isSlower: slower.length > 0 };
}

const lineOf = ({ verdict, figure, then, now, cost, slack }: Change): string =>
  `  ${verdict}: ${figure}: ratio ${then} then, ${now} now; costs ${cost.toFixed(2)}x, the spread explains ${slack.toFixed(2)}x`;
