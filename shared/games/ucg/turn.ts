/** The match and the turn (UCG 2, 6): set-up, phases, and the open state in which the turn owner acts. */

import {
  ask,
  askYesNo,
  call,
  callEffect,
  callInTurn,
  callNextPhase,
  doStep,
  forget,
  type Handle,
  isRefusal,
  type Next,
  NONE,
  note,
  objAt,
  openWindow,
  optionsOf,
  performAction,
  plan,
  reach,
  resetTurnWork,
  type Seat,
  setSeat,
  setTable,
  settle,
  setVar,
  tableOf,
  takeAnswer,
  takeChoice,
  varOf,
} from "../../kernel/game.ts";
import { dealHands, drawFirstPlayer, shuffleDecks } from "../opening.ts";
import { newTurn } from "../tally.ts";
import { thingsIn } from "../zones.ts";
import { callBide, countBide } from "./bide.ts";
import { isCharacter } from "./card.ts";
import { CARD_PROGRAMS } from "./compile.ts";
import { counting } from "./happened.ts";
import { endLooks } from "./looks.ts";
import { defenderOf, ownerOf, PHASES, type Phase, turnOrder } from "./table.ts";
import { callTriggers } from "./triggers.ts";
import type { Act, Match, Procedure } from "./typed.ts";

/** UCG 2.5 to 2.7: shuffle, first player, opening hands; then turn after turn. */
export const matchProcedure: Procedure = {
  shuffle(m): Next {
    shuffleDecks(m);
    setTable(m, "owner", drawFirstPlayer(m, optionsOf(m).firstPlayer));
    return "deal";
  },
  deal(m): Next {
    dealHands(m, optionsOf(m).openingHand);
    return "mulligan";
  },
  mulligan(m): Next {
    if (optionsOf(m).mulligan) callInTurn(m, "mulligan", turnOrder(m));
    return "turn";
  },
  turn(m): Next {
    call(m, "turn");
    return "next";
  },
  next(m): Next {
    setTable(m, "owner", defenderOf(m));
    return "turn";
  },
};

/** UCG 2.7: each in turn order is asked once. */
export const mulliganProcedure: Procedure<{ readonly seat: Seat }> = {
  ask(m, frame): Next {
    askYesNo(m, frame.locals.seat, "mulligan");
    return "answer";
  },
  answer(m, frame): Next {
    const { seat } = frame.locals;
    const again = takeChoice(m, frame, seat, "mulligan");
    note(m, "mulligan", { seat, again });
    if (!again) return "done";
    doStep(m, { why: "mulligan", by: seat }, [{ act: "putBack", seat }]);
    return "draw";
  },
  draw(m, frame): Next {
    const { openingHand: amount } = optionsOf(m);
    const { seat } = frame.locals;
    doStep(m, { why: "mulligan", by: seat }, [{ act: "drawn", seat, amount }]);
    return "done";
  },
};

/** One turn: its agenda of phases (UCG 6.1), allowances renewed (UCG 6.13). */
export const turnProcedure: Procedure = {
  begin(m): Next {
    resetTurnWork(m);
    const owner = ownerOf(m);
    newTurn(m, counting);
    setTable(m, "turn", tableOf(m).turn + 1);
    setSeat(m, owner, "resourcePlayed", false);
    setSeat(m, owner, "epicPlayed", false);
    note(m, "turn", { turn: tableOf(m).turn, seat: owner });
    plan(
      m,
      PHASES.map((phase) => ({ phase })),
    );
    return "phase";
  },
  phase: (m): Next => (callNextPhase(m, "phase") ? "phase" : "done"),
};

/** A phase: acts of the rules at its beginning, then the open state (ER-1: in every phase). */
export const phaseProcedure: Procedure<{ phase: Phase }> = {
  begin(m, frame): Next {
    const { phase } = frame.locals;
    doStep(m, { why: "phase", by: ownerOf(m) }, [{ act: phase, seat: ownerOf(m) }]);
    return "book";
  },
  book(m, frame): Next {
    bookkeeping[frame.locals.phase]?.(m);
    return "settle";
  },
  settle(m): Next {
    settle(m);
    return "bide";
  },
  bide(m, frame): Next {
    const { phase } = frame.locals;
    if (phase === "dawn" || phase === "end") callBide(m, phase);
    return "triggers";
  },
  triggers(m): Next {
    callTriggers(m);
    return "open";
  },
  open(m): Next {
    call(m, "open");
    return "close";
  },
  close(m, frame): Next {
    if (frame.locals.phase !== "end") return "done";
    endOfTurn(m);
    return "settled";
  },
  settled(m): Next {
    settle(m);
    return "done";
  },
};

