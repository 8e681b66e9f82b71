/** The languages of the page: what each says of each game, and that no other file lists them. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { WordList } from "../../server/peace/words.ts";
import { openSqlite } from "../../server/store/index.ts";
import { printed } from "../../server/web/page/words/cards.ts";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import { rulesets } from "../../shared/games/index.ts";
import { PAGES } from "../../shared/games/pages.ts";
import type { Ruleset } from "../../shared/kernel/index.ts";
import { silent } from "../server/seated.ts";
import { newFolder } from "../server/store/opened.ts";

const PARTS = ["guide", "lessonTexts", "cards"] as const;

/** What is still said in English; a language that is not named here is whole. */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  es: PAGES.flatMap(({ id }) => PARTS.map((part) => `${id} ${part}`)),
};

/** The texts of cards are made in English. */
const OWN = { en: PAGES.map(({ id }) => `${id} cards`) };

test.each(Object.entries(LANGUAGES))(
  "%s says of each game what English says, but for what is listed",
  async (tag, { load }) => {
    const { gameOf } = await load();
    const lacking = PAGES.flatMap((page) =>
      PARTS.filter(
        (part) => gameOf[page.id]?.[part] === undefined && (part === "cards" || page[part] !== undefined),
      ).map((part) => `${page.id} ${part}`),
    );
    expect(lacking).toEqual({ ...OWN, ...LACKING }[tag] ?? []);
  },
);

/** Marks of a game's cards that are seen as words; what stands in figures or is not seen has none. */
const marksOf = ({ id, attrs, untold = [], vars }: Ruleset): string[] => {
  const page = PAGES.find((one) => one.id === id);
  const { unsaid = [], turned = [] } = page?.plan ?? {};
  const unseen = [...untold, ...unsaid, ...turned];
  return [...attrs, ...vars].filter((key) => key[0] !== "_" && !unseen.includes(key));
};

test.each(Object.entries(LANGUAGES).filter(([tag]) => tag !== "en" && LACKING[tag] === undefined))(
  "%s has a word for each mark and each action of every game",
  async (tag, { load }) => {
    const { words, gameOf } = await load();
    const nameless = await Promise.all(
      rulesets.map(async (game) => {
        const cards = (await gameOf[game.id]?.cards?.())?.cards ?? {};
        const marks = marksOf(game).filter(
          (key) =>
            !Object.keys(words).some((word) => word === `mark.${key}` || word.startsWith(`mark.${key}.`)) &&
            words[`stat.${key}`] === undefined &&
            cards[printed(key)] === undefined,
        );
        const actions = Object.keys(game.actions).filter(
          (action) =>
            words[`action.${game.id}.${action}`] === undefined && words[`action.${action}`] === undefined,
        );
        return [
          ...marks.map((key) => `${game.id}: mark ${key}`),
          ...actions.map((key) => `${game.id}: action ${key}`),
        ];
      }),
    );
    expect(nameless.flat(), tag).toEqual([]);
  },
);

const top = new URL("../../", import.meta.url);

const sources = ["server", "shared"].flatMap((folder) =>
  readdirSync(new URL(folder, top), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && /\.tsx?$/.test(entry.name) ? [`${entry.parentPath}/${entry.name}`] : [],
  ),
);

test("a new guest is called by nothing that names may not have, in any language", async () => {
  const folder = newFolder();
  const store = await openSqlite(folder);
  const list = new WordList({ store, english: true, log: silent });
  const called = await Promise.all(
    Object.values(LANGUAGES).map(async ({ load }) => (await load()).words["app.guest"]),
  );
  const names = called.flatMap((text = "") =>
    Array.from({ length: 1_000 }, (_, n) => text.replace("{n}", `${n}`)),
  );
  expect(names.filter((name) => list.refusalOfName(name) !== undefined)).toEqual([]);
  await store.close();
  rmSync(folder, { recursive: true });
});

test("a language that was added later is named in its own files, and once in the list of languages", () => {
  const own = new Set(["fr", "en"]);
  for (const tag of Object.keys(LANGUAGES).filter((one) => !own.has(one))) {
    const naming = new RegExp(`["/.]${tag}(["/]|\\.ts")`);
    const lines = sources
      .filter((file) => !file.includes(`/words/${tag}/`) && !new RegExp(`[/.]${tag}\\.ts$`).test(file))
      .flatMap((file) =>
        readFileSync(file, "utf8")
          .split("\n")
          .filter((line) => naming.test(line)),
      );
    expect(lines).toHaveLength(1);
  }
});
