/** How a text tells what somebody may do, and what hangs on it: "to draw a card", "If you do, I gain 2 boosts". */
import { capital, had, isOrder } from "./english.ts";

/** One after another in one sentence; what hangs on "if you do" begins its own. */
export const inTurn = (parts: readonly string[]): string =>
  parts.reduce((all, part) =>
    /^(when|if) you do/.test(part) ? `${all}. ${capital(part)}` : `${all}, then ${part}`,
  );

/** Words that a clause begins with that somebody else is the subject of, or that depends on something. */
const NO_DEED = /^(?:if|when|for|at|as|an?|one|two|three|four|you|my|its|their|up|any) /i;

/** Whether "to" or "may" can stand before it: "draw a card". */
const isDeed = (clause: string): boolean => isOrder(clause) && !NO_DEED.test(clause);

/** "…to draw a card"; where something else than you does it, "If you do, I gain 2 boosts". */
export function followed(text: string, then: readonly string[], otherwise: readonly string[] = []): string {
  const done =
    then.length === 0
      ? text
      : then.every(isDeed)
        ? `${text} to ${inTurn(then)}`
        : `${text}. If you do, ${inTurn(then)}`;
  return declined(done, otherwise);
}

/** What happens where it was not done: "If you don't, Resupply". */
export const declined = (text: string, otherwise: readonly string[], who = "you don't"): string =>
  otherwise.length === 0 ? text : `${text}. If ${who}, ${inTurn(otherwise)}`;

/** What may happen, as after "you may": "draw a card", "have target Character gain a boost". */
export function permitted(parts: readonly string[]): string {
  const may = parts.flatMap((part) =>
    isDeed(part) || /^(when|if) you do/.test(part) ? part : (had(part) ?? []),
  );
  return may.length === parts.length ? inTurn(may) : `have this happen: ${inTurn(parts)}`;
}
