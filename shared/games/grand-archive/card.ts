/** The words of a card (G R6, R17): what a set's author writes, as types. */
import type { Data, Json, Obj } from "../../kernel/game.ts";

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
] as const;
export type CardType = (typeof TYPES)[number];

/** Norm is always enabled, the others through a champion's lineage (G R22.8). */
export const ELEMENTS = ["norm", "fire", "water", "wind", "arcane", "crux", "tera", "umbra"] as const;
export type Element = (typeof ELEMENTS)[number];

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
] as const;

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
  ...CARD_WORDS,
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Ways to pay that a text may ask after. */
export const PAID = ["prepared", "imbued", "brewed"] as const;

/** One target word: an object, a layer of the Effects Stack, or a player. */
export type TargetWord =
  | { readonly object: Data; readonly min?: number; readonly max?: number }
  | { readonly layer: LayerFilter }
  | { readonly player: "any" | "opponent" };

/** What a text says of a layer: "target card activation", "target ability an opponent controls". */
export type LayerFilter = {
  readonly what: "card" | "ability" | "any";
  readonly card?: Data;
  readonly controller?: "you" | "opponent";
};

/** What is chosen and what happens: one effect, or modes of which some are chosen. */
export type Body = {
  readonly targets?: readonly TargetWord[];
  readonly effect?: Json;
  readonly modes?: readonly { readonly targets?: readonly TargetWord[]; readonly effect: Json }[];
  /** How many modes; 1 where it is not said. */
  readonly choose?: number;
  /** How many instead where it was paid so (G A8). */
  readonly more?: { readonly paid: (typeof PAID)[number]; readonly choose: number };
};

export type Cost = {
  readonly reserve?: number;
  readonly rest?: true;
  readonly sacrifice?: true;
  readonly banish?: true;
  /** From hand or memory. */
  readonly discard?: true;
  /** Counters taken off the source. */
  readonly counters?: { readonly kind: string; readonly count: number };
};

export type GaCard = Body & {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly unique?: true;
  readonly regalia?: true;
  readonly token?: true;
  readonly elements?: readonly Element[];
  readonly classes?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly reserve?: number | "x";
  readonly memory?: number;
  readonly speed?: "fast" | "slow";
  readonly level?: number;
  /** The lineage it asks for; and those it belongs to, where they are not what its name begins with. */
  readonly lineage?: string;
  readonly lineages?: readonly string[];
  readonly power?: number;
  readonly life?: number;
  readonly durability?: number;
  readonly siegeable?: true;
  readonly keywords?: Readonly<Partial<Record<Keyword, true | number>>>;
  readonly brew?: { readonly sacrifice: Data; readonly count: number };
  readonly from?: readonly string[];
  readonly when?: Json;
  readonly link?: TargetWord & { readonly object: Data };
  readonly abilities?: readonly Data[];
};

/** The printed number of a keyword; 1 where it has none, 0 where the card lacks it. */
export function printed(card: GaCard, keyword: string): number {
  const value = card.keywords?.[keyword as Keyword];
  return value === true ? 1 : (value ?? 0);
}

/** A memory cost and the material deck (G R3.5). */
export const isMaterial = (card: GaCard): boolean => card.type === "champion" || card.regalia === true;

export const elementsOf = (card: GaCard): readonly Element[] => card.elements ?? ["norm"];

/** Elements as one number, so that they are an attribute like any other. */
export const elementBits = (list: readonly Element[]): number =>
  list.reduce((bits, element) => bits | (1 << ELEMENTS.indexOf(element)), 0);

/** Becomes an object of the field as it resolves (G R6.1). */
export const isPermanent = ({ type }: GaCard): boolean => type !== "action" && type !== "attack";

export type Thing = Obj;
