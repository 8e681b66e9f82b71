/** The games that the server plays and their cards: asked once, kept while the page is open. */
import type { CardInfo } from "../../../shared/protocol/index.ts";
import { riposte } from "./player.ts";

export type SetInfo = Awaited<ReturnType<typeof riposte.sets>>[number];
export type Cards = ReadonlyMap<string, CardInfo>;

let sets: Promise<SetInfo[]> | undefined;
const cards = new Map<string, Promise<Cards>>();

/** A failed call is not kept: the next one asks again. */
export function allSets(): Promise<SetInfo[]> {
  sets ??= riposte.sets().catch((error: unknown) => {
    sets = undefined;
    throw error;
  });
  return sets;
}

/** Every card of a game, by its id, from all its sets. */
export function cardsOf(ruleset: string): Promise<Cards> {
  const known = cards.get(ruleset);
  if (known !== undefined) return known;
  const asked = readCards(ruleset).catch((error: unknown) => {
    cards.delete(ruleset);
    throw error;
  });
  cards.set(ruleset, asked);
  return asked;
}

async function readCards(ruleset: string): Promise<Cards> {
  const own = (await allSets()).filter((set) => set.ruleset === ruleset);
  const lists = await Promise.all(own.map((set) => riposte.cards(ruleset, set.id)));
  return new Map(lists.flat().map((card) => [card.id, card]));
}
