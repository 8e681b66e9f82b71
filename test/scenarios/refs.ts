/** How a scenario file names cards: `dave`, `B.dave`, `dave#2` (the second copy), and in lists `dave*3`. */

export interface CardRef {
  readonly card: string;
  /** Without an owner the card is looked for on the actor's own side first. */
  readonly owner?: string;
  /** 1 is the first copy of that card as its seat's `given` is written; absent: any copy. */
  readonly copy?: number;
}

const CARD_ID = "[a-z0-9]+(?:-[a-z0-9]+)*";
const REF = new RegExp(`^(?:([A-H])\\.)?(${CARD_ID})(?:#([1-9]\\d*))?$`);
const COUNTED = /^(.*?)\s*\*([1-9]\d*)$/;

export const CARD = new RegExp(`^${CARD_ID}$`);

export function parseRef(text: string): CardRef | undefined {
  const found = REF.exec(text);
  if (!found) return undefined;
  const [, owner, card, copy] = found;
  return { card, ...(owner && { owner }), ...(copy && { copy: Number(copy) }) };
}

/** `x*3` and `x *3` mean three times x. */
export function counted(text: string): { text: string; times: number } {
  const found = COUNTED.exec(text);
  return found ? { text: found[1], times: Number(found[2]) } : { text, times: 1 };
}

export function repeat<T>(thing: T, times: number): T[] {
  return Array.from({ length: times }, () => thing);
}
