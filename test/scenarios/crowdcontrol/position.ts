import type { Catalog } from "../../../shared/kernel/model/catalog.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { dropCache } from "../../../shared/kernel/ops/cache.ts";
import { setSeat, setTable, zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { type Lying, laidBy, layDeck, matchOf, place, rearrange } from "../arrange.ts";
import type { CcCard, CcGiven, CcSeat } from "./dialect.ts";
import { SEATS } from "./words.ts";

type Laid = Lying<CcCard>;

/** A seat's Headquarter lies before all that its `given` writes. */
const allOf = ({ hq, written, zones }: CcSeat): Laid[] => [
  { ...hq, where: "hq" },
  ...laidBy(written, (zone) => zones[zone], hq),
];

/** A match in the Commit Segment of the turn given, laid out by ops; nobody has acted yet. */
export function ccPosition(given: CcGiven, sets: readonly string[], catalog: Catalog): Match {
  const laid = SEATS.map((name) => allOf(given.seats[name]));
  // Decks of any size; hands are laid, not dealt.
  const options = { ...given.options, deckRules: false, startingHand: 0 };
  const match = matchOf("crowdcontrol", laid, { profile: "seed", options, sets }, catalog);
  rearrange(match, () => lay(match, given, laid));
  // The base of the open segment is another now.
  dropCache(match.cache);
  return match;
}

function lay(m: Match, { turn, seats }: CcGiven, laid: readonly (readonly Laid[])[]): void {
  let slot = 0;
  laid.forEach((cards, seat) => {
    const deck: number[] = [];
    for (const { where, counters } of cards) {
      const how = where === "hq" ? { fresh: false } : {};
      place(m, slot, zoneOf(m, where, seat), how, counters);
      if (where === "deck") deck.push(slot);
      slot++;
    }
    layDeck(m, "deck", seat, deck);
    const size = turn;
    const numbers = {
      wisdom: 0,
      mana: turn,
      starved: 0,
      growth: 4 * size,
      size,
      ...seats[SEATS[seat]].numbers,
    };
    for (const [key, value] of Object.entries(numbers)) setSeat(m, seat, key, value);
  });
  setTable(m, "turn", turn);
}
