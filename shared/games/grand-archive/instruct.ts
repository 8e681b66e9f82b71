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
  type Draft,
  dataOf,
  doStep,
  frameOf,
  type Handle,
  isRefusal,
  matchesHandle,
  type Next,
  namesFor,
  note,
  numberOf,
  objAt,
  objectOf,
  objectRef,
  objectsOf,
  performAction,
  present,
  refuse,
  type Seat,
  setLocals,
  show,
  slotOf,
  spell,
  stepNow,
  takeAnswer,
  takeChoice,
  thingsNamed,
  type VerbLocals,
  varOf,
  verbDone,
  zoneOf,
} from "../../kernel/game.ts";
import { seatsOf } from "../verbs.ts";
import { isIn, thingsIn } from "../zones.ts";
import type { Permit } from "./extras.ts";
import { mark } from "./marks.ts";
import { leaveAct } from "./moves.ts";
import { reserveItems, reserveMost, reserving } from "./payment.ts";
import { isLiving } from "./table.ts";
import type { ActionDef, Domain, Match, Procedure, Stage } from "./typed.ts";

function done(m: Match): Next {
  verbDone(m, true);
  return "done";
}

/** The cards that an effect lets a player materialize, and for what. */
function materialPermit(m: Match, { scope, node }: VerbLocals, seat: Seat): Permit {
  const { of = {}, price, anyElement, less = 0, from } = node;
  const own = { ...scope, controller: seat };
  // The schema has no other zones.
  const zone = from === "banishment" || from === "graveyard" ? from : "material";
  const cards = thingsIn(m, zone, seat).filter((one) => matchesHandle(m, own, one, of));
  return {
    cards,
    price: price === "free" ? "free" : "printed",
    anyElement: anyElement === true,
    less: numberOf(m, scope, less),
  };
}

/** Materialize or activate a card because a resolving effect says so. */
export const instructProcedure: Procedure<VerbLocals, { readonly permit: Permit; readonly player: Seat }> = {
  ask(m, frame): Next {
    const { scope, node } = frame.locals;
    const { do: word, what, free, who } = node;
    const [player] = word === "materialize" ? seatsOf(m, scope, who) : [scope.controller];
    if (player === undefined || !isLiving(m, player)) return done(m);
    if (word === "materialize") {
      setLocals(m, frame, { player, permit: materialPermit(m, frame.locals, player) });
      ask(m, { seat: player, kind: "materialize", fallback: { action: "declineMaterialize" } });
      return "answer";
    }
    const cards = objectsOf(m, scope, what);
    setLocals(m, frame, { player, permit: { cards, price: free === true ? "free" : "printed" } });
    ask(m, { seat: player, kind: "activateNow", fallback: { action: "decline" } });
    return "answer";
  },
  answer(m, frame): Next {
    const seat = frame.locals.player;
    const answer = takeAnswer(m, frame, seat);
    if (!isLiving(m, seat)) return done(m);
    const result = performAction(m, seat, answer);
    return isRefusal(result) ? result : done(m);
  },
};

/** Cards looked at, and which of them may be activated meanwhile. */
type Glimpsing = {
  readonly cards: readonly Handle[];
  readonly permit: Permit;
  readonly starcalled?: boolean;
};

/** Glimpse N: look at the top N cards, put any on the bottom and the rest back in any order. */
export const glimpseProcedure: Procedure<VerbLocals, Glimpsing> = {
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
    if (result === "called") return "ask";
    if (result !== "entry") return "told";
    // G 23 Starcalling: it waits on the stack until this resolution is over, and all other cards go to the bottom.
    setLocals(m, frame, { starcalled: true });
    return "ask";
  },
  told(m, frame): Next {
    const { scope, node } = frame.locals;
    mark(m, { act: "glimpsed", seat: scope.controller, amount: Math.max(0, numberOf(m, scope, node.count)) });
    return "end";
  },
  end: (m): Next => done(m),
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
    const { cards: all, starcalled = false } = present(frameOf(m, glimpseProcedure)).locals;
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

/** G R32.57: an Aetherwing that its player has. */
const aetherwings = (m: Match, seat: Seat): Handle[] =>
  thingsIn(m, "field", seat).filter((one) => {
    const { type, subtypes = [] } = dataOf(m, objAt(m, one));
    return type === "weapon" && subtypes.some((word) => word.toLowerCase() === "aetherwing");
  });

/** The cards of the glimpse that may be called. */
function callable(m: Match, seat: Seat): Handle[] {
  const { cards = [] } = frameOf(m, glimpseProcedure)?.locals ?? {};
  if (aetherwings(m, seat).length === 0) return [];
  return cards.filter((one) => isIn(m, one, "main") && attrOf(m, one, "aethercalling") > 0);
}

const wingStage: Stage = {
  slot: "weapon",
  domain: (m, ctx): Domain => ({
    kind: "subset",
    of: namesFor(m, ctx.seat, aetherwings(m, ctx.seat)),
    min: 1,
    max: 1,
    code: "ILLEGAL_CHOICE",
  }),
  apply(m, ctx, value) {
    const [host] = thingsNamed(m, ctx.seat, value);
    const { source: object, seat } = ctx;
    stepNow(m, { why: "aethercall", by: seat }, [{ act: "load", object, seat, host }]);
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "subset" && domain.of.length === 1 ? domain.of : undefined),
};

/** G R32.57 Aethercalling: loaded while it is glimpsed; a special action, without the stack. */
export const aethercall: ActionDef = {
  answers: ["glimpse"],
  head: ["card"],
  *heads(m, seat): Iterable<Draft> {
    for (const handle of callable(m, seat)) yield { card: objAt(m, handle).name };
  },
  begin: (m, ctx) => (callable(m, ctx.seat).includes(ctx.source) ? undefined : refuse("NOT_IN_ZONE")),
  stages: () => [wingStage],
  finish: () => "called",
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
    if (!takeChoice(m, frame, seat, "may")) return "sacrifice";
    const domain: Domain<readonly string[]> = {
      kind: "pay",
      due,
      items: reserveItems(m, seat),
      code: "COST_UNPAYABLE",
    };
    const info = { due, thing: spell(m, objectRef(frame.locals.object)) };
    ask(m, { seat, kind: "choose", info, domain });
    return "paid";
  },
  paid(m, frame): Next {
    const { seat } = frame.locals;
    const names = takeChoice(m, frame, seat, "choose");
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
