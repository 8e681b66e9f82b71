/** What a move is for: the one thing that most tells the turn's end after it from the end after the default. */
import { fork, type Match, type PublicView, publicView, type Seat } from "../../shared/kernel/index.ts";
import type { Reason } from "../../shared/protocol/index.ts";
import type { Thought } from "./brain.ts";
import { worthOfSeats } from "./evaluation.ts";
import { weightsOf } from "./evaluation-weights.ts";
import { MOST, type Move, moves, WORLDS } from "./greedy.ts";
import { outlook, tryIntent, turnOf } from "./lookahead.ts";

/** A difference below this is no reason. */
const LEAST = 0.01;

/** The greedy bot's move, with its reason where one thing is better for it. */
export function suggested(thought: Thought): { intent: Move["intent"]; reason: Reason | null } | undefined {
  const [move] = moves(thought, outlook, MOST, WORLDS);
  return move && { intent: move.intent, reason: reasonOf(thought, move.intent) };
}

function reasonOf({ imagine, seat, random }: Thought, intent: Move["intent"]): Reason | null {
  const world = imagine();
  const turn = turnOf(world);
  const [after, without] = [fork(world), fork(world)];
  if (!tryIntent(after, seat, intent)) return null;
  for (const one of [after, without]) outlook(one, turn, seat, random);
  if (after.state.over?.winners.includes(seat) === true) return { kind: "end" };
  return heaviest(after, without, seat);
}

/** The term that speaks most for the seat. */
function heaviest(after: Match, without: Match, seat: Seat): Reason | null {
  const [then, else_] = [publicView(after), publicView(without)];
  let best: { reason: Reason; worth: number } | undefined;
  for (const { kind, word, weight, sums } of terms(after)) {
    const [a, b] = [sums(then), sums(else_)];
    for (const [of, sum] of a.entries()) {
      const by = sum - (b[of] ?? 0);
      const worth = of === seat ? by : -by;
      if (worth > Math.max(LEAST, best?.worth ?? 0))
        best = { worth, reason: { kind, word, seat: of, more: by > 0 === weight > 0 } };
    }
  }
  return best?.reason ?? null;
}

/** The evaluation in its parts: each word that counts, with what it comes to for each seat. */
function* terms(match: Match) {
  const weights = weightsOf(match);
  const none = { zones: {}, numbers: {}, seat: {} };
  const count = match.state.seats.length;
  const term = (kind: "zone" | "number" | "seat", word: string, weight: number, part: object) => ({
    kind,
    word,
    weight,
    sums: (view: PublicView) => worthOfSeats(view, { ...weights, ...none, ...part }, count),
  });
  for (const [word, weight = 0] of Object.entries(weights.zones))
    yield term("zone", word, weight, { zones: { [word]: weight } });
  for (const [word, weight = 0] of Object.entries(weights.seat))
    yield term("seat", word, weight, { seat: { [word]: weight } });
  for (const [zone, numbers = {}] of Object.entries(weights.numbers))
    for (const [word, weight = 0] of Object.entries(numbers))
      yield term("number", word, weight, { numbers: { [zone]: { [word]: weight } } });
}
