/** Runs one instruction of an effect. Everything it remembers is in its frame. */
import { existence, nameFor, understand } from "../audience.ts";
import { note } from "../events.ts";
import { call, setLocals, setPc, takeAnswer } from "../frames.ts";
import type { Match } from "../match.ts";
import { ask } from "../requests.ts";
import type { Scope } from "../ruleset.ts";
import {
  type Data,
  type Frame,
  type Handle,
  type Json,
  NONE,
  type Obj,
  objectOf,
  type Ref,
  type Seat,
  seatRef,
} from "../state.ts";
import { doStep } from "../step.ts";
import { holds, matching, numberOf, refsOf, seatOf } from "./evaluate.ts";
import type { Instr, Program } from "./program.ts";

/** The first locals of an effect's frame. */
export function effectLocals(scope: Omit<Scope, "vars">): Data {
  const { self, controller, targets, x, entry, event } = scope;
  return { self, controller, targets: targets as unknown as Json, x, entry, event, vars: {} };
}

export const scopeOfFrame = (frame: Frame): Scope => frame.locals as unknown as Scope;

/** One instruction; returns true when the program is done. */
export function stepProgram(m: Match, frame: Frame, program: Program): boolean {
  if (frame.pc >= program.code.length) return true;
  const instr = program.code[frame.pc];
  const scope = scopeOfFrame(frame);
  switch (instr.op) {
    case "step": {
      if (m.game.verbs[instr.verbs[0].do as string].procedure !== undefined) {
        callVerb(m, frame, scope, instr.verbs[0], frame.pc + 1);
        return false;
      }
      setPc(m, frame, frame.pc + 1);
      const acts = instr.verbs.flatMap((node) => m.game.verbs[node.do as string].plan(m, scope, node));
      doStep(m, { why: instr.verbs[0].do as string, by: scope.controller }, acts);
      return false;
    }
    case "test":
      setPc(m, frame, holds(m, scope, instr.when) ? frame.pc + 1 : instr.to);
      return false;
    case "jump":
      setPc(m, frame, instr.to);
      return false;
    case "choose":
      choose(m, frame, scope, instr);
      return false;
    case "may":
      may(m, frame, scope, instr);
      return false;
    case "mayEach":
      mayEach(m, frame, scope, instr);
      return false;
    case "call":
      callVerb(m, frame, scope, instr.node, instr.to);
      return false;
    default:
      loop(m, frame, scope, instr);
      return false;
  }
}

const setVar = (m: Match, frame: Frame, name: string, value: Json): void =>
  setLocals(m, frame, { vars: { ...(frame.locals.vars as Data), [name]: value } });

/** What an effect goes through one by one: what it finds by itself in turn order, since seats decide nothing; else as chosen. */
function gathered(m: Match, scope: Scope, of: Data): readonly Ref[] {
  const refs = refsOf(m, scope, of);
  if (of.ref !== "all" && of.ref !== "players") return refs;
  const order = m.game.triggerOrder(m);
  const turnOf = ({ kind, id }: Ref): number =>
    order.indexOf(kind === "seat" ? id : (objectOf(m.state, id) as Obj).controller);
  return refs.toSorted((a, b) => turnOf(a) - turnOf(b));
}

function loop(m: Match, frame: Frame, scope: Scope, instr: Instr): void {
  if (instr.op === "gather")
    setVar(m, frame, instr.list, gathered(m, scope, instr.of as Data) as unknown as Json);
  else if (instr.op === "set") setVar(m, frame, instr.as, numberOf(m, scope, instr.value));
  else if (instr.op === "next") {
    const [first, ...rest] = scope.vars[instr.list] as unknown as readonly Ref[];
    if (first === undefined) return setPc(m, frame, instr.to);
    setVar(m, frame, instr.list, rest as unknown as Json);
    setVar(m, frame, instr.as, [first] as unknown as Json);
  } else if (instr.op === "count") {
    const left = scope.vars[instr.as] as number;
    if (left <= 0) return setPc(m, frame, instr.to);
    setVar(m, frame, instr.as, left - 1);
  }
  setPc(m, frame, frame.pc + 1);
}

