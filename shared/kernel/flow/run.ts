/** Runs one instruction of an effect. Everything it remembers is in its frame. */

import type { Match } from "../model/match.ts";
import type { Instr, Program } from "../model/program.ts";
import { objAt } from "../model/records.ts";
import type { Scope } from "../model/ruleset.ts";
import {
  type Data,
  type Frame,
  type Json,
  NONE,
  objectOf,
  type Ref,
  type Seat,
  seatRef,
} from "../model/state.ts";
import { whole } from "../model/undo.ts";
import { existence, namesFor, refsNamed } from "../ops/audience.ts";
import { note } from "../ops/events.ts";
import { branchesOf, zonesNamed } from "../values/branches.ts";
import { holds, matching, numberOf, refsOf, seatOf } from "../values/evaluate.ts";
import { call, giveBack, setLocals, setPc, takeAnswer } from "./frames.ts";
import { endTurns, isFirstInTurn, nextInTurn, turnTaken } from "./in-turn.ts";
import { chooseMode } from "./modes.ts";
import { namedActs, namesGiven } from "./naming.ts";
import { ask, askYesNo } from "./requests.ts";
import { doStep } from "./step.ts";

/** Begins a card's program; what is not said of its scope is empty. */
export function callEffect(
  m: Match,
  program: string,
  scope: Pick<Scope, "self" | "controller"> & Partial<Scope>,
): void {
  const { self, controller, targets = [], x = 0, entry = NONE, event = null, vars = {} } = scope;
  call(m, program, { self, controller, targets, x, entry, event, vars });
}

/** The procedure of a verb is done: whether what follows happens, and what it names for that (Verb.procedure). */
export const verbDone = (m: Match, ok: boolean, vars: Data = {}): void => giveBack(m, "called", { ok, vars });

export const scopeOfFrame = (frame: Frame): Scope => frame.locals as Scope;

/** One instruction; returns true when the program is done. */
export function stepProgram(m: Match, frame: Frame, program: Program): boolean {
  if (frame.pc >= program.code.length) return true;
  const instr = program.code[frame.pc];
  const scope = scopeOfFrame(frame);
  switch (instr.op) {
    case "step":
      verbs(m, frame, scope, instr.verbs);
      return false;
    case "test":
      setPc(m, frame, holds(m, scope, instr.when) ? frame.pc + 1 : instr.to);
      return false;
    case "jump":
      setPc(m, frame, instr.to);
      return false;
    case "choose":
      choose(m, frame, scope, instr);
      return false;
    case "mode":
      chooseMode(m, frame, scope, instr);
      return false;
    case "may":
      may(m, frame, scope, instr);
      return false;
    case "mayEach":
      mayEach(m, frame, scope, instr);
      return false;
    case "call": {
      const ok = callVerb(m, frame, scope, instr.node);
      if (ok !== undefined) setPc(m, frame, ok ? frame.pc + 1 : instr.to);
      return false;
    }
    default:
      loop(m, frame, scope, instr);
      return false;
  }
}

/** The verbs of a step: at once those in a row that ask nothing, and each of the others by itself, in order. */
function verbs(m: Match, frame: Frame, scope: Scope, all: readonly Data[]): void {
  const from = (frame.locals.verb as number | undefined) ?? 0;
  const asks = (node: Data): boolean => m.game.verbs[node.do as string].procedure !== undefined;
  if (asks(all[from])) {
    if (callVerb(m, frame, scope, all[from]) !== undefined) verbsDone(m, frame, all, from + 1);
    return;
  }
  let to = from;
  while (to < all.length && !asks(all[to])) to++;
  const now = to - from === all.length ? all : all.slice(from, to);
  verbsDone(m, frame, all, to);
  const acts = now.flatMap((node) => {
    const verb = m.game.verbs[node.do as string];
    return namedActs(verb.plan(m, scope, node), node, verb);
  });
  // Nothing has come of them yet.
  for (const name of namesGiven(now, m.game.verbs)) setVar(m, frame, name, []);
  doStep(m, { why: now[0].do as string, by: scope.controller }, acts);
}

