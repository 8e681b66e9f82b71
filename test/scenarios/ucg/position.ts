import { compiledProcedure, setLocals, setPc } from "../../../shared/kernel/flow/frames.ts";
import { closeRequest } from "../../../shared/kernel/flow/requests.ts";
import type { Catalog } from "../../../shared/kernel/model/catalog.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { put } from "../../../shared/kernel/model/undo.ts";
import { setTable, zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { hostOf, type Lying, laidBy, layAll, matchOf, place, rearrange } from "../arrange.ts";
import { seatOf } from "../cards.ts";
import type { UcgCard, UcgGiven, UcgSeat } from "./dialect.ts";
import { PHASES, SEATS } from "./words.ts";

const FILLER = "standard-resource";

type Laid = Lying<UcgCard>;

const FILLED: UcgCard = { card: FILLER, counters: {}, down: false };

const pileOf = (seat: UcgSeat) => (zone: UcgSeat["written"][number]) =>
  zone === "hand" || zone === "deck" ? seat[zone] : seat.zones[zone];

/** Counters in the words of the file, as the ruleset keeps them. */
function varsOf({ counters }: UcgCard): Record<string, number> {
  const { "minus-2-combat": minus = 0, combat = 0, ...rest } = counters;
  return { ...rest, combatCounter: combat - 2 * minus };
}

/** A match in the OPEN state of the phase given, laid out by ops. */
export function ucgPosition(given: UcgGiven, sets: readonly string[], catalog: Catalog): Match {
  const laid = SEATS.map((name) => {
    const seat = given.seats[name];
    return laidBy(seat.written, pileOf(seat), FILLED);
  });
  const owner = seatOf(given.owner);
  // Decks of any size; hands are laid, not dealt.
  const options = { ...given.options, deckRules: false, openingHand: 0, firstPlayer: owner };
  const match = matchOf("ucg", laid, { profile: "seed", options, sets }, catalog);
  rearrange(match, () => {
    layAll(match, laid, (slot, seat, card) => layOne(match, slot, seat, card));
    openPhase(match, given);
  });
  return match;
}

function layOne(m: Match, slot: number, seat: number, card: Laid): void {
  const zone = zoneOf(m, card.where, seat);
  // The first of a list lies on top, which is its end: lists without order keep the file's order.
  const at = card.zone !== undefined ? { at: card.zone - 1 } : card.where === "void" ? { at: 0 } : {};
  const down = card.down ? { down: true, seen: 1 << seat } : {};
  const host = card.on === undefined ? {} : { host: hostOf(m, seat, card.on) };
  place(m, slot, zone, { ...at, ...down, ...host }, varsOf(card));
}

/** What the phase does at its beginning has happened; its owner is asked anew (UCG 9.12 OPEN). */
function openPhase(m: Match, { turn, owner, phase }: UcgGiven): void {
  const { frames, agenda } = m.state;
  const to = PHASES.indexOf(phase as (typeof PHASES)[number]);
  put(m.undo, m.state, "agenda", agenda.slice(to));
  const [phaseFrame, openFrame] = frames.slice(-2);
  setLocals(m, phaseFrame, { phase });
  setTable(m, "turn", turn);
  setTable(m, "phase", phase);
  closeRequest(m, seatOf(owner));
  setPc(m, openFrame, compiledProcedure(m.game.procedures.open).pc.ask);
}
