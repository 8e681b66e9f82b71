/** Names for what a step makes or moves: `as` on a verb that asks nothing (kernel.md 9). */
import type { Match } from "../model/match.ts";
import type { Act, AnyVerb } from "../model/ruleset.ts";
import { type Data, type Frame, type Handle, NONE, objectRef, type Ref } from "../model/state.ts";
import { setLocals } from "./frames.ts";

/** The acts of a verb; where its node gives what becomes of them a name, each of them says so. */
export const namedActs = (acts: readonly Act[], node: Data, verb: AnyVerb): readonly Act[] =>
  node.as === undefined || verb.writes === undefined ? acts : acts.map((act) => ({ ...act, as: node.as }));

/** Names that these verbs of a step give. */
export const namesGiven = (nodes: readonly Data[], verbs: Readonly<Record<string, AnyVerb>>): string[] =>
  nodes.flatMap(({ do: verb, as }) =>
    typeof as !== "string" || verbs[verb as string].writes === undefined ? [] : as,
  );

const isEffect = (frame: Frame): boolean =>
  frame.locals.vars !== undefined && frame.locals.self !== undefined;

/** Keeps what became of the acts under their names, for the effect that they are a step of. */
export function nameResults(m: Match, acts: readonly Act[], became: readonly Handle[]): void {
  if (!acts.some((act) => act.as !== undefined)) return;
  const frame = m.state.frames.findLast(isEffect);
  if (frame === undefined) return;
  const vars: Record<string, readonly Ref[]> = { ...(frame.locals.vars as Record<string, readonly Ref[]>) };
  acts.forEach((act, at) => {
    if (act.as === undefined || became[at] === NONE) return;
    vars[act.as as string] = [...(vars[act.as as string] ?? []), objectRef(became[at])];
  });
  setLocals(m, frame, { vars });
}
