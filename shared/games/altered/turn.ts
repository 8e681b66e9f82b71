/** The match and the day (A sections 6 and 7): Setup, phases with their daily effects, the turns of the Afternoon. */

import {
  ask,
  askAll,
  call,
  dataOf,
  doStep,
  endMatch,
  forget,
  type Handle,
  handleAt,
  isRefusal,
  type Next,
  NONE,
  type Nothing,
  nextInTurn,
  note,
  objAt,
  performAction,
  present,
  reach,
  resetTurnWork,
  type Seat,
  seatVarsOf,
  setLocals,
  setSeat,
  setTable,
  tableOf,
  takeAnswer,
  takeChoice,
  takeChoices,
  thingsNamed,
  turnTaken,
  zoneOf,
} from "../../kernel/game.ts";
import { drawFirstPlayer, shuffleDecks } from "../opening.ts";
import { newTurn } from "../tally.ts";
import { countIn, thingsIn } from "../zones.ts";
import { ofHero } from "./card.ts";
import { endOngoing } from "./emblems.ts";
import { arenaWinner, beginMoves, endAscent, judgeArrival, progress, travelled } from "./expeditions.ts";
import { counting } from "./happened.ts";
import { prepareActs } from "./morning.ts";
import { restActs } from "./night.ts";
import { optionsOf } from "./options.ts";
import { initiativeOrder, otherOf, PHASES, type Phase } from "./table.ts";
import type { Act, Match, Procedure, Question } from "./typed.ts";

const seats = (m: Match): readonly Seat[] => m.state.seats.map((_, seat) => seat);

/** Takes so many cards off the top of a Deck, each an act of its own (A ). */
export const drawActs = (seat: Seat, count: number): Act<"move">[] =>
  Array.from({ length: count }, () => ({
    act: "move",
    object: NONE,
    seat,
    deck: seat,
    from: "deck",
    to: "hand",
    how: "draw",
  }));

/** A. */
export const matchProcedure: Procedure = {
  heroes(m): Next {
    setTable(m, "first", drawFirstPlayer(m, optionsOf(m).firstPlayer));
    const acts = initiativeOrder(m).flatMap((seat): Act[] => {
      const hero = m.state.zones[zoneOf(m, "deck", seat)].list.find(
        (slot) => dataOf(m, m.state.objects[slot]).type === "hero",
      );
      if (hero === undefined) return [];
      return [{ act: "move", object: handleAt(m.state, hero), seat, from: "deck", to: "hero", how: "setup" }];
    });
    doStep(m, { why: "heroes", by: NONE }, acts);
    return "shuffle";
  },
  shuffle(m): Next {
    shuffleDecks(m);
    return "deal";
  },
  deal(m): Next {
    const { openingHand } = optionsOf(m);
    doStep(
      m,
      { why: "deal", by: NONE },
      initiativeOrder(m).flatMap((seat) => drawActs(seat, openingHand)),
    );
    return "mana";
  },
  /** A: both players choose in parallel and in secret, since neither choice may inform the other. */
  mana(m): Next {
    const { openingMana } = optionsOf(m);
    const questions = seats(m).flatMap((seat): Question[] => {
      const of = thingsIn(m, "hand", seat).map((card) => objAt(m, card).name);
      const count = Math.min(openingMana, of.length);
      if (count === 0) return [];
      const domain = { kind: "subset", of, min: count, max: count, code: "ILLEGAL_MANA" } as const;
      return [{ seat, kind: "chooseMana", domain }];
    });
    if (questions.length === 0) return "day";
    askAll(m, questions);
    return "orbs";
  },
  orbs(m, frame): Next {
    const chosen = takeChoices(m, frame, "chooseMana");
    const acts = initiativeOrder(m).flatMap((seat): Act[] => {
      return thingsNamed(m, seat, chosen[seat] ?? []).map((object) => ({
        act: "move",
        object,
        seat,
        from: "hand",
        to: "mana",
        how: "setup",
        ready: true,
      }));
    });
    doStep(m, { why: "mana", by: NONE }, acts);
    return "day";
  },
  day(m): Next {
    call(m, "day");
    return "day";
  },
};

