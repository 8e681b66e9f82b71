/** The players whom this player does not want to hear: kept on this device, for every table. */
import { z } from "zod";

const KEPT = "riposte.muted";

/** Players that are kept; of more the oldest are heard again. */
const MOST = 200;

function read(): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(localStorage.getItem(KEPT) ?? "[]"));
  } catch {
    return [];
  }
}

export const mutedPlayers = (): ReadonlySet<string> => new Set(read());

export function keepMuted(player: string, isMuted: boolean): void {
  const others = read().filter((one) => one !== player);
  localStorage.setItem(KEPT, JSON.stringify((isMuted ? [...others, player] : others).slice(-MOST)));
}
