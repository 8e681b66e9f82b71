/** Reserve and memory costs (G 14, R13.5). */

import {
  type Announced,
  attrOf,
  type Handle,
  namesFor,
  objAt,
  type PayItem,
  payable,
  refuse,
  type Seat,
  stepNow,
  thingsNamed,
} from "../../kernel/game.ts";
import { countIn, isIn, thingsIn } from "../zones.ts";
import { elementBits, type Keyword } from "./card.ts";
import { picked } from "./chance.ts";
import type { Act, Domain, Match, Stage } from "./typed.ts";
import { isAwake } from "./zones.ts";

/** Means to pay a reserve cost: cards of the hand, and awake Reservable objects (G R14.1, R14.2). */
export function reserveItems(m: Match, seat: Seat): PayItem[] {
  const items: PayItem[] = [];
  for (const handle of thingsIn(m, "hand", seat)) {
    const obj = objAt(m, handle);
    items.push({ item: obj.name, gives: 1, alike: `${obj.card}` });
  }
  for (const handle of thingsIn(m, "field", seat)) {
    const obj = objAt(m, handle);
    if (attrOf(m, handle, "reservable") > 0 && isAwake(m, obj))
      items.push({ item: obj.name, gives: 1, alike: "" });
  }
  return items;
}

/** The named cards go to memory, the named objects rest. */
export const reserving = (m: Match, seat: Seat, names: readonly string[]): Act[] =>
  thingsNamed(m, seat, names).map((object) => ({
    act: isIn(m, object, "hand") ? "reserve" : "rest",
    object,
    seat,
  }));

/** The most reserve the seat could pay now. */
export const reserveMost = (m: Match, seat: Seat): number => reserveItems(m, seat).length;

/** G A8: the reserve cost. The machine never chooses hand cards, unless all of them are due. */
export const payStage: Stage<Announced, readonly string[]> = {
  slot: "pay",
  price: true,
  domain(m, ctx) {
    if (ctx.due <= 0) return null;
    const items = reserveItems(m, ctx.seat);
    if (payable(items) < ctx.due) return refuse("COST_UNPAYABLE", { due: ctx.due });
    return { kind: "pay", due: ctx.due, items, code: "COST_UNPAYABLE" };
  },
  apply(m, ctx, value) {
    stepNow(m, { why: "pay", by: ctx.seat }, reserving(m, ctx.seat, value));
  },
  omitted: (_m, ctx, domain) =>
    domain.kind === "pay" && domain.items.length === ctx.due
      ? domain.items.map(({ item }) => item)
      : undefined,
};

/** Fire cards of the graveyard that pay for a card with Kindle (G R14.2). */
const fuel = (m: Match, seat: Seat): Handle[] =>
  thingsIn(m, "graveyard", seat).filter(
    (handle) => (attrOf(m, handle, "elements") & elementBits(["fire"])) !== 0,
  );

/**
 * A keyword of the card that is being activated, with its value where the card came from; 0 for other
 * announcements.
 */
export const keywordOf = ({ words = {} }: Worded, keyword: Keyword): number => words[keyword] ?? 0;

/** An announcement whose card may have keywords. */
type Worded = Announced & { readonly words?: Readonly<Partial<Record<Keyword, number>>> };

/** G R14.2 Kindle N: up to N of them, each for 1. */
export const kindleStage: Stage<Worded> = {
  slot: "kindle",
  domain(m, ctx): Domain | null {
    const most = Math.min(keywordOf(ctx, "kindle"), ctx.due);
    const of = most > 0 ? fuel(m, ctx.seat) : [];
    if (of.length === 0) return null;
    // The part that nothing else can pay must come from here.
    const min = Math.max(0, ctx.due - reserveMost(m, ctx.seat));
    return { kind: "subset", of: namesFor(m, ctx.seat, of), min, max: most, code: "COST_UNPAYABLE" };
  },
  apply(m, ctx, value) {
    const cards = thingsNamed(m, ctx.seat, value);
    banish(m, ctx.seat, cards);
    ctx.due -= cards.length;
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "subset" && domain.min === 0 ? [] : undefined),
};

function banish(m: Match, seat: Seat, cards: readonly Handle[]): void {
  const acts = cards.map(
    (object): Act => ({ act: "shift", object, seat, to: "banishment", why: "banished" }),
  );
  if (acts.length > 0) stepNow(m, { why: "pay", by: seat }, acts);
}

const floating = (m: Match, seat: Seat): Handle[] =>
  thingsIn(m, "graveyard", seat).filter((handle) => attrOf(m, handle, "floatingMemory") > 0);

/** G R13.5: Floating Memory is declared and used first. R13.6: too little is refused before chance draws anything. */
export const floatStage: Stage = {
  slot: "float",
  price: true,
  domain(m, ctx) {
    if (ctx.due <= 0) return null;
    const of = floating(m, ctx.seat);
    const min = Math.max(0, ctx.due - countIn(m, "memory", ctx.seat));
    if (of.length < min) return refuse("COST_UNPAYABLE", { due: ctx.due });
    if (of.length === 0) return null;
    return { kind: "subset", of: namesFor(m, ctx.seat, of), min, max: ctx.due, code: "COST_UNPAYABLE" };
  },
  apply(m, ctx, value) {
    const cards = thingsNamed(m, ctx.seat, value);
    banish(m, ctx.seat, cards);
    ctx.due -= cards.length;
  },
  omitted: (_m, _ctx, domain) => {
    if (domain.kind !== "subset") return undefined;
    return domain.min === domain.of.length ? domain.of : domain.min === 0 ? [] : undefined;
  },
};

/** The rest of a memory cost: at random, all at once (G R13.5); nothing is refused after this. */
export const payMemory = (m: Match, seat: Seat, due: number): void =>
  banish(m, seat, picked(m, "memory", seat, due));
