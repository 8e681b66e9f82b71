/** A card of a set as the rules read it (G R6, R17). */
import { type Ability, isOneOf } from "../../kernel/game.ts";
import type { Body, Cost, GaAbility, GaCard } from "./card-schema.ts";
import type { KeywordAbility } from "./keywords.ts";

/** G R6.1. */
export const TYPES = [
  "champion",
  "ally",
  "action",
  "attack",
  "item",
  "weapon",
  "domain",
  "phantasia",
  // G R32.26: no objects.
  "mastery",
  "status",
] as const;

/** Norm is always enabled, the others through a champion's lineage (G R22.8). */
export const ELEMENTS = [
  ...(["norm", "fire", "water", "wind", "arcane", "crux", "tera", "umbra"] as const),
  ...(["luxem", "astra", "exia", "neos", "exalted"] as const),
] as const;
type Element = (typeof ELEMENTS)[number];

/** Keywords that are ways to pay for or to play the card itself; on the field they say nothing. */
export const CARD_WORDS = [
  "fastActivation",
  "floatingMemory",
  "efficiency",
  "kindle",
  "prepare",
  "imbue",
  "command",
  "interdiction",
  "starcalling",
  "aethercalling",
] as const;

/** Keywords that ask something of the champion before their card can be played (G R32.44). */
export const LOCKS = ["levelLocked", "classLocked"] as const;

/** Keywords an effect may give or take (G 23): each is an attribute of its card. */
export const KEYWORDS = [
  "taunt",
  "stealth",
  "trueSight",
  "unblockable",
  "cleave",
  "multistrike",
  "steadfast",
  "ambush",
  "retort",
  "immortality",
  "reservable",
  "hindered",
  // These stand for an ability (keywords.ts).
  "vigor",
  "agility",
  "foster",
  "intercept",
  "ranged",
  "spellshroud",
  "omnishroud",
  "pride",
  "divineRelic",
  "renewable",
  "critical",
  ...LOCKS,
  ...CARD_WORDS,
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What a card can have more of from where it comes to be (G R32.58, R32.61). */
export const LENT = [
  ...(["power", "life", "taunt", "stealth", "trueSight", "unblockable", "cleave", "multistrike"] as const),
  ...(["steadfast", "ambush", "retort", "immortality", "reservable", "vigor", "agility", "foster"] as const),
  ...(["intercept", "ranged", "spellshroud", "omnishroud", "critical"] as const),
] as const;

/** Ways to pay that a text may ask after. */
export const PAID = ["prepared", "imbued", "brewed", "starcalled"] as const;

/** An ability as its set wrote it, or as its keyword says it. */
export type Written = GaAbility | KeywordAbility;
/** Of an ability: `compile.ts` makes no other node. */
export const writtenOf = ({ node }: Ability): Written => node as Written;

/** The choices and effects of an ability; a static one has none. */
export const bodyIn = (node: Written): Body => (node.kind === "static" ? {} : node);

/** The cost of activating an ability. */
export function abilityCost(ability: Ability): Cost {
  const node = writtenOf(ability);
  return node.kind === "activated" ? node.cost : {};
}

/** The zones that an ability names as those it works from (G R17.2). */
export const namedZones = (node: Written): readonly string[] | undefined =>
  "from" in node ? node.from : undefined;

/** Whether it is an Inherited Effect (G R22.5). */
export const isInherited = (node: Written): boolean => "inherited" in node && node.inherited === true;

/** Whether nobody has it until an effect gives it (G R18.7). */
export const isGift = (node: Written): boolean =>
  node.kind === "given" || ("given" in node && node.given === true);

/** The printed number of a keyword; 1 where it has none, 0 where the card lacks it. */
export function printed(card: GaCard, keyword: string): number {
  const value = isOneOf(KEYWORDS, keyword) ? card.keywords?.[keyword] : undefined;
  return value === true ? 1 : (value ?? 0);
}

/** A memory cost and the material deck (G R3.5). */
export const isMaterial = (card: GaCard): boolean => card.type === "champion" || card.regalia === true;

/** A champion's name is what stands before the comma, the whole name where there is none (G R32.4). */
export const championName = ({ name }: Pick<GaCard, "name">): string => name.split(",")[0];

/** The attribute of a champion that enables an element beside those of its lineage (G R32.27). */
export const enabling = <One extends Element>(element: One): `enables ${One}` => `enables ${element}`;
export const ENABLING = ELEMENTS.map(enabling);

export const elementsOf = (card: GaCard): readonly Element[] => card.elements ?? ["norm"];

/** Elements as one number, so that they are an attribute like any other. */
export const elementBits = (list: readonly Element[]): number =>
  list.reduce((bits, element) => bits | (1 << ELEMENTS.indexOf(element)), 0);

/** Becomes an object of the field as it resolves (G R6.1). */
export const isPermanent = ({ type }: Pick<GaCard, "type">): boolean =>
  type !== "action" && type !== "attack" && !isAside({ type });

/** A mastery or a status: a player has it, and it is no object (G R32.26). */
export const isAside = ({ type }: Pick<GaCard, "type">): boolean => type === "mastery" || type === "status";
