import { describe, expect, test } from "vitest";
import { words as english } from "../../server/web/page/words/en/index.ts";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import { remindersOf } from "../../server/web/page/words/reminders.ts";
import { rulesets } from "../../shared/games/index.ts";
import { planOf } from "../../shared/games/pages.ts";
import type { Ruleset } from "../../shared/kernel/index.ts";
import { setsOf } from "../sets/texts.ts";
import { PAGES } from "./games.ts";

const keywords = Object.fromEntries(
  Object.entries(english).flatMap(([key, text = ""]) => (key.startsWith("keyword.") ? [[key, text]] : [])),
);

describe.each(PAGES)("the keywords of %s", (id, page) => {
  const game = rulesets.find((one) => one.id === id) as Ruleset;
  const has = (word: string): boolean => Object.hasOwn(keywords, `keyword.${id}.${word}`);

  test("all have a reminder", () => {
    expect(page.keywords.filter((word) => !has(word))).toEqual([]);
  });

  test("are reminded of where a text names them", () => {
    const texts = setsOf(game).flatMap(([, { cards }]) => cards.map(({ text }) => text));
    const moments = texts.flatMap((text) => text.join("\n").match(/\bOn [A-Z][a-z]+/g) ?? []);
    const named = [...new Set([...moments, ...page.said])];
    for (const word of named) {
      const text = texts.find((lines) => lines.join("\n").includes(word)) ?? [];
      expect(remindersOf(id, [], text).map((one) => one.word)).toContain(word);
    }
  });

  test("of a card's face are reminded of", () => {
    const faces = setsOf(game).flatMap(([, { cards }]) => cards);
    const missing = faces.flatMap(({ id, data }) =>
      planOf(id)
        .look(data)
        .keywords.filter((word) => !has(word))
        .map((word) => `${id}: ${word}`),
    );
    expect(missing).toEqual([]);
  });
});

test("no two languages say the same, nor nothing", async () => {
  const { words } = await LANGUAGES.fr.load();
  const same = Object.entries(keywords).filter(([key, text]) => words[key] === text || text.length < 10);
  expect(same).toEqual([]);
});

test("a face shows what is asked of a card: classes, uniqueness, regalia, speed", () => {
  const line = (game: string, face: object): string => planOf(game).look(face as never).line;
  expect(
    line("grand-archive", {
      type: "action",
      speed: "fast",
      unique: true,
      regalia: true,
      classes: ["Mage"],
      elements: ["fire"],
    }),
  ).toBe("unique · regalia · fast · fire · Mage · action");
  expect(line("nullshapers", { types: ["agent"], reach: "melee", speed: 2 })).toBe("agent · melee · speed 2");
  expect(line("crowdcontrol", { type: "entity", classes: ["nature"], tags: ["Kin"] })).toBe(
    "entity · nature · Kin",
  );
});
