import { ROUND } from "../../../shared/games/grand-archive/table.ts";
import type { Match as GaMatch } from "../../../shared/games/grand-archive/typed.ts";
import { championOf } from "../../../shared/games/grand-archive/zones.ts";
import { call, compiledProcedure, endFrame, setLocals, setPc } from "../../../shared/kernel/flow/frames.ts";
import { closeRequest } from "../../../shared/kernel/flow/requests.ts";
import type { Catalog } from "../../../shared/kernel/model/catalog.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { dataOf, zoneIdOf } from "../../../shared/kernel/model/records.ts";
import { put } from "../../../shared/kernel/model/undo.ts";
import { setSeat, setTable, zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { inWords } from "../../words.ts";
import { hostOf, type Lying, laidBy, layDeck, matchOf, place, rearrange, slotsOf } from "../arrange.ts";
import { seatOf } from "../cards.ts";
import type { GaCard, GaGiven, GaSeat } from "./dialect.ts";

const FILLER = "f-blank";
const SPIRIT = "f-spirit";

type LaidCard = Lying<GaCard>;

function cardsOf(seat: GaSeat, start: boolean): LaidCard[] {
  // A new match deals itself: only its decks are given.
  const written = start
    ? seat.written.filter((zone) => zone === "main" || zone === "material")
    : seat.written;
  return laidBy(written, (zone) => seat.zones[zone], { card: FILLER, counters: {} });
}

const isChampion = (catalog: Catalog, sets: readonly string[], { card, where }: LaidCard): boolean =>
  where === "field" && catalog.card({ ruleset: "grand-archive", sets }, card)?.data.type === "champion";

/** A match whose given phase has just begun and come to its first request, laid out by ops. */
export function gaPosition(given: GaGiven, sets: readonly string[], catalog: Catalog): Match {
  const owner = seatOf(given.owner);
  const laid = given.seats.map((seat) => {
    const cards = cardsOf(seat, given.start);
    const spirit: LaidCard = { card: SPIRIT, counters: {}, where: given.start ? "material" : "field" };
    const has = given.start
      ? cards.some(({ where }) => where === "material")
      : cards.some((card) => isChampion(catalog, sets, card));
    return has ? cards : [...cards, spirit];
  });
  // Legality of decks is not at stake; every seat has a Level 0 champion to begin with.
  const options = { ...given.options, deckRules: false, firstPlayer: owner };
  const spirit: LaidCard = { card: SPIRIT, counters: {}, where: "material" };
  const decks = laid.map((cards) =>
    given.start || cards.some(({ card }) => card === SPIRIT) ? cards : [...cards, spirit],
  );
  const match = matchOf("grand-archive", decks, { profile: given.profile, options, sets }, catalog);
  if (given.start) return match;
  rearrange(match, () => {
    layAll(match, laid);
    openPhase(match, given, owner);
  });
  return match;
}

/** Its main deck is dealt before the material deck. */
function layAll(m: Match, laid: readonly (readonly LaidCard[])[]): void {
  const slots = slotsOf(m, laid);
  const each = (test: (card: LaidCard) => boolean): void => {
    laid.forEach((cards, seat) => {
      for (const card of cards) if (test(card)) layOne(m, slots.get(card) as number, seat, card);
    });
  };
  const lies = (card: LaidCard): boolean =>
    zoneIdOf(m, m.state.objects[slots.get(card) as number]) === card.where;
  each((card) => card.on === undefined && card.where !== "main" && card.where !== "lineage" && !lies(card));
  each(({ where, on }) => on !== undefined || where === "lineage");
  laid.forEach((cards, seat) => {
    const deck = cards.flatMap((card) => (card.where === "main" ? [slots.get(card) as number] : []));
    layDeck(m, "main", seat, deck);
  });
}

function layOne(match: Match, slot: number, seat: number, card: LaidCard): void {
  const zone = zoneOf(match, card.where, seat);
  const m: GaMatch = inWords(match);
  const { durability } = dataOf(m, m.state.objects[slot]);
  const vars = {
    ...(card.where === "field" && durability !== undefined && { durability }),
    ...card.counters,
  };
  const host = card.where === "lineage" ? championOf(m, seat) : card.on && hostOf(m, seat, card.on);
  place(m, slot, zone, host === undefined ? {} : { host }, vars);
  if (card.where === "field" && dataOf(m, m.state.objects[slot]).type === "champion")
    setSeat(m, seat, "champion", true);
}

/** The turn stands before that phase, which is nobody's first turn. */
function openPhase(m: Match, { turn, phase }: GaGiven, owner: number): void {
  for (let seat = 0; seat < m.state.seats.length; seat++) {
    closeRequest(m, seat);
    setSeat(m, seat, "turns", 2);
  }
  while (m.state.frames.length > 1) endFrame(m);
  const [match] = m.state.frames;
  const { turn: turnProcedure, match: matchProcedure } = m.game.procedures;
  setPc(m, match, compiledProcedure(matchProcedure).pc.next);
  put(m.undo, m.state, "entries", []);
  put(m.undo, m.state, "waiting", []);
  put(
    m.undo,
    m.state,
    "agenda",
    ROUND.slice(ROUND.indexOf(phase as (typeof ROUND)[number])).map((one) => ({ phase: one })),
  );
  setTable(m, "turn", turn);
  setTable(m, "active", owner);
  call(m, "turn");
  const frame = m.state.frames[1];
  setLocals(m, frame, { first: false, extra: false });
  setPc(m, frame, compiledProcedure(turnProcedure).pc.phase);
}
