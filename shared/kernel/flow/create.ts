/** A new match: its decks laid out, and run to its first request. */

import type { Catalog } from "../model/catalog.ts";
import type { Event } from "../model/event.ts";
import type { Match, MatchSetup } from "../model/match.ts";
import { placeOf } from "../model/pool.ts";
import type { Obj } from "../model/state.ts";
import { existence, newName } from "../ops/audience.ts";
import { blank } from "../ops/ops.ts";
import { emptyMatch } from "./empty.ts";
import { begin } from "./submit.ts";

/**
 * Creates a match and runs it to its first request.
 * @throws SetupError when ruleset, profile, options, sets, decks or seed do not fit.
 */
export function createMatch(setup: MatchSetup, catalog: Catalog): { match: Match; events: readonly Event[] } {
  const match = emptyMatch(setup, catalog);
  const decks = setup.seats.map(({ deck }) => deck);
  match.game.start(match, decks);
  return { match, events: begin(match) };
}

/**
 * Puts a deck into a zone of its owner, in the order given (last = top); who sees into the zone has names for
 * its cards. Part of the first state, before anybody is told anything.
 */
export function putDeck(m: Match, seat: number, zone: number, deck: readonly string[]): void {
  const { objects, zones } = m.state;
  for (const word of deck) {
    (zones[zone].list as number[]).push(objects.length);
    const obj = blank(m, placeOf(m, word), seat, zone);
    (objects as Obj[]).push({ ...obj, name: newName(m, existence(m, obj)) });
  }
}
