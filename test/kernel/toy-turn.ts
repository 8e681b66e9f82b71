import { call, setLocals, takeAnswers } from "../../shared/kernel/flow/frames.ts";
import { callNextPhase } from "../../shared/kernel/flow/phases.ts";
import { placeTriggers } from "../../shared/kernel/flow/placing.ts";
import { askAll } from "../../shared/kernel/flow/requests.ts";
import { openWindow, triggersPlaced } from "../../shared/kernel/flow/response.ts";
import { callEffect } from "../../shared/kernel/flow/run.ts";
import { doStep } from "../../shared/kernel/flow/step.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import type {
  Next,
  Procedure,
  Window,
  WindowPolicy,
  WindowReason,
} from "../../shared/kernel/model/ruleset.ts";
import {
  type Data,
  type Entry,
  entryOf,
  NONE,
  objectOf,
  type Seat,
  topEntry,
} from "../../shared/kernel/model/state.ts";
import { note } from "../../shared/kernel/ops/events.ts";
import {
  dropEntry,
  endMatch,
  forget,
  setEntry,
  setSeat,
  setTable,
  shuffle,
  zoneOf,
} from "../../shared/kernel/ops/ops.ts";
import { resetTurnWork } from "../../shared/kernel/ops/step-budget.ts";
import { plan, reach } from "../../shared/kernel/values/agenda.ts";
import { attrOf } from "../../shared/kernel/values/modifiers.ts";
import { exitEntry } from "./toy-acts.ts";
import { stands, wordsOf } from "./toy-play.ts";
import { after, livingFrom, ownerOf, tableOf, thingsIn, varsOf } from "./toy-zones.ts";

const PHASES = ["upkeep", "bid", "main", "end"];
const LAST_TURN = 40;

const matchProcedure: Procedure = {
  deal(m): Next {
    for (const seat of livingFrom(m, 0)) shuffle(m, zoneOf(m, "deck", seat));
    const amount = m.options.hand as number;
    doStep(
      m,
      { why: "deal", by: NONE },
      livingFrom(m, 0).map((seat) => ({ act: "drawn", seat, amount })),
    );
    return "turn";
  },
  turn(m): Next {
    resetTurnWork(m);
    const { turn } = tableOf(m);
    if (turn === LAST_TURN) endMatch(m, { winners: [], reason: "time" });
    setTable(m, "turn", turn + 1);
    setSeat(m, ownerOf(m), "charged", false);
    plan(
      m,
      PHASES.map((phase) => ({ phase })),
    );
    return "phase";
  },
  phase: (m): Next => (callNextPhase(m, "phase") ? "phase" : "next"),
  next(m): Next {
    forget(m);
    setTable(m, "owner", after(m, ownerOf(m)));
    return "turn";
  },
};

const bookkeeping: Readonly<Record<string, (m: Match) => void>> = {
  upkeep(m) {
    const seat = ownerOf(m);
    setSeat(m, seat, "mana", Math.min(4, 1 + Math.floor(tableOf(m).turn / 2)));
    doStep(m, { why: "draw", by: seat }, [{ act: "drawn", seat, amount: 1 }]);
  },
  bid(m) {
    if (tableOf(m).turn % 3 === 1) call(m, "bid");
  },
  end(m) {
    const seat = ownerOf(m);
    const power = (["row", "field"] as const)
      .flatMap((zone) => thingsIn(m, zone, seat))
      .reduce((sum, handle) => sum + Math.max(0, attrOf(m, handle, "power")), 0);
    if (power > 0)
      doStep(m, { why: "strike", by: seat }, [{ act: "hurt", seat: after(m, seat), amount: power }]);
  },
};

const phaseProcedure: Procedure = {
  begin(m, frame): Next {
    doStep(m, { why: "phase", by: ownerOf(m) }, [{ act: frame.locals.phase as string, seat: ownerOf(m) }]);
    return "book";
  },
  book(m, frame): Next {
    if (!m.state.seats[ownerOf(m)].left) bookkeeping[frame.locals.phase as string]?.(m);
    return "settle";
  },
  settle(m): Next {
    call(m, "@settle");
    return "place";
  },
  place(m): Next {
    call(m, "place");
    return "window";
  },
  /** Main is a natural window, every other phase has one only for what was placed (G R9.8). */
  window(m, frame): Next {
    if (frame.locals.phase === "main") openWindow(m, "natural", NONE);
    else if (m.state.entries.length > 0) openWindow(m, "derived", NONE);
    return "over";
  },
  over(m, frame): Next {
    reach(m, frame.locals.phase as string);
    return "done";
  },
};

