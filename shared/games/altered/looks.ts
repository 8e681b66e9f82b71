/** Looks at hidden cards (A ), in the words that other games have for them. */
import { type Handle, setTable, tableOf } from "../../kernel/game.ts";
import { type Arranging, arranging } from "../arranging.ts";
import * as looks from "../looks.ts";
import type { AlteredWords, FilterKey, Match, OwnRef, Ruleset, Verb } from "./typed.ts";

export type LookFields = { readonly look: looks.Looking; readonly arrange: Arranging };

const own: looks.Looks<AlteredWords> = {
  deck: "deck",
  hidden: ["deck", "hand"],
  // A match that was saved before there were looks has none.
  read: (m) => tableOf(m)._shown ?? [],
  write: (m, shown) => setTable(m, "_shown", shown),
  look: (seat, objects) => ({ act: "look", seat, objects }),
};

/** An effect is over: so are its looks, but for those of an effect that it happens in. */
export function endLooks(m: Match): void {
  const running = m.state.frames.filter(({ program }) => program === "effect" || program === "emblem");
  if (running.length <= 1) looks.endLooks(m, own);
}

/** A: both players see the card until the effect is over. */
export const reveal = (m: Match, card: Handle): void => looks.showTo(m, own, card, m.layout.all);

export const lookActs: Pick<Ruleset["acts"], keyof LookFields> = {
  look: looks.lookAct(own),
  arrange: arranging(own.deck),
};

export const lookFilters: Readonly<Record<string, FilterKey>> = { seen: looks.seen(own) };

export const lookRefs: Readonly<Record<string, OwnRef>> = { top: looks.top(own.deck) };

export const look: Verb = looks.lookVerb(own);
