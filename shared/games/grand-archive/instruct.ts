/**
 * Tasks that an effect gives a player inside a resolution (G R16.6): materialize, activate, glimpse, pay for
 * wither.
 */

import {
  type Announced,
  arrange,
  ask,
  askYesNo,
  attrOf,
  bitOf,
  doStep,
  type Frame,
  type Handle,
  isRefusal,
  type Next,
  namesFor,
  note,
  numberOf,
  objectOf,
  objectRef,
  objectsOf,
  performAction,
  type Seat,
  setLocals,
  show,
  slotOf,
  spell,
  takeAnswer,
  thingsNamed,
  topFrame,
  type VerbLocals,
  varOf,
  verbDone,
  zoneOf,
} from "../../kernel/game.ts";
import { isIn, thingsIn } from "../zones.ts";
import type { Permit } from "./extras.ts";
import { leaveAct } from "./moves.ts";
import { reserveItems, reserveMost, reserving } from "./payment.ts";
import { isLiving } from "./table.ts";
import type { ActionDef, Domain, Match, Procedure, Stage } from "./typed.ts";

function done(m: Match): Next {
  verbDone(m, true);
  return "done";
}

/** Materialize or activate a card because a resolving effect says so. */
export const instructProcedure: Procedure<VerbLocals & { readonly permit: Permit }> = {
  ask(m, frame): Next {
    const { scope } = frame.locals;
    const { do: word, what, free } = frame.locals.node;
    const seat = scope.controller;
    if (!isLiving(m, seat)) return done(m);
    if (word === "materialize") {
      ask(m, { seat, kind: "materialize", fallback: { action: "declineMaterialize" } });
      return "answer";
    }
    const cards = objectsOf(m, scope, what);
    setLocals(m, frame, { permit: { cards, price: free === true ? "free" : "printed" } });
    ask(m, { seat, kind: "activateNow", fallback: { action: "decline" } });
    return "answer";
  },
  answer(m, frame): Next {
    const seat = frame.locals.scope.controller;
    const answer = takeAnswer(m, frame, seat);
    if (!isLiving(m, seat)) return done(m);
    const result = performAction(m, seat, answer);
    return isRefusal(result) ? result : done(m);
  },
};

/** Cards looked at, and which of them may be activated meanwhile. */
type Glimpsing = VerbLocals & {
  readonly cards: readonly Handle[];
  readonly permit: Permit;
  readonly starcalled?: boolean;
};

/** Glimpse N: look at the top N cards, put any on the bottom and the rest back in any order. */
export const glimpseProcedure: Procedure<Glimpsing> = {
  look(m, frame): Next {
    const { scope } = frame.locals;
    const seat = scope.controller;
    const count = Math.max(0, numberOf(m, scope, frame.locals.node.count));
    const cards = count === 0 ? [] : thingsIn(m, "main", seat).slice(-count).reverse();
    if (cards.length === 0 || !isLiving(m, seat)) return done(m);
    for (const handle of cards) show(m, handle, bitOf(m, seat));
    note(m, "glimpsed", { seat, count: cards.length });
    setLocals(m, frame, { cards });
    return "ask";
  },
  ask(m, frame): Next {
    const { controller: seat } = frame.locals.scope;
    const cards = frame.locals.cards.filter((handle) => isIn(m, handle, "main"));
    const star = cards.filter((handle) => attrOf(m, handle, "starcalling") > 0);
    setLocals(m, frame, { cards, permit: { cards: star, price: "starcalling" } });
    const top = namesFor(m, seat, cards);
    ask(m, {
      seat,
      kind: "glimpse",
      info: {},
      own: { top },
      fallback:
        frame.locals.starcalled === true
          ? { action: "glimpse", bottom: top, top: [] }
          : { action: "glimpse", bottom: [], top },
    });
    return "answer";
  },
  answer(m, frame): Next {
    const { controller: seat } = frame.locals.scope;
    const answer = takeAnswer(m, frame, seat);
    if (!isLiving(m, seat)) return done(m);
    const result = performAction(m, seat, answer);
    if (isRefusal(result)) return result;
    if (result !== "entry") return done(m);
    // G 23 Starcalling: it waits on the stack until this resolution is over, and all other cards go to the bottom.
    setLocals(m, frame, { starcalled: true });
    return "ask";
  },
};

