/** A card of a set as the rules read it (UCG 3). */

import {
  type Ability,
  attrOf,
  dataOf,
  type Handle,
  handleTo,
  isOneOf,
  type Obj,
  varOf,
} from "../../kernel/game.ts";
import type { Cost, TargetWord, UcgAbility, UcgCard } from "./card-schema.ts";
import type { Match } from "./typed.ts";

/** UCG 3.1: archetype, main type and timing in one word. */
export const KINDS = [
  "character",
  "epic",
  "action",
  "immediate",
  "permanent",
  "status",
  "proxy",
  "hidden",
  "resource",
  "architect",
] as const;
export type Kind = (typeof KINDS)[number];

/** UCG 13. Proficiency and Revive have a number. */
export const KEYWORDS = [
  "cunning",
  "assist",
  "expertise",
  "overpower",
  "proficiency",
  "swift",
  "unstoppable",
  "revive",
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** An ability of a card as its set wrote it: `compile.ts` makes no other node. */
export const writtenOf = ({ node }: Ability): UcgAbility => node as UcgAbility;

/** The cost of using an ability. */
export function abilityCost(ability: Ability): Cost {
  const node = writtenOf(ability);
  return "cost" in node ? node.cost : {};
}

/** The target words of an ability. */
export function targetsOf(ability: Ability): readonly TargetWord[] {
  const node = writtenOf(ability);
  return ("targets" in node ? node.targets : undefined) ?? [];
}

/**
 * Whether this is a character. Characters and Epics are so everywhere, a Proxy only once it has become one (UCG
 * 11.6).
 */
export function isCharacter(m: Match, obj: Obj): boolean {
  const { type, becomes } = dataOf(m, obj);
  if (type === "character" || type === "epic") return true;
  if (becomes !== "character") return false;
  const zone = m.game.zones[m.state.zones[obj.zone].def].id;
  return zone === "active" || zone === "exhausted" || zone === "encounter";
}

/** The printed number of a keyword; 1 where it has none, 0 where the card lacks it. */
export function printedKeyword(card: UcgCard, keyword: string): number {
  const value = isOneOf(KEYWORDS, keyword) ? card.keywords?.[keyword] : undefined;
  return value === true ? 1 : (value ?? 0);
}

/** A keyword as the object has it now, printed or granted. */
export const keywordOf = (m: Match, obj: Obj, keyword: Keyword): number =>
  attrOf(m, handleTo(m.state, obj), keyword);

/** UCG 3.5: a cost is never below 0, whatever lowers it. */
export const afterAttr = (_m: Match, _handle: Handle, attr: string, value: number): number =>
  attr === "cost" ? Math.max(0, value) : value;

/** UCG 12.5: whether a target word means the link that met the card's Contact; the text then says "it". */
export const isOfContact = ({ contact }: UcgCard, word: TargetWord | undefined): boolean =>
  contact?.link !== undefined &&
  word !== undefined &&
  "link" in word &&
  JSON.stringify(word.link) === JSON.stringify(contact.link);

/** UCG 3.2, 3.3: a card without a Terra Cost, a Combat or a Power has none, which is not 0. */
export function lacks(m: Match, obj: Obj, attr: string): boolean {
  if (attr === "combat") return !isCharacter(m, obj);
  return (attr === "cost" || attr === "power") && dataOf(m, obj)[attr] === undefined;
}

/** An attribute before modifiers (UCG 3.2, 3.3, 13; counters: 17.4). */
export function baseAttr(m: Match, obj: Obj, attr: string): number {
  const card = dataOf(m, obj);
  switch (attr) {
    case "combat":
      return (card.combat ?? 0) + (obj.vars === m.layout.noVars ? 0 : varOf(m, obj, "combatCounter"));
    case "power":
      return card.power ?? 0;
    case "cost":
      return card.cost ?? 0;
    default:
      return printedKeyword(card, attr);
  }
}
