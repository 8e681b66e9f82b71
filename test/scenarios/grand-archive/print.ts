import { ATTRS } from "../../../shared/games/grand-archive/attrs.ts";
import type { Event, Fact, MoveFact } from "../../../shared/kernel/model/event.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { type Data, NONE, slotOf } from "../../../shared/kernel/model/state.ts";
import { label } from "../cards.ts";
import { requestWord, SEATS } from "./words.ts";

/** Prints the events of one step as the lines of G R1.9. */
export const gaPrinter =
  (m: Match) =>
  (event: Event): readonly string[] =>
    event.facts.flatMap((fact) => linesOf(m, fact));

const isAttr = (key: string): boolean => (ATTRS as readonly string[]).includes(key);

function linesOf(m: Match, fact: Fact): string[] {
  switch (fact.op) {
    case "move":
      return movedLines(m, fact);
    case "thing":
      return isAttr(fact.key) ? [`now ${fact.key} ${fact.value as number} ${label(m, fact.slot)}`] : [];
    case "asked":
      return [
        fact.kind === "window"
          ? `opp ${SEATS[fact.seat]}`
          : `asked ${SEATS[fact.seat]} ${requestWord(fact.kind)}`,
      ];
    case "seat":
      return fact.key === "left" ? [`left ${SEATS[fact.seat]}`] : [];
    case "over":
      return [fact.winners.length === 1 ? `over ${SEATS[fact.winners[0]]}` : "over draw"];
    case "note":
      return noteLines(m, fact.note, fact.data, fact.host);
    default:
      return [];
  }
}

function movedLines(m: Match, { slot, from, to }: MoveFact): string[] {
  if (from === to || from === NONE || to === NONE) return [];
  const word = (zone: number) => m.game.zones[m.layout.zoneDefs[zone]].id;
  return word(from) === word(to) ? [] : [`moved ${label(m, slot)} ${word(from)} -> ${word(to)}`];
}

const PHASE_NOTES: Readonly<Record<string, string>> = {
  phaseBegan: "began",
  phaseEnded: "ended",
  phaseSkipped: "skipped",
};

function noteLines(m: Match, note: string, data: Data, host: Data): string[] {
  const seat = data.seat === undefined ? "" : SEATS[data.seat as number];
  const card = sourceOf(m, host);
  if (PHASE_NOTES[note] !== undefined) return [`${PHASE_NOTES[note]} ${data.phase as string}`];
  switch (note) {
    case "passed":
    case "drew":
      return [`${note} ${seat}`];
    case "turnBegan":
      return [`turn ${data.turn as number} ${seat}`];
    case "turnEnded":
    case "turnSkipped":
    case "mulligan":
    case "revealed":
    case "generated":
      return [`${note} ${seat}`];
    case "calledNow":
      return [`called ${card} ${String(data.value).replaceAll(" ", "-")}`];
    case "namedOne":
      return [`named ${seat} ${String(data.value).replaceAll(" ", "-")}`];
    case "rolled":
      return [`rolled ${seat} ${data.result as number}`];
    case "recalled":
      return [`recalled ${seat} ${data.count as number}`];
    case "layer":
      return [`layer ${host.kind as string} ${card}`];
    case "damage":
      return [`damage ${data.amount as number} ${card}`];
    case "counter":
      return [`counter ${data.key as string} ${data.value as number} ${card}`];
    case "banished":
      return [data.entry === undefined ? `banished ${card}` : `banishedLayer ${card}`];
    default:
      return OF_CARD.has(note) && card !== "" ? [`${note} ${card}`] : [];
  }
}

const OF_CARD = new Set(
  "resolved fizzled negated triggerFizzled woke rested attacks defends wielded retaliates died destroyed sacrificed returned suppressed discarded unique leveled deleveled redirected fostered transformed copies".split(
    " ",
  ),
);

/** The card a note is about; of what is gone, the item it was. */
function sourceOf(m: Match, { object }: Data): string {
  return typeof object === "number" && object >= 0 ? label(m, slotOf(object)) : "";
}
