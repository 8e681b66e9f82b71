/**
 * Plays and resolves a declared card or action (A ). Its cost is a step like any other (A
 *
 */

import {
  ask,
  attrOf,
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
  takeChoice,
} from "../../kernel/game.ts";
import { has, joinsExpedition, printedKeyword } from "./card.ts";
import { askedBy, modeQuestion } from "./declare.ts";
import { endLooks } from "./looks.ts";
import { meetSpell, spendPrices } from "./next.ts";
import { optionsOf } from "./options.ts";
import { payActs } from "./payment.ts";
import { AIDED, bodyOf, isOwn, modesOf, OWN, programOf } from "./programs.ts";
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
  /** It was played for the cost of Scout (A ). */
  readonly scouts?: true;
  /** The acts of the optional cost that lowered its price (A ). */
  readonly aid?: readonly Act[];
  /** It has the narrower target (A ). */
  readonly narrowed?: true;
  /** A. */
  readonly x?: number;
};

/** To Limbo, pay, resolve: a Character or Permanent joins, a Spell performs its effect and then leaves. */
export const cardProcedure: Procedure<CardPlay> = {
  limbo(m, frame): Next {
    const { card, seat, from } = frame.locals;
    const written = dataOf(m, objAt(m, card));
    const { type, fleeting = false } = written;
    spendPrices(m, seat, card);
    // A.
    const flees =
      fleeting ||
      (type === "spell" && attrOf(m, card, "playedFleeting") > 0) ||
      (from === "reserve" && (type !== "permanent" || joinsExpedition(written)));
    doStep(m, { why: "play", by: seat }, [
      { act: "move", object: card, seat, from, to: "limbo", how: "play", ...(flees && { fleeting: true }) },
    ]);
    return "pay";
  },
  pay(m, frame): Next {
    const { card, seat, orbs, from, aid = [] } = frame.locals;
    const now = handleAt(m.state, slotOf(card));
    setLocals(m, frame, { card: now });
    meetSpell(m, seat, now, from);
    if (orbs !== null) doStep(m, { why: "pay", by: seat }, [...payActs(seat, orbs), ...aid]);
    return "resolve";
  },
  resolve(m, frame): Next {
    const { card, seat, from, side, mode, targets } = frame.locals;
    const { type } = dataOf(m, objAt(m, card));
    if (type === "spell") {
      call(m, "effect", {
        card: objAt(m, card).card,
        key: frame.locals.narrowed === true ? AIDED : OWN,
        self: card,
        seat,
        mode,
        targets,
        x: frame.locals.x ?? 0,
      });
      return "leave";
    }
    const to = joinsExpedition(dataOf(m, objAt(m, card))) ? "expedition" : "landmark";
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
      { act: "played", object: card, seat, from, ...(frame.locals.scouts && { scouts: true }) },
    ]);
    return "done";
  },
  leave(m, frame): Next {
    const { card, seat, from } = frame.locals;
    if (objectOf(m.state, card) === undefined) return "done";
    const to = has(m, card, "fleeting") ? "discard" : "reserve";
    const cools = to === "reserve" && printedKeyword(dataOf(m, objAt(m, card)), "cooldown") > 0;
    doStep(m, { why: "leave", by: seat }, [
      {
        act: "move",
        object: card,
        seat,
        from: "limbo",
        to,
        how: "played",
        // A.
        ...(cools && { exhausted: true }),
      },
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
  readonly x?: number;
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
    const ability = isOwn(key) ? NONE : Number(key);
    const modes = modesOf(bodyOf(m.pool.cards[card], ability));
    if (modes === 0 || mode !== NONE || optionsOf(m).targetTiming !== "step") return "run";
    ask(m, modeQuestion(seat, modes, {}, askedBy(m, { card, ability })));
    return "chosen";
  },
  chosen(m, frame): Next {
    const { seat } = frame.locals;
    const mode = takeChoice(m, frame, seat, "mode");
    setLocals(m, frame, { mode });
    note(m, "mode", { seat, mode });
    return "run";
  },
  run(m, frame): Next {
    const { card, key, self, seat, mode, targets, x = 0 } = frame.locals;
    const program = programOf(m, m.pool.cards[card], key, mode);
    callEffect(m, program.id, { self, controller: seat, targets, x });
    return "end";
  },
  end(m): Next {
    endLooks(m);
    return "done";
  },
};
