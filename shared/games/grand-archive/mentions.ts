/** The cards that a card's text makes or gives, by their ids: a match with it has them, too. */
import { fieldsIn, type Json } from "../../kernel/game.ts";
import { mentioning } from "../card-schema.ts";
import type { CardDef } from "./typed.ts";

const tokens = mentioning("token");

const gained = mentioning("gain");

const generated = mentioning("generate");

/** Tokens, also those of which chance takes one, what players gain, what is generated, and its other side. */
export const mentions = (card: CardDef): string[] => [
  ...tokens(card),
  ...gatheredIn(card.data),
  ...gained(card),
  ...generated(card),
  ...(card.data.back === undefined ? [] : [card.data.back]),
];

function gatheredIn(node: Json): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { do: verb, of } = fieldsIn(node);
  const own = verb === "gather" && Array.isArray(of) ? of.map(String) : [];
  return [...own, ...Object.values(node).flatMap(gatheredIn)];
}

/** Whether its text has something named. */
export function asksNames(node: Json): boolean {
  if (typeof node !== "object" || node === null) return false;
  const { do: verb, enters } = fieldsIn(node);
  if (verb === "name" || fieldsIn(enters ?? null).names !== undefined) return true;
  return Object.values(node).some(asksNames);
}
