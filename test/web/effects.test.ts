import { describe, expect, test } from "vitest";
import { abilityLine, mayDo } from "../../server/web/page/match/effects.ts";
import type { Data } from "../../shared/kernel/index.ts";
import { worlds } from "../property/worlds.ts";
import { PAGES } from "./games.ts";

/** Its first words, as far as no card is named in them. */
const begins = (text: string): string => text.slice(0, 14).split(/[{]/)[0].trim().toLowerCase();

const said = PAGES.flatMap(([id, { abilityText }]) => (abilityText ? [[id, abilityText] as const] : []));

describe.each(said)("the abilities of %s", (id, textOf) => {
  test("each stand in the line of the text box that the page takes for theirs", () => {
    const cards = worlds
      .filter(({ ruleset }) => ruleset.id === id)
      .flatMap(({ sets }) => sets.flatMap((set) => set.cards));
    const wrong = cards.flatMap((card) => {
      const nodes = (card.data.abilities ?? []) as readonly Data[];
      return nodes.flatMap((node, at) => {
        // Nobody has it until another gives it or waits for it.
        if (node.kind === "delayed" || node.kind === "given" || node.given === true) return [];
        const line = abilityLine({ text: [...card.text], face: card.data }, at) ?? "";
        const isOwn = line
          .replace(/^Support — /, "")
          .toLowerCase()
          .startsWith(begins(textOf(card, node)));
        return isOwn ? [] : [`${card.id} ${at}: ${line} | ${textOf(card, node)}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  ["When I join, you may draw a card.", "draw a card"],
  ["Nullify target ability. You may draw a card.", "draw a card"],
  [
    "When an agent arrives, you may pay 1 void; if you do, draw a card.",
    "pay 1 void; if you do, draw a card",
  ],
  ["You may draw a card. Your opponent may draw a card.", undefined],
  ["Draw a card.", undefined],
])("%s leaves to its player: %s", (line, does) => {
  expect(mayDo([line])).toBe(does);
});
