/**
 * Two deals of one match: alike in everything that the viewer may know, different in cards it may not, and
 * played by the same intents. As test/property does it, but with rules a real server can be given.
 */
import { z } from "zod";
import { deckCards, setsOf } from "../../server/match/game/decks.ts";
import {
  bitOf,
  type Catalog,
  completion,
  createMatch,
  type Data,
  type Draw,
  fork,
  type Match,
  type MatchSetup,
  options,
  type Ruleset,
  requests,
  type Seat,
  sample,
  submit,
} from "../../shared/kernel/index.ts";
import { dice, mixed, pick } from "../property/dice.ts";
import { unknownTo } from "../property/imagine.ts";
import { type World, worldCatalog } from "./worlds.ts";

export const SEED = "5eed".repeat(16);

export interface Act {
  readonly seat: Seat;
  readonly intent: Data;
}

export interface Deals {
  /** The game, whose rules have one option more: which deal is played, 0 or 1. */
  readonly world: World;
  /** The options of a match of this deal. */
  options(deal: number): Data;
  /** Legal in both deals, in this order. */
  readonly acts: readonly Act[];
  /** The seat that may not know what differs. */
  readonly viewer: Seat;
  /** How many cards differ. */
  readonly different: number;
  /** A match of this deal as the kernel plays it. */
  match(deal: number): Match;
}

/** The card that lies in a slot in deal 1, where it is not that of deal 0. */
type Swaps = Map<number, number>;

/** The same game, in which some slots have other cards in deal 1; they are put there before anything is shuffled. */
function dealt(world: World, swaps: Swaps): World {
  const { ruleset } = world;
  const options = ruleset.options as unknown as z.ZodObject;
  return {
    ...world,
    ruleset: {
      ...ruleset,
      options: options.extend({ deal: z.int().default(0) }) as unknown as Ruleset["options"],
      start(m, decks) {
        ruleset.start(m, decks);
        if (m.options.deal === 1)
          for (const [slot, card] of swaps) Object.assign(m.state.objects[slot], { card });
      },
    },
  };
}

/** What a match of the world is made of, as the server makes it. */
function setupOf({ ruleset, decks }: World, catalog: Catalog, options: Data): MatchSetup {
  const seats = decks.map((choice) => ({ deck: deckCards(catalog, ruleset.id, choice) ?? [] }));
  const sets = setsOf(
    catalog,
    ruleset.id,
    seats.flatMap(({ deck }) => deck),
  );
  return { ruleset: ruleset.id, profile: ruleset.profiles[0], options, seed: SEED, seats, sets };
}

/** One deal, played for `length` acts at most, drawn from a number: nothing differs in it. */
export async function oneDeal(base: World, number: number, length: number, viewer: Seat): Promise<Deals> {
  const table = await tableOf(base, new Map());
  const { acts } = played(table.match(0), base, viewer, length, dice(number));
  return { ...table, acts, viewer, different: 0 };
}

async function tableOf(base: World, swaps: Swaps): Promise<Pick<Deals, "world" | "options" | "match">> {
  const world = dealt(base, swaps);
  const catalog = await worldCatalog(world);
  const optionsOf = (deal: number): Data => ({ ...world.options, deal });
  const match = (deal: number): Match => createMatch(setupOf(world, catalog, optionsOf(deal)), catalog).match;
  return { world, options: optionsOf, match };
}

/** Two deals that the viewer cannot tell apart for `length` acts at most, drawn from a number. */
export async function twoDeals(base: World, number: number, length: number, viewer: Seat): Promise<Deals> {
  const swaps: Swaps = new Map();
  const table = await tableOf(base, swaps);
  const { match, world } = table;
  const random = dice(number);
  const { acts, learnt } = played(match(0), world, viewer, length, random);
  const start = match(0);
  const free = mixed(
    random,
    unknownTo(start, viewer).filter((slot) => !learnt.has(slot)),
  );
  for (let n = 0; n + 1 < free.length; n++) {
    const [a, b] = [free[n], free[n + 1]];
    const [one, two] = [a, b].map((slot) => swaps.get(slot) ?? start.state.objects[slot].card);
    if (!mayChangePlaces(start, world, a, b, [one, two])) continue;
    const before = new Map(swaps);
    swaps.set(a, two).set(b, one);
    if (canBePlayed(match(0), match(1), acts, viewer)) continue;
    swaps.clear();
    for (const [slot, card] of before) swaps.set(slot, card);
  }
  const different = [...swaps].filter(([slot, card]) => start.state.objects[slot].card !== card).length;
  return { ...table, acts, viewer, different };
}

function mayChangePlaces(
  m: Match,
  { alike }: World,
  a: number,
  b: number,
  [one, two]: readonly number[],
): boolean {
  const { objects } = m.state;
  const { cards } = m.pool;
  const fits = (slot: number, card: number): boolean =>
    m.game.mayBe?.(m, objects[slot], cards[card]) !== false;
  if (objects[a].owner !== objects[b].owner || one === two) return false;
  return fits(a, two) && fits(b, one) && alike?.(cards[one], cards[two]) !== false;
}

/** Random acts, and the slots of the cards that the viewer learns by them. Who can hide a card mostly does. */
function played(
  match: Match,
  { hides }: World,
  viewer: Seat,
  length: number,
  random: Draw,
): { acts: Act[]; learnt: Set<number> } {
  const acts: Act[] = [];
  const learnt = new Set<number>();
  while (acts.length < length && match.state.over === null) {
    const { seat } = pick(random, requests(match));
    const hide = options(match, seat).find((offer) => hides?.in(offer));
    const hidden = hide !== undefined && random(4) > 0 ? completion(match, seat, hide) : undefined;
    const intent = hidden ?? sample(match, seat, random);
    const accepted = intent && submit(match, seat, intent);
    if (!accepted?.ok) throw new Error(`offered and refused: ${JSON.stringify(intent)}`);
    acts.push({ seat, intent: intent as Data });
    for (const { facts } of accepted.events) {
      for (const fact of facts) {
        if ((fact.op === "move" || fact.op === "thing") && (fact.told.idMask & bitOf(match, viewer)) !== 0)
          learnt.add(fact.slot);
      }
    }
  }
  return { acts, learnt };
}

/** Whether the same play could be in both: who is asked is public, and so is that an intent was possible. */
function canBePlayed(a: Match, b: Match, acts: readonly Act[], viewer: Seat): boolean {
  const asked = (match: Match) =>
    JSON.stringify(
      requests(match).map(({ seat, kind, info, id }) => ({ seat, kind, info, id: seat === viewer ? id : 0 })),
    );
  return acts.every(({ seat, intent }) => {
    const same = asked(a) === asked(b);
    return same && submit(a, seat, intent).ok && submit(b, seat, intent).ok;
  });
}

/** What the viewer could be told at each moment of the acts, for choosing a moment. */
export function after(match: Match, acts: readonly Act[]): Match {
  const copy = fork(match);
  for (const { seat, intent } of acts) submit(copy, seat, intent);
  return copy;
}
