import { describe, expect, test } from "vitest";
import { abilityLine, mayDo } from "../../server/web/page/match/effects.ts";
import type { AlteredAbility } from "../../shared/games/altered/card-schema.ts";
import { abilityText as altered } from "../../shared/games/altered/text.ts";
import type { GaAbility } from "../../shared/games/grand-archive/card-schema.ts";
import { abilityText as grandArchive } from "../../shared/games/grand-archive/text.ts";
import type { NsAbility, NsCard } from "../../shared/games/nullshapers/card-schema.ts";
import { abilityText as nullshapers } from "../../shared/games/nullshapers/text.ts";
import type { UcgAbility, UcgCard } from "../../shared/games/ucg/card-schema.ts";
import { abilityText as ucg } from "../../shared/games/ucg/text.ts";
import type { CardDef, Data } from "../../shared/kernel/index.ts";
import { worlds } from "../property/worlds.ts";

type Text = (card: CardDef, node: Data) => string;

/** How each game says one ability; the texts of CrowdControl have no such part. */
const TEXTS: Readonly<Record<string, Text>> = {
  ucg: ({ data }, node) => ucg(data as UcgCard, node as UcgAbility),
  nullshapers: ({ data }, node) => nullshapers(data as NsCard, node as NsAbility),
  altered: (_, node) => altered(node as AlteredAbility),
  "grand-archive": (_, node) => grandArchive(node as GaAbility),
};

/** Its first words, as far as no card is named in them. */
const begins = (text: string): string => text.slice(0, 14).split(/[{]/)[0].trim().toLowerCase();

describe.each(Object.entries(TEXTS))("the abilities of %s", (id, textOf) => {
  test("each stand in the line of the text box that the page takes for theirs", () => {
    const cards = worlds
      .filter(({ ruleset }) => ruleset.id === id)
      .flatMap(({ sets }) => sets.flatMap((set) => set.cards));
    const wrong = cards.flatMap((card) => {
      const nodes = (card.data.abilities ?? []) as readonly Data[];
      return nodes.flatMap((node, at) => {
        if (node.kind === "delayed") return [];
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
