import { expect } from "vitest";
import {
  type CardSet,
  type Catalog,
  createMatch,
  type Data,
  type Event,
  loadSet,
  type Match,
  newCatalog,
  type Refusal,
  type Ruleset,
  redact,
  requests,
  type Seat,
  submit,
  type Viewer,
  type ViewOp,
} from "../../shared/kernel/index.ts";
import { type Handle, type Obj, objectOf } from "../../shared/kernel/model/state.ts";
import { move, setSeat, zoneOf } from "../../shared/kernel/ops/ops.ts";
import { seedOf } from "../property/play.ts";
import { toy } from "./toy.ts";
import { toySet } from "./toy-set.ts";
import { thingsIn, type ZoneId } from "./toy-zones.ts";

const loaded = loadSet(toySet, [toy]);
if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
export const toys: CardSet = loaded.set;

/** A table of the toy game, first turn, main phase, seat 0 to act; each seat with these cards in hand and mana for all. */
export function table(
  hands: readonly (readonly string[])[],
  options: Data = {},
  ruleset: Ruleset = toy,
  set: CardSet = toys,
  catalog: Catalog = newCatalog([ruleset], [set]),
  sets: readonly string[] = ["toys"],
): Match {
  const setup = {
    ruleset: ruleset.id,
    profile: "toy",
    options: { hand: 0, ...options },
    seed: seedOf(1),
    sets,
    seats: hands.map((hand) => ({ deck: [...hand, "imp", "imp", "imp"] })),
  };
  const { match } = createMatch(setup, catalog);
  for (const seat of hands.keys()) say(match, seat, { action: "bid", choice: 0 });
  for (const [seat, hand] of hands.entries()) {
    for (const handle of thingsIn(match, "hand", seat))
      move(match, handle, zoneOf(match, "deck", seat), { at: 0 });
    for (const id of hand) move(match, find(match, id, "deck", seat), zoneOf(match, "hand", seat));
    setSeat(match, seat, "mana", 9);
  }
  // Setting up is told to nobody.
  match.facts.length = 0;
  match.undo.log.length = 0;
  return match;
}

/** The first card of this id that lies in a zone of the seat. */
export function find(match: Match, id: string, zone: ZoneId, seat: Seat): Handle {
  const handle = thingsIn(match, zone, seat).find((one) => match.state.cards[at(match, one).card] === id);
  if (handle === undefined) throw new Error(`no ${id} in ${zone}:${seat}`);
  return handle;
}

export const at = (match: Match, handle: Handle): Obj => objectOf(match.state, handle) as Obj;

/** What its card is called where it lies. */
export const nameOf = (match: Match, id: string, zone: ZoneId, seat: Seat): string =>
  at(match, find(match, id, zone, seat)).name;

/** Ids of the cards in a zone, in order. */
export const cardsIn = (match: Match, zone: ZoneId, seat: Seat): string[] =>
  thingsIn(match, zone, seat).map((handle) => match.state.cards[at(match, handle).card]);

/** The seat answers what it is asked; it must be accepted. */
export function say(match: Match, seat: Seat, intent: Data): readonly Event[] {
  const result = attempt(match, seat, intent);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify({ intent, result })}`);
  return result.events;
}

export function attempt(
  match: Match,
  seat: Seat,
  intent: Data,
): Refusal | { ok: true; events: readonly Event[] } {
  const request = requests(match).find((one) => one.seat === seat)?.id ?? 0;
  return submit(match, seat, { request, ...intent });
}

/** The seat plays a card of its hand. */
export const play = (match: Match, seat: Seat, id: string, more: Data = {}): readonly Event[] =>
  say(match, seat, { action: "play", card: nameOf(match, id, "hand", seat), ...more });

export const pass = (match: Match, ...seats: readonly Seat[]): void => {
  for (const seat of seats) say(match, seat, { action: "pass" });
};

/** Passes for whoever is asked until nothing waits on the chain. */
export function settleChain(match: Match): void {
  while (match.state.entries.length > 0 && match.state.over === null) pass(match, holder(match));
}

export const leave = (match: Match, seat: Seat): void =>
  expect(submit(match, "host", { action: "leave", seat })).toMatchObject({ ok: true }) as void;

/** Who is asked now. */
export const asked = (match: Match): Seat[] => requests(match).map(({ seat }) => seat);

/** The one who is asked now. */
export function holder(match: Match): Seat {
  expect(requests(match)).toHaveLength(1);
  return requests(match)[0].seat;
}

/** Ops of the events as the viewer is told them. */
export const toldOps = (match: Match, events: readonly Event[], viewer: Viewer): ViewOp[] =>
  events.flatMap((event) => redact(match, event, viewer)?.ops ?? []);

/** The notes of this name that the viewer is told. */
export const notes = (match: Match, events: readonly Event[], viewer: Viewer, name: string): Data[] =>
  toldOps(match, events, viewer).flatMap((op) => (op.op === "note" && op.note === name ? [op.data] : []));

/** Puts a card of the deck on the table, as if it had come there long ago. */
export function put(match: Match, id: string, zone: ZoneId, seat: Seat): Handle {
  const from = (["deck", "hand"] as const).find((one) => cardsIn(match, one, seat).includes(id)) ?? "deck";
  const handle = move(match, find(match, id, from, seat), zoneOf(match, zone, seat));
  match.facts.length = 0;
  return handle;
}