/** One day; the first has no Morning (A ). */
export const dayProcedure: Procedure<Nothing, { readonly next: number }> = {
  begin(m, frame): Next {
    resetTurnWork(m);
    const day = tableOf(m).day + 1;
    setTable(m, "day", day);
    beginMoves(m);
    newTurn(m, counting, ["game"]);
    setTable(m, "idle", tableOf(m).idle + 1);
    // A.
    setTable(m, "_counts", {});
    if (tableOf(m).capped) setTable(m, "capped", false);
    setLocals(m, frame, { next: day === 1 ? 1 : 0 });
    return "phase";
  },
  phase(m, frame): Next {
    const { next } = frame.locals;
    if (next === PHASES.length) return "end";
    setLocals(m, frame, { next: next + 1 });
    call(m, "phase", { phase: PHASES[next] });
    return "phase";
  },
  end(m): Next {
    lapse(m, "day");
    // A: no rule speaks of players who are gone, so the player with the greater progress wins.
    if (tableOf(m).idle >= optionsOf(m).idleDays) endIdle(m);
    return "done";
  },
};

function endIdle(m: Match): void {
  const [a, b] = seats(m).map((seat) => travelled(m, seat));
  endMatch(m, { winners: a === b ? [] : [a > b ? 0 : 1], reason: "idle" });
}

/** A: effects that last until this point end. */
function lapse(m: Match, point: "turn" | "afternoon" | "day"): void {
  endOngoing(m, point);
  reach(m, point);
}

/** A: the phase begins, the game checks Reactions, then its daily effects follow one after the other. */
export const phaseProcedure: Procedure<{ readonly phase: Phase }, { readonly at: number }> = {
  begin(m, frame): Next {
    const { phase } = frame.locals;
    setLocals(m, frame, { at: 0 });
    doStep(m, { why: "phase", by: NONE }, [{ act: "phase", phase }]);
    return "check";
  },
  check(m): Next {
    call(m, "reactions");
    return "effect";
  },
  effect(m, frame): Next {
    const { phase, at } = frame.locals;
    forget(m);
    const effect = DAILY[phase][at];
    if (effect === undefined) return "done";
    setLocals(m, frame, { at: at + 1 });
    effect(m);
    return "check";
  },
};

const DAILY: Readonly<Record<string, readonly ((m: Match) => void)[]>> = {
  morning: [
    // A.
    (m) => doStep(m, { why: "succeed", by: NONE }, [{ act: "succeed", seat: otherOf(tableOf(m).first) }]),
    (m) => doStep(m, { why: "prepare", by: NONE }, prepareActs(m)),
    (m) =>
      doStep(
        m,
        { why: "draw", by: NONE },
        // A.
        initiativeOrder(m).flatMap((seat) => drawActs(seat, 2 + ofHero(m, seat, "drawsMore"))),
      ),
    (m) => call(m, "expand"),
  ],
  noon: [],
  afternoon: [(m) => call(m, "afternoon")],
  dusk: [dusk],
  night: [
    (m) => {
      doStep(m, { why: "rest", by: NONE }, restActs(m));
      endAscent(m);
    },
    (m) => call(m, "cleanUp"),
    // A C-14, R-21.6.
    (m) => {
      if (optionsOf(m).victoryTiming === "night") judgeArrival(m);
    },
  ],
};

/** A; in the tie-break. */
function dusk(m: Match): void {
  if (!tableOf(m).arena) return doStep(m, { why: "progress", by: NONE }, progress(m));
  const winner = arenaWinner(m);
  note(m, "arenaJudged", { winner });
  if (winner !== NONE) endMatch(m, { winners: [winner], reason: "arena" });
}

