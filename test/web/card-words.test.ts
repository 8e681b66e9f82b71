/** What cards say in other languages than English, in which their texts are made. */
import { afterAll, describe, expect, test, vi } from "vitest";
import { mayDo } from "../../server/web/page/match/effects.ts";
import { cardPhrase, loadCardWords, spokenCard } from "../../server/web/page/words/cards.ts";
import { chooseLanguage, LANGUAGES, readAs } from "../../server/web/page/words/index.ts";
import { keywordsIn } from "../../server/web/page/words/reminders.ts";
import { rulesets } from "../../shared/games/index.ts";
import { planOf } from "../../shared/games/pages.ts";
import { type Ruleset, spokenOf } from "../../shared/kernel/index.ts";
import { setsOf } from "../sets/texts.ts";

vi.stubGlobal("document", { documentElement: {} });
afterAll(() => chooseLanguage("en"));

const open = (text: string): string => text.replace(/\d+/g, "#");

/** All that the cards of the game's own sets say. */
async function saidBy(game: Ruleset): Promise<{ lines: Set<string>; words: Set<string> }> {
  await chooseLanguage("en");
  const cards = setsOf(game).flatMap(([file, set]) => (file.startsWith("shared/") ? set.cards : []));
  const types = cards.flatMap(({ data }) => planOf(game.id).look(data).line.split(" · "));
  const keywords = keywordsIn(game.id).map(({ word }) => word);
  return {
    lines: new Set(cards.flatMap(({ text }) => text)),
    words: new Set([...types, ...keywords].map(open)),
  };
}

const others = Object.entries(LANGUAGES).filter(([tag]) => tag !== "en");
const spoken = await Promise.all(
  others.map(async ([tag, language]) => {
    const { gameOf } = await language.load();
    return rulesets.flatMap((game) => {
      const load = gameOf[game.id]?.cards;
      return load === undefined ? [] : [{ tag, game, load }];
    });
  }),
);

test("in French the cards of every game speak", () => {
  expect(spoken.flat().flatMap(({ tag, game }) => (tag === "fr" ? [game.id] : []))).toEqual(
    rulesets.map(({ id }) => id),
  );
});

describe.each(spoken.flat())("the cards of $game.id in $tag", ({ tag, game, load }) => {
  test("have every line, type and keyword, and nothing that no card says", async () => {
    const { cards } = await load();
    const { lines, words } = await saidBy(game);
    expect(Object.keys(cards).toSorted()).toEqual([...new Set([...lines, ...words].map(open))].toSorted());
  });

  test("say as many figures as the English", async () => {
    const { cards } = await load();
    const figures = (text = ""): number => text.split("#").length;
    expect(Object.entries(cards).filter(([english, text]) => figures(english) !== figures(text))).toEqual([]);
  });

  test("leave to the player, and let him choose from, what the English does", async () => {
    const { lines } = await saidBy(game);
    const shape = (line: string) => ({
      may: mayDo([line]) !== undefined,
      ways: readAs(({ ways, or }) => ways.exec(line)?.[1]?.split(or))?.length,
    });
    const english = [...lines].map(shape);
    await chooseLanguage(tag);
    await loadCardWords(game.id);
    expect([...lines].map((line) => [line, shape(cardPhrase(game.id, line))])).toEqual(
      [...lines].map((line, at) => [line, english[at]]),
    );
  });
});

test("a line that the language has not is said in English, and its figures are the card's", async () => {
  await chooseLanguage("fr");
  await loadCardWords("ucg");
  const card = {
    id: "x",
    name: "Well",
    text: ["Draw 12 cards.", "Eat 3 cakes."],
    face: {},
  };
  expect(spokenCard("ucg")(card)).toMatchObject({
    text: ["Piochez 12 cartes.", "Eat 3 cakes."],
  });
});

test("a set's own translation comes before the page's, for who reads that language", async () => {
  const card = {
    id: "x",
    name: "Well",
    text: ["Draw 12 cards.", "Eat 3 cakes."],
    face: {},
    spoken: { fr: { name: "Puits", lines: { "Eat 3 cakes.": "Mangez 3 gâteaux." } } },
  };
  await chooseLanguage("fr");
  await loadCardWords("ucg");
  expect(spokenCard("ucg")(card)).toMatchObject({
    name: "Puits",
    text: ["Piochez 12 cartes.", "Mangez 3 gâteaux."],
  });
  await chooseLanguage("en");
  expect(spokenCard("ucg")(card)).toMatchObject({ name: "Well", text: card.text });
});

test("a set says what its cards are called in a language, and clients are told", () => {
  const [[, file] = []] = setsOf(rulesets[0]);
  const [card, other] = file?.cards ?? [];
  const [line = ""] = other.text;
  const translations = { fr: { names: { [card.id]: "Puits" }, texts: { [line]: "Une ligne." } } };
  expect(spokenOf(translations, { ...card, text: [] })).toEqual({ fr: { name: "Puits" } });
  expect(spokenOf(translations, { ...other, text: [line] })).toEqual({
    fr: { lines: { [line]: "Une ligne." } },
  });
  expect(spokenOf(undefined, card)).toBeUndefined();
});
