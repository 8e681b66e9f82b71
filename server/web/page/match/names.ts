/** People's names for things, seats, entries and zones. */
import type { Json, PublicView } from "../../../../shared/kernel/index.ts";
import { calledOf, plainly, readAs, said, t } from "../words/index.ts";
import { type Asked, type Asker, askerOf, askWords, holderOf, linesOf } from "./asks.ts";
import { thingOf } from "./draft.ts";
import { abilityName } from "./effects.ts";
import type { Snapshot } from "./stage.ts";

export const seatName = ({ table }: Pick<Snapshot, "table">, seat: number): string =>
  calledOf(table.sittings[seat]?.player ?? "", table.sittings[seat]?.name ?? t("seat.nobody"));

/** "deck:1" is the zone deck of seat 1; a zone of the table has no seat. */
export function zoneParts(key: string): { readonly id: string; readonly seat: number | undefined } {
  const [id = key, seat] = key.split(":");
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

/** The known part of a thing's card. */
export const cardOf = ({ picture, cards }: Pick<Snapshot, "picture" | "cards">, thing: string) =>
  cards.get(picture.things[thing]?.card ?? "");

/** "Ash Widow (When another …)". */
function cardWith(now: Snapshot, of: Asker): string {
  const name = now.cards.get(of.card)?.name ?? of.card;
  const lines = linesOf(now, of);
  return lines.length === 1 ? `${name} (${lines[0]})` : name;
}

/** The slots whose numbers or labels only their request explains. */
function explained(now: Snapshot, { kind, info }: Asked, value: Json): string | undefined {
  const { of, what } = info;
  const label = /^t(\d+)$/.exec(String(value))?.[1];
  if (kind === "order" && label !== undefined && Array.isArray(what))
    return cardWith(now, what[Number(label)] as Asker);
  // The words of cards themselves, which no other language has.
  if (kind === "name") return said(`value.${now.table.ruleset}.${String(value)}`) ?? String(value);
  if (kind !== "modifier" || !Array.isArray(of)) return undefined;
  const held = holderOf(now.picture, String(of[Number(value)]));
  if (held !== undefined) return cardWith(now, held);
  const rule = String(of[Number(value)]).replace("rule ", "");
  return said(`rule.${now.table.ruleset}.${rule}`) ?? t("rule.game");
}

const entryOf = (picture: PublicView, name: string) => picture.entries.find(([one]) => one === name)?.[1];

/** The meaning of a value of a domain, for a button. */
export function valueName(now: Snapshot, value: Json, slot = ""): string {
  if (typeof value === "boolean") return t(value ? "answer.yes" : "answer.no");
  if (typeof value === "number") return numberName(now, slot, value);
  if (typeof value !== "string") return String(value);
  const [name = value, part] = value.split("/");
  return part === undefined
    ? plainName(now, name)
    : `${plainName(now, name)} → ${partName(now, name, part, slot)}`;
}

/** The meaning of a number in a slot. */
function numberName({ table }: Snapshot, slot: string, n: number): string {
  switch (slot) {
    // N R12.6, R12.14, R14.6: a biome, or none.
    case "biome":
    case "moves":
    case "pickBiome":
      return zoneName(table.ruleset, n < 0 ? "staging" : `biome${n}`);
    // C R3.5: a place of a row.
    case "slot":
      return String(n + 1);
    // UCG 18.5, N R6.5a: one of several that the card names.
    case "condition":
    case "make":
      return t("value.mode", { n: n + 1 });
    default:
      return String(n);
  }
}

/** The partner of a thing: another thing, a place, or one of its abilities. */
function partName(now: Snapshot, thing: string, part: string, slot: string): string {
  if (now.picture.things[part] !== undefined) return cardName(now, part);
  if (!/^\d+$/.test(part)) return part;
  if (slot === "moves") return numberName(now, slot, Number(part));
  const card = cardOf(now, thing);
  return (card && abilityName(card, Number(part))) ?? t("entry.ability");
}

/** The meaning of a value for its request alone. */
const ownName = (now: Snapshot, ask: Asked, value: Json): string | undefined =>
  typeof value === "boolean" ? askWords(now, value ? "yes" : "no", ask) : explained(now, ask, value);

/** The meaning of a slot's value for the card it is chosen for: a way of its text is called by its words. */
export function choiceName(now: Snapshot, slot: string, value: Json, card: string | undefined): string {
  const { ask } = now.seat.own;
  const own = slot !== "choice" || ask === null ? undefined : ownName(now, ask, value);
  if (own !== undefined) return own;
  const n = typeof value === "number" ? value : Number(/^m(\d+)$/.exec(String(value))?.[1]);
  if (Number.isNaN(n) || !(/^modes?$/.test(slot) || ask?.kind === "mode"))
    return valueName(now, value, slot === "choice" ? ask?.kind : slot);
  const asker = card === undefined && ask !== null ? askerOf(now, ask) : undefined;
  const texts = asker === undefined ? cardOf(now, card ?? "")?.text : linesOf(now, asker);
  return wayOf(texts ?? [], n) ?? t("value.mode", { n: n + 1 });
}

/** The names of values side by side: those of one name are told apart by where they lie, and else by a number. */
export function namesApart(
  now: Snapshot,
  values: readonly Json[],
  nameOf: (value: Json) => string,
): string[] {
  const names = values.map(nameOf);
  tellApart(names, (at) => placeName(now, values[at] ?? null));
  tellApart(names, (_, n) => `${n + 1}`);
  return names;
}

/** Adds to names that are there more than once what is said of each, where that is not the same of all. */
function tellApart(names: string[], more: (at: number, n: number) => string | undefined): void {
  for (const alike of Map.groupBy(names.keys(), (at) => names[at]).values()) {
    const said = alike.map(more);
    if (new Set(said).size === 1) continue;
    for (const [n, at] of alike.entries()) if (said[n] !== undefined) names[at] += ` · ${said[n]}`;
  }
}

/** Where a thing lies. */
function placeName(now: Snapshot, value: Json): string | undefined {
  const zone = now.picture.things[thingOf(String(value))]?.zone;
  return zone === undefined ? undefined : plainName(now, `z${zone}`);
}

/** The texts of all games list the ways of a card alike: "Choose one: this; or that." */
function wayOf(text: readonly string[], n: number): string | undefined {
  const ways = text.flatMap((line) => readAs(({ ways, or }) => ways.exec(line)?.[1]?.split(or)) ?? []);
  return ways.length > 1 ? ways[n]?.replace(/\.$/, "") : undefined;
}

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
  const { ruleset } = table;
  return (
    said(`value.${ruleset}.${name}`) ??
    said(`value.${name}`) ??
    said(`gauge.${ruleset}.${name}`) ??
    plainly(name)
  );
}
