/** Counters and marks of an object, and its computed attributes with their values before and after all layers. */
import { attrOf, dataOf, type Handle, layered, type Obj, slotOf, varOf } from "../../kernel/game.ts";
import { CARD_WORDS, elementBits, elementsOf, KEYWORDS, printed } from "./card.ts";
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
  /** Was dealt damage since the end of its controller's last turn; has been fostered. */
  "hurt",
  "fostered",
  /** Lies in the material deck to be taken back in hand (G R13.8). */
  "preserved",
  "token",
  /** The object that dealt the lethal combat damage (G R20.24): its handle + 1. */
  "_killer",
  /** The most charge counters it has had by charging. Each On Charge triggers only the first time (G 23). */
  "_charged",
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
  /** Power and life change places (G R18.5). */
  "swapped",
  /** A champion's: its player's limits (G R10.31), and "time is distorted" (G 23). */
  "handLimit",
  "memoryLimit",
  "timeDistorted",
] as const;
export type Attr = (typeof ATTRS)[number];

/** Attributes that viewers are told of objects in play. The others matter only before a card is in play. */
export const TOLD_ATTRS: readonly Attr[] = ATTRS.filter(
  (attr) => attr !== "fast" && attr !== "playable" && !(CARD_WORDS as readonly string[]).includes(attr),
);

/**
 * The layers of G R18.5 for the changes of an attribute. An object that has lost its abilities lends none
 * (dependency).
 */
export const LAYER = { set: 0, type: 1, element: 2, loss: 3, ability: 4, add: 5 } as const;

const isKeyword = (attr: string): boolean => (KEYWORDS as readonly string[]).includes(attr);

/** The layer of a change: values that are set, then kinds, then abilities, then sums. */
export function layerOf(attr: string, set: boolean): number {
  if (attr === "ally") return LAYER.type;
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
