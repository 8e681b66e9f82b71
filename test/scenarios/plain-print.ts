import type { Event, Fact, MoveFact } from "../../shared/kernel/model/event.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { type Data, type Json, NONE, slotOf } from "../../shared/kernel/model/state.ts";
import { LETTERS, label, labelOf } from "./cards.ts";
import type { LineWords } from "./lines.ts";
import type { Plain } from "./plain-words.ts";

/** The lines of a game in its own words: every fact of an event, with what the game calls it. */
export const plainLines = ({ ruleset, phases }: Plain, seats: readonly string[]): LineWords => ({
  seats,
  words: {
    ZONE: [...new Set(ruleset.zones.map(({ id }) => id))],
    VALUE: [...new Set([...ruleset.vars, ...ruleset.attrs])],
    PHASE: phases,
  },
  grammar: {
    event: ["WORD"],
    moved: ["CARD ZONE -> ZONE"],
    created: ["CARD ZONE"],
    vanished: ["CARD"],
    turned: ["CARD"],
    set: ["VALUE Z CARD", "WORD Z SEAT", "WORD WORD SEAT", "WORD Z", "WORD WORD"],
    shuffled: ["SEAT ZONE", "ZONE"],
    entered: ["CARD", "WORD"],
    left: ["CARD WORD", "WORD WORD"],
    asked: ["SEAT WORD"],
    note: [
      "WORD",
      "WORD SEAT",
      "WORD CARD",
      "WORD Z",
      "WORD SEAT CARD",
      "WORD SEAT Z",
      "WORD CARD Z",
      "WORD SEAT CARD Z",
    ],
    over: ["SEAT WORD", "draw WORD"],
  },
});

/** Records of the table that hold a seat (docs/games.md): a line names it, so that a mirror can. */
const SEAT_RECORDS = new Set(["active", "owner", "starting", "first", "holder"]);

const seatWord = (value: Json): string =>
  typeof value === "number" && value >= 0 ? LETTERS[value] : valueWord(value);

/** What each entry is called, kept for the line that tells its end. */
type Entries = Map<string, string>;

/** Prints the events of one step as lines: each event begins with its cause. */
export function plainPrinter(m: Match): (event: Event) => readonly string[] {
  const entries: Entries = new Map(
    m.state.entries.map(({ id, kind, source }) => [`e${id}`, source < 0 ? kind : labelOf(m, source)]),
  );
  return ({ kind, cause, facts }) => [
    ...(kind === "step" ? [`event ${cause.why}`] : []),
    ...facts.flatMap((fact) => linesOf(m, fact, entries)),
  ];
}

function linesOf(m: Match, fact: Fact, entries: Entries): string[] {
  switch (fact.op) {
    case "move":
      return movedLines(m, fact);
    case "thing":
      return [`set ${fact.key} ${valueWord(fact.value)} ${label(m, fact.slot)}`];
    case "table":
      return [`set ${fact.key} ${SEAT_RECORDS.has(fact.key) ? seatWord(fact.value) : valueWord(fact.value)}`];
    case "seat":
      return [`set ${fact.key} ${valueWord(fact.value)} ${LETTERS[fact.seat]}`];
    case "shuffle": {
      const { seat, def } = m.state.zones[fact.zone];
      return [`shuffled ${seat < 0 ? "" : `${LETTERS[seat]} `}${m.game.zones[def].id}`];
    }
    case "entry":
      return enteredLines(m, fact.name, fact.entry, entries);
    case "exit":
      return [`left ${entries.get(fact.name) ?? fact.name} ${word(fact.reason)}`];
    case "asked":
      return [`asked ${LETTERS[fact.seat]} ${fact.kind}`];
    case "over":
      return [`over ${fact.winners.length === 1 ? LETTERS[fact.winners[0]] : "draw"} ${word(fact.reason)}`];
    case "note":
      return [noteLine(m, fact.note, fact.data, fact.host)];
    default:
      return [];
  }
}

function movedLines(m: Match, { slot, from, to, fresh }: MoveFact): string[] {
  const zone = (id: number) => m.game.zones[m.layout.zoneDefs[id]].id;
  const card = label(m, slot);
  if (from === NONE) return [`created ${card} ${zone(to)}`];
  if (to === NONE) return [`vanished ${card}`];
  if (from === to && !fresh) return [`turned ${card}`];
  return [`moved ${card} ${zone(from)} -> ${zone(to)}`];
}

/** An entry is called by its card where it has one, else by its kind. */
function enteredLines(m: Match, name: string, { kind, source }: Data, entries: Entries): string[] {
  const entry = m.state.entries.find(({ id }) => `e${id}` === name);
  const slot = m.state.objects.findIndex((obj) => obj.name !== "" && obj.name === source);
  const at = entry !== undefined && entry.source >= 0 ? slotOf(entry.source) : slot;
  const called = at >= 0 ? label(m, at) : word(String(kind ?? entry?.kind ?? name));
  entries.set(name, called);
  return [`entered ${called}`];
}

/** The note's own word, and of what it tells a seat, a card and a number. */
function noteLine(m: Match, note: string, data: Data, { object }: Data): string {
  const { seat } = data;
  const amount = Object.values(data).find(
    (value, at) => typeof value === "number" && Object.keys(data)[at] !== "seat",
  );
  return [
    `note ${note}`,
    ...(typeof seat === "number" && seat >= 0 ? [LETTERS[seat]] : []),
    ...(typeof object === "number" && object >= 0 ? [labelOf(m, object)] : []),
    ...(amount === undefined ? [] : [String(amount)]),
  ].join(" ");
}

/** A list is told by its length, anything else that is no word by none. */
function valueWord(value: Json): string {
  if (Array.isArray(value)) return String(value.length);
  return typeof value === "object" ? "changed" : word(String(value));
}

/** Several words are one in a line. */
const word = (text: string): string => text.replace(/[^\w-]+/g, "-");
