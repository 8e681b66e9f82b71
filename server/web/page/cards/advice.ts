/** What a bot would do in a match of the sandbox: thought in the page, since no server hears of it. */

import { determinize, type Match, ownView, type Seat } from "../../../../shared/kernel/index.ts";
import { suggested } from "../../../bots/reasons.ts";

/** Milliseconds after which no other world is looked at. */
const BUDGET_MS = 500;

const random = (n: number): number => Math.floor(Math.random() * n);

/** The greedy bot's move for a seat that is asked, with the request that it answers. */
export function thought(match: Match, seat: Seat) {
  const request = ownView(match, seat).ask?.id ?? 0;
  const until = performance.now() + BUDGET_MS;
  const found = suggested({
    seat,
    random,
    imagine: () => determinize(match, seat, `${Math.random()}`),
    hasTime: () => performance.now() < until,
  });
  return { request, found };
}
