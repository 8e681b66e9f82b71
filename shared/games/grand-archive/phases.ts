/** The phases of a turn, step by step (G R8.2, 10). */

import {
  ask,
  attrOf,
  call,
  doStep,
  type Handle,
  isRefusal,
  type Next,
  NONE,
  type Nothing,
  namesFor,
  objAt,
  optionsOf,
  performAction,
  type Seat,
  setLocals,
  tableOf,
  takeAnswer,
  thingsNamed,
  varOf,
} from "../../kernel/game.ts";
import { eachIn, thingsIn } from "../zones.ts";
import { writtenOf } from "./card.ts";
import { check } from "./checks.ts";
import { isKind } from "./filters.ts";
import { fireKeywords } from "./keywords.ts";
import { drawing, recalling } from "./player-verbs.ts";
import { isLiving, isOrphaned, livingSeats, type Phase, type ROUND } from "./table.ts";
import { fireDelayed, fireWither } from "./triggers.ts";
import type { Act, Match, Procedure } from "./typed.ts";
import { derived, natural, openDerived, setStep } from "./window.ts";
import { championOf, isAwake, type ZoneId } from "./zones.ts";

/** The phase begins: its triggers are recorded, together with the rules' own acts at the same moment (G R10.2). */
function beginWith(m: Match, phase: Phase, acts: readonly Act[] = []): void {
  const seat = tableOf(m).active;
  doStep(m, { why: "phase", by: seat }, [{ act: "phase", phase, seat }, ...acts]);
  fireKeywords(m, phase, seat);
  fireDelayed(m, phase, seat);
}

/** G G9: whether the rules' own acts come before the triggers of the phase's beginning are placed. */
const actsFirst = (m: Match): boolean => optionsOf(m).turnActionsBeforeTriggers;

/** A phase that opens with acts of the rules (G 10.2, 10.5). */
const opening = (
  phase: Phase,
  steps: readonly [string, string],
  acts: (m: Match, seat: Seat) => readonly Act[],
): Procedure => ({
  begin(m): Next {
    setStep(m, steps[0]);
    if (actsFirst(m)) {
      beginWith(m, phase, acts(m, tableOf(m).active));
      return "check";
    }
    beginWith(m, phase);
    derived(m, steps[0]);
    return "late";
  },
  late(m): Next {
    if (isOrphaned(m)) return "end";
    doStep(m, { why: "phase", by: tableOf(m).active }, acts(m, tableOf(m).active));
    return "check";
  },
  check(m): Next {
    derived(m, steps[1]);
    return "end";
  },
  end: (): Next => "done",
});

/** G R10.5: all rested objects of the turn player, at once. */
function waking(m: Match, seat: Seat): Act[] {
  return thingsIn(m, "field", seat)
    .filter((handle) => !isAwake(m, objAt(m, handle)))
    .map((object) => ({ act: "wake", object, seat }));
}

/** G R10.19: objects whose On Charge has not triggered yet. */
function charging(m: Match, seat: Seat): Act[] {
  const acts: Act[] = [];
  eachIn(m, "field", seat, (object, obj) => {
    const wanted = m.pool.cards[obj.card].abilities.flatMap((ability) => {
      const node = writtenOf(ability);
      return node.kind === "triggered" && typeof node.on === "object" && "charge" in node.on
        ? [node.on.charge]
        : [];
    });
    const held = varOf(m, obj, "charge");
    const reached = Math.max(held, varOf(m, obj, "_charged"));
    const amount = held + 1;
    if (wanted.some((count) => reached < count))
      acts.push({ act: "charge", object, seat, amount, first: amount > reached ? 1 : 0 });
  });
  return acts;
}

/** G 10.3: the one materialization of the turn. */
const materialize: Procedure = {
  begin(m): Next {
    beginWith(m, "materialize");
    derived(m, "MT.1");
    return "ask";
  },
  ask(m): Next {
    if (isOrphaned(m)) return "check";
    setStep(m, "MT.2");
    // G R10.13: always, whether or not anything could be paid for.
    const seat = tableOf(m).active;
    ask(m, { seat, kind: "materialize", fallback: { action: "declineMaterialize" } });
    return "answer";
  },
  answer(m, frame): Next {
    const seat = tableOf(m).active;
    const answer = takeAnswer(m, frame, seat);
    if (!isLiving(m, seat)) return "check";
    const result = performAction(m, seat, answer);
    if (isRefusal(result)) return result;
    if (result === "materialized") openDerived(m, frame, seat);
    return "check";
  },
  check(m): Next {
    derived(m, "MT.3");
    return "end";
  },
  end: (): Next => "done",
};

