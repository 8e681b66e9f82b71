/** What an effect offers to its controller, who may decline it (A ). */
import {
  ask,
  type Data,
  type Frame,
  isRefusal,
  type Next,
  note,
  performAction,
  type Scope,
  takeAnswer,
  type VerbLocals,
} from "../../kernel/game.ts";
import type { ActionDef, Match } from "./typed.ts";

/** Asks whether it is taken. */
export function offer(m: Match, kind: "internal" | "playNow", { controller, entry }: Scope): Next {
  ask(m, {
    seat: controller,
    kind,
    info: { entry: entry < 0 ? "" : `e${entry}` },
    fallback: { action: "decline" },
  });
  return "answer";
}

/** Whether it was taken; everybody is told where it was not. */
export function isTaken(m: Match, frame: Frame<VerbLocals<Data>>) {
  const seat = frame.locals.scope.controller;
  const result = performAction(m, seat, takeAnswer(m, frame, seat));
  if (isRefusal(result)) return result;
  if (result !== "declined") return true;
  note(m, "may", { seat, yes: false });
  return false;
}

/** A player is never forced to pay (A ). */
export const decline: ActionDef = {
  answers: ["internal", "playNow"],
  finish: () => "declined",
};
