/** A player leaves a match of several (G R24.7 to R24.11). */
import {
  closeRequest,
  depart,
  move,
  objAt,
  openRequest,
  type Seat,
  setTable,
  sweep,
  tableOf,
  zoneOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { disband } from "./acts.ts";
import { endGame } from "./ending.ts";
import { turnBack } from "./faces.ts";
import { isOrphaned, livingSeats } from "./table.ts";
import type { Match } from "./typed.ts";

/** The rules put a seat out while others play on (G R24.7). */
export const removeSeat = (m: Match, seat: Seat): void => depart(m, seat);

/** The seat's things and layers go; conceding is always possible (G R24.9). */
export function leave(m: Match, seat: Seat): void {
  const left = livingSeats(m);
  if (left.length < 2) return endGame(m, { winners: left, reason: "left" });
  giveBackThings(m, seat);
  for (const handle of thingsIn(m, "field", seat)) turnBack(m, handle);
  sweep(m, seat);
  const delayed = tableOf(m)._delayed.filter((one) => one.controller !== seat);
  if (delayed.length < tableOf(m)._delayed.length) setTable(m, "_delayed", delayed);
  if (!isOrphaned(m)) return;
  // G R20.2: the attacking player is the turn player; without one there is no Combat.
  if (tableOf(m).phase === "combat") disband(m);
  // G R24.8: with an empty stack the turn goes to its End phase at once.
  if (tableOf(m).phase !== "end" && m.state.entries.length === 0) closeWindow(m);
}

/** G R24.7: objects of others return to them. */
function giveBackThings(m: Match, seat: Seat): void {
  for (const handle of thingsIn(m, "field", seat)) {
    const { owner } = objAt(m, handle);
    if (owner !== seat) move(m, handle, zoneOf(m, "field", owner), { controller: owner });
  }
}

/** A player who still holds a window of the turn is asked no more. The check before the hand-over ends the window. */
function closeWindow(m: Match): void {
  for (const one of livingSeats(m)) if (openRequest(m, one)?.kind === "window") closeRequest(m, one);
}
