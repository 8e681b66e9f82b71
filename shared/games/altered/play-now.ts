/** A card that is played at once, inside an effect, by the whole process of playing one (A ). */
import {
  type Data,
  frameOf,
  type Handle,
  isRefusal,
  matchesHandle,
  type Next,
  type Seat,
  setLocals,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { countIn } from "../zones.ts";
import { expeditionsIn } from "./expedition-words.ts";
import { isTaken, offer } from "./offers.ts";
import { lowered, PLAYED_FROM } from "./own-cost.ts";
import type { Match, Procedure } from "./typed.ts";
import { SIDES, type Side } from "./zones.ts";

/** What an effect allows to be played. */
export type Allowed = {
  readonly what?: Data;
  readonly from?: readonly (typeof PLAYED_FROM)[number][];
  readonly less?: number;
  readonly downTo?: number;
  /** The Hand Cost is paid, from wherever it is played. */
  readonly handCost?: true;
  /** The Expedition it must be played in. */
  readonly expedition?: Data;
};

type Now = VerbLocals<Allowed>;

/** What the frame on top allows to be played now; undefined where none does. */
export const allowedNow = (m: Match): Now | undefined => frameOf(m, playNowProcedure)?.locals;

const placesOf = ({ from = PLAYED_FROM }: Allowed): readonly (typeof PLAYED_FROM)[number][] => from;

/** Whether this card is one that the effect speaks of. */
export const isAllowed = (m: Match, { node, scope }: Now, card: Handle, place: string): boolean =>
  placesOf(node).some((one) => one === place) && matchesHandle(m, scope, card, node.what ?? {});

/** The price of a card that is played now. */
export const priceNow = ({ node }: Now, price: number): number => lowered(price, node);

/** The Expeditions it may join. */
export function sidesNow(m: Match, { node, scope }: Now): readonly Side[] {
  if (node.expedition === undefined) return SIDES;
  return expeditionsIn(m, scope, node.expedition).flatMap(({ seat, side }) =>
    seat === scope.controller ? [side] : [],
  );
}

/** Everybody sees whether there is any card; whether one fits, only its owner knows. */
const hasCards = (m: Match, seat: Seat, node: Allowed): boolean =>
  placesOf(node).some((place) => countIn(m, place, seat) > 0);

/** Asks; what follows happens where a card was played. */
export const playNowProcedure: Procedure<VerbLocals<Allowed>, { readonly played?: boolean }> = {
  ask(m, frame): Next {
    const { node, scope } = frame.locals;
    if (!hasCards(m, scope.controller, node)) {
      verbDone(m, false);
      return "done";
    }
    return offer(m, "playNow", scope);
  },
  answer(m, frame): Next {
    const played = isTaken(m, frame);
    if (isRefusal(played)) return played;
    setLocals(m, frame, { played });
    return "over";
  },
  over(m, frame): Next {
    verbDone(m, frame.locals.played === true);
    return "done";
  },
};
