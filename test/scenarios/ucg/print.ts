import type { Event, Fact, MoveFact } from "../../../shared/kernel/model/event.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { type Data, NONE, type Ref, slotOf } from "../../../shared/kernel/model/state.ts";
import { label, labelOf } from "../cards.ts";
import { SEATS } from "./words.ts";

/** What was true before the step and its lines still name: indices of numbered zones, links of the chain. */
interface Before {
  readonly index: Map<number, number>;
  readonly links: Map<number, number>;
}

/** Prints the events of one step as the lines of UCG 23. */
export function ucgPrinter(m: Match): (event: Event) => readonly string[] {
  const before: Before = { index: new Map(), links: new Map() };
  for (const { def, list } of m.state.zones) {
    if (m.game.zones[def].slots) for (const [at, slot] of list.entries()) before.index.set(slot, at);
  }
  noteLinks(m, before);
  return (event) => {
    noteLinks(m, before);
    const lines = event.cause.why === "ready" && event.kind === "step" ? ["readied"] : [];
    return [...lines, ...event.facts.flatMap((fact) => linesOf(m, fact, before))];
  };
}

const noteLinks = (m: Match, { links }: Before): void => {
  for (const { id, source } of m.state.entries) links.set(id, slotOf(source));
};

function linesOf(m: Match, fact: Fact, before: Before): string[] {
  switch (fact.op) {
    case "move":
      return movedLines(m, fact, before);
    case "asked":
      return fact.kind === "window" ? [`window ${SEATS[fact.seat]}`] : [];
    case "table":
      return fact.key === "phase" ? [`phase ${fact.value as string}`] : [];
    case "over":
      return overLines(m, fact.winners, fact.reason);
    case "note":
      return noteLines(m, fact.note, fact.data, fact.host, before);
    default:
      return [];
  }
}

function movedLines(m: Match, { slot, from, to, at }: MoveFact, { index }: Before): string[] {
  const word = (zone: number, place: number | undefined) => {
    const { id, slots } = m.game.zones[m.layout.zoneDefs[zone]];
    return slots ? `${id}${(place ?? 0) + 1}` : id;
  };
  const was = index.get(slot);
  if (to !== NONE && m.game.zones[m.layout.zoneDefs[to]].slots) index.set(slot, at);
  // Turned over where it lies.
  if (from === to && (was === undefined || was === at)) return [];
  const card = label(m, slot);
  if (from === NONE) return [`created ${card} ${word(to, at)}`];
  if (to === NONE) return [`vanished ${card}`];
  const moved = `moved ${card} ${word(from, was)} -> ${word(to, at)}`;
  return word(from, was) === "attached" ? [`detached ${card}`, moved] : [moved];
}

function overLines(m: Match, winners: readonly number[], reason: string): string[] {
  const losers = m.state.seats.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const out = reason === "deck" ? losers.map((seat) => `deck-out ${SEATS[seat]}`) : [];
  return [...out, winners.length === 1 ? `over ${SEATS[winners[0]]}` : "over draw"];
}

function counterLine(key: string, value: number, card: string): string {
  if (key !== "combatCounter") return `counter ${key} ${value} ${card}`;
  const twos = value < 0 && value % 2 === 0;
  return twos ? `counter minus-2-combat ${-value / 2} ${card}` : `counter combat ${value} ${card}`;
}

function noteLines(m: Match, note: string, data: Data, host: Data, before: Before): string[] {
  const card = host.object === undefined ? "" : labelOf(m, host.object as number);
  const seat = data.seat === undefined ? "" : SEATS[data.seat as number];
  switch (note) {
    case "passed":
      return [`passed ${seat}`];
    case "closed":
      return ["chainClosed"];
    case "paid":
      return [`paid ${seat} ${data.paid as number}/${data.due as number}`];
    case "targeted":
      return (host.targets as unknown as readonly Ref[]).map(
        (ref) => `targeted ${targetWord(m, ref, before)}`,
      );
    case "dispose":
      return [`disposed ${card}`];
    case "decimate":
      return [`decimated ${card}`];
    case "damage":
      return [`damage ${data.amount as number} ${card}`];
    case "damagePlayer":
      return [`damage ${data.amount as number} ${seat}`];
    case "counter":
      return [counterLine(data.key as string, data.value as number, card)];
    case "attached":
      return [`attached ${card} to ${labelOf(m, host.host as number)}`];
    case "turn":
      return [`turn ${data.turn as number} ${seat}`];
    case "drew":
      return [`drew ${seat} ${data.count as number}`];
    case "encounterEnded":
      return ["encounterEnded"];
    case "resolved":
    case "nullified":
    case "malfunctioned":
    case "slain":
    case "revived":
    case "unblocked":
      return [`${note} ${card}`];
    default:
      return [];
  }
}

function targetWord(m: Match, ref: Ref, { links }: Before): string {
  if (ref.kind === "seat") return SEATS[ref.id];
  if (ref.kind === "object") return labelOf(m, ref.id);
  const slot = links.get(ref.id);
  return slot === undefined ? `e${ref.id}` : label(m, slot);
}
