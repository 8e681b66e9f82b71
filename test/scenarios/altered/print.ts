import { VARS } from "../../../shared/games/altered/attrs.ts";
import type { AlteredWords } from "../../../shared/games/altered/typed.ts";
import type { Event, Fact, MoveFact } from "../../../shared/kernel/model/event.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { tableOf } from "../../../shared/kernel/model/records.ts";
import { type Data, NONE, type Ref, slotOf } from "../../../shared/kernel/model/state.ts";
import { inWords } from "../../words.ts";
import { label, labelOf } from "../cards.ts";
import { SEATS, zoneWord } from "./words.ts";

/** Emblems by their number, since those that ceased have left the match. */
type Emblems = Map<string, number>;

/** Prints the events of one step as lines: each event begins with its cause. */
export function alteredPrinter(m: Match): (event: Event) => readonly string[] {
  const emblems: Emblems = new Map();
  for (const { id, source } of m.state.entries) emblems.set(`e${id}`, slotOf(source));
  return (event) => {
    const head =
      event.kind === "step" ||
      event.cause.why === "activate" ||
      event.facts.some((fact) => fact.op === "note" && fact.note === "nothing");
    const lines = head ? [`event ${event.cause.why}`] : [];
    return [...lines, ...event.facts.flatMap((fact) => linesOf(m, fact, emblems))];
  };
}

function linesOf(m: Match, fact: Fact, emblems: Emblems): string[] {
  switch (fact.op) {
    case "move":
      return movedLines(m, fact);
    case "thing":
      if (!(VARS as readonly string[]).includes(fact.key)) return [];
      return [`set ${fact.key} ${fact.value as number} ${label(m, fact.slot)}`];
    case "shuffle": {
      const { seat, def } = m.state.zones[fact.zone];
      return [`shuffled ${SEATS[seat]} ${zoneWord(m.game.zones[def].id)}`];
    }
    case "entry":
      return emblemLines(m, fact.name, fact.entry, emblems);
    case "exit": {
      const slot = emblems.get(fact.name);
      return slot === undefined ? [] : [`ceased ${label(m, slot)}`];
    }
    case "table":
      return tableLines(fact.key, fact.value as never);
    case "seat":
      if (fact.key === "hero" || fact.key === "companion")
        return [`at ${SEATS[fact.seat]} ${fact.key} ${fact.value as number}`];
      return fact.key === "passed" && fact.value === true ? [`passed ${SEATS[fact.seat]}`] : [];
    case "over":
      return [`over ${fact.winners.length === 1 ? SEATS[fact.winners[0]] : "draw"} ${fact.reason}`];
    case "note":
      return noteLines(m, fact.note, fact.data, fact.host);
    default:
      return [];
  }
}

function movedLines(m: Match, { slot, from, to, told }: MoveFact): string[] {
  const word = (zone: number) => zoneWord(m.game.zones[m.layout.zoneDefs[zone]].id);
  const card = label(m, slot);
  if (from === NONE) return [`created ${card} ${word(to)}`];
  // Shown or hidden where it lies.
  if (from === to) return told.idMask === m.layout.all ? [`shown ${card}`] : [];
  return [`moved ${card} ${word(from)} -> ${word(to)}`];
}

/** The Emblem by the thing it comes from: it may have ceased before anything is printed. */
function emblemLines(
  m: Match,
  name: string,
  { kind, controller, source, card }: Data,
  emblems: Emblems,
): string[] {
  if (kind !== "reaction") return [];
  const named = m.state.objects.findIndex((obj) => obj.name === source && source !== "");
  // What has gone where nobody sees it is known by its card alone.
  const gone = m.state.objects.findIndex((obj) => m.state.cards[obj.card] === card);
  const slot = emblems.get(name) ?? (named < 0 ? gone : named);
  emblems.set(name, slot);
  return [`emblem ${label(m, slot)} ${SEATS[controller as number]}`];
}

function tableLines(key: string, value: string | number): string[] {
  if (key === "phase") return [`phase ${value}`];
  if (key === "first") return [`first ${SEATS[value as number]}`];
  if (key === "day") return [`day ${value}`];
  return key === "regions" ? ["turned"] : [];
}

function noteLines(m: Match, note: string, data: Data, host: Data): string[] {
  const seat = typeof data.seat === "number" && data.seat >= 0 ? SEATS[data.seat] : "";
  switch (note) {
    case "nothing":
    case "arena":
      return [note];
    case "turn":
    case "revealed":
      return [`${note} ${seat}`];
    case "chose":
      if (data.count !== undefined) return [`chose ${seat} ${data.count as number}`];
      return (host.picked as unknown as readonly Ref[]).map(({ id }) => `chose ${seat} ${labelOf(m, id)}`);
    case "may":
      return [`may ${seat} ${data.yes === true ? "yes" : "no"}`];
    case "paid":
      return [`may ${seat} ${data.yes === true ? "yes" : "no"}`];
    case "rolled":
      return [`rolled ${seat} ${data.result as number}`];
    case "targeted":
      return (host.targets as unknown as readonly Ref[]).map((ref) => `targeted ${targetWord(m, ref)}`);
    case "kept":
      return (data.things as readonly string[]).map((name) => `kept ${seat} ${named(m, name)}`);
    default:
      return [];
  }
}

const named = (m: Match, name: string): string =>
  label(
    m,
    m.state.objects.findIndex((obj) => obj.name === name),
  );

function targetWord(m: Match, ref: Ref): string {
  if (ref.kind === "object") return labelOf(m, ref.id);
  if (ref.kind === "seat") return SEATS[ref.id];
  const { seat, def } = m.state.zones[ref.id];
  return `${SEATS[seat]} ${m.game.zones[def].id === "heroExpedition" ? "hero" : "companion"}`;
}

/** Whose turn it is, as `state` says it. */
export const turnWord = (m: Match): string => {
  const { active } = tableOf(inWords<AlteredWords>(m));
  return active < 0 ? "nobody" : SEATS[active];
};