/** What the procedure of a verb brings back, or the call of it. */
function callVerb(m: Match, frame: Frame, scope: Scope, node: Data, no: number): void {
  const { called } = frame.locals as { called?: { ok: boolean; vars: Data } | null };
  if (called == null) {
    return call(m, m.game.verbs[node.do as string].procedure as string, {
      node,
      scope: { ...scope } as unknown as Json,
    });
  }
  setLocals(m, frame, { called: null, vars: { ...scope.vars, ...called.vars } });
  setPc(m, frame, called.ok ? frame.pc + 1 : no);
}

/** The players an instruction asks, the one with the first say first. */
const asked = (m: Match, scope: Scope, who: Json): readonly Seat[] =>
  who === "each" ? m.game.triggerOrder(m) : [seatOf(m, scope, who)];

/** How far an instruction that asks several has come: the players who are done. */
const askedSoFar = (frame: Frame): number => (frame.locals.asked as number | undefined) ?? 0;

/**
 * Asks one after the other (A ). A visible choice is told as it is made; of a hidden
 * one only how many, and the cards stay sealed in the frame until the step (A ).
 */
function choose(m: Match, frame: Frame, scope: Scope, instr: Instr & { op: "choose" }): void {
  const seats = asked(m, scope, instr.who);
  const at = askedSoFar(frame);
  const before = (at === 0 ? [] : scope.vars[instr.as]) as unknown as readonly Ref[];
  if (at === seats.length) {
    setLocals(m, frame, { asked: 0 });
    return setPc(m, frame, frame.pc + 1);
  }
  const who = seats[at];
  const kept = (picked: readonly Ref[]): void => {
    setVar(m, frame, instr.as, [...before, ...picked] as unknown as Json);
    setLocals(m, frame, { asked: at + 1 });
  };
  const answer = takeAnswer(m, frame, who);
  if (answer !== null) {
    const picked = (answer.choice as readonly string[]).map((name) => understand(m, who, name) as Ref);
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
  const { in: zones = [], controller, owner } = filter as { in?: readonly string[] } & Data;
  const whose = controller ?? owner;
  return m.state.zones.some(({ def, seat, list }) => {
    const { id, audience } = m.game.zones[def];
    if (audience === "all" || list.length === 0 || !zones.includes(id)) return false;
    return whose === undefined || (seat === scope.controller) === (whose === "you");
  });
}

/** Tells everybody what was chosen where all can see it, else how many. */
function disclose(m: Match, seat: Seat, picked: readonly Ref[]): void {
  const things = picked.map((ref) => openName(m, ref));
  const data: Data = things.includes("") ? { seat, count: picked.length } : { seat, things };
  note(m, "chose", data, { picked: picked as unknown as Json });
}

/** What everybody calls the thing; "" where not everybody sees it. */
function openName(m: Match, ref: Ref): string {
  const obj = ref.kind === "object" ? objectOf(m.state, ref.id) : undefined;
  return obj === undefined || (existence(m, obj) & m.layout.all) !== m.layout.all ? "" : obj.name;
}

const entryName = (scope: Scope): string => (scope.entry === NONE ? "" : `e${scope.entry}`);

/** What the seat calls these things; what it cannot see it cannot choose. */
function namesFor(m: Match, seat: Seat, handles: readonly Handle[]): string[] {
  return handles
    .map((handle) => nameFor(m, objectOf(m.state, handle), 1 << seat))
    .filter((name) => name !== "");
}

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
  ask(m, {
    seat,
    kind: "may",
    info: { entry: entryName(scope) },
    domain: { kind: "one", of: [true, false], code: "ILLEGAL_CHOICE" },
    fallback: { action: "may", choice: false },
  });

/** Yes or no, told at once, before the next is asked (A ). */
function mayEach(m: Match, frame: Frame, scope: Scope, instr: Instr & { op: "mayEach" }): void {
  const seats = m.game.triggerOrder(m);
  const at = askedSoFar(frame);
  const willing = (at === 0 ? [] : scope.vars[instr.as]) as unknown as readonly Ref[];
  if (at === seats.length) {
    setLocals(m, frame, { asked: 0 });
    return setPc(m, frame, willing.length > 0 ? frame.pc + 1 : instr.to);
  }
  const answer = takeAnswer(m, frame, seats[at]);
  if (answer === null) return askMay(m, seats[at], scope);
  note(m, "may", { seat: seats[at], yes: answer.choice });
  const now = answer.choice === true ? [...willing, seatRef(seats[at])] : willing;
  setVar(m, frame, instr.as, now as unknown as Json);
  setLocals(m, frame, { asked: at + 1 });
}
