/** A card of a set as the rules read it (N 3). */
import {
  type Ability,
  dataOf,
  type Handle,
  isOneOf,
  type Obj,
  objAt,
  objectOf,
  varOf,
} from "../../kernel/game.ts";
import type { Cost, NsAbility, NsCard } from "./card-schema.ts";
import type { Match } from "./typed.ts";

/** N R6.1: the five typed kinds, and the generic one. */
export const TYPED = ["light", "storm", "dark", "chaos", "growth"] as const;
export const KINDS = ["void", ...TYPED] as const;
export type Energy = (typeof KINDS)[number];

/** N R3.2. An anomaly is a mode of a card, not a type one prints (R2.6). */
export const TYPES = ["agent", "event", "software", "hardware", "spawn"] as const;
export type Type = (typeof TYPES)[number];
/** N R5.7: what a biome does is written as a card, and is none. */
export const CARD_TYPES = [...TYPES, "influence"] as const;

export const isInfluence = ({ types }: NsCard): boolean => types.includes("influence");

/** N R3.9: keywords without a text of their own; the others are kinds of ability. */
export const KEYWORDS = ["evasion", "intercept", "secure", "ready", "transfer"] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** An ability of a card as its set wrote it: besides these, `compile.ts` makes the ways of use alone (uses.ts). */
export const writtenOf = ({ node }: Ability): NsAbility => node as NsAbility;

/** N R2.6: 0 is the initial mode; then the five common anomalies, and the card's own uncommon one. */
export const UNCOMMON = TYPED.length + 1;
export const modeOf = (m: Match, obj: Obj): number =>
  obj.vars === m.layout.noVars ? 0 : varOf(m, obj, "mode");

export const isAnomaly = (m: Match, obj: Obj): boolean => modeOf(m, obj) > 0;

/** Whether the card is of this type where it lies; in anomaly mode it is of none. */
export const hasType = (m: Match, obj: Obj, type: Type): boolean =>
  !isAnomaly(m, obj) && dataOf(m, obj).types.includes(type);

export const isAgent = (m: Match, obj: Obj): boolean => hasType(m, obj, "agent");
export const isGear = (card: NsCard): boolean => card.subtypes?.includes("gear") === true;
export const isModification = (card: NsCard): boolean => card.subtypes?.includes("modification") === true;

/** N R3.4, R3.5: it attaches to its first target. */
export const attaches = (card: NsCard): boolean => isGear(card) || isModification(card);

/** N R1: agents, software, hardware, anomalies and spawns stay on the planet. */
export const isConstant = (card: NsCard): boolean => !card.types.includes("event") && !isInfluence(card);

/** N R6.6: X counts as 0. */
export function energyValue(cost: Cost = {}): number {
  let value = 0;
  for (const kind of KINDS) value += cost[kind] ?? 0;
  return value;
}

/** An attribute before modifiers (N R3.1, R3.8, R3.9). */
export function baseAttr(m: Match, obj: Obj, attr: string): number {
  if (isAnomaly(m, obj)) return 0;
  const card = dataOf(m, obj);
  switch (attr) {
    case "attack":
      return card.types.includes("agent") ? (card.attack ?? 0) + increases(m, obj) : 0;
    case "defense":
      return card.types.includes("agent") ? (card.defense ?? 0) + increases(m, obj) : 0;
    case "ranged":
      return card.types.includes("agent") ? ranged(m, obj, card) : 0;
    case "speed":
      return card.speed ?? 1;
    case "cost":
      return energyValue(card.cost);
    case "value":
      return energyValue(card.cost) + (card.cost?.x ?? 0) * chosenX(m, obj);
    default:
      return isOneOf(KEYWORDS, attr) && card.keywords?.[attr] === true ? 1 : 0;
  }
}

/** N R6.12: a change never reaches the typed symbols. */
export const afterAttr = (m: Match, handle: Handle, attr: string, value: number): number =>
  attr === "cost" ? Math.max(typedIn(dataOf(m, objAt(m, handle)).cost), value) : value;

const typedIn = (cost: Cost = {}): number => energyValue(cost) - (cost.void ?? 0);

/** N R6.6: X is 0 but on an entry of the queue. */
const chosenX = (m: Match, obj: Obj): number =>
  m.state.entries.find(({ kind, source }) => kind === "playCard" && objectOf(m.state, source) === obj)?.x ??
  0;

/** N R3.8. */
const increases = (m: Match, obj: Obj): number =>
  obj.vars === m.layout.noVars ? 0 : varOf(m, obj, "increase");

/** N R3.9 Shift turns one into the other. */
const ranged = (m: Match, obj: Obj, card: NsCard): number => {
  const shifted = obj.vars === m.layout.noVars ? 0 : varOf(m, obj, "shifted");
  return (card.reach === "ranged" ? 1 : 0) === shifted ? 0 : 1;
};
