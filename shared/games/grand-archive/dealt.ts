/** How much damage an effect has just dealt, as a number that the rest of it reads (G R32.29). */
import { setTable, tableOf } from "../../kernel/game.ts";
import type { Act, Match, OwnNumber } from "./typed.ts";

/** Remembers it until damage is dealt again, or the next check. */
export function noteDealt(m: Match, acts: readonly Act[]): void {
  if (!acts.some(({ act }) => act === "damage")) return;
  setTable(
    m,
    "_dealt",
    acts.reduce((sum, act) => (act.act === "damage" ? sum + act.amount : sum), 0),
  );
}

export function forgetDealt(m: Match): void {
  if (tableOf(m)._dealt > 0) setTable(m, "_dealt", 0);
}

export const dealt: OwnNumber = {
  shape: () => ({}),
  value: (m) => tableOf(m)._dealt,
  text: () => "the damage dealt this way",
};