function verbsDone(m: Match, frame: Frame, all: readonly Data[], done: number): void {
  if (done < all.length) return setLocals(m, frame, { verb: done });
  if (frame.locals.verb !== undefined) setLocals(m, frame, { verb: 0 });
  setPc(m, frame, frame.pc + 1);
}

const setVar = (m: Match, frame: Frame, name: string, value: Json): void =>
  setLocals(m, frame, { vars: { ...(frame.locals.vars as Data), [name]: value } });

/** What an effect goes through one by one: what it finds by itself in turn order, since seats decide nothing; else as chosen. */
function gathered(m: Match, scope: Scope, of: Data): readonly Ref[] {
  const refs = refsOf(m, scope, of);
  if (of.ref !== "all" && of.ref !== "players") return refs;
  const order = m.game.triggerOrder(m);
  const turnOf = ({ kind, id }: Ref): number => order.indexOf(kind === "seat" ? id : objAt(m, id).controller);
  return refs.toSorted((a, b) => turnOf(a) - turnOf(b));
}

const judged = (m: Match, scope: Scope, { list, as, when }: Instr & { op: "judge" }): boolean[] =>
  (scope.vars[list] as readonly Json[]).map((one) =>
    holds(m, { ...scope, vars: { ...scope.vars, [as]: [one] } }, when),
  );

function loop(m: Match, frame: Frame, scope: Scope, instr: Instr): void {
  if (instr.op === "gather") setVar(m, frame, instr.list, gathered(m, scope, instr.of as Data));
  else if (instr.op === "judge") setVar(m, frame, instr.verdicts, judged(m, scope, instr));
  else if (instr.op === "heed") {
    const verdicts = scope.vars[instr.verdicts] as readonly boolean[];
    const left = (scope.vars[instr.list] as readonly Json[]).length;
    if (!verdicts[verdicts.length - left - 1]) return setPc(m, frame, instr.to);
  } else if (instr.op === "set") setVar(m, frame, instr.as, whole(numberOf(m, scope, instr.value), instr.as));
  else if (instr.op === "next") {
    const [first, ...rest] = scope.vars[instr.list] as readonly Ref[];
    if (first === undefined) return setPc(m, frame, instr.to);
    setVar(m, frame, instr.list, rest);
    setVar(m, frame, instr.as, [first]);
  } else if (instr.op === "count") {
    const left = scope.vars[instr.as] as number;
    if (left <= 0) return setPc(m, frame, instr.to);
    setVar(m, frame, instr.as, left - 1);
  }
  setPc(m, frame, frame.pc + 1);
}

/** Calls the procedure of a verb; once it has come back, what it said. */
function callVerb(m: Match, frame: Frame, scope: Scope, node: Data): boolean | undefined {
  const { called } = frame.locals as { called?: { ok: boolean; vars: Data } | null };
  if (called == null) {
    call(m, m.game.verbs[node.do as string].procedure as string, {
      node,
      scope: { ...scope },
    });
    return undefined;
  }
  setLocals(m, frame, { called: null, vars: { ...scope.vars, ...called.vars } });
  return called.ok;
}

/** The players an instruction asks, the one with the first say first. */
const asked = (m: Match, scope: Scope, who: Json): readonly Seat[] =>
  who === "each" ? m.game.triggerOrder(m) : [seatOf(m, scope, who)];

/**
 * Asks one after the other (A ). A visible choice is told as it is made; of a hidden
 * one only how many, and the cards stay sealed in the frame until the step (A ).
 */
