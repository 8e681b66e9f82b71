/** A deck in the making: how many of which card, in it and beside it. Pure. */

import { type CardLook, faceOf, type GamePlan } from "../../../../shared/games/plan.ts";
import type { Cards } from "../catalog.ts";

export type Counts = Readonly<Record<string, number>>;

export interface Stock {
  readonly cards: Counts;
  /** Beside the deck, to be swapped in between matches. */
  readonly side: Counts;
}

export const sizeOf = (counts: Counts): number => Object.values(counts).reduce((a, b) => a + b, 0);

export function withCopies(counts: Counts, card: string, copies: number): Counts {
  const { [card]: _, ...rest } = counts;
  return copies <= 0 ? rest : { ...rest, [card]: Math.min(99, copies) };
}

/** One line a card: how many and its name. The cards beside the deck follow a line "Side:". */
export const textOf = ({ cards: inside, side }: Stock, cards: Cards): string =>
  [linesOf(inside, cards), ...(sizeOf(side) > 0 ? ["Side:", linesOf(side, cards)] : [])].join("\n");

const linesOf = (counts: Counts, cards: Cards): string =>
  Object.entries(counts)
    .map(([id, copies]) => `${copies} ${cards.get(id)?.name ?? id}`)
    .sort((a, b) => a.slice(a.indexOf(" ")).localeCompare(b.slice(b.indexOf(" "))))
    .join("\n");

/** Reads such lines; a name without a number is one copy. `unknown` has what no card is called. */
export function readText(
  text: string,
  cards: Cards,
): { readonly stock: Stock; readonly unknown: readonly string[] } {
  const byName = new Map(
    [...cards.values()].flatMap(({ id, name }) => [[name.toLowerCase(), id] as const, [id, id] as const]),
  );
  const unknown: string[] = [];
  const read = (part = ""): Counts => {
    let counts: Counts = {};
    for (const line of part.split("\n").map((one) => one.trim())) {
      if (line === "" || line.startsWith("#")) continue;
      const [, copies = "1", name] = /^(?:(\d{1,2})\s*x?\s+)?(.+)$/.exec(line) ?? [];
      const id = byName.get((name ?? "").toLowerCase());
      if (id === undefined) unknown.push(line);
      else counts = withCopies(counts, id, (counts[id] ?? 0) + Number(copies));
    }
    return counts;
  };
  const [inside, side] = text.split(/^\s*side:\s*$/im);
  return { stock: { cards: read(inside), side: read(side) }, unknown };
}

/** The cost of a card in all, as far as its pips are numbers or symbols of one each. */
export const costOf = ({ cost }: CardLook): number =>
  cost
    .filter(({ label }) => label !== "reserve" || cost.length === 1)
    .reduce((sum, { text }) => sum + (/^\d+$/.test(text) ? Number(text) : 1), 0);

/** How many cards there are of each value, the values in order. */
export function tally(
  counts: Counts,
  cards: Cards,
  plan: GamePlan,
  wordOf: (look: CardLook) => string,
): [value: string, copies: number][] {
  const found = new Map<string, number>();
  for (const [id, copies] of Object.entries(counts)) {
    const card = cards.get(id);
    if (card === undefined) continue;
    const value = wordOf(plan.look(faceOf(card)));
    found.set(value, (found.get(value) ?? 0) + copies);
  }
  return [...found].sort(([a], [b]) => a.localeCompare(b, undefined, { numeric: true }));
}

/** The first word of a card's types. */
export const typeOf = ({ line }: CardLook): string => line.split(" · ").at(0) ?? line;