/** A: turns until both have passed. */
export const afternoonProcedure: Procedure<Nothing, { readonly next: Seat; readonly ends?: boolean }> = {
  begin(m, frame): Next {
    for (const seat of seats(m)) {
      setSeat(m, seat, "passed", false);
      setSeat(m, seat, "passedFirst", false);
    }
    setLocals(m, frame, { next: tableOf(m).first });
    return "turn";
  },
  turn(m, frame): Next {
    const { next } = frame.locals;
    const seat = [next, otherOf(next)].find((one) => !seatVarsOf(m, one).passed);
    if (seat === undefined) return "end";
    setTable(m, "active", seat);
    newTurn(m, counting);
    setTable(m, "ending", false);
    setLocals(m, frame, { next: otherOf(seat) });
    note(m, "turn", { seat });
    return "ask";
  },
  ask(m): Next {
    forget(m);
    ask(m, { seat: tableOf(m).active, kind: "turn", fallback: { action: "pass" } });
    return "answer";
  },
  answer(m, frame): Next {
    const seat = tableOf(m).active;
    const result = performAction(m, seat, takeAnswer(m, frame, seat));
    if (isRefusal(result)) return result;
    setLocals(m, frame, { ends: result !== "quick" });
    if (result !== "pass") setTable(m, "idle", 0);
    if (result === "pass") doStep(m, { why: "pass", by: seat }, [{ act: "pass", seat }]);
    return "check";
  },
  check(m): Next {
    call(m, "reactions");
    return "over";
  },
  over(m, frame): Next {
    // A: After You ends the turn once no Reaction is left.
    const { active, ending } = tableOf(m);
    if (frame.locals.ends !== true && !ending && !seatVarsOf(m, active).passed) return "ask";
    lapse(m, "turn");
    return "turn";
  },
  end(m): Next {
    setTable(m, "active", NONE);
    lapse(m, "afternoon");
    return "done";
  },
};

/**
 * A: each player may make a Hand card a ready orb. First everybody learns whether a player does, and
 * only then which card it is.
 */
export const expandProcedure: Procedure<Nothing, { readonly cards: readonly Handle[] }> = {
  begin(m, frame): Next {
    setLocals(m, frame, { cards: [] });
    return "ask";
  },
  ask(m, frame): Next {
    const seat = nextInTurn(frame, orderOf(m));
    if (seat === undefined) return "expand";
    if (countIn(m, "hand", seat) === 0) {
      turnTaken(m, frame);
      return "ask";
    }
    const of = thingsIn(m, "hand", seat).map((card) => objAt(m, card).name);
    ask(m, {
      seat,
      kind: "expand",
      domain: { kind: "subset", of, min: 0, max: mostExpanded(m, seat, of.length), code: "ILLEGAL_CHOICE" },
      fallback: { action: "expand", choice: [] },
    });
    return "answer";
  },
  answer(m, frame): Next {
    const { cards } = frame.locals;
    const seat = present(nextInTurn(frame, orderOf(m)));
    const chosen = thingsNamed(m, seat, takeChoice(m, frame, seat, "expand"));
    note(m, "chose", { seat, count: chosen.length });
    turnTaken(m, frame, { cards: [...cards, ...chosen] });
    return "ask";
  },
  expand(m, frame): Next {
    const acts = frame.locals.cards.map((object): Act => {
      const { owner } = objAt(m, object);
      return { act: "move", object, seat: owner, from: "hand", to: "mana", how: "expand", ready: true };
    });
    doStep(m, { why: "expand", by: NONE }, acts);
    return "done";
  },
};

/** A. */
const mostExpanded = (m: Match, seat: Seat, held: number): number =>
  Math.min(held, 1 + ofHero(m, seat, "expandsMore"));

/** The Morning knows no turns: the first player of the day comes first. */
const orderOf = (m: Match): readonly Seat[] => [tableOf(m).first, otherOf(tableOf(m).first)];
