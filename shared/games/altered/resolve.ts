/**
 * Plays and resolves a declared card or action (A ). Its cost is a step like any other (A
 *
 */

import {
  ask,
  call,
  callEffect,
  dataOf,
  doStep,
  type Handle,
  handleAt,
  type Next,
  NONE,
  note,
  objAt,
  objectOf,
  type Ref,
  type Seat,
  setLocals,
  slotOf,
  takeAnswer,
} from "../../kernel/game.ts";
import { has } from "./card.ts";
import { askedBy, modeQuestion } from "./declare.ts";
import { optionsOf } from "./options.ts";
import { payActs } from "./payment.ts";
import { bodyOf, modesOf, programOf } from "./programs.ts";
import type { Act, Procedure } from "./typed.ts";
import type { Place, Side } from "./zones.ts";

type CardPlay = {
  readonly card: Handle;
  readonly seat: Seat;
  readonly from: Place;
  readonly mode: number;
  readonly side: Side | "";
  readonly targets: readonly (readonly Ref[])[];
  /** The acts that pay for it; null where it is played for free (A ). */
  readonly orbs: readonly Handle[] | null;
};

/** To Limbo, pay, resolve: a Character or Permanent joins, a Spell performs its effect and then leaves. */
export const cardProcedure: Procedure<CardPlay> = {
  limbo(m, frame): Next {
    const { card, seat, from } = frame.locals;
    const { type, fleeting = false } = dataOf(m, objAt(m, card));
    // A.
    const flees = fleeting || (from === "reserve" && type !== "permanent");
    doStep(m, { why: "play", by: seat }, [
      { act: "move", object: card, seat, from, to: "limbo", how: "play", ...(flees && { fleeting: true }) },
    ]);
    return "pay";
  },
  pay(m, frame): Next {
    const { card, seat, orbs } = frame.locals;
    setLocals(m, frame, { card: handleAt(m.state, slotOf(card)) });
    if (orbs !== null) doStep(m, { why: "pay", by: seat }, payActs(seat, orbs));
    return "resolve";
  },
  resolve(m, frame): Next {
    const { card, seat, from, side, mode, targets } = frame.locals;
    const { type } = dataOf(m, objAt(m, card));
    if (type === "spell") {
      call(m, "effect", {
        card: objAt(m, card).card,
        key: "effect",
        self: card,
        seat,
        mode,
        targets,
      });
      return "leave";
    }
    const to = type === "character" ? "expedition" : "landmark";
    doStep(m, { why: "join", by: seat }, [
      {
        act: "move",
        object: card,
        seat,
        from: "limbo",
        to,
        how: "played",
        side: side === "" ? "hero" : side,
        into: seat,
      },
      { act: "played", object: card, seat, from },
    ]);
    return "done";
  },
  leave(m, frame): Next {
    const { card, seat, from } = frame.locals;
    if (objectOf(m.state, card) === undefined) return "done";
    const to = has(m, card, "fleeting") ? "discard" : "reserve";
    doStep(m, { why: "leave", by: seat }, [
      { act: "move", object: card, seat, from: "limbo", to, how: "played" },
      { act: "played", object: card, seat, from },
    ]);
    return "done";
  },
};

type Effect = {
  /** The acts of a quick action's cost; a Spell's is paid already. */
  readonly cost?: readonly Act[];
  readonly card: number;
  readonly key: string;
  readonly self: Handle;
  readonly seat: Seat;
  readonly mode: number;
  readonly targets: readonly (readonly Ref[])[];
};

/** The effect of a Spell, or a quick action with its cost; in 3.0 its mode is chosen now (A ). */
export const effectProcedure: Procedure<Effect> = {
  pay(m, frame): Next {
    const { cost, seat } = frame.locals;
    if (cost !== undefined) doStep(m, { why: "cost", by: seat }, cost);
    return "mode";
  },
  mode(m, frame): Next {
    const { card, key, mode, seat } = frame.locals;
    const ability = key === "effect" ? NONE : Number(key);
    const modes = modesOf(bodyOf(m.pool.cards[card], ability));
    if (modes === 0 || mode !== NONE || optionsOf(m).targetTiming !== "step") return "run";
    ask(m, modeQuestion(seat, modes, {}, askedBy(m, { card, ability })));
    return "chosen";
  },
  chosen(m, frame): Next {
    const { seat } = frame.locals;
    const mode = takeAnswer(m, frame, seat).choice as number;
    setLocals(m, frame, { mode });
    note(m, "mode", { seat, mode });
    return "run";
  },
  run(m, frame): Next {
    const { card, key, self, seat, mode, targets } = frame.locals;
    const program = programOf(m, m.pool.cards[card], key, mode);
    callEffect(m, program.id, { self, controller: seat, targets });
    return "done";
  },
};
