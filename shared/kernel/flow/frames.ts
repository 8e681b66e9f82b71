/**
 * Frames (kernel.md 8): an unfinished procedure or effect is `(program, pc, locals)`.
 * A step never both asks and goes on: what it asked is answered before its frame's next
 * step runs, and that step reads the answers.
 */
import type { Match } from "../model/match.ts";
import type { Called, Label, Next, Procedure, ProcedureStep } from "../model/ruleset.ts";
import type { Data, Frame, Seat } from "../model/state.ts";
import { append, put, remove } from "../model/undo.ts";
import type { KeyOf, Words } from "../model/words.ts";

interface Compiled {
  readonly steps: readonly ProcedureStep[];
  readonly pc: Readonly<Record<string, number>>;
}

const compiled = new WeakMap<Procedure, Compiled>();

/** The step of a frame that is dropped before its end: it tidies up and asks nothing (G R25). */
export const UNWOUND = "unwound";

/** A procedure's steps by number, and the number of each label. */
export function compiledProcedure(procedure: Procedure): Compiled {
  const known = compiled.get(procedure);
  if (known !== undefined) return known;
  const labels = Object.keys(procedure).filter((label) => label !== UNWOUND);
  const made = {
    steps: labels.map((label) => procedure[label]),
    pc: Object.fromEntries(labels.map((label, index) => [label, index])),
  };
  compiled.set(procedure, made);
  return made;
}

/**
 * The number of a procedure's step.
 * @throws Error that names game, procedure and label where it has no such step: a mistake of the game
 */
export function stepAt(m: Match, program: string, { pc }: Compiled, label: string): number {
  const at = pc[label];
  if (at !== undefined) return at;
  const labels = Object.keys(pc).join(", ");
  throw new Error(`${m.game.id}: procedure "${program}" has no step "${label}", only ${labels}`);
}

const nobody = new Map<number, readonly null[]>();

/** The empty answers of so many seats; a shared value. */
export function noAnswers(seats: number): readonly null[] {
  const known = nobody.get(seats);
  if (known !== undefined) return known;
  const made = Object.freeze(new Array<null>(seats).fill(null));
  nobody.set(seats, made);
  return made;
}

/** Whether the frame is a card's program, and no procedure of the kernel or the game. */
export const isProgram = (m: Match, { program }: Frame): boolean =>
  program[0] !== "@" && m.game.procedures[program] === undefined;

export const topFrame = (m: Match): Frame | undefined => m.state.frames[m.state.frames.length - 1];

/** The top frame, with what its steps keep there, where it is of this procedure. */
export function frameOf<L extends Data>(
  m: Match,
  procedure: Readonly<Record<Label, (m: never, frame: Frame<L>) => Next>>,
): Frame<L> | undefined {
  const frame = topFrame(m);
  const running: unknown = frame && m.game.procedures[frame.program];
  // The steps of a procedure alone write the locals of its frame.
  return running === procedure ? (frame as Frame<L>) : undefined;
}

/** Begins a procedure or program; the caller goes on at the label it returns once this is done. */
export function call<W extends Words, P extends W["procedure"]>(
  m: Match<W>,
  program: P,
  ...[locals]: Called<W["locals"][P]>
): void;
export function call(m: Match, program: string, locals: Data = {}): void {
  append(m.undo, m.state.frames, { program, pc: 0, locals, answers: noAnswers(m.state.seats.length) });
}

/** Ends a frame, by default the top one. */
export function endFrame(m: Match, at: number = m.state.frames.length - 1): void {
  remove(m.undo, m.state.frames, at);
}

export function setPc(m: Match, frame: Frame, pc: number): void {
  if (frame.pc !== pc) put(m.undo, frame, "pc", pc);
}

export function setLocals<L extends Data>(m: Match, frame: Frame<L>, change: Partial<NoInfer<L>>): void {
  put(m.undo, frame, "locals", { ...frame.locals, ...change });
}

/** Hands a result to the frame below, under a name that frame reads. */
export function giveBack<W extends Words, K extends KeyOf<W["result"]>>(
  m: Match<W>,
  key: K,
  value: W["result"][K],
): void {
  const { frames } = m.state;
  if (frames.length > 1) setLocals(m, frames[frames.length - 2], { [key]: value });
}

/** Writes a seat's answer to the frame that asked. */
export function answerFrame(m: Match, seat: Seat, answer: Data): void {
  const frame = topFrame(m) as Frame;
  put(
    m.undo,
    frame,
    "answers",
    frame.answers.map((old, at) => (at === seat ? answer : old)),
  );
}

/** Reads a seat's answer and clears all, so that the next question starts clean. */
export function takeAnswer(m: Match, frame: Frame, seat: Seat): Data {
  return takeAnswers(m, frame)[seat] as Data;
}

export function takeAnswers(m: Match, frame: Frame): Frame["answers"] {
  const { answers } = frame;
  put(m.undo, frame, "answers", noAnswers(m.state.seats.length));
  return answers;
}

/** Takes a seat's answer to a plain choice of this kind. */
export const takeChoice = <W extends Words, Kind extends KeyOf<W["choice"]>>(
  m: Match<W>,
  frame: Frame,
  seat: Seat,
  kind: Kind,
): W["choice"][Kind] => choiceOf<W, Kind>(takeAnswer(m, frame, seat), kind);

/** Takes the answers of all seats to a plain choice of this kind; null of a seat that was not asked. */
export const takeChoices = <W extends Words, Kind extends KeyOf<W["choice"]>>(
  m: Match<W>,
  frame: Frame,
  kind: Kind,
): readonly (W["choice"][Kind] | null)[] =>
  takeAnswers(m, frame).map((answer) => (answer === null ? null : choiceOf<W, Kind>(answer, kind)));

/**
 * The choice of an answer.
 * @throws Error where it answers another question: a mistake of the game
 */
function choiceOf<W extends Words, Kind extends KeyOf<W["choice"]>>(
  { action, choice }: Data,
  kind: Kind,
): W["choice"][Kind] {
  if (action !== kind) throw new Error(`an answer to "${kind}" was read, and "${action}" was asked`);
  // A question is asked with a domain of its kind's values alone (`Question`), and what lies outside is refused.
  return choice as W["choice"][Kind];
}

/** Drops the top frame before its end. */
export function dropFrame(m: Match): void {
  const frame = topFrame(m) as Frame;
  m.game.procedures[frame.program]?.[UNWOUND]?.(m, frame);
  remove(m.undo, m.state.frames, m.state.frames.lastIndexOf(frame));
}

/**
 * Drops frames down to the topmost one of this program, which goes on at the label.
 * Windows of dropped frames are gone with them: nothing opens on the way (kernel.md 8).
 */
export function unwind<W extends Words>(m: Match<W>, program: W["procedure"], label: string): void {
  const { frames } = m.state;
  while (frames.length > 0 && frames[frames.length - 1].program !== program) dropFrame(m);
  const frame = topFrame(m);
  if (frame === undefined) throw new Error(`no frame of ${program} to unwind to`);
  setPc(m, frame, stepAt(m, program, compiledProcedure(m.game.procedures[program]), label));
}
