/** Questions of the rules outside the queue: discarding (N R12.28), collapse (N R14.6), the mulligan (N R5.5, ER-2). */

import {
  ask,
  doStep,
  type Frame,
  type Handle,
  move,
  type Next,
  NONE,
  type Nothing,
  namesFor,
  note,
  optionsOf,
  type Seat,
  seatVarsOf,
  setLocals,
  setSeat,
  tableOf,
  takeChoice,
  thingsNamed,
  zoneOf,
} from "../../kernel/game.ts";
import { handIntoDeck } from "../opening.ts";
import { thingsIn } from "../zones.ts";
import { isLost, otherSeat } from "./table.ts";
import type { Domain, Match, Procedure } from "./typed.ts";
import { BIOMES } from "./zones.ts";

/** Asks for that many cards of the hand. The cards drawn last are the default (N R15.5). */
function askCards(m: Match, seat: Seat, kind: "bottom" | "discard", count: number): void {
  const names = namesFor(m, seat, thingsIn(m, "hand", seat));
  const domain: Domain<readonly string[]> = {
    kind: "subset",
    of: names,
    min: count,
    max: count,
    code: "E_CHOICE",
  };
  const fallback = { action: kind, choice: names.slice(names.length - count) };
  ask(m, { seat, kind, info: { count }, domain, fallback });
}

const chosen = (m: Match, frame: Frame, seat: Seat, kind: "bottom" | "discard"): Handle[] =>
  thingsNamed(m, seat, takeChoice(m, frame, seat, kind));

/** That many cards of the player's choice. Where it is the whole hand, nobody asks: everybody can count it. */
export const discardProcedure: Procedure<{ readonly seat: Seat; readonly count: number }> = {
  ask(m, frame): Next {
    const { seat, count } = frame.locals;
    const hand = thingsIn(m, "hand", seat);
    if (hand.length > count) {
      askCards(m, seat, "discard", count);
      return "chosen";
    }
    discard(m, seat, hand);
    return "done";
  },
  chosen(m, frame): Next {
    const { seat } = frame.locals;
    discard(m, seat, chosen(m, frame, seat, "discard"));
    return "done";
  },
};

function discard(m: Match, seat: Seat, cards: readonly Handle[]): void {
  if (cards.length > 0)
    doStep(
      m,
      { why: "discard", by: seat },
      cards.map((object) => ({ act: "discard", object, seat })),
    );
}

const openBiomes = (m: Match): number[] => BIOMES.filter((biome) => !isLost(m, biome));

/** N R14.6: a biome for each card that could not be drawn. */
export const collapseProcedure: Procedure<{ readonly seat: Seat; readonly count: number }> = {
  ask(m, frame): Next {
    const { seat, count } = frame.locals;
    const of = openBiomes(m);
    if (count === 0 || of.length === 0) return "done";
    setLocals(m, frame, { count: count - 1 });
    if (of.length === 1) {
      lose(m, seat, of[0]);
      return "ask";
    }
    const domain: Domain<number> = { kind: "one", of, code: "E_BIOME_LOST" };
    ask(m, { seat, kind: "pickBiome", domain });
    return "picked";
  },
  picked(m, frame): Next {
    const { seat } = frame.locals;
    lose(m, seat, takeChoice(m, frame, seat, "pickBiome"));
    return "ask";
  },
};

const lose = (m: Match, seat: Seat, biome: number): void =>
  doStep(m, { why: "collapse", by: seat }, [{ act: "loseSector", seat, biome }]);

/** N R5.5: in turn, keep or redraw, until both have kept. */
export const mulliganProcedure: Procedure<Nothing, { readonly seat: Seat; readonly kept: readonly Seat[] }> =
  {
    next(m, frame): Next {
      const { kept = [], seat = NONE } = frame.locals;
      const first = tableOf(m).starting;
      const order = seat === first ? [otherSeat(first), first] : [first, otherSeat(first)];
      const decides = order.find((one) => !kept.includes(one));
      if (decides === undefined) return "done";
      setLocals(m, frame, { seat: decides, kept });
      const taken = seatVarsOf(m, decides).mulligans;
      // Redrawing is refused where nothing is left to redraw. The question still comes, so that the player says to keep.
      const of = taken < optionsOf(m).mulligans ? (["keep", "redraw"] as const) : (["keep"] as const);
      const domain: Domain<"keep" | "redraw"> = { kind: "one", of, code: "E_MULLIGAN_LIMIT" };
      ask(m, { seat: decides, kind: "mulligan", info: { taken }, domain });
      return "decided";
    },
    decided(m, frame): Next {
      const { seat, kept } = frame.locals;
      if (takeChoice(m, frame, seat, "mulligan") === "keep") {
        note(m, "kept", { seat });
        setLocals(m, frame, { kept: [...kept, seat] });
        return "next";
      }
      note(m, "mulligan", { seat });
      setSeat(m, seat, "mulligans", seatVarsOf(m, seat).mulligans + 1);
      handIntoDeck(m, seat);
      doStep(m, { why: "mulligan", by: seat }, [{ act: "drawn", seat, amount: optionsOf(m).openingHand }]);
      return "bottom";
    },
    /** ER-2: the player sees the new hand, and then chooses the cards for the bottom. */
    bottom(m, frame): Next {
      const { seat } = frame.locals;
      const count = Math.min(seatVarsOf(m, seat).mulligans, thingsIn(m, "hand", seat).length);
      if (count === 0) return "next";
      askCards(m, seat, "bottom", count);
      return "bottomed";
    },
    /** The last listed is the very bottom. */
    bottomed(m, frame): Next {
      const { seat } = frame.locals;
      for (const handle of chosen(m, frame, seat, "bottom"))
        move(m, handle, zoneOf(m, "deck", seat), { at: 0 });
      return "next";
    },
  };
