/** The games that the server plays and their cards: asked once, kept while the page is open. */
import { type CardInfo, cardsInMatch, type GameSets, type TableSet } from "../../../shared/protocol/index.ts";
import { riposte } from "./player.ts";
import { loadCardWords, spokenCard } from "./words/cards.ts";
import { language } from "./words/index.ts";

export type SetInfo = GameSets["sets"][number];
export type Cards = ReadonlyMap<string, CardInfo>;

const games = new Map<string, Promise<GameSets>>();
const cards = new Map<string, Promise<Cards>>();

/** What is kept under the key, asked for where nothing is. A failed call is not kept: the next one asks again. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const asked = ask().catch((error: unknown) => {
    kept.delete(key);
    throw error;
  });
  kept.set(key, asked);
  return asked;
}

const gameSets = (ruleset: string): Promise<GameSets> =>
  once(games, ruleset, () => riposte.gameSets(ruleset));

type Versions = readonly Pick<TableSet, "version">[];

/** Every card of a game, by what decks call it, from all the server's sets and from these of players. */
export function cardsOf(ruleset: string, sets: Versions = []): Promise<Cards> {
  return once(cards, keyOf("decks", ruleset, sets), async () =>
    spoken(ruleset, (await readCards(ruleset, sets)).flat()),
  );
}

/** The same, by what a match with these sets calls it. */
export function cardsOfMatch(ruleset: string, sets: Versions = []): Promise<Cards> {
  return once(cards, keyOf("match", ruleset, sets), async () => {
    const [own = [], ...others] = await readCards(ruleset, sets);
    return spoken(ruleset, cardsInMatch(own, others));
  });
}

const keyOf = (of: string, ruleset: string, sets: Versions): string =>
  [of, language(), ruleset, ...sets.map(({ version }) => version)].join();

/** The cards of the server's sets, and of each of these. */
async function readCards(ruleset: string, sets: Versions): Promise<CardInfo[][]> {
  const words = loadCardWords(ruleset);
  const read = await Promise.all([
    gameSets(ruleset),
    ...sets.map(({ version }) => riposte.playerSets.version(version)),
  ]);
  await words;
  return read.map(({ cards: of }) => of);
}

const spoken = (ruleset: string, all: readonly CardInfo[]): Cards =>
  new Map(all.map(spokenCard(ruleset)).map((card) => [card.id, card]));

/** The sets of a game whose decks may be played: the server's own, and these of players. */
export async function setsWith(ruleset: string, sets: Versions): Promise<SetInfo[]> {
  const { sets: own } = await gameSets(ruleset);
  const others = sets.map(async ({ version }) => (await riposte.playerSets.version(version)).set);
  return [...own, ...(await Promise.all(others))];
}
