import { expect, test } from "vitest";
import { readText, type Stock, textOf } from "../../server/web/page/build/deck.ts";
import type { CardInfo } from "../../shared/protocol/index.ts";

const card = (id: string, name: string): [string, CardInfo] => [
  id,
  { id, name, face: {}, text: [] } as CardInfo,
];
const CARDS = new Map([
  card("sun-1", "Sunlance"),
  card("spy-2", "Gutter Spy"),
  card("wall-3", "Tend the Walls"),
]);

test("a deck goes out as text and comes in again, with what lies beside it", () => {
  const stock: Stock = { cards: { "sun-1": 3, "wall-3": 1 }, side: { "spy-2": 2 } };
  const text = textOf(stock, CARDS);
  expect(text).toBe("3 Sunlance\n1 Tend the Walls\nSide:\n2 Gutter Spy");
  expect(readText(text, CARDS)).toEqual({ stock, unknown: [] });
});

test("text of other hands is read, and what no card is called is named", () => {
  const text = "# from a friend\n2x sunlance\n\n  Gutter Spy\n4 Nobody Knows\nsunlance\n";
  const { stock, unknown } = readText(text, CARDS);
  expect(stock).toEqual({ cards: { "sun-1": 3, "spy-2": 1 }, side: {} });
  expect(unknown).toEqual(["4 Nobody Knows"]);
});
