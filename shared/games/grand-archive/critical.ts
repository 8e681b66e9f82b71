/** Critical N (G R32.55): combat damage of its source is doubled, unless an opponent discards N cards. */
import {
  ask,
  askYesNo,
  attrOf,
  doStep,
  type Handle,
  type Next,
  namesFor,
  objAt,
  objectRef,
  type Seat,
  setLocals,
  setTable,
  spell,
  tableOf,
  takeAnswer,
  takeChoice,
  thingsNamed,
} from "../../kernel/game.ts";
import { countIn, isIn, thingsIn } from "../zones.ts";
import { attackHas } from "./attack.ts";
import { isLiving, seatsFrom } from "./table.ts";
import type { Domain, Match, Procedure } from "./typed.ts";

/** What would double its damage, and for how many cards it does not. */
type Critical = { readonly source: Handle; readonly count: number };

/** The attack lends each of its parts' (G R20.16); a unit that retaliates has its own. */
export function criticals(m: Match, weapons: readonly Handle[], retaliating: readonly Handle[]): Critical[] {
  const attacker = tableOf(m)._attacker;
  // One that is gone strikes nobody, and nobody strikes it.
  if (!isIn(m, attacker, "field")) return [];
  return [
    { source: attacker, count: attackHas(m, { attacker, weapons: [...weapons] }, "critical") },
    ...retaliating.map((source) => ({ source, count: criticalOf(m, source) })),
  ].filter(({ count }) => count > 0);
}

const criticalOf = (m: Match, source: Handle): number =>
  isIn(m, source, "field") ? attrOf(m, source, "critical") : 0;

/** How many cards a hand holds is public: who has too few is not asked. */
const asksOf = (m: Match, { source, count }: Critical): Seat[] => {
  const { controller } = objAt(m, source);
  return seatsFrom(m, controller).filter((seat) => seat !== controller && countIn(m, "hand", seat) >= count);
};

type Kept = { readonly left: readonly Critical[]; readonly seats: readonly Seat[] };

/** Asks the opponents of one source after the other, each in turn order, until one has discarded. */
export const criticalProcedure: Procedure<{ readonly all: readonly Critical[] }, Kept> = {
  begin(m, frame): Next {
    const [first] = frame.locals.all;
    setLocals(m, frame, { left: frame.locals.all, seats: asksOf(m, first) });
    return "ask";
  },
  ask(m, frame): Next {
    const { left, seats } = frame.locals;
    const [{ source, count }] = left;
    const seat = seats.find((one) => isLiving(m, one));
    if (seat === undefined) {
      setTable(m, "_doubled", [...tableOf(m)._doubled, source]);
      return "next";
    }
    setLocals(m, frame, { seats: seats.slice(seats.indexOf(seat)) });
    askYesNo(m, seat, "may", { what: "critical", count, thing: spell(m, objectRef(source)) });
    return "answered";
  },
  answered(m, frame): Next {
    const { left, seats } = frame.locals;
    const [seat] = seats;
    if (takeAnswer(m, frame, seat)?.choice !== true || !isLiving(m, seat)) {
      setLocals(m, frame, { seats: seats.slice(1) });
      return "ask";
    }
    const [{ count }] = left;
    const of = namesFor(m, seat, thingsIn(m, "hand", seat));
    const domain: Domain<readonly string[]> = {
      kind: "subset",
      of,
      min: count,
      max: count,
      code: "ILLEGAL_CHOICE",
    };
    ask(m, { seat, kind: "choose", info: { what: "critical", count }, domain });
    return "discard";
  },
  discard(m, frame): Next {
    const [seat] = frame.locals.seats;
    const names = takeChoice(m, frame, seat, "choose");
    if (isLiving(m, seat))
      doStep(
        m,
        { why: "critical", by: seat },
        thingsNamed(m, seat, names).map((object) => ({ act: "discard", object, seat })),
      );
    return "next";
  },
  next(m, frame): Next {
    const [, ...left] = frame.locals.left;
    if (left.length === 0) return "done";
    setLocals(m, frame, { left, seats: asksOf(m, left[0]) });
    return "ask";
  },
};
