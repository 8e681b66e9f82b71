/** The games that the server plays and their cards: asked once, kept while the page is open. */
import type { CardInfo, TableSet } from "../../../shared/protocol/index.ts";
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

type Versions = readonly Pick<TableSet, "version">[];

/** Every card of a game, by its id, from all the server's sets and from these of players. */
export function cardsOf(ruleset: string, sets: Versions = []): Promise<Cards> {
  const key = [ruleset, ...sets.map(({ version }) => version)].join();
  const known = cards.get(key);
  if (known !== undefined) return known;
  const asked = readCards(ruleset, sets).catch((error: unknown) => {
    cards.delete(key);
    throw error;
  });
  cards.set(key, asked);
  return asked;
}

async function readCards(ruleset: string, sets: Versions): Promise<Cards> {
  const own = (await allSets()).filter((set) => set.ruleset === ruleset);
  const lists = await Promise.all([
    ...own.map((set) => riposte.cards(ruleset, set.id)),
    ...sets.map(async ({ version }) => (await riposte.playerSets.version(version)).cards),
  ]);
  return new Map(lists.flat().map((card) => [card.id, card]));
}

/** The sets of a game whose decks may be played: the server's own, and these of players. */
export async function setsWith(ruleset: string, sets: Versions): Promise<SetInfo[]> {
  const own = (await allSets()).filter((set) => set.ruleset === ruleset);
  const others = sets.map(async ({ version }) => (await riposte.playerSets.version(version)).set);
  return [...own, ...(await Promise.all(others))];
}
