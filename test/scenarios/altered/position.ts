import {
  call,
  compiledProcedure,
  endFrame,
  setLocals,
  setPc,
  topFrame,
} from "../../../shared/kernel/flow/frames.ts";
import { closeRequest } from "../../../shared/kernel/flow/requests.ts";
import type { Catalog } from "../../../shared/kernel/model/catalog.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { type Data, type Frame, handleAt } from "../../../shared/kernel/model/state.ts";
import { setSeat, setTable, zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { type Lying, laidBy, layAll, matchOf, place, rearrange } from "../arrange.ts";
import { copiesOf, seatOf } from "../cards.ts";
import type { AlteredGiven, Laid } from "./dialect.ts";
import { SEATS, zoneId } from "./words.ts";

const FILLER = "t-filler";

type LaidCard = Lying<Laid>;

const FILLED: Laid = { card: FILLER, counters: {} };

/** A match in the position given, laid out by ops. */
export function alteredPosition(given: AlteredGiven, sets: readonly string[], catalog: Catalog): Match {
  const laid = SEATS.map((name) => {
    const { written, zones } = given.seats[name];
    return laidBy(written, (zone) => zones[zone], FILLED);
  });
  const bare: Data = given.phase === "setup" ? {} : { openingHand: 0, openingMana: 0 };
  const options = { ...given.options, ...bare, deckRules: false, firstPlayer: seatOf(given.first) };
  const match = matchOf("altered", laid, { profile: given.profile, options, sets }, catalog);
  if (given.phase !== "setup") {
    rearrange(match, () => {
      layAll(match, laid, (slot, seat, card) => layOne(match, slot, seat, card));
      stand(match, given);
    });
  }
  return match;
}

function layOne(m: Match, slot: number, seat: number, { where, counters, both }: LaidCard): void {
  const side = where === "he" ? { place: 1 } : where === "ce" ? { place: 2 } : {};
  const down = where === "mana" ? { down: true, seen: 1 << seat } : {};
  const at = where === "discard" ? { at: 0 } : {};
  place(
    m,
    slot,
    zoneOf(m, zoneId(where), seat),
    { ...side, ...(both && { place: 3 }), ...down, ...at },
    counters,
  );
}

/** A new match with nothing to choose stands in its first turn: frames match, day, phase, afternoon. */
function stand(m: Match, given: AlteredGiven): void {
  const [, dayFrame, phaseFrame, afternoon] = m.state.frames;
  const [first, turn] = [seatOf(given.first), seatOf(given.turn)];
  setTable(m, "day", given.day);
  for (const name of SEATS) {
    const { at, passed } = given.seats[name];
    setSeat(m, seatOf(name), "hero", at.hero);
    setSeat(m, seatOf(name), "companion", at.companion);
    setSeat(m, seatOf(name), "passed", passed);
  }
  turnUp(m, given);
  setTable(m, "arena", given.arena);
  count(m, given);
  closeRequest(m, first);
  if (given.phase === "afternoon") {
    setTable(m, "active", turn);
    setLocals(m, afternoon, { next: 1 - turn });
    setPc(m, afternoon, compiledProcedure(m.game.procedures.afternoon).pc.ask);
    return;
  }
  endFrame(m);
  setTable(m, "phase", "morning");
  setTable(m, "turn", -1);
  setLocals(m, dayFrame, { next: 1 });
  setLocals(m, phaseFrame, { phase: "morning", at: 4 });
  call(m, "expand");
  const expand = topFrame(m) as Frame;
  setLocals(m, expand, { asked: 1, cards: [] });
  setPc(m, expand, compiledProcedure(m.game.procedures.expand).pc.ask);
}

/** Tumult cards as written, or face-up where a counter is; the cards lie in their own order. */
function turnUp(m: Match, { regions, seats }: AlteredGiven): void {
  const on = SEATS.flatMap((name) => Object.values(seats[name].at));
  const known = (region: number): boolean =>
    regions === null ? on.includes(region) : regions[region] !== null;
  const up = TUMULT.filter((_, card) => known(1 + 2 * card) || known(2 + 2 * card));
  const laid = TUMULT.flatMap((card) => (up.includes(card) ? card : [null, null]));
  setTable(m, "regions", regions ?? [ALL, ...laid, ALL]);
  setTable(
    m,
    "tumult",
    TUMULT.flatMap((card, id) => (up.includes(card) ? [] : [id])),
  );
}

const ALL = ["forest", "mountain", "water"];
const TUMULT = [
  [["forest"], ["mountain", "water"]],
  [["mountain"], ["forest", "water"]],
  [["water"], ["forest", "mountain"]],
];

/** What was activated or used today before the case begins. */
function count(m: Match, { activated }: AlteredGiven): void {
  const counts: Record<string, number> = {};
  for (const { card, of, ability, times, use } of activated) {
    const slot = copiesOf(m, seatOf(of), card)[0];
    const handle = handleAt(m.state, slot);
    const key = use
      ? `use.${handle}.${ability - 1}`
      : `${handle}.${m.state.objects[slot].card}.${ability - 1}.-1`;
    counts[key] = times;
  }
  setTable(m, "_counts", counts);
}
