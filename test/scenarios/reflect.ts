import { failureText, type Playable } from "./games.ts";
import { nextSeats, renamed } from "./mirror.ts";
import type { Played } from "./table.ts";

/** Plays a case and the same with its seats exchanged, and holds against each other all that happened. */

function stepsOf(one: Playable): { readonly steps: readonly Played[]; readonly failed: string | undefined } {
  const steps: Played[] = [];
  const failure = one.play((played) => steps.push(played));
  return { steps, failed: failure && failureText(one, failure) };
}

/**
 * Everything a step came to, in no order: what happens at once is told in some order. Copies of a card are not told
 * apart, for each seat has dice of its own that shuffle its deck.
 */
const cameTo = ({ lines, refused, asked }: Played): string[] => [
  ...lines.map((line) => line.replace(/#\d+/g, "")),
  ...Object.entries(asked).map(([seat, kind]) => `asked ${seat} ${kind}`),
  ...(refused === undefined ? [] : [`refused ${refused}`]),
];

const without = (all: readonly string[], others: readonly string[]): string[] => {
  const left = others.slice();
  return all.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

export interface Reflection {
  /** What the case expects and the mirror does not have. */
  readonly failed: string | undefined;
  /** The first step that came to something else, and how. */
  readonly differs?: string;
}

export function reflect(plain: Playable, mirror: Playable): Reflection {
  const { steps: there, failed } = stepsOf(mirror);
  for (const [at, played] of stepsOf(plain).steps.entries()) {
    const wanted = renamed(cameTo(played), nextSeats(played.seats)) as string[];
    const came = there[at] === undefined ? [] : cameTo(there[at]);
    const [lost, more] = [without(wanted, came), without(came, wanted)];
    if (lost.length + more.length === 0) continue;
    const lines = [...lost.map((line) => `- ${line}`), ...more.map((line) => `+ ${line}`)];
    return { failed, differs: [`step ${at + 1}, with the seats exchanged`, ...lines].join("\n  ") };
  }
  return { failed };
}
