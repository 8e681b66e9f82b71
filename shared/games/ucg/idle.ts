/** Finds words of a card that do nothing where they stand, as far as the rules of this game alone decide it. */

import { type Fault, type Json, wordsIn } from "../../kernel/game.ts";
import { has, idleWords } from "../idle.ts";
import { idleKeywords, valueFaults } from "../keywords.ts";
import { acts } from "./acts.ts";
import { KEYWORDS, KINDS } from "./card.ts";
import type { UcgCard } from "./card-schema.ts";
import { isOwnCost } from "./compile.ts";
import { filters, isPrintedKind } from "./filters.ts";
import { zones } from "./zones.ts";

/** UCG 13: these have a number. */
const NUMBERED = ["proficiency", "revive"];

/** Everything on a card that is accepted and does nothing. */
export function idle(card: UcgCard): Fault[] {
  const attached = card.type === "status";
  return [
    ...idleWords(card, { zones, filters, acts, sorts }, { attaches: attached, hosted: attached }),
    ...valueFaults(card.keywords, NUMBERED),
    ...proxyFaults(card),
    ...contactFaults(card),
    ...extraFaults(card),
    ...ownCostFaults(card),
  ];
}

/** Zones of characters (UCG 4.1). */
const OF_CHARACTERS = ["active", "exhausted", "encounter"];
const CHARACTERS = ["character", "epic", "proxy"];

function sorts(key: string, value: Json): readonly string[] | undefined {
  if (key === "kind") return KINDS.filter((type) => canBe(type, value));
  const inZones = key === "in" && wordsIn(value).every((zone) => OF_CHARACTERS.includes(zone));
  return inZones || key === "keyword" ? CHARACTERS : undefined;
}

/** A Proxy may become a character (UCG 11.6). */
const canBe = (type: UcgCard["type"], kind: Json): boolean =>
  isPrintedKind({ type, ...(type === "proxy" && { becomes: "character" }) }, kind);

/** UCG 11.6: only a Proxy that becomes a character has a Combat and keywords. */
function proxyFaults({ type, becomes, combat, keywords }: UcgCard): Fault[] {
  if (type !== "proxy" || becomes !== undefined) return [];
  const faults = idleKeywords(keywords, KEYWORDS, "the Proxy never becomes a character");
  return combat === undefined
    ? faults
    : [{ path: "combat", message: "does nothing here: the Proxy never becomes a character" }, ...faults];
}

/** UCG 12.5: a Contact asks for something. */
const contactFaults = ({ contact }: UcgCard): Fault[] =>
  contact !== undefined && contact.link === undefined && contact.when === undefined
    ? [{ path: "contact", message: "asks for nothing: it needs `link` or `when`" }]
    : [];

/** UCG 3.5: X is the payment besides the cost. */
const extraFaults = (card: UcgCard): Fault[] =>
  card.extra === undefined && has(card, ({ num }) => num === "x")
    ? [{ path: "extra", message: "is missing: the text reads X, which nothing pays" }]
    : [];

/** UCG 3.5, 7.2: an Action or Immediate is never in play, and some cards are played without a cost. */
const ownCostFaults = ({ type, cost, abilities = [] }: UcgCard): Fault[] =>
  abilities.flatMap((node, at) => {
    const path = `abilities.${at}`;
    if (isOwnCost(node))
      return cost === undefined ? [{ path, message: "never works: this card has no cost" }] : [];
    return type === "action" || type === "immediate"
      ? [{ path, message: `never works: an ${type} is never in play; it may change only its own cost` }]
      : [];
  });