function choose(m: Match, frame: Frame, scope: Scope, instr: Instr & { op: "choose" }): void {
  const before = (isFirstInTurn(frame) ? [] : scope.vars[instr.as]) as readonly Ref[];
  const who = nextInTurn(frame, asked(m, scope, instr.who));
  if (who === undefined) {
    endTurns(m, frame);
    return setPc(m, frame, frame.pc + 1);
  }
  const kept = (picked: readonly Ref[]): void => {
    setVar(m, frame, instr.as, [...before, ...picked]);
    turnTaken(m, frame);
  };
  const answer = takeAnswer(m, frame, who);
  if (answer !== null) {
    const picked = refsNamed(m, who, answer.choice);
    disclose(m, who, picked);
    return kept(picked);
  }
  const own = instr.who === "each" ? { ...scope, controller: who } : scope;
  const names = namesFor(m, who, matching(m, own, instr.from));
  const max = Math.max(0, Math.min(numberOf(m, own, instr.max), names.length));
  const min = Math.max(0, Math.min(numberOf(m, own, instr.min), max));
  // Nothing to choose from: the rest of the effect goes on without (A ).
  if (max === 0 && !mayHide(m, own, instr.from)) return kept([]);
  ask(m, {
    seat: who,
    kind: "choose",
    info: { entry: entryName(scope) },
    domain: { kind: "subset", of: names, min, max, code: "ILLEGAL_CHOICE" },
    fallback: { action: "choose", choice: names.slice(0, min) },
  });
}

/** Whether only its owner knows that nothing fits: then it is asked all the same (law 6). */
function mayHide(m: Match, scope: Scope, filter: Json): boolean {
  return branchesOf(filter as Data).some((way) => {
    const zones = zonesNamed(way);
    const whose = whoseOf(way);
    return m.state.zones.some(({ def, seat, list }) => {
      const { id, audience } = m.game.zones[def];
      if (audience === "all" || list.length === 0 || !zones.includes(id)) return false;
      return whose === undefined || (seat === scope.controller) === (whose === "you");
    });
  });
}

/** Whose things it asks for, itself or its only branch. */
function whoseOf({ controller, owner, any }: Data): Json | undefined {
  const [only, ...others] = (any ?? []) as readonly Data[];
  return controller ?? owner ?? (only === undefined || others.length > 0 ? undefined : whoseOf(only));
}

/** Tells everybody what was chosen where all can see it, else how many. */
function disclose(m: Match, seat: Seat, picked: readonly Ref[]): void {
  const things = picked.map((ref) => openName(m, ref));
  const data: Data = things.includes("") ? { seat, count: picked.length } : { seat, things };
  note(m, "chose", data, { picked: picked });
}

/** What everybody calls the thing; "" where not everybody sees it. */
function openName(m: Match, ref: Ref): string {
  const obj = ref.kind === "object" ? objectOf(m.state, ref.id) : undefined;
  return obj === undefined || (existence(m, obj) & m.layout.all) !== m.layout.all ? "" : obj.name;
}

const entryName = (scope: Scope): string => (scope.entry === NONE ? "" : `e${scope.entry}`);

function may(m: Match, frame: Frame, scope: Scope, instr: Instr & { op: "may" }): void {
  const who = seatOf(m, scope, instr.who);
  const answer = takeAnswer(m, frame, who);
  if (answer !== null) {
    note(m, "may", { seat: who, yes: answer.choice });
    return setPc(m, frame, answer.choice === true ? frame.pc + 1 : instr.to);
  }
  askMay(m, who, scope);
}

const askMay = (m: Match, seat: Seat, scope: Scope): void =>
  askYesNo(m, seat, "may", { entry: entryName(scope) });

/** Yes or no, told at once, before the next is asked (A ). */
function mayEach(m: Match, frame: Frame, scope: Scope, instr: Instr & { op: "mayEach" }): void {
  const willing = (isFirstInTurn(frame) ? [] : scope.vars[instr.as]) as readonly Ref[];
  const who = nextInTurn(frame, m.game.triggerOrder(m));
  if (who === undefined) {
    endTurns(m, frame);
    return setPc(m, frame, willing.length > 0 ? frame.pc + 1 : instr.to);
  }
  const answer = takeAnswer(m, frame, who);
  if (answer === null) return askMay(m, who, scope);
  note(m, "may", { seat: who, yes: answer.choice });
  const now = answer.choice === true ? [...willing, seatRef(who)] : willing;
  setVar(m, frame, instr.as, now);
  turnTaken(m, frame);
}
