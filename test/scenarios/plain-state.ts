import { actingIn } from "../../shared/kernel/flow/segments.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { type Json, type Seat, slotOf } from "../../shared/kernel/model/state.ts";
import { nearest } from "../../shared/kernel/text/lint.ts";
import { itemOf, seatOf } from "./cards.ts";
import { CannotSay } from "./game.ts";
import type { Contents, StateItem } from "./scenario.ts";

/** What `state` asks of a game in its own words. */

/** The things of a zone; of one that is the table's, those this seat owns, where one is named. */
function lying(m: Match, id: string, seat: Seat | undefined): StateItem[] {
  const def = m.game.zones.findIndex((zone) => zone.id === id);
  const isTable = m.game.zones[def].owner === "table";
  return m.state.zones
    .filter((zone) => zone.def === def && (isTable || zone.seat === seat))
    .flatMap(({ list }) => list)
    .filter((slot) => slot >= 0 && (seat === undefined || !isTable || m.state.objects[slot].owner === seat))
    .map((slot) => itemOf(m, slot));
}

const isPlain = (value: Json | undefined): value is number | string | boolean =>
  ["number", "string", "boolean"].includes(typeof value);

/** What is there, as `state` compares it: a number, a word, yes or no; of a list so many. */
function valueIn(record: Readonly<Record<string, Json>>, key: string, others: readonly string[]): Contents {
  const value = record[key];
  if (isPlain(value)) return value;
  if (Array.isArray(value)) return value.length;
  if (value !== undefined) return JSON.stringify(value);
  const known = [...others, ...Object.keys(record)];
  throw new CannotSay(`there is no "${key}"; ${nearest(key, known) ?? `there are ${known.join(", ")}`}`);
}

/** In a hidden segment what a seat has is read in its own world. */
export function plainContents(match: Match, key: string): Contents {
  const [word, letter] = key.split(".").toReversed();
  const zones = match.game.zones;
  if (letter === undefined) {
    if (word === "entries")
      return match.state.entries.map(({ source, kind }) =>
        source < 0 ? { card: kind } : { card: match.state.cards[match.state.objects[slotOf(source)].card] },
      );
    const shared = zones.filter(({ owner }) => owner === "table").map(({ id }) => id);
    return shared.includes(word)
      ? lying(match, word, undefined)
      : valueIn(match.state.table, word, ["entries", ...shared]);
  }
  const seat = seatOf(letter);
  if (match.state.seats[seat] === undefined) throw new CannotSay(`nobody here is called "${letter}"`);
  const m = actingIn(match, seat);
  const ids = zones.map(({ id }) => id);
  return ids.includes(word) ? lying(m, word, seat) : valueIn(m.state.seats[seat].vars, word, ids);
}
