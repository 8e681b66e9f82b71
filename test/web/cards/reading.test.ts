import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readingOf } from "../../../server/web/page/cards/reading.ts";

const STARTER = readFileSync(new URL("../../../shared/sets/ucg/starter.json", import.meta.url), "utf8");

const SET = `{
  "id": "mine",
  "ruleset": "ucg",
  "name": "Mine",
  "cards": [
    { "id": "well", "name": "Well", "type": "resource" },
    {
      "id": "spring",
      "name": "Spring",
      "type": "resourc"
    },
    { "id": "brook", "name": "Brook", "tpye": "resource" }
  ],
  "decks": [
    {
      "id": "first",
      "name": "First",
      "cards": {
        "well": 10,
        "wel": 2
      }
    }
  ]
}`;

const linesOf = (text: string) => readingOf(text, "ucg").notes.map(({ line }) => line);
const cardsOf = (text: string) => readingOf(text, "ucg").set?.cards.map(({ id }) => id);

describe("a set as its author writes it", () => {
  test("a starter set has no problem", () => {
    expect(readingOf(STARTER, "ucg").notes).toEqual([]);
  });

  test("each problem has the line of what it is about, all at once, and what may be meant", () => {
    const { notes } = readingOf(SET, "ucg");
    const about = (word: string) => notes.find(({ message }) => message.includes(word));
    expect(about("spring")).toMatchObject({ line: 10 });
    expect(about("spring")?.message).toContain('did you mean "resource"');
    expect(about("brook")).toMatchObject({ line: 12 });
    expect(about("wel")).toMatchObject({ line: 20 });
    expect(notes.map(({ line }) => line)).toEqual(notes.map(({ line }) => line).toSorted((a, b) => a - b));
  });

  test("what comes to nothing is told at its line, and the set is whole all the same", () => {
    const sound = SET.replace('"resourc"', '"resource"')
      .replace("tpye", "type")
      .replace('"wel":', '"brook":');
    const { notes, set } = readingOf(sound, "ucg");
    expect(set?.cards.length).toBe(3);
    expect(notes).toContainEqual({
      line: 7,
      message: expect.stringContaining("in no deck"),
      isWarning: true,
    });
    expect(notes.every(({ isWarning }) => isWarning)).toBe(true);
  });

  test("a key that stands twice in a card is told at the second, and what is wrong at the one that counts", () => {
    const twice = SET.replace('"name": "Spring",', '"type": "action",');
    expect(linesOf(twice)).toEqual(expect.arrayContaining([10]));
    const { notes } = readingOf(twice, "ucg");
    expect(notes.filter(({ message }) => message.includes('resourc"')).map(({ line }) => line)).toEqual([10]);
  });

  test("the cards that are right are there while others are faulty, and whatever the set's own head is", () => {
    expect(cardsOf(SET)).toEqual(["well"]);
    expect(cardsOf(SET.replace('"name": "Mine"', '"nmae": "Mine"'))).toEqual(["well"]);
    expect(cardsOf(SET.replace('"ruleset": "ucg"', '"ruleset": "ugc"'))).toEqual(["well"]);
    expect(readingOf(SET, "ucg").set?.decks).toMatchObject([{ cards: { well: 10 } }]);
  });

  test("a text that is no JSON says where, and nothing is guessed", () => {
    expect(linesOf(SET.replace('"Mine",', '"Mine"'))).toContain(5);
    expect(cardsOf(SET.replace('"Mine",', '"Mine"'))).toBeUndefined();
  });

  test.each(["", "[]", "null", "3", '{ "cards": 3 }', '{ "cards": [3, null, {}], "decks": [null] }'])(
    "%j is no set, and nothing breaks",
    (text) => {
      expect(readingOf(text, "ucg")).toMatchObject({ set: undefined });
      expect(readingOf(text, "ucg").notes.length).toBeGreaterThan(0);
    },
  );
});
