import type { Event, Fact, MoveFact } from "../../../shared/kernel/model/event.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { type Data, type Ref, slotOf } from "../../../shared/kernel/model/state.ts";
import { label, labelOf } from "../cards.ts";
import { ENERGY, SEATS, zoneWord } from "./words.ts";

/** Kind and subject of each entry, kept for lines that name it once it has left the queue. */
type Entries = Map<string, string>;

/** Prints the events of one step as the lines of N R15.2. */
export function nsPrinter(m: Match): (event: Event) => readonly string[] {
  const entries: Entries = new Map(
    m.state.entries.map(({ id, told, source }) => [`e${id}`, subject(m, told, source)]),
  );
  return (event) => event.facts.flatMap((fact) => linesOf(m, fact, entries));
}

function subject(m: Match, told: Data, source: number): string {
  const kind = told.kind as string;
  return source < 0 ? `${kind} ${SEATS[told.controller as number]}` : `${kind} ${labelOf(m, source)}`;
}

function linesOf(m: Match, fact: Fact, entries: Entries): string[] {
  switch (fact.op) {
    case "move":
      return movedLines(m, fact);
    case "thing":
      return fact.key === "locked"
        ? [`${fact.value === 1 ? "locked" : "unlocked"} ${label(m, fact.slot)}`]
        : [];
    case "asked":
      return fact.kind === "window" ? [`window ${SEATS[fact.seat]}`] : [];
    case "entry":
      return enteredLines(m, fact.name, fact.entry, entries);
    case "over":
      return [fact.winners.length === 1 ? `over ${SEATS[fact.winners[0]]}` : "over draw"];
    case "note":
      return noteLines(m, fact.note, fact.data, fact.host, entries);
    default:
      return [];
  }
}

function movedLines(m: Match, { slot, from, to }: MoveFact): string[] {
  if (from === to || from < 0) return [];
  const word = (zone: number) => zoneWord(m.game.zones[m.layout.zoneDefs[zone]].id);
  return [`moved ${label(m, slot)} ${word(from)} -> ${word(to)}`];
}

function enteredLines(m: Match, name: string, told: Data, entries: Entries): string[] {
  const entry = m.state.entries.find(({ id }) => `e${id}` === name);
  const slot = m.state.objects.findIndex((obj) => obj.name !== "" && obj.name === told.source);
  const source = entry?.source ?? (slot < 0 ? -1 : slot);
  entries.set(name, subject(m, told, source));
  return [`entered ${entries.get(name)}`];
}

function noteLines(m: Match, note: string, data: Data, host: Data, entries: Entries): string[] {
  const card =
    host.object === undefined || (host.object as number) < 0 ? "" : labelOf(m, host.object as number);
  const seat = data.seat === undefined ? "" : SEATS[data.seat as number];
  switch (note) {
    case "passed":
    case "converted":
    case "storeEmptied":
    case "kept":
    case "defeated":
      return [`${note} ${seat}`];
    case "executing":
    case "cancelled":
      return [`${note} ${entries.get(data.entry as string) ?? data.entry}`];
    case "targetInvalid":
      return [`targetInvalid ${refWord(m, host.target as unknown as Ref, entries)}`];
    case "energyMade":
      return [`energyMade ${seat} ${data.amount as number} ${data.kind as string}`];
    case "energySpent":
      return [`energySpent ${seat} ${ENERGY.reduce((sum, kind) => sum + ((data[kind] as number) ?? 0), 0)}`];
    case "damage":
      return [`damage ${data.amount as number} ${card}`];
    case "durability":
      return [`durability ${seat} ${data.biome as number} ${data.amount as number}`];
    case "sectorLost":
      return [`sectorLost ${seat} ${data.biome as number}`];
    case "drew":
      return [`drew ${seat} ${data.count as number}`];
    case "advanced":
      return [`advanced ${card} ${data.biome as number}`];
    case "attached":
      return [`attached ${card} to ${labelOf(m, host.host as number)}`];
    case "attackersSet":
      return (host.agents as readonly number[]).map((agent) => `attacks ${labelOf(m, agent)}`);
    case "defendersSet":
      return (host.pairs as readonly [number, number][]).map(
        ([one, other]) => `defends ${labelOf(m, one)} against ${labelOf(m, other)}`,
      );
    case "turn":
      return [`turn ${data.turn as number} ${seat}`];
    case "step":
      return [`step ${data.step as string}`];
    case "anomalyPlayed":
    case "terminated":
    case "forfeited":
    case "recalled":
    case "deleted":
    case "retreated":
      return [`${note} ${card}`];
    default:
      return [];
  }
}

function refWord(m: Match, ref: Ref, entries: Entries): string {
  if (ref.kind === "seat") return SEATS[ref.id];
  if (ref.kind === "object") return label(m, slotOf(ref.id));
  if (ref.kind === "entry") return entries.get(`e${ref.id}`) ?? "";
  const { seat } = m.state.zones[ref.id];
  const word = zoneWord(m.game.zones[m.layout.zoneDefs[ref.id]].id);
  return seat < 0 ? word : `${SEATS[seat]} ${word}`;
}
