/** The page's picture of a match as one seat has it, without a server between them. */

import { sideOf } from "../../server/match/game/seat-view.ts";
import type { Snapshot } from "../../server/web/page/match/stage.ts";
import { laidOver, type Match, type Seat, viewOf } from "../../shared/kernel/index.ts";

export function scene(match: Match, me: Seat): Snapshot {
  const seat = { rev: 0, ver: 0, ...sideOf(match, me) };
  const cards = new Map(
    match.pool.cards.map(({ name, text, data }, at) => {
      const id = match.state.cards[at];
      return [id, { id, name, text: [...text], face: data }];
    }),
  );
  const sittings = match.state.seats.map((_, at) => ({ name: ["Ann", "Bob", "Cyd", "Dan"][at] }));
  return {
    picture: laidOver(viewOf(match, me)),
    table: { ruleset: match.game.id, sittings },
    cards,
    seat,
    me,
    // A picture and a seat are all that prompts are made of.
  } as unknown as Snapshot;
}
