/** Cards of players' sets, told by what decks call them, are called as the kernel's pool calls them. */
import { expect, test } from "vitest";
import { setsOf } from "../../server/match/game/decks.ts";
import { rulesets } from "../../shared/games/index.ts";
import { type CardSet, loadSet, newCatalog } from "../../shared/kernel/index.ts";
import { poolOf } from "../../shared/kernel/values/pools.ts";
import { cardInfosOf, cardsInMatch } from "../../shared/protocol/index.ts";

const RULESET = "ucg";
const [game] = rulesets.filter(({ id }) => id === RULESET);

function set(id: string, ...cards: string[]): CardSet {
  const well = { type: "resource", terra: 1, stability: 10 };
  const loaded = loadSet(
    { id, ruleset: RULESET, name: id, cards: cards.map((card) => ({ id: card, name: card, ...well })) },
    rulesets,
  );
  if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
  return loaded.set;
}

/** Two of the server's and two of players', of which each shares an id with one before it. */
const SERVERS = [set("first", "sea", "hill"), set("second", "hill", "moor")];
const PLAYERS = [set("p-aaaaaaaaaaaaaaaa", "moor", "lake"), set("p-bbbbbbbbbbbbbbbb", "lake", "isle", "sea")];
const catalog = newCatalog(rulesets, [...SERVERS, ...PLAYERS]);

const infos = () => {
  const own = newCatalog(rulesets, SERVERS);
  const byBoth = { word: (_: string, id: string, card: string) => `${id}/${card}` };
  return cardsInMatch(
    SERVERS.flatMap((one) => cardInfosOf(own, one)),
    PLAYERS.map((one) => cardInfosOf(byBoth, one)),
  );
};

test.each(PLAYERS.flatMap((one) => one.cards.map((card) => [one.id, card.id])))(
  "%s/%s is called as in a match",
  (id, card) => {
    const sets = setsOf(catalog, RULESET, [`${id}/${card}`]);
    const { words, cards } = poolOf(game, { ruleset: RULESET, sets }, catalog);
    const at = cards.findIndex((one) => one.set === id && one.id === card);
    const all = [...SERVERS, ...PLAYERS].flatMap((one) => one.cards.map((def) => `${one.id}/${def.id}`));
    expect(all[infos().findIndex((one) => one.id === words[at])]).toBe(`${id}/${card}`);
  },
);

test("no two cards are called alike", () => {
  const ids = infos().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
