/** What seats still have to answer, each in the world it acts in. */
import type { Match } from "../model/match.ts";
import type { Request, Seat } from "../model/state.ts";
import { unanswered } from "./requests.ts";
import { actingIn } from "./segments.ts";

/** The request a seat still has to answer, or null. */
export const openRequest = (m: Match, seat: Seat): Request | null => unanswered(actingIn(m, seat), seat);

/** Every open request, in seat order. Empty only when the match is over or its slice is used up. */
export function requests(m: Match): readonly Request[] {
  if (m.state.over !== null) return [];
  const open = m.state.seats.map((_, seat) => openRequest(m, seat));
  return open.filter((request): request is Request => request !== null);
}
