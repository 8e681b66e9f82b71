/** Elements (G R22.8, R32.2, R32.3): which are basic, which are advanced, which a player has enabled. */

import { attrOf, type Handle, type Seat } from "../../kernel/game.ts";
import { ELEMENTS, elementBits, enabling } from "./card.ts";
import { hasNow } from "./has-now.ts";
import type { Match } from "./typed.ts";
import { championOf, lineageOf } from "./zones.ts";

const BASIC = ["fire", "water", "wind"] as const;
const ADVANCED = ELEMENTS.filter((one) => one !== "norm" && !BASIC.some((basic) => basic === one));

/** What a text may ask an element to be: one of them, or one of a sort. */
export const ELEMENT_WORDS = [...ELEMENTS, "basic", "advanced"] as const;
export type ElementWord = (typeof ELEMENT_WORDS)[number];

/** The elements that a word means, as bits. */
export const meantBits = (word: ElementWord): number =>
  elementBits(word === "basic" ? BASIC : word === "advanced" ? ADVANCED : [word]);

const EXALTED = elementBits(["exalted"]);
const EXALTING = meantBits("advanced") & ~EXALTED;

/** The names of these elements. */
export const elementsIn = (bits: number): readonly string[] =>
  ELEMENTS.filter((one) => (bits & elementBits([one])) !== 0);

/** Elements the seat's lineage or an effect enables (G R22.8), and Exalted beside another advanced one (G R32.3). */
export function enabledElements(m: Match, seat: Seat): number {
  const champion = championOf(m, seat);
  const cards = champion === undefined ? [] : [champion, ...lineageOf(m, champion)];
  const further = champion === undefined ? [] : ELEMENTS.filter((one) => hasNow(m, champion, enabling(one)));
  const own = elementBits(["norm", ...further]);
  const bits = cards.reduce((all, handle) => all | attrOf(m, handle, "elements"), own);
  return (bits & EXALTING) === 0 ? bits & ~EXALTED : bits | EXALTED;
}

/** G R18.5 C: the elements that the card has now decide. */
export const lacksElement = (m: Match, seat: Seat, handle: Handle): boolean =>
  !hasNow(m, handle, "anyElement") && (attrOf(m, handle, "elements") & ~enabledElements(m, seat)) !== 0;
