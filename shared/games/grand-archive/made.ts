/** The tokens that an effect has just made, as a thing that the rest of it speaks of. */
import { type Handle, objectRef, setTable, tableOf } from "../../kernel/game.ts";
import type { Act, Match, OwnRef } from "./typed.ts";

/** Remembers them until the next ones, or the next check. */
export function noteMade(m: Match, acts: readonly Act[], became: readonly Handle[]): void {
  if (!acts.some((act) => act.act === "enter" && act.token !== undefined)) return;
  setTable(
    m,
    "_made",
    became.filter((_, at) => {
      const act = acts[at];
      return act.act === "enter" && act.token !== undefined;
    }),
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