/** All bid at once and sealed; then everybody is told all (C; G R27.3). */
const bidProcedure: Procedure = {
  ask(m): Next {
    askAll(
      m,
      livingFrom(m, 0).map((seat) => ({
        seat,
        kind: "bid",
        domain: { kind: "amount", min: 0, max: varsOf(m, seat).life, code: "ILLEGAL_CHOICE" },
        fallback: seat % 2 === 0 ? { random: true as const } : { action: "bid", choice: 0 },
      })),
    );
    return "told";
  },
  told(m, frame): Next {
    const bids = takeAnswers(m, frame).map(
      (answer) => ((answer as Data | null)?.choice as number | undefined) ?? 0,
    );
    note(m, "bids", { bids });
    const best = livingFrom(m, ownerOf(m)).reduce((a, b) => (bids[b] > bids[a] ? b : a));
    if (bids[best] === 0) return "done";
    doStep(m, { why: "bid", by: best }, [
      { act: "ward", seat: best },
      { act: "drawn", seat: best, amount: 1 },
    ]);
    return "done";
  },
};

const resolveProcedure: Procedure = {
  check(m, frame): Next {
    const { id, kind, ability, source, targets, controller, x, data } = topEntry(m.state) as Entry;
    const card =
      m.pool.cards[kind === "trigger" ? (data.card as number) : m.state.objects[source & 0xffff].card];
    const words = wordsOf(kind === "trigger" ? card.abilities[ability].node : card.data);
    const standing = targets.map((refs, at) =>
      refs.filter((ref) => stands(m, source, controller, ref, words[at])),
    );
    if (targets.some((refs) => refs.length > 0) && standing.every((refs) => refs.length === 0)) {
      exitEntry(m, id, "fizzled");
      return "settle";
    }
    setEntry(m, id, { targets: standing });
    setLocals(m, frame, { entry: id });
    const program =
      kind === "trigger"
        ? card.abilities[ability].program
        : card.abilities[card.abilities.length - 1].program;
    if (program !== null) {
      const event = (data.event ?? null) as Data | null;
      callEffect(m, program.id, { self: source, controller, targets: standing, x, entry: id, event });
    }
    return "leave";
  },
  leave(m, frame): Next {
    const entry = entryOf(m.state, frame.locals.entry as number);
    if (entry === undefined) return "settle";
    const obj = objectOf(m.state, entry.source);
    if (entry.kind === "trigger" || obj === undefined || m.pool.cards[obj.card].data.kind !== "unit") {
      exitEntry(m, entry.id, "resolved");
      return "settle";
    }
    dropEntry(m, entry.id, "resolved");
    doStep(m, { why: "enter", by: entry.controller }, [
      { act: "enter", object: entry.source, seat: entry.controller },
    ]);
    return "settle";
  },
  settle(m): Next {
    call(m, "@settle");
    return "done";
  },
  /** The entry that ended the phase goes where it would have gone (G R25.2). */
  unwound: (m, frame) => exitEntry(m, (frame.locals.entry as number | undefined) ?? NONE, "resolved"),
};

/** Checks and triggers before anybody gets the right (G R9.11). */
const readyProcedure: Procedure = {
  settle(m): Next {
    call(m, "@settle");
    return "place";
  },
  place(m): Next {
    call(m, "place");
    return "done";
  },
};

export const procedures: Readonly<Record<string, Procedure>> = {
  match: matchProcedure,
  phase: phaseProcedure,
  bid: bidProcedure,
  // Each has a window answered by whoever is next after its controller (N R11.8).
  place: placeTriggers("trigger", triggersPlaced),
  resolve: resolveProcedure,
  ready: readyProcedure,
};

type Right = { holder: Seat; passed: readonly Seat[] };

/** Two systems that answer `next` differently: by turns (N), or the activator keeps the right (G). */
function next(m: Match, { holder, passed, last }: Window, reason: WindowReason): Right {
  const [first] = livingFrom(m, ownerOf(m));
  const stack = m.options.system === "stack";
  switch (reason) {
    case "entryAdded":
      return { holder: stack ? last : after(m, last), passed: [] };
    case "triggersPlaced":
      return { holder: stack ? first : after(m, last), passed: [] };
    case "special":
      return { holder, passed };
    case "passed":
      return { holder: livingFrom(m, holder + 1).find((seat) => !passed.includes(seat)) ?? first, passed };
    case "seatLeft":
      return { holder: m.state.seats[holder].left ? after(m, holder) : holder, passed };
    default:
      return { holder: first, passed: [] };
  }
}

const policy = (afterEmpty: "reopen" | "end"): WindowPolicy => ({
  next,
  afterEmpty: () => afterEmpty,
  beforeHandover: (m) => call(m, "ready"),
  resolve: "resolve",
});

export const windows: Readonly<Record<string, WindowPolicy>> = {
  natural: policy("reopen"),
  derived: policy("end"),
};
