/** Before the first turn and on each first turn (G 4): shuffles, Level 0 champions, opening triggers. */

import {
  ask,
  askAll,
  askYesNo,
  call,
  callEffect,
  callInTurn,
  cardOf,
  dataOf,
  doStep,
  type Handle,
  type Next,
  NONE,
  type Nothing,
  namesFor,
  nextToPlace,
  note,
  objAt,
  optionsOf,
  present,
  type Seat,
  setLocals,
  setTable,
  tableOf,
  takeChoice,
  takeChoices,
  thingNamed,
  thingsNamed,
} from "../../kernel/game.ts";
import { drawFirstPlayer, shuffleDecks } from "../opening.ts";
import { countIn, thingsIn } from "../zones.ts";
import { check } from "./checks.ts";
import { drawing } from "./player-verbs.ts";
import { isCurrent, isLiving, livingSeats, seatsFrom, turnPlayer } from "./table.ts";
import type { Act, Match, Procedure, Question } from "./typed.ts";
import { derived, setStep } from "./window.ts";

const isLevel0 = (m: Match, handle: Handle): boolean => {
  const card = dataOf(m, objAt(m, handle));
  return card.type === "champion" && card.level === 0;
};

/** ER-6: the seat is asked even where there is only one, since it comes from a private zone. */
function question(m: Match, seat: Seat): Question {
  const of = namesFor(
    m,
    seat,
    thingsIn(m, "material", seat).filter((one) => isLevel0(m, one)),
  );
  return {
    seat,
    kind: "chooseStartingChampion",
    domain: { kind: "one", of, code: "NOT_LEVEL_0" },
  };
}

const entering = (m: Match, seat: Seat, champion: string): Act => ({
  act: "enter",
  object: thingNamed(m, seat, champion),
  seat,
});

/** G R4.4 to R4.9: the first-turn set-up of profile SEED, a step of its own between the skipped phases and Draw. */
export const ftProcedure: Procedure = {
  ask(m): Next {
    setStep(m, "FT.1");
    ask(m, question(m, turnPlayer(m)));
    return "place";
  },
  place(m, frame): Next {
    const seat = tableOf(m).active;
    const champion = takeChoices(m, frame, "chooseStartingChampion")[seat];
    if (champion === null || !isLiving(m, seat)) return "done";
    doStep(m, { why: "ft", by: seat }, [entering(m, seat, champion)]);
    return "check";
  },
  check(m): Next {
    if (optionsOf(m).openingTriggerAnswered) {
      derived(m, "FT.2");
      return "mulligan";
    }
    setStep(m, "FT.2");
    check(m);
    return "silent";
  },
  /** G G3, alternative (a): as the site does it since December 2025. */
  silent(m): Next {
    if (m.state.entries.length === 0) return "mulligan";
    call(m, "layer");
    return "again";
  },
  again(m): Next {
    check(m);
    return "silent";
  },
  mulligan(m): Next {
    callInTurn(m, "mulligan", [tableOf(m).active].filter(mayRedraw(m)));
    return "end";
  },
  end: (): Next => "done",
};

/** A card of the material deck that does something before the game, with the ability that says so. */
function preGameCards(m: Match, seat: Seat): { handle: Handle; ability: number }[] {
  return thingsIn(m, "material", seat).flatMap((handle) => {
    const ability = cardOf(m, objAt(m, handle)).abilities.findIndex(({ kind }) => kind === "preGame");
    return ability < 0 ? [] : [{ handle, ability }];
  });
}

/**
 * Whether any card of the match's sets has a pre-game action. Then every seat is asked, so that the question tells
 * nothing.
 */
const isPreGame = (m: Match): boolean =>
  m.pool.cards.some((card) => card.abilities.some(({ kind }) => kind === "preGame"));

/** G R4.1: shuffle, first player, pre-game actions; G R4.12: champions before the game in profile CURRENT. */
export const setupProcedure: Procedure<Nothing, { readonly queue: readonly Seat[]; readonly seat: Seat }> = {
  shuffle(m, frame): Next {
    shuffleDecks(m, "main");
    const first = drawFirstPlayer(m, optionsOf(m).firstPlayer);
    setTable(m, "active", first);
    setTable(m, "starting", first);
    note(m, "first", { seat: first });
    setLocals(m, frame, { queue: isPreGame(m) ? seatsFrom(m, first) : [] });
    return "preGame";
  },
  preGame(m, frame): Next {
    const [seat, ...queue] = frame.locals.queue;
    if (seat === undefined) return "champions";
    setLocals(m, frame, { queue, seat });
    const of = namesFor(
      m,
      seat,
      preGameCards(m, seat).map(({ handle }) => handle),
    );
    ask(m, {
      seat,
      kind: "preGameAction",
      domain: { kind: "subset", of, min: 0, max: of.length, code: "NOT_IN_ZONE" },
      fallback: { action: "preGameAction", choice: [] },
    });
    return "preGameDone";
  },
  preGameDone(m, frame): Next {
    const { seat } = frame.locals;
    const chosen = takeChoice(m, frame, seat, "preGameAction");
    if (!isLiving(m, seat)) return "preGame";
    const open = preGameCards(m, seat);
    for (const handle of thingsNamed(m, seat, chosen).reverse()) {
      const found = open.find((one) => one.handle === handle);
      const ability = found && cardOf(m, objAt(m, handle)).abilities[found.ability];
      if (!ability?.program) continue;
      note(m, "revealed", { seat, cards: [m.state.cards[objAt(m, handle).card]] });
      callEffect(m, ability.program.id, { self: handle, controller: seat });
    }
    return "preGame";
  },
  champions(m): Next {
    if (!isCurrent(m)) return "done";
    askAll(
      m,
      livingSeats(m).map((seat) => question(m, seat)),
    );
    return "placed";
  },
  placed(m, frame): Next {
    const champions = takeChoices(m, frame, "chooseStartingChampion");
    const acts = seatsFrom(m, tableOf(m).starting).map((seat) => entering(m, seat, present(champions[seat])));
    doStep(m, { why: "setup", by: NONE }, acts);
    return "open";
  },
  /** G R4.12: in turn order each opening trigger resolves; nobody can have Opportunity. */
  open(m): Next {
    const order = seatsFrom(m, tableOf(m).starting);
    const next = nextToPlace(m, order);
    if (next === undefined) {
      callInTurn(m, "mulligan", order.filter(mayRedraw(m)));
      return "end";
    }
    call(m, "triggers", { only: next });
    return "resolve";
  },
  resolve(m): Next {
    if (m.state.entries.length === 0) return "open";
    call(m, "layer");
    return "resolve";
  },
  end: (): Next => "done",
};

/** G G22: the rules are silent, so an option decides. */
const mayRedraw =
  (m: Match) =>
  (seat: Seat): boolean =>
    optionsOf(m).mulligan && isLiving(m, seat) && countIn(m, "hand", seat) > 0;

export const mulliganProcedure: Procedure<{ readonly seat: Seat }> = {
  ask(m, frame): Next {
    askYesNo(m, frame.locals.seat, "may", { mulligan: true });
    return "answer";
  },
  answer(m, frame): Next {
    const { seat } = frame.locals;
    if (takeChoice(m, frame, seat, "may") && isLiving(m, seat))
      doStep(m, { why: "mulligan", by: seat }, [
        { act: "mulligan", seat },
        ...drawing(seat, countIn(m, "hand", seat)),
      ]);
    return "end";
  },
  end: (): Next => "done",
};
