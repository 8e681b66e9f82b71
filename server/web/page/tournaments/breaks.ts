/** The numbers by which a tournament tells equals apart, as a player reads them. */
import type { TournamentInfo } from "../../../../shared/protocol/index.ts";
import type { Say } from "./said.ts";

/** A last round beyond all rounds is that of who is not out. */
const NO_ROUND = 1_000_000;

/** Whoever is not out plays on only as long as the tournament does. */
export function breakText(kind: string, value: number, state: TournamentInfo["state"], say: Say): string {
  if (kind !== "round") return String(Math.round(1_000 * value) / 1_000);
  if (value <= NO_ROUND) return String(value + 1);
  return state === "playing" ? say("still") : "–";
}
