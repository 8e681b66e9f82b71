/** A card of a set as the rules read it (A R-3). */

import {
  type Ability,
  attrOf,
  branchesOf,
  type Data,
  dataOf,
  fieldsIn,
  type Handle,
  isOneOf,
  type Json,
  type Obj,
  objectOf,
  type Seat,
  varOf,
  wordsIn,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { COUNTERS, KEYWORDS, STATS } from "./attrs.ts";
import type { AlteredAbility, AlteredCard, Cost } from "./card-schema.ts";
import type { AttrName, Match } from "./typed.ts";

/** A; Regions are the table's, Emblems are entries, Mana Orbs are any card face down. */
export const TYPES = ["character", "permanent", "spell", "hero"] as const;
export const FACTIONS = ["axiom", "bravos", "lyra", "muna", "ordis", "yzmir"] as const;
export const RARITIES = ["common", "rare", "unique"] as const;
type Keyword = (typeof KEYWORDS)[number];

/** Whether a filter asks of cards in a hidden zone more than whose they are (A ). */
export const asksOfHidden = (filter: Json | undefined): boolean =>
  branchesOf(fieldsIn(filter)).some((way) => {
    // Of a Deck nothing is chosen but what is revealed, or looked at (A ).
    const hidden = wordsIn(way.in).some(
      (zone) => zone === "hand" || zone === "mana" || (zone === "deck" && asksOf(way, isLook)),
    );
    return hidden && asksOf(way, isOfFace);
  });

/** Whether this is so of a fact of the filter, or of a filter in it. */
const asksOf = (filter: Data, is: (key: string, value: Json) => boolean): boolean =>
  Object.entries(filter).some(([key, value]) =>
    key === "not" || key === "any" ? [value].flat().some((one) => asksOf(fieldsIn(one), is)) : is(key, value),
  );

const isLook = (key: string, value: Json): boolean => key === "seen" && value === true;

/**
 * What everybody knows of a hidden card: where it lies, whose it is, its statuses and counters (A ). The price of
 * Tough tells nothing of it: Tough does not work where it lies (A ).
 */
const OPEN = ["in", "owner", "controller", "other", "self", "seen", "status", "boosted", "affordable"];

/** Whether the face alone answers it. */
const isOfFace = (key: string, value: Json): boolean =>
  key === "has" ? !isOneOf(COUNTERS, fieldsIn(value).attr) : !OPEN.includes(key);

/** An ability of a card as its set wrote it: `compile.ts` makes no other node. */
export const writtenOf = ({ node }: Ability): AlteredAbility => node as AlteredAbility;

/** The cost of a quick action. */
export function abilityCost(ability: Ability): Cost {
  const node = writtenOf(ability);
  return node.kind === "action" ? node.cost : {};
}

/** The condition under which a quick action can be used. */
export function usableIf(ability: Ability): Json {
  const node = writtenOf(ability);
  return (node.kind === "action" && node.usableIf) || null;
}

/** The printed number of a keyword; 1 where it has none, 0 where the card lacks it. */
export function printedKeyword(card: AlteredCard, keyword: string): number {
  const value = isOneOf(KEYWORDS, keyword) ? card.keywords?.[keyword] : undefined;
  return value === true ? 1 : (value ?? 0);
}

/** A: where no Hero says otherwise. */
export const LIMITS = { reserve: 2, landmark: 2 } as const;

/** A: a cost is never below 0, and neither is a limit or Tough; a statistic may be. */
export const afterAttr = (_m: Match, _handle: Handle, attr: string, value: number): number =>
  isOneOf(STATS, attr) ? value : Math.max(0, value);

/** A: a Character, or a Permanent of the Expeditions. */
export const joinsExpedition = ({ type, zone }: AlteredCard): boolean =>
  type === "character" || (type === "permanent" && zone === "expedition");

/** A: its type, or one that it counts as. */
export const isOfType = ({ type, also = [] }: AlteredCard, asked: AlteredCard["type"]): boolean =>
  type === asked || isOneOf(also, asked);

/** A: a Permanent of the Expeditions that Rest may send to Reserve. */
export const isGear = (card: AlteredCard): boolean =>
  card.type === "permanent" && joinsExpedition(card) && card.subtypes?.includes("Gear") === true;

/** A: the three statistics of a Character as printed; a missing one is 0 (A ). */
export const baseStats = (card: AlteredCard): readonly number[] =>
  card.type === "character" ? STATS.map((key) => card[key] ?? 0) : [];

/** An attribute before modifiers. A face-down card has none (A ); a boost is +1 to each statistic (A ). */
export function baseAttr(m: Match, obj: Obj, attr: string): number {
  if (obj.down) return 0;
  const card = dataOf(m, obj);
  if (isOneOf(STATS, attr)) {
    if (card.type !== "character") return 0;
    const printed = card[attr] ?? 0;
    return obj.vars === m.layout.noVars ? printed : printed + varOf(m, obj, "boost");
  }
  switch (attr) {
    case "handCost":
      return card.hand ?? 0;
    case "reserveCost":
      return card.reserve ?? 0;
    case "reserveLimit":
      return card.limits?.reserve ?? 0;
    case "landmarkLimit":
      return card.limits?.landmark ?? 0;
    default:
      return printedKeyword(card, attr);
  }
}

export const isCharacter = (m: Match, obj: { readonly card: number }): boolean =>
  dataOf(m, obj).type === "character";

/** What the Heroes of a player say. */
export const ofHero = (m: Match, seat: Seat, attr: AttrName): number =>
  thingsIn(m, "hero", seat).reduce((sum, hero) => sum + attrOf(m, hero, attr), 0);

/** A status or keyword of a living object. */
export const has = (m: Match, handle: Handle, word: "fleeting" | Keyword): boolean => {
  const obj = objectOf(m.state, handle);
  if (obj === undefined) return false;
  return word === "fleeting" ? varOf(m, obj, word) > 0 : attrOf(m, handle, word) > 0;
};
