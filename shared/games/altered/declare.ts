/** Announcements of the game itself (kernel.md 6). Such a declaration is one request after the other. */

import {
  ask,
  call,
  type Data,
  dataOf,
  giveBack,
  type Handle,
  handleTo,
  holds,
  type Next,
  NONE,
  note,
  type Obj,
  objAt,
  objectOf,
  objectsOf,
  present,
  type Ref,
  refsNamed,
  type Scope,
  type Seat,
  scopeOf,
  setLocals,
  takeChoice,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { seatsOf } from "../verbs.ts";
import { joinsExpedition } from "./card.ts";
import { expeditionsIn } from "./expedition-words.ts";
import { openName, openRef } from "./names.ts";
import { optionsOf } from "./options.ts";
import { bodyOf, modesOf, wordsOf } from "./programs.ts";
import { candidates, targetDomain } from "./targets.ts";
import type { Match, Procedure, Question } from "./typed.ts";
import { placeOf, SIDES, type Side } from "./zones.ts";

/** The choices that a declaration has fixed. */
export type Fixed = {
  readonly mode: number;
  readonly targets: readonly (readonly Ref[])[];
};

/** The declared part of a card: its own effect (NONE) or one of its abilities. */
export type Declaring = {
  readonly card: number;
  readonly ability: number;
  readonly seat: Seat;
  readonly self: Handle;
  readonly event: Data | null;
  /** The part of each request that everybody is told. */
  readonly info: Data;
  /** Whether each choice is told as it is made (A ), or all of them at once at the end. */
  readonly open: boolean;
};

/** Tells the choices. */
export function tellFixed(m: Match, seat: Seat, mode: number, refs: readonly Ref[]): void {
  const things = refs.map((ref) => openRef(m, ref));
  if (things.length > 0) note(m, "targeted", { seat, things }, { targets: refs });
  if (mode !== NONE) note(m, "mode", { seat, mode });
}

export const modeQuestion = (seat: Seat, modes: number, info: Data, own: Data): Question => ({
  seat,
  kind: "mode",
  info,
  own,
  domain: { kind: "one", of: Array.from({ length: modes }, (_, mode) => mode), code: "ILLEGAL_MODE" },
});

/** The card that its player declares; others hear of it with the choices (A R-9.4b). */
export const askedBy = (m: Match, { card, ability }: Pick<Declaring, "card" | "ability">): Data => ({
  card: m.state.cards[card],
  ...(ability !== NONE && { ability }),
});

/** Asks for the mode, then for each target; gives back `declared`. */
export const declareProcedure: Procedure<Declaring & Partial<Fixed>> = {
  begin(m, frame): Next {
    const { card, ability, seat, info } = frame.locals;
    const modes = modesOf(bodyOf(m.pool.cards[card], ability));
    if (modes === 0) return "targets";
    ask(m, modeQuestion(seat, modes, info, askedBy(m, frame.locals)));
    return "mode";
  },
  mode(m, frame): Next {
    const { seat, open } = frame.locals;
    const mode = takeChoice(m, frame, seat, "mode");
    setLocals(m, frame, { mode });
    if (open) tellFixed(m, seat, mode, []);
    return "targets";
  },
  targets(m, frame): Next {
    const { card, ability, seat, self, event, info, mode = NONE, targets = [] } = frame.locals;
    // A C-2: in 3.0 the effect asks when the step comes.
    const late = optionsOf(m).targetTiming === "step";
    const word = late ? undefined : wordsOf(bodyOf(m.pool.cards[card], ability), mode)[targets.length];
    if (word === undefined) {
      giveBack(m, "declared", { mode, targets });
      return "done";
    }
    const refs = candidates(m, { self, controller: seat, event }, word);
    if (refs.length === 0) {
      setLocals(m, frame, { targets: [...targets, []] });
      return "targets";
    }
    const domain = targetDomain(m, word, refs);
    const choice = domain.kind === "subset" ? domain.of.slice(0, domain.min) : [];
    const own = askedBy(m, frame.locals);
    ask(m, { seat, kind: "target", info, own, domain, fallback: { action: "target", choice } });
    return "target";
  },
  target(m, frame): Next {
    const { seat, open, targets = [] } = frame.locals;
    const refs = refsNamed(m, seat, takeChoice(m, frame, seat, "target"));
    setLocals(m, frame, { targets: [...targets, refs] });
    if (open) tellFixed(m, seat, NONE, refs);
    return "targets";
  },
};

type Free = {
  readonly card?: Handle;
  readonly side?: Side;
  readonly declared?: Fixed;
};

/** Who plays it: the effect's controller, or the player whom it names. */
const playerOf = (m: Match, scope: Scope, { who }: Data): Seat =>
  seatsOf(m, scope, who)[0] ?? scope.controller;

/** The sides of the Expeditions of this player that are named. */
const sidesOf = (m: Match, scope: Scope, of: Data[string], seat: Seat): Side[] =>
  expeditionsIn(m, scope, of).flatMap((one) => (one.seat === seat ? [one.side] : []));

/** Whether this can be played: a card that lies in a zone of cards, and neither a Hero nor a token. */
function playable(m: Match, seat: Seat, handle: Handle | undefined): Obj | undefined {
  const obj = handle === undefined ? undefined : objectOf(m.state, handle);
  if (obj === undefined || !["hand", "reserve", "discard", "deck"].includes(placeOf(m, obj)))
    return undefined;
  const { type, token, playableIf } = dataOf(m, obj);
  // A.
  const can = holds(m, scopeOf(handleTo(m.state, obj), seat), playableIf ?? null);
  return type === "hero" || token || !can ? undefined : obj;
}

/** A: it is played like any card, but no cost is declared or paid. */
export const freeProcedure: Procedure<VerbLocals, Free> = {
  begin(m, frame): Next {
    const { node, scope } = frame.locals;
    const seat = playerOf(m, scope, node);
    const [card] = objectsOf(m, scope, node.what);
    const obj = playable(m, seat, card);
    if (obj === undefined) {
      verbDone(m, false);
      return "done";
    }
    setLocals(m, frame, { card });
    if (!joinsExpedition(dataOf(m, obj))) return "declare";
    const of = node.expedition === undefined ? SIDES : sidesOf(m, scope, node.expedition, seat);
    if (of.length === 0) {
      verbDone(m, false);
      return "done";
    }
    if (node.expedition !== undefined && of.length === 1) {
      setLocals(m, frame, { side: of[0] });
      return "declare";
    }
    ask(m, {
      seat,
      kind: "expedition",
      info: { thing: openName(m, card) },
      domain: { kind: "one", of, code: "ILLEGAL_EXPEDITION" },
    });
    return "side";
  },
  side(m, frame): Next {
    const { scope, node } = frame.locals;
    const seat = playerOf(m, scope, node);
    setLocals(m, frame, { side: takeChoice(m, frame, seat, "expedition") });
    return "declare";
  },
  declare(m, frame): Next {
    const { scope, node } = frame.locals;
    const card = present(frame.locals.card);
    const obj = objAt(m, card);
    // A: in 3.0 its mode is chosen when the step comes.
    if (dataOf(m, obj).type !== "spell" || optionsOf(m).targetTiming === "step") return "play";
    const seat = playerOf(m, scope, node);
    const what: Declaring = {
      card: obj.card,
      ability: NONE,
      seat,
      self: card,
      event: null,
      info: {},
      open: false,
    };
    call(m, "declare", what);
    return "play";
  },
  /** A R-9.4b: the choices are told together with the first thing that happens. */
  play(m, frame): Next {
    const { scope, node, card = NONE, side = "", declared = { mode: NONE, targets: [] } } = frame.locals;
    const seat = playerOf(m, scope, node);
    const from = placeOf(m, objAt(m, card));
    tellFixed(m, seat, declared.mode, declared.targets.flat());
    if (side !== "") note(m, "declared", { seat, expedition: side });
    verbDone(m, true);
    call(m, "card", { card, seat, from, side, orbs: null, ...declared });
    return "done";
  },
};
