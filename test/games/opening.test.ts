/** What the games share of a match's beginning, tried on the kernel's own test game. */
import { describe, expect, test } from "vitest";
import { dealHands, drawFirstPlayer, handIntoDeck, shuffleDecks } from "../../shared/games/opening.ts";
import { secretStream } from "../../shared/kernel/ops/random.ts";
import { cardsIn, table } from "../kernel/table.ts";

describe("the beginning of a match", () => {
  test("the seat that an option names begins, and no number is drawn for it", () => {
    const match = table([[], []]);
    const drawn = match.state.drawn.slice();
    expect([drawFirstPlayer(match, 0), drawFirstPlayer(match, 1)]).toEqual([0, 1]);
    expect(match.state.drawn).toEqual(drawn);
  });

  test("without one, or with one that is not at the table, chance says who begins", () => {
    const match = table([[], []]);
    const drawn = Array.from({ length: 40 }, (_, at) => drawFirstPlayer(match, at % 2 === 0 ? -1 : 3));
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
  });

  test("decks are shuffled from the secret streams of their seats", () => {
    const hands = [
      ["imp", "twins", "volley"],
      ["imp", "twins", "volley"],
    ];
    const match = table(hands);
    for (const seat of hands.keys()) handIntoDeck(match, seat);
    const before = [cardsIn(match, "deck", 0), cardsIn(match, "deck", 1)];
    const drawn = match.state.drawn.slice();
    shuffleDecks(match);
    for (const seat of hands.keys()) {
      expect(cardsIn(match, "deck", seat).toSorted()).toEqual(before[seat].toSorted());
      expect(match.state.drawn[secretStream(seat)]).toBe(drawn[secretStream(seat)] + before[seat].length - 1);
    }
  });

  test("a hand goes back into its deck, and everybody draws as many again", () => {
    const match = table([["imp", "twins"], ["volley"]]);
    handIntoDeck(match, 0);
    expect(cardsIn(match, "hand", 0)).toEqual([]);
    expect(cardsIn(match, "deck", 0).toSorted()).toEqual(["imp", "imp", "imp", "imp", "twins"]);
    expect(cardsIn(match, "hand", 1)).toEqual(["volley"]);
    dealHands(match, 2);
    expect([cardsIn(match, "hand", 0).length, cardsIn(match, "hand", 1).length]).toEqual([2, 3]);
  });
});
