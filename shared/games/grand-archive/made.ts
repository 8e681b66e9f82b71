/** The tokens that an effect has just made, as a thing that the rest of it speaks of. */
import { type Handle, objectRef, setTable, tableOf } from "../../kernel/game.ts";
import type { Act, Match, OwnRef } from "./typed.ts";

/** What is generated is no token (G R5.10). */
const isSummoning = (act: Act): boolean =>
  act.act === "enter" && act.token !== undefined && act.generated !== true;

/** Remembers them until the next ones, or the next check. */
export function noteMade(m: Match, acts: readonly Act[], became: readonly Handle[]): void {
  if (!acts.some(isSummoning)) return;
  setTable(
    m,
    "_made",
    became.filter((_, at) => isSummoning(acts[at])),
  );
}

export function forgetMade(m: Match): void {
  if (tableOf(m)._made.length > 0) setTable(m, "_made", []);
}

export const made: OwnRef = {
  kind: "object",
  shape: () => ({}),
  value: (m) => tableOf(m)._made.map(objectRef),
  text: () => "the summoned tokens",
  many: () => true,
};
