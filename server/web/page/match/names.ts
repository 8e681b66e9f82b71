/** What things, seats, entries and zones are called by people. */
import type { Json, PublicView } from "../../../../shared/kernel/index.ts";
import { plainly, said, t } from "../words/index.ts";
import type { Snapshot } from "./stage.ts";

export const seatName = ({ table }: Pick<Snapshot, "table">, seat: number): string =>
  table.sittings[seat]?.name ?? t("seat.nobody");

/** "deck:1" is the zone deck of seat 1; a zone of the table has no seat. */
export function zoneParts(key: string): { readonly id: string; readonly seat: number | undefined } {
  const [id, seat] = key.split(":");
  return { id, seat: seat === undefined ? undefined : Number(seat) };
}

export const zoneName = (ruleset: string, id: string): string =>
  said(`zone.${ruleset}.${id}`) ?? said(`zone.${id}`) ?? plainly(id);

export const phaseName = (ruleset: string, phase: string): string =>
  said(`phase.${ruleset}.${phase}`) ?? said(`phase.${phase}`) ?? plainly(phase);

export function cardName({ picture, cards }: Pick<Snapshot, "picture" | "cards">, thing: string): string {
  const id = picture.things[thing]?.card;
  return id === undefined ? t("card.hidden") : (cards.get(id)?.name ?? id);
}

const entryOf = (picture: PublicView, name: string) => picture.entries.find(([one]) => one === name)?.[1];

/** What a value of a domain means, for a button. */
export function valueName(now: Snapshot, value: Json): string {
  if (typeof value === "boolean") return t(value ? "answer.yes" : "answer.no");
  if (typeof value !== "string") return String(value);
  const [name, part] = value.split("/");
  const more =
    part === undefined ? "" : ` → ${now.picture.things[part] ? cardName(now, part) : partName(now, part)}`;
  return `${plainName(now, name)}${more}`;
}

/** What a value of a slot means for the card it is chosen for: a way of its text is called by its words. */
export function choiceName(now: Snapshot, slot: string, value: Json, card: string | undefined): string {
  const { ask } = now.seat.own;
  const n = typeof value === "number" ? value : Number(/^m(\d+)$/.exec(String(value))?.[1]);
  if (Number.isNaN(n) || !(/^modes?$/.test(slot) || ask?.kind === "mode")) return valueName(now, value);
  const id = now.picture.things[card ?? String(ask?.info.thing)]?.card;
  return wayOf(now.cards.get(id ?? "")?.text ?? [], n) ?? t("value.mode", { n: n + 1 });
}

/** The texts of all games list the ways of a card alike: "Choose one: this; or that." */
function wayOf(text: readonly string[], n: number): string | undefined {
  const ways = text.flatMap((line) => /choose [^:—]+[:—] (.*)$/i.exec(line)?.[1].split("; or ") ?? []);
  return ways.length > 1 ? ways[n]?.replace(/\.$/, "") : undefined;
}

const partName = ({ table }: Snapshot, part: string): string => said(`part.${table.ruleset}.${part}`) ?? part;

function plainName(now: Snapshot, name: string): string {
  const { picture, table } = now;
  if (picture.things[name] !== undefined) return cardName(now, name);
  if (/^p\d+$/.test(name)) return seatName(now, Number(name.slice(1)));
  const entry = entryOf(picture, name);
  if (entry !== undefined)
    return now.cards.get(String(entry.card))?.name ?? said(`entry.${entry.kind}`) ?? name;
  if (name.startsWith("z") && picture.zones[name.slice(1)] !== undefined) {
    const { id, seat } = zoneParts(name.slice(1));
    const zone = zoneName(table.ruleset, id);
    return seat === undefined ? zone : t("zone.of", { zone, name: seatName(now, seat) });
  }
  const mode = /^m(\d+)$/.exec(name)?.[1];
  if (mode !== undefined) return t("value.mode", { n: Number(mode) + 1 });
  return said(`value.${table.ruleset}.${name}`) ?? said(`value.${name}`) ?? plainly(name);
}
