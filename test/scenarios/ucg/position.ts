import { createMatch } from "../../../shared/kernel/flow/create.ts";
import { compiledProcedure, setLocals, setPc } from "../../../shared/kernel/flow/frames.ts";
import { closeRequest } from "../../../shared/kernel/flow/requests.ts";
import type { Catalog } from "../../../shared/kernel/model/catalog.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { put } from "../../../shared/kernel/model/undo.ts";
import { setTable, zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { checkCards, hostOf, type Lying, laidBy, layDeck, place, rearrange, SEED } from "../arrange.ts";
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
  checkCards(laid, "ucg", sets, catalog);
  const { match } = createMatch(
    {
      ruleset: "ucg",
      profile: "seed",
      // Decks of any size; hands are laid, not dealt.
      options: { ...given.options, deckRules: false, openingHand: 0, firstPlayer: owner },
      seed: SEED,
      seats: laid.map((cards) => ({ deck: cards.map(({ card }) => card) })),
      sets,
    },
    catalog,
  );
  rearrange(match, () => {
    lay(match, laid);
    openPhase(match, given);
  });
  return match;
}

/** Hosts first: what is attached needs them. Slots follow the order of the decks, seat by seat. */
function lay(m: Match, laid: readonly (readonly Laid[])[]): void {
  const all = laid.flatMap((cards, seat) => cards.map((card) => ({ seat, card })));
  all.forEach(({ seat, card }, slot) => {
    if (card.where !== "deck" && card.where !== "attached") layOne(m, slot, seat, card);
  });
  all.forEach(({ seat, card }, slot) => {
    if (card.where === "attached") layOne(m, slot, seat, card);
  });
  laid.forEach((_, seat) => {
    const slots = all.flatMap(({ card, seat: of }, slot) =>
      of === seat && card.where === "deck" ? [slot] : [],
    );
    layDeck(m, "deck", seat, slots);
  });
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
