import { describe, expect, test } from "vitest";
import { words as english } from "../../server/web/page/words/en/index.ts";
import { LANGUAGES, refusalText } from "../../server/web/page/words/index.ts";
import type { Language, Words } from "../../server/web/page/words/translation.ts";
import { PHRASES } from "../../shared/client/index.ts";
import { rulesets } from "../../shared/games/index.ts";
import { PAGES, phrasesOf } from "../../shared/games/pages.ts";
import { REFUSALS } from "../../shared/protocol/index.ts";
import { FRENCH } from "./lexicon.ts";

const keywords = Object.fromEntries(
  Object.entries(english).flatMap(([key, text = ""]) => (key.startsWith("keyword.") ? [[key, text]] : [])),
);

/** What is filled in, as {name}, in order of the alphabet. */
const bracesOf = (text = ""): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** What is said in figures, in order of the alphabet. */
const figuresOf = (text = ""): string[] => (text.match(/\d+/g) ?? []).toSorted();

const unbraced = (text = ""): string => text.replace(/\{\w+\}/g, "…");

/** What refusals mean in English and in the language: those of no one game, and those of each. */
const refusalsIn = ({
  refused,
  refusedOf,
}: Language): readonly (readonly [name: string, english: Words, other: Words])[] => {
  const ofGames = new Set(PAGES.flatMap((page) => Object.keys(page.refused)));
  const common = Object.entries(REFUSALS).filter(([code]) => !ofGames.has(code));
  return [
    ["all", Object.fromEntries(common), refused],
    ...PAGES.map((page) => [page.id, page.refused, refusedOf[page.id] ?? {}] as const),
  ];
};

/** What logs tell in English and in the language: of all games, and of each. */
const logsIn = ({
  told,
  toldOf,
}: Language): readonly (readonly [name: string, english: Words, other: Words])[] => [
  ["all", PHRASES, told],
  ...PAGES.map(({ id }) => [id, phrasesOf(id), toldOf[id] ?? {}] as const),
];

describe.each(Object.entries(LANGUAGES))("words in %s", (tag, { load }) => {
  test("are there for every key, and for no other", async () => {
    expect(Object.keys((await load()).words).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  test("fill in what the English words fill in, and nothing that is not given", async () => {
    const language = await load();
    const { words } = language;
    const strange = [
      ...Object.entries(english).flatMap(([key, text]) =>
        bracesOf(words[key]).join() === bracesOf(text).join() ? [] : [key],
      ),
      ...logsIn(language).flatMap(([game, here, there]) =>
        Object.entries(there).flatMap(([key, text]) =>
          bracesOf(text).join() === bracesOf(here[key]).join() ? [] : [`${game}: ${key}`],
        ),
      ),
      ...refusalsIn(language).flatMap(([game, here, there]) =>
        Object.entries(there).flatMap(([code, text]) =>
          Object.hasOwn(here, code) && bracesOf(text).length === 0 ? [] : [`${game}: ${code}`],
        ),
      ),
    ];
    expect(strange).toEqual([]);
  });

  test("say the same figures as the English ones", async () => {
    const language = await load();
    const { words } = language;
    const pairs: [Words, Words][] = [
      [english, words],
      ...logsIn(language).map(([, here, there]): [Words, Words] => [here, there]),
      ...refusalsIn(language).map(([, here, there]): [Words, Words] => [here, there]),
    ];
    const strange = pairs.flatMap(([here, there]) =>
      Object.entries(there).filter(([key, text]) => figuresOf(text).join() !== figuresOf(here[key]).join()),
    );
    expect(strange).toEqual([]);
  });

  test("tell all that the log tells, and mean every refusal", async () => {
    const language = await load();
    if (tag === "en") return;
    for (const [game, here, there] of [...logsIn(language), ...refusalsIn(language)])
      expect(Object.keys(there).toSorted(), game).toEqual(Object.keys(here).toSorted());
  });
});

test("a code that two games refuse with is said in the words of the game that is played", () => {
  for (const { id, refused } of PAGES)
    for (const [code, text] of Object.entries(refused)) expect(refusalText(code, id)).toBe(text);
  expect(refusalText("NO_COST", "altered")).not.toBe(refusalText("NO_COST", "grand-archive"));
});

test("each effect that a log names by its verb has a name there", () => {
  const naming = rulesets.filter(({ id }) => phrasesOf(id)["note.resolved.effect"] !== undefined);
  expect(naming.map(({ id }) => id)).toEqual(["crowdcontrol"]);
  for (const { id, verbs } of naming)
    expect(Object.keys(verbs).filter((verb) => phrasesOf(id)[`effect.${verb}`] === undefined)).toEqual([]);
});

/** Nothing in these is a word of the game, or it is the name of an effect or a kind, which its language makes. */
const PLAIN = /^((effect|kind)\.\w+|seat\.nobody|entry\.unknown|and|on|reason\.\w+|table\.day)$/;

test("what the log tells and what reminders say is of the same things in French", async () => {
  const language = await LANGUAGES.fr.load();
  const pairs = [...logsIn(language), ["keywords", keywords, language.words] as const].flatMap(
    ([, here, there]) => Object.keys(here).map((key) => [key, here[key], there[key]] as const),
  );
  const faults = pairs.flatMap(([key, here, there]) => {
    if (here === "") return [];
    const [text, other] = [unbraced(here), unbraced(there)];
    const apart = FRENCH.filter(([english, french]) => english.test(text) !== french.test(other));
    const isKnown = PLAIN.test(key) || FRENCH.some(([english]) => english.test(text));
    return [
      ...apart.map((pair) => `${key}: ${text} — ${other}: ${pair.join(" ")}`),
      ...(isKnown ? [] : [`${key}: no word of the lexicon`]),
    ];
  });
  expect(faults).toEqual([]);
});