/** Acts for the turn owner that are non-sequential (UCG 8.4). */
const bookkeeping: Readonly<Record<string, (m: Match) => void>> = {
  ready: readyUp,
  dawn: (m) => countBide(m, "dawn"),
  draw: drawPhase,
  end: (m) => countBide(m, "end"),
};

/** UCG 6.2: characters and Permanents to Active, Resources to Reserve. */
function readyUp(m: Match): void {
  const seat = ownerOf(m);
  const acts: Act[] = [
    ...thingsIn(m, "exhausted", seat).map((object): Act => ({ act: "awaken", object, seat })),
    ...thingsIn(m, "expended", seat).map((object): Act => ({ act: "refresh", object, seat })),
  ];
  if (acts.length > 0) doStep(m, { why: "ready", by: seat }, acts);
}

/** UCG 6.4: one card; with a Shadow Architect its Assimilate instead, then a Retribution Counter. */
function drawPhase(m: Match): void {
  const seat = ownerOf(m);
  if (tableOf(m).turn === 1 && !optionsOf(m).firstTurnDraw) return;
  const [architect] = thingsIn(m, "shadow", seat);
  if (architect === undefined)
    return doStep(m, { why: "draw", by: seat }, [{ act: "drawn", seat, amount: 1 }]);
  call(m, "assimilate", { architect });
}

/** UCG 6.4: the Assimilate ability, then the counter. */
export const assimilateProcedure: Procedure<{ readonly architect: Handle }> = {
  run(m, frame): Next {
    const { architect } = frame.locals;
    const { abilities } = m.pool.cards[objAt(m, architect).card];
    const program =
      abilities[abilities.length - CARD_PROGRAMS.length + CARD_PROGRAMS.indexOf("assimilate")].program;
    if (program !== null) callEffect(m, program.id, { self: architect, controller: ownerOf(m) });
    else doStep(m, { why: "draw", by: ownerOf(m) }, [{ act: "drawn", seat: ownerOf(m), amount: 1 }]);
    return "count";
  },
  count(m, frame): Next {
    endLooks(m);
    const object = frame.locals.architect;
    doStep(m, { why: "draw", by: ownerOf(m) }, [
      { act: "counter", object, seat: ownerOf(m), key: "retribution", amount: 1 },
    ]);
    return "done";
  },
};

/** UCG 16: Damage Counters of characters go, "this turn" ends, attacks are forgotten (UCG 13.1.6). */
function endOfTurn(m: Match): void {
  reach(m, "end");
  forget(m);
  const damaged: Act[] = [];
  for (const seat of turnOrder(m)) {
    for (const zone of ["active", "exhausted"] as const) {
      for (const object of thingsIn(m, zone, seat)) {
        const obj = objAt(m, object);
        if (isCharacter(m, obj) && varOf(m, obj, "damage") > 0) damaged.push({ act: "heal", object });
        if (varOf(m, obj, "attacked") > 0) setVar(m, object, "attacked", 0);
      }
    }
  }
  doStep(m, { why: "end", by: NONE }, optionsOf(m).damageClearsAtEndOfTurn ? damaged : []);
}

/** Nothing open: the turn owner may ignite, attack or go on (UCG 9.12 OPEN). */
export const openProcedure: Procedure = {
  ask(m): Next {
    ask(m, {
      seat: ownerOf(m),
      kind: "turn",
      info: { phase: tableOf(m).phase },
      fallback: { action: "advancePhase" },
    });
    return "answer";
  },
  answer(m, frame): Next {
    const seat = ownerOf(m);
    const result = performAction(m, seat, takeAnswer(m, frame, seat));
    if (isRefusal(result)) return result;
    if (result === "advance") return "done";
    if (result === "special") return "settle";
    if (result === "attack") {
      call(m, "encounter");
      return "ask";
    }
    // UCG 8.5: state checks also after payment (ER-8).
    settle(m);
    return "window";
  },
  window(m): Next {
    openWindow(m, "chain", ownerOf(m));
    return "triggers";
  },
  settle(m): Next {
    settle(m);
    return "triggers";
  },
  triggers(m): Next {
    callTriggers(m);
    return "again";
  },
  again: (m): Next => {
    forget(m);
    return "ask";
  },
};