/** G 10.4: the last chance to act before recollection, then memory comes back to hand. */
const recollection: Procedure = {
  begin(m): Next {
    setStep(m, "RC.1");
    const charges = charging(m, tableOf(m).active);
    if (charges.length > 0) doStep(m, { why: "charge", by: tableOf(m).active }, charges);
    return "triggers";
  },
  triggers(m): Next {
    beginWith(m, "recollection");
    derived(m, "RC.1");
    return "window";
  },
  window(m): Next {
    if (isOrphaned(m)) return "end";
    natural(m, "RC.2");
    return "recall";
  },
  recall(m): Next {
    const seat = tableOf(m).active;
    if (isOrphaned(m)) return "end";
    setStep(m, "RC.3");
    const acts = recalling(m, thingsIn(m, "memory", seat));
    if (acts.length > 0) doStep(m, { why: "recollection", by: seat }, acts);
    return "check";
  },
  check(m): Next {
    derived(m, "RC.4");
    return "end";
  },
  end: (): Next => "done",
};

/** G 10.6: one Main phase a turn; Combat suspends it. */
const main: Procedure = {
  begin(m): Next {
    setStep(m, "MN.1");
    beginWith(m, "main");
    fireWither(m, tableOf(m).active);
    derived(m, "MN.1");
    return "window";
  },
  window(m): Next {
    if (!isOrphaned(m)) natural(m, "MN.2");
    return "end";
  },
  end: (): Next => "done",
};

/** G 10.7: placed triggers and Opportunity share one window (G R10.30), then clean-up follows. */
const end: Procedure = {
  begin(m): Next {
    setStep(m, "EN.1");
    beginWith(m, "end");
    if (optionsOf(m).endTriggersShareWindow) check(m);
    else derived(m, "EN.1");
    return "window";
  },
  window(m): Next {
    natural(m, "EN.2");
    return "clean";
  },
  clean(m): Next {
    call(m, "cleanUp");
    return "over";
  },
  over(m): Next {
    setStep(m, "EN.5");
    return "done";
  },
};

/** How many cards are over a limit an effect imposes (G R10.31). */
function excess(m: Match, seat: Seat, zone: ZoneId): number {
  const champion = championOf(m, seat);
  const limit =
    champion === undefined ? 0 : attrOf(m, champion, zone === "hand" ? "handLimit" : "memoryLimit");
  return limit <= 0 ? 0 : Math.max(0, thingsIn(m, zone, seat).length - limit);
}

const LIMITED = ["hand", "memory"] as const;

/** G R10.31 to R10.33: clean-up, again and again until a check places nothing. */
export const cleanUpProcedure: Procedure<
  Nothing,
  { readonly at: number; readonly discards: readonly Handle[] }
> = {
  limits(m, frame): Next {
    setStep(m, "EN.3");
    setLocals(m, frame, { discards: [], at: 0 });
    return "ask";
  },
  ask(m, frame): Next {
    const seat = tableOf(m).active;
    const zone = LIMITED[frame.locals.at];
    if (zone === undefined || isOrphaned(m)) return "clean";
    const count = excess(m, seat, zone);
    if (count === 0) {
      setLocals(m, frame, { at: frame.locals.at + 1 });
      return "ask";
    }
    const of = namesFor(m, seat, thingsIn(m, zone, seat));
    ask(m, {
      seat,
      kind: "discardToLimit",
      info: { zone, count },
      domain: { kind: "subset", of, min: count, max: count, code: "ILLEGAL_CHOICE" },
    });
    return "answer";
  },
  answer(m, frame): Next {
    const seat = tableOf(m).active;
    const chosen = thingsNamed(m, seat, takeAnswer(m, frame, seat).choice);
    const discards = [...frame.locals.discards, ...chosen];
    setLocals(m, frame, { discards, at: frame.locals.at + 1 });
    return "ask";
  },
  /** G R10.32: all at once. A unit that only a bonus kept alive survives, since its damage goes too. */
  clean(m, frame): Next {
    const seat = tableOf(m).active;
    const discards = isOrphaned(m) ? [] : frame.locals.discards;
    const acts: Act[] = discards.map((object) => ({ act: "discard", object, seat }));
    acts.push({ act: "cleanUp" });
    for (const one of livingSeats(m)) {
      eachIn(m, "field", one, (object, obj) => {
        if (varOf(m, obj, "damage") > 0 && isKind(m, obj, "ally")) acts.push({ act: "mend", object });
      });
    }
    doStep(m, { why: "cleanUp", by: NONE }, acts);
    return "check";
  },
  check(m): Next {
    setStep(m, "EN.4");
    check(m);
    return "window";
  },
  window(m, frame): Next {
    return openDerived(m, frame) ? "limits" : "end";
  },
  end: (): Next => "done",
};

export const phases: Readonly<Record<(typeof ROUND)[number], Procedure>> = {
  wakeUp: opening("wakeUp", ["WU.1", "WU.2"], waking),
  materialize,
  recollection,
  draw: opening("draw", ["DR.1", "DR.2"], (_m, seat) => drawing(seat, 1)),
  main,
  end,
};
