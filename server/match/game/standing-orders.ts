/**
 * Standing orders and when they lapse (architecture.md 5), as plain data that follows from the journal: kept over a
 * restart, and over a takeback but for its yields. They are read against public facts alone.
 */
import type { Event, Match, Seat } from "../../../shared/kernel/index.ts";
import { requests, same } from "../../../shared/kernel/index.ts";
import { NO_ORDERS, type Standing } from "../../../shared/protocol/index.ts";
import type { Row } from "../journal/journal.ts";

/** Orders, with the turn and the phase they were given in. */
export type Orders = Standing & { readonly turn: number; readonly phase: string };

export const firstOrders = (match: Match): Orders[] =>
  match.setup.seats.map(() => ({ ...NO_ORDERS, turn: 0, phase: "" }));

/** After one entry; `match` is as it stands after it. */
export function ordersAfter(
  orders: readonly Orders[],
  match: Match,
  events: readonly Event[],
  { intent }: Pick<Row, "intent">,
): readonly Orders[] {
  const { turn, phase } = match.game.when(match);
  if (intent.action === "settings")
    return orders.map((old, seat) =>
      // The host's own row: the orders were parsed when the seat sent them.
      seat === intent.seat ? { ...(intent.settings as Standing), turn, phase } : old,
    );
  const back = intent.action === "takeback";
  if (orders.every((one) => one.yield === "none")) return orders;
  return orders.map((old, seat) =>
    old.yield !== "none" && (back || hasLapsed(old, match, seat, events)) ? { ...old, yield: "none" } : old,
  );
}

function hasLapsed(orders: Orders, match: Match, seat: Seat, events: readonly Event[]): boolean {
  const { turn, phase } = match.game.when(match);
  if (turn !== orders.turn) return true;
  if (orders.yield === "whole-turn") return false;
  const isAsked = requests(match).some((one) => one.seat === seat && one.kind !== "window");
  const added = events.some(({ facts }) =>
    facts.some((fact) => fact.op === "entry" && controllerOf(match, fact.name) !== seat),
  );
  if (isAsked || added) return true;
  return orders.yield === "event" && (phase !== orders.phase || events.some(isDoing));
}

/** Whether anything came of it but that somebody passed and was asked. */
const isDoing = ({ facts }: Event): boolean =>
  facts.some(
    ({ op, ...fact }) =>
      op !== "asked" && op !== "answered" && !(op === "note" && "note" in fact && fact.note === "passed"),
  );

const controllerOf = (match: Match, name: string): Seat | undefined =>
  match.state.entries.find(({ id }) => `e${id}` === name)?.controller;

/** Whether the seat's pass in the window it holds now follows from its orders and from what everybody sees. */
export function isExplained(orders: Orders, match: Match, seat: Seat): boolean {
  if (orders.fullControl) return false;
  if (orders.yield !== "none") return true;
  const top = match.state.entries.at(-1);
  if (top !== undefined) return orders.passOwn && top.controller === seat;
  return orders.stops !== null && !orders.stops.includes(match.game.when(match).phase);
}

/** The orders without when they were given. */
export const standingOf = ({ turn: _turn, phase: _phase, ...orders }: Orders): Standing => orders;

/** The seat's orders as it is told them itself; undefined where it has none. */
export function ordersToTell(orders: Orders): Standing | undefined {
  const standing = standingOf(orders);
  return same(standing, NO_ORDERS) ? undefined : standing;
}
