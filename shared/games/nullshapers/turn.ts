/** The match and the turn (N 5, 12): the set-up, the steps in their order, and the acts of each step itself. */

import {
  call,
  callNextPhase,
  doStep,
  forget,
  MATCH_STREAM,
  type Next,
  NONE,
  note,
  objAt,
  openWindow,
  optionsOf,
  plan,
  reach,
  resetTurnWork,
  seatVarsOf,
  setSeat,
  setTable,
  setVar,
  shuffled,
  skip,
  tableOf,
  varOf,
} from "../../kernel/game.ts";
import { dealHands, drawFirstPlayer, shuffleDecks } from "../opening.ts";
import { newTurn } from "../tally.ts";
import { thingsIn } from "../zones.ts";
import { attackersOf } from "./battle.ts";
import { KINDS, TYPED } from "./card.ts";
import { counting } from "./happened.ts";
import { handOver, layInfluences } from "./influences.ts";
import {
  activeOf,
  emptyStore,
  hasActions,
  otherSeat,
  phaseOf,
  STEPS,
  type Step,
  turnOrder,
} from "./table.ts";
import type { Act, Match, Procedure } from "./typed.ts";
import { onPlanet } from "./zones.ts";

/** N R5.2: ten types of biome, one for each three of the five energies. */
const TRIPLES = TYPED.flatMap((a, i) =>
  TYPED.slice(i + 1).flatMap((b, j) => TYPED.slice(i + j + 2).map((c) => [a, b, c])),
);

export const matchProcedure: Procedure = {
  shuffle(m): Next {
    shuffleDecks(m);
    const first = drawFirstPlayer(m, optionsOf(m).firstPlayer);
    setTable(m, "active", first);
    setTable(m, "starting", first);
    const types = shuffled(m, MATCH_STREAM, TRIPLES);
    const biomes = layInfluences(m).map((influence, at) => ({ energies: types[at], influence, lost: false }));
    setTable(m, "biomes", biomes);
    return "deal";
  },
  deal(m): Next {
    dealHands(m, optionsOf(m).openingHand);
    return "mulligan";
  },
  mulligan(m): Next {
    call(m, "mulligan");
    return "turn";
  },
  turn(m): Next {
    call(m, "turn");
    return "next";
  },
  next(m): Next {
    setTable(m, "active", otherSeat(activeOf(m)));
    handOver(m, activeOf(m));
    return "turn";
  },
};

/** N 12: one turn, its allowances renewed (R12.5). */
export const turnProcedure: Procedure = {
  begin(m): Next {
    resetTurnWork(m);
    newTurn(m, counting);
    setTable(m, "turn", tableOf(m).turn + 1);
    for (const seat of m.state.seats.keys()) {
      setSeat(m, seat, "converted", false);
      setSeat(m, seat, "anomalyPlayed", false);
    }
    note(m, "turn", { turn: tableOf(m).turn, seat: activeOf(m) });
    plan(
      m,
      STEPS.map((step) => ({ step })),
    );
    return "step";
  },
  step: (m): Next => (callNextPhase(m, "step") ? "step" : "done"),
};

export const stepProcedure: Procedure<{ readonly step: Step }> = {
  enter(m, frame): Next {
    const { step } = frame.locals;
    // N R6.4: before anything of the next phase.
    if (phaseOf(step) !== phaseOf(tableOf(m).step)) emptyStores(m);
    setTable(m, "step", step);
    setTable(m, "_entries", m.state.counters.entries);
    for (const seat of m.state.seats.keys()) setSeat(m, seat, "declared", 0);
    note(m, "step", { step });
    return "work";
  },
  work(m, frame): Next {
    work[frame.locals.step]?.(m);
    return "window";
  },
  window(m, frame): Next {
    if (hasActions(frame.locals.step)) openWindow(m, "queue", NONE);
    return "end";
  },
  end(m, frame): Next {
    if (m.state.waiting.length === 0) forget(m);
    // N R12.16: without an attacker there is nothing to defend against.
    if (frame.locals.step === "attack" && attackersOf(m).length === 0)
      skip(m, ({ step }) => step === "defend");
    return "done";
  },
};

function emptyStores(m: Match): void {
  for (const seat of m.state.seats.keys()) {
    const { energy } = seatVarsOf(m, seat);
    if (KINDS.every((kind) => energy[kind] === 0)) continue;
    note(m, "storeEmptied", { seat });
    setSeat(m, seat, "energy", emptyStore);
  }
}

const moment = (m: Match, act: "startOfTurn" | "startOfAttack" | "endOfTurn"): void =>
  doStep(m, { why: act, by: activeOf(m) }, [{ act, seat: activeOf(m) }]);

/** The acts of a step itself, before anybody acts. */
const work: Readonly<Partial<Record<Step, (m: Match) => void>>> = {
  refresh,
  draw,
  maintenance: (m) => moment(m, "startOfTurn"),
  attack: (m) => moment(m, "startOfAttack"),
  damage: (m) => call(m, "damage"),
  end: (m) => moment(m, "endOfTurn"),
  reset: (m) => call(m, "reset"),
};

/** N R12.1: only the things of the active player. */
function refresh(m: Match): void {
  const seat = activeOf(m);
  const locked = onPlanet(m, seat).filter((handle) => varOf(m, objAt(m, handle), "locked") !== 0);
  const acts = locked.map((object): Act => ({ act: "unlock", object, seat }));
  if (acts.length > 0) doStep(m, { why: "refresh", by: seat }, acts);
}

/** N R12.2. */
function draw(m: Match): void {
  const { draws, firstDraws } = optionsOf(m);
  const seat = activeOf(m);
  doStep(m, { why: "draw", by: seat }, [
    { act: "drawn", seat, amount: tableOf(m).turn === 1 ? firstDraws : draws },
  ]);
}

/** N R12.28: the hand to its limit, damage and temporary effects gone. */
export const resetProcedure: Procedure = {
  discard(m): Next {
    const seat = activeOf(m);
    const count = thingsIn(m, "hand", seat).length - optionsOf(m).handLimit;
    if (count > 0) call(m, "discard", { seat, count });
    return "heal";
  },
  heal(m): Next {
    const all = turnOrder(m).flatMap((seat) => onPlanet(m, seat));
    const hurt = all.filter((handle) => varOf(m, objAt(m, handle), "damage") !== 0);
    doStep(
      m,
      { why: "reset", by: NONE },
      hurt.map((object) => ({ act: "heal", object, seat: NONE })),
    );
    for (const handle of all) setVar(m, handle, "arrived", 0);
    for (const seat of m.state.seats.keys()) setSeat(m, seat, "overclock", 0);
    return "expire";
  },
  expire(m): Next {
    reach(m, "turn");
    return "done";
  },
};