export interface Glimpse extends Announced {
  cards: readonly Handle[];
  starcalled: boolean;
  bottom: readonly string[];
  top: readonly string[];
}

const bottomStage: Stage<Glimpse, readonly string[]> = {
  slot: "bottom",
  domain(m, ctx): Domain<readonly string[]> {
    const { cards, starcalled } = ctx;
    const of = namesFor(m, ctx.seat, cards);
    const min = starcalled ? of.length : 0;
    return { kind: "subset", of, min, max: of.length, code: "ILLEGAL_CHOICE" };
  },
  apply(_m, ctx, value) {
    ctx.bottom = value;
  },
};

const topStage: Stage<Glimpse, readonly string[]> = {
  slot: "top",
  domain(m, ctx): Domain<readonly string[]> {
    const { cards, bottom } = ctx;
    const of = namesFor(m, ctx.seat, cards).filter((name) => !bottom.includes(name));
    return { kind: "order", of, code: "ILLEGAL_CHOICE" };
  },
  apply(_m, ctx, value) {
    ctx.top = value;
  },
};

export const glimpse: ActionDef<Glimpse> = {
  answers: ["glimpse"],
  begin(m, ctx) {
    const { cards: all, starcalled = false } = (topFrame(m) as Frame<Glimpsing>).locals;
    const cards = all.filter((handle) => isIn(m, handle, "main"));
    Object.assign(ctx, { cards, starcalled, bottom: [], top: [] });
  },
  stages: () => [bottomStage, topStage],
  finish(m, ctx) {
    const { seat, cards, bottom, top } = ctx;
    const slots = (names: readonly string[]): number[] => thingsNamed(m, seat, names).map(slotOf);
    const zone = zoneOf(m, "main", seat);
    const moved = cards.map(slotOf);
    const rest = m.state.zones[zone].list.filter((slot) => !moved.includes(slot));
    // The last one named lies lowest; the first of the top lies highest.
    arrange(m, zone, [...slots(bottom).reverse(), ...rest, ...slots(top).reverse()]);
    return "arranged";
  },
};

export const decline: ActionDef = { answers: ["activateNow"], finish: () => "declined" };
export const declineMaterialize: ActionDef = { answers: ["materialize"], finish: () => "declined" };

/** G R21.6 Wither: pay one for each counter, or sacrifice. */
export const witherProcedure: Procedure<
  { readonly object: Handle },
  { readonly seat: Seat; readonly due: number }
> = {
  ask(m, frame): Next {
    const { object } = frame.locals;
    const obj = objectOf(m.state, object);
    if (obj === undefined || !isIn(m, object, "field")) return "done";
    const due = varOf(m, obj, "wither");
    const seat = obj.controller;
    if (due === 0) return "done";
    setLocals(m, frame, { seat, due });
    // How many cards a hand holds is public, and so are Reservable objects (G R14.2).
    if (reserveMost(m, seat) < due) return "sacrifice";
    askYesNo(m, seat, "may", { due, thing: spell(m, objectRef(object)) });
    return "chosen";
  },
  chosen(m, frame): Next {
    const { seat, due } = frame.locals;
    if (takeAnswer(m, frame, seat).choice !== true) return "sacrifice";
    const domain: Domain = { kind: "pay", due, items: reserveItems(m, seat), code: "COST_UNPAYABLE" };
    const info = { due, thing: spell(m, objectRef(frame.locals.object)) };
    ask(m, { seat, kind: "choose", info, domain });
    return "paid";
  },
  paid(m, frame): Next {
    const { seat } = frame.locals;
    const names = takeAnswer(m, frame, seat).choice as readonly string[];
    if (isLiving(m, seat)) {
      doStep(m, { why: "pay", by: seat }, reserving(m, seat, names));
    }
    return "end";
  },
  sacrifice(m, frame): Next {
    const { object } = frame.locals;
    if (isIn(m, object, "field"))
      doStep(m, { why: "wither", by: frame.locals.seat }, [leaveAct(m, object, "graveyard", "sacrificed")]);
    return "end";
  },
  end: (): Next => "done",
};
