import { describe, expect, test } from "vitest";
import { words as english } from "../../server/web/page/words/en/index.ts";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import { remindersOf } from "../../server/web/page/words/reminders.ts";
import { KEYWORDS as ofAltered, STATUSES } from "../../shared/games/altered/attrs.ts";
import { ACTIVATED, TRIGGERED } from "../../shared/games/crowdcontrol/card.ts";
import { KEYWORDS as ofGrandArchive } from "../../shared/games/grand-archive/card.ts";
import { rulesets } from "../../shared/games/index.ts";
import { KEYWORDS as ofNullshapers } from "../../shared/games/nullshapers/card.ts";
import { planOf } from "../../shared/games/pages.ts";
import { KEYWORDS as ofUcg } from "../../shared/games/ucg/card.ts";
import { setsOf } from "../sets/texts.ts";

const keywords = Object.fromEntries(
  Object.entries(english).flatMap(([key, text = ""]) => (key.startsWith("keyword.") ? [[key, text]] : [])),
);

/** The words each ruleset knows as keywords. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  ucg: ofUcg,
  nullshapers: ofNullshapers,
  altered: [...ofAltered, ...STATUSES.filter((status) => status !== "exhausted")],
  "grand-archive": ofGrandArchive,
  crowdcontrol: [...TRIGGERED, ...ACTIVATED],
};

/** Words of the rules that texts use beside them. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  nullshapers: ["Deploy", "Initiate", "Global", "Overclock", "Shift", "Attach"],
  altered: ["Sabotage", "Resupply", "After You", "Support"],
  "grand-archive": ["Lineage", "Siegeable", "Brew", "Inherited Effect", "Glimpse", "Suppress", "Link"],
  crowdcontrol: ["Grow", "Produce", "Insight", "Delay", "Silence"],
};

describe.each(rulesets)("the keywords of $id", (game) => {
  const has = (word: string): boolean => Object.hasOwn(keywords, `keyword.${game.id}.${word}`);

  test("all have a reminder", () => {
    expect(WORDS[game.id].filter((word) => !has(word))).toEqual([]);
  });

  test("are reminded of where a text names them", () => {
    const texts = setsOf(game).flatMap(([, { cards }]) => cards.map(({ text }) => text));
    const moments = texts.flatMap((text) => text.join("\n").match(/\bOn [A-Z][a-z]+/g) ?? []);
    const named = [...new Set([...moments, ...(SAID[game.id] ?? [])])];
    for (const word of named) {
      const text = texts.find((lines) => lines.join("\n").includes(word)) ?? [];
      expect(remindersOf(game.id, [], text).map((one) => one.word)).toContain(word);
    }
  });

  test("of a card's face are reminded of", () => {
    const faces = setsOf(game).flatMap(([, { cards }]) => cards);
    const missing = faces.flatMap(({ id, data }) =>
      planOf(game.id)
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
