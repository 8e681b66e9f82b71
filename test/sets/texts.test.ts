/** What the cards of all sets say: as the committed files hold it, and as English is written. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { FAULTS, styleFaults } from "./style.ts";
import { setsOf, textsFile, textsOf } from "./texts.ts";

describe.each(rulesets)("the texts of $id", (game) => {
  test("are those of the committed file: node test/sets/texts.ts, and read what changed", () => {
    expect(textsOf(game)).toBe(readFileSync(textsFile(game), "utf8"));
  });

  test("are written as English is", () => {
    const sets = setsOf(game);
    expect(sets.length).toBeGreaterThan(1);
    const faults = sets.flatMap(([file, { cards }]) => {
      const names = cards.map(({ name }) => name);
      const ids = cards.map(({ id }) => id).filter((id) => id.includes("-"));
      return cards.flatMap(({ id, text }) =>
        text.flatMap((line) => [
          ...styleFaults(line, names).map((fault) => `${file} ${id}: ${fault}: ${line}`),
          ...ids.filter((other) => line.includes(other)).map((other) => `${file} ${id}: ${other}: ${line}`),
        ]),
      );
    });
    expect(faults).toEqual([]);
  });
});

/** What the generators once said. */
const SAID: readonly (readonly [line: string, fault: string])[] = [
  ["If a card would leave , draw a card instead.", "a space before a stop"],
  ["Do this 3 times: choose an unit, then deal 1 damage to it.", "a wrong article"],
  ["Whenever you discard a ally, draw a card.", "a wrong article"],
  ["Level up your champion to up to to one champion.", "a word said twice"],
  ["Draw a card. Draw a card.", "a sentence said twice"],
  ["Deal 1 damage to target unit. draw a card.", "a sentence with a small first letter"],
  ["On Charge 1, remove 1 charge counters from this card.", "one of several"],
  ["Choose up to 1 card in your hand.", "one in figures where none is allowed"],
  ["Up to X Entitys in your hand cost 1 less.", "a wrong plural"],
  ["When you do, the rest of this text happens.", "what is said elsewhere"],
  ["If this card is a brewed card, draw a card.", "a quality as a thing"],
  [
    "When I leave the Expedition zone, if just before this card is Fleeting: Draw a card.",
    "a quality as a thing",
  ],
  [
    "If an ally would leave the field while that much is 1, banish that ally instead.",
    "an event without a name",
  ],
  ["Me can't be discarded.", "a wrong case"],
  ["Target card becomes fastActivation.", "a name of the program"],
  ['Each ally has "On Death, draw a card.', "a quote that does not end"],
  ["Target unit gets +1 Power (until end of turn.", "what is opened and not closed"],
  ["Support: ", "a colon with nothing after it"],
  ["Draw a card..", "two stops"],
  ["Draw  a card.", "two spaces"],
  ["Put the top a card of your deck into the graveyard.", "two articles"],
];

describe("the rules of style", () => {
  test.each(SAID)("find in “%s” %s", (line, fault) => {
    expect(styleFaults(line)).toContain(fault);
  });

  test("each is broken by something that was said", () => {
    const told = new Set(SAID.map(([, fault]) => fault));
    expect(Object.keys(FAULTS).filter((fault) => !told.has(fault))).toEqual([]);
  });
});
