/** Looks at the own deck (C R2.10), in the words that other games have for them. */
import { seatVarsOf, setSeat, slotOf } from "../../kernel/game.ts";
import { type Arranging, arranging } from "../arranging.ts";
import * as looks from "../looks.ts";
import type { CcWords, Match, Ruleset } from "./typed.ts";

export type LookFields = { readonly look: looks.Looking; readonly arrange: Arranging };

/** Each seat keeps its own, since it looks in its own hidden timeline (C R5.4). */
const own: looks.Looks<CcWords> = {
  deck: "deck",
  hidden: ["deck"],
  read: (m) => m.state.seats.flatMap((_, seat) => seatVarsOf(m, seat)._looked),
  write: (m, shown) =>
    m.state.seats.forEach((_, seat) => {
      const theirs = shown.filter((one) => m.state.objects[slotOf(one)].owner === seat);
      if (theirs.length !== seatVarsOf(m, seat)._looked.length) setSeat(m, seat, "_looked", theirs);
    }),
  look: (seat, objects) => ({ act: "look", seat, objects }),
};

export const lookActs: Pick<Ruleset["acts"], keyof LookFields> = {
  look: looks.lookAct(own),
  arrange: arranging(own.deck),
};

/** C R2.10: the effect is done, so its look is over. */
export const endLooks = (m: Match): void => looks.endLooks(m, own);
