/** A card that is played at once, inside an effect, by the whole process of playing one (A ). */
import {
  type Data,
  frameOf,
  type Handle,
  handleAt,
  isRefusal,
  matchesHandle,
  type Next,
  NONE,
  objectOf,
  objectRef,
  type Ref,
  type Seat,
  setLocals,
  slotOf,
  topFrame,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { countIn } from "../zones.ts";
import { expeditionsIn } from "./expedition-words.ts";
import { isTaken, offer } from "./offers.ts";
import { lowered, PLAYED_FROM } from "./own-cost.ts";
import type { Match, Procedure } from "./typed.ts";
import { placeOf, SIDES, type Side } from "./zones.ts";

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
  /** A name for the card that was played, wherever everybody sees it then (A ). */
  readonly as?: string;
};

type Now = VerbLocals<Allowed>;

/** What the frame on top allows to be played now; undefined where none does. */
export const allowedNow = (m: Match): Now | undefined => frameOf(m, playNowProcedure)?.locals;

const HIDDEN: readonly string[] = ["hand", "deck"];

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

/** What became of the card that was played. */
function playedRefs(m: Match, card: Handle | undefined): readonly Ref[] {
  const now = card === undefined ? NONE : handleAt(m.state, slotOf(card));
  const obj = objectOf(m.state, now);
  return obj === undefined || HIDDEN.includes(placeOf(m, obj)) ? [] : [objectRef(now)];
}

/** Asks; what follows happens where a card was played. */
export const playNowProcedure: Procedure<VerbLocals<Allowed>, { readonly played?: Handle }> = {
  ask(m, frame): Next {
    const { node, scope } = frame.locals;
    if (!hasCards(m, scope.controller, node)) return "over";
    return offer(m, "playNow", scope);
  },
  answer(m, frame): Next {
    const played = isTaken(m, frame);
    if (isRefusal(played)) return played;
    // The card is on its way: what plays it is on top (A ).
    if (played) setLocals(m, frame, { played: Number(topFrame(m)?.locals.card) });
    return "over";
  },
  over(m, frame): Next {
    const { node, played } = frame.locals;
    const named = node.as === undefined ? {} : { [node.as]: playedRefs(m, played) };
    verbDone(m, played !== undefined, named);
    return "done";
  },
};
