/** Counters and marks of an object, and its computed attributes with their values before and after all layers. */
import { attrOf, dataOf, type Handle, isOneOf, layered, type Obj, slotOf, varOf } from "../../kernel/game.ts";
import { isNameAttr } from "./called.ts";
import { CARD_WORDS, ENABLING, elementBits, elementsOf, KEYWORDS, LOCKS, printed } from "./card.ts";
import { isKindAttr } from "./kinds.ts";
import { PROHIBITIONS } from "./prohibitions.ts";
import type { AttrName, Match, VarName } from "./typed.ts";

/** Counters a text may name (G R21.6); damage on a champion is one of them (G R21.2). */
export const COUNTERS = [
  "damage",
  "durability",
  "buff",
  "debuff",
  "levelCounter",
  "enlighten",
  "bulwark",
  "wither",
  "static",
  "omen",
  "charge",
  "preparation",
] as const;

/** A counter as texts name it. */
export const counterWord = (kind: string): string =>
  kind === "levelCounter" ? "level counter" : kind.endsWith(" counter") ? kind : `${kind} counter`;

export const VARS = [
  ...COUNTERS,
  /** Damage that will be prevented this turn (G R21.4, a shield). */
  "shield",
  "combatShield",
  "rested",
  /** Roles of the Combat that is going on (G R20.10). */
  "attacking",
  "defending",
  "retaliating",
  "wielded",
  /** Has attacked this turn (G R10.28). */
  "attacked",
  /** Attacks that it may make though it is rested (G R32.64). */
  "again",
  /** Was dealt damage since the end of its controller's last turn; has been fostered. */
  "hurt",
  "fostered",
  /** Lies in the material deck to be taken back in hand (G R13.8). */
  "preserved",
  "token",
  /** States of a unit (G R32.1), and of what is banished in place of leaving (G R32.6). */
  "distant",
  "ephemeral",
  /** The direction of a mastery (G R32.28). */
  "facing",
  /** The object that dealt the lethal combat damage (G R20.24): its handle + 1. */
  "_killer",
  /** The most charge counters it has had by charging. Each On Charge triggers only the first time (G 23). */
  "_charged",
  /** How it came (came.ts). */
  "_came",
  /** The card that it really is, and the one that it was before this turn's copy, both + 1 (faces.ts). */
  "_was",
  "_then",
  /** The object that has banished it (kept.ts): its handle + 1. */
  "_by",
] as const;

export const ATTRS = [
  "power",
  "life",
  "level",
  "cost",
  "ally",
  "elements",
  "fast",
  ...KEYWORDS,
  /** Has lost all abilities (G R18.5 D). */
  "blank",
  /** May be activated from where it lies (G R6.5). */
  "playable",
  /** All damage to it is prevented. */
  "warded",
  "cannotAttack",
  "mustAttack",
  /** Additional reserve cost to attack (G D4). */
  "attackTax",
  /** Reserve that its activated abilities cost more, or less. */
  "abilityCost",
  /** Power and life change places (G R18.5). */
  "swapped",
  /** A champion's: its player's limits (G R10.31), and "time is distorted" (G 23). */
  "handLimit",
  "memoryLimit",
  "timeDistorted",
  /** It may attack with weapons, as a champion does (G R32.20). */
  "mayWield",
  /** Nothing prevents damage that it deals, or damage that it is dealt (G R32.17). */
  "dealsUnpreventable",
  "takesUnpreventable",
  /** It is banished where it would go to the graveyard (G R5.4). */
  "banishedInstead",
  /** The card needs no element enabled; a champion enables these besides its own (G R32.27). */
  "anyElement",
  ...ENABLING,
  /** A champion's: its player plays with the top card of the deck shown, or may look at it at any time. */
  "topShown",
  "topSeen",
  /** It attacks with its life in the place of its power. */
  "attacksWithLife",
  ...PROHIBITIONS,
] as const;
export type Attr = (typeof ATTRS)[number];

/**
 * Attributes that no viewer is told: they matter only before a card is in play, or are read where something is forbidden
 * or dealt.
 */
export const UNTOLD_ATTRS: readonly Attr[] = [
  ...(["fast", "playable", "abilityCost", "mayWield", "dealsUnpreventable", "takesUnpreventable"] as const),
  "banishedInstead",
  "anyElement",
  "topShown",
  "topSeen",
  "attacksWithLife",
  ...ENABLING,
  ...CARD_WORDS,
  ...LOCKS,
  ...PROHIBITIONS,
];
export const TOLD_ATTRS: readonly Attr[] = ATTRS.filter((attr) => !UNTOLD_ATTRS.includes(attr));

/** Those that no counter changes (`afterAttr`). */
export const PRINTED_ATTRS: readonly Attr[] = TOLD_ATTRS.filter(
  (attr) => !isOneOf(["power", "life", "level"], attr),
);

/**
 * The layers of G R18.5 for the changes of an attribute. An object that has lost its abilities lends none
 * (dependency).
 */
export const LAYER = { set: 0, type: 1, element: 2, loss: 3, ability: 4, add: 5 } as const;

const isKeyword = (attr: string): boolean => isOneOf(KEYWORDS, attr);

/** The layer of a change: values that are set, then kinds, then abilities, then sums. */
export function layerOf(attr: string, set: boolean): number {
  if (isKindAttr(attr) || isNameAttr(attr)) return LAYER.type;
  if (attr === "elements") return LAYER.element;
  if (attr === "blank") return LAYER.loss;
  if (isKeyword(attr)) return LAYER.ability;
  return set ? LAYER.set : LAYER.add;
}

/** An attribute as printed. */
export function baseAttr(m: Match, obj: Obj, attr: AttrName): number {
  const card = dataOf(m, obj);
  switch (attr) {
    case "power":
      return card.power ?? 0;
    case "life":
      return card.life ?? 0;
    case "level":
      return card.level ?? 0;
    case "cost":
      return typeof card.reserve === "number" ? card.reserve : (card.memory ?? 0);
    case "ally":
      return card.type === "ally" ? 1 : 0;
    case "elements":
      return elementBits(elementsOf(card));
    case "fast":
      return card.speed === "fast" ? 1 : 0;
    default:
      return printed(card, attr);
  }
}

/** A cost of X is no number until it is chosen. */
export const lacks = (m: Match, obj: Obj, attr: string): boolean =>
  attr === "cost" && dataOf(m, obj).reserve === "x";

/** G R18.5: counters after all layers, then swaps of power and life; a cost is never below 0 (G A7). */
export function afterAttr(m: Match, handle: Handle, attr: string, value: number): number {
  switch (attr) {
    case "cost":
      return Math.max(0, value);
    case "level":
      return value + countersOf(m, handle, "levelCounter");
    case "power":
    case "life":
      return (
        (isSwapped(m, handle) ? layered(m, handle, attr === "power" ? "life" : "power") : value) +
        countersOf(m, handle, "buff") -
        countersOf(m, handle, "debuff")
      );
    default:
      return value;
  }
}

function countersOf(m: Match, handle: Handle, key: VarName): number {
  const obj = m.state.objects[slotOf(handle)];
  return obj.vars === m.layout.noVars ? 0 : varOf(m, obj, key);
}

function isSwapped(m: Match, handle: Handle): boolean {
  const may = m.state.modifiers.some((one) => one.attr === "swapped") || m.pool.statics.has("swapped");
  return may && attrOf(m, handle, "swapped") % 2 === 1;
}
