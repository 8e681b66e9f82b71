/** LA 3: players answer each other, and what was played last happens first. */

import {
  call,
  callEffect,
  cardOf,
  dataOf,
  doStep,
  dropEntry,
  type Entry,
  entryOf,
  type Next,
  type Nothing,
  nextToPlace,
  note,
  objectOf,
  scopeOf,
  scopeOfEntry,
  setLocals,
  settle,
  takeFirstWaiting,
  topEntry,
} from "../../kernel/game.ts";
import { cardIn } from "../entries.ts";
import { targetsLeft } from "../targets.ts";
import { brighter, otherSeat } from "./table.ts";
import { stands } from "./targets.ts";
import type { Match, Procedure, WindowPolicy } from "./typed.ts";

/** LA 3.1, 3.2. */
export const answerWindow: WindowPolicy = {
  next(m, { holder, last, passed }, reason) {
    if (reason === "passed") return { holder: otherSeat(holder), passed };
    return { holder: reason === "entryAdded" ? otherSeat(last) : brighter(m), passed: [] };
  },
  afterEmpty: () => "reopen",
  beforeHandover: (m) => call(m, "aftermath"),
  resolve: "resolve",
};

export const resolveProcedure: Procedure<Nothing, { readonly entry: number }> = {
  act(m, frame): Next {
    // Only a window with an entry on top calls this.
    const entry = topEntry(m.state) as Entry;
    setLocals(m, frame, { entry: entry.id });
    happen(m, entry);
    return "leave";
  },
  leave(m, frame): Next {
    const entry = entryOf(m.state, frame.locals.entry);
    if (entry === undefined) return "done";
    const { source: object, controller: seat } = entry;
    dropEntry(m, entry.id, "resolved");
    doStep(m, { why: "spent", by: seat }, [{ act: "spent", object, seat }]);
    return "done";
  },
};

/** LA 3.3. */
function happen(m: Match, entry: Entry): void {
  const obj = objectOf(m.state, entry.source);
  if (obj === undefined) return;
  const [{ program }] = cardOf(m, obj).abilities;
  const { targets: words = [] } = dataOf(m, obj);
  const scope = scopeOfEntry(entry);
  const targets = targetsLeft(entry.targets, words, (ref, word) => stands(m, scope, ref, word));
  const isGone = words.length > 0 && targets.every((refs) => refs.length === 0);
  if (program !== null && !isGone) callEffect(m, program.id, { ...scope, targets });
}

/** LA 5.1, 5.3: flames without glow go out, then what waits happens, one after the other. */
export const aftermathProcedure: Procedure = {
  settle(m): Next {
    settle(m);
    return "next";
  },
  next(m): Next {
    const seat = nextToPlace(m);
    const waiting = seat === undefined ? undefined : takeFirstWaiting(m, seat);
    if (seat === undefined || waiting === undefined) return "done";
    const { source, ability, event } = waiting;
    const { program } = cardIn(m, { data: { card: waiting.card } }).abilities[ability];
    note(m, "does", { seat, cards: [m.state.cards[waiting.card]] });
    if (program !== null) callEffect(m, program.id, scopeOf(source, seat, event));
    return "settle";
  },
};
