import { actingIn } from "../../../shared/kernel/flow/segments.ts";
import type { Event, Fact, MoveFact } from "../../../shared/kernel/model/event.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import type { Data } from "../../../shared/kernel/model/state.ts";
import { label, labelOf } from "../cards.ts";
import { NUMBERS, SEATS } from "./words.ts";

/** What a reveal tells others was printed when it was done. */
const isRetold = (m: Match, { n }: Event): boolean =>
  n[m.state.seats.length] > 0 && m.state.seats.some((_, seat) => n[seat] === 0);

/** Entries by name as they were told, since some are gone when their end is printed. */
type Entries = Map<string, string>;

/** Prints the events of one step as lines. */
export function ccPrinter(m: Match): (event: Event) => readonly string[] {
  const entries: Entries = new Map();
  for (const { id, told } of m.state.seats.flatMap((_, seat) => actingIn(m, seat).state.entries))
    entries.set(`e${id}`, told.do as string);
  return (event) => (isRetold(m, event) ? [] : event.facts.flatMap((fact) => linesOf(m, fact, entries)));
}

function linesOf(m: Match, fact: Fact, entries: Entries): string[] {
  switch (fact.op) {
    case "move":
      return movedLines(m, fact);
    case "table":
      return fact.key === "done" ? (fact.value as number[]).map((seat) => `locked ${SEATS[seat]}`) : [];
    case "seat":
      return (NUMBERS as readonly string[]).includes(fact.key)
        ? [`now ${SEATS[fact.seat]} ${fact.key} ${fact.value as number}`]
        : [];
    case "entry":
      entries.set(fact.name, fact.entry.do as string);
      return [
        `queued ${SEATS[fact.entry.seat as number]}.${fact.entry.card as string} ${fact.entry.do as string}`,
      ];
    case "over":
      return [fact.winners.length === 1 ? `over ${SEATS[fact.winners[0]]}` : "over draw"];
    case "note":
      return noteLines(m, fact.note, fact.data, fact.host, entries);
    default:
      return [];
  }
}

function movedLines(m: Match, { slot, from, to }: MoveFact): string[] {
  const word = (zone: number): string => m.game.zones[m.layout.zoneDefs[zone]].id;
  const card = label(m, slot);
  if (from < 0) return [`created ${card} ${word(to)}`];
  return [to < 0 ? `vanished ${card}` : `moved ${card} ${word(from)} -> ${word(to)}`];
}

function noteLines(m: Match, note: string, data: Data, host: Data, entries: Entries): string[] {
  const card = host.object === undefined ? "" : labelOf(m, host.object as number);
  switch (note) {
    case "segment":
      return [`segment ${data.segment as string} ${data.turn as number}`];
    case "reveal":
      return ["reveal"];
    case "played":
    case "activated":
      return [`${note} ${card}`];
    case "drew":
      return [`drew ${SEATS[data.seat as number]} ${data.count as number}`];
    case "damage":
      return [`damage ${data.amount as number} ${card}`];
    case "resolved":
    case "fizzled":
      return [`${note} ${labelOf(m, host.source as number)} ${entries.get(data.entry as string) ?? "?"}`];
    case "fight":
      return ["fight", ...hitLines(m, data.hits as unknown as readonly [string, string, number][])];
    default:
      return [];
  }
}

const hitLines = (m: Match, hits: readonly [string, string, number][]): string[] => {
  const called = (name: string): string => {
    const slot = m.state.objects.findIndex((obj) => obj.name === name);
    return slot < 0 ? "?" : label(m, slot);
  };
  return hits.map(([from, to, amount]) => `hit ${called(from)} ${called(to)} ${amount}`);
};
