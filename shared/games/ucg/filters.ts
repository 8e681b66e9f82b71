/** The questions that a card text may ask of a card, besides those that every game knows. */
import { z } from "zod";
import { type Data, dataOf, type Json, type Obj } from "../../kernel/game.ts";
import { named, printedWord, sameName, withKeyword } from "../filters.ts";
import { isCharacter, KEYWORDS, KINDS, keywordOf } from "./card.ts";
import type { UcgCard } from "./card-schema.ts";
import { lookFilters } from "./looks.ts";
import type { FilterKey, Match } from "./typed.ts";

const kindWords: Readonly<Record<string, string>> = {
  character: "character",
  epic: "Epic Character",
  terra: "Terra Character",
  effect: "effect",
  permanent: "Permanent",
  status: "Status Effect",
  pitfall: "Pitfall",
  proxy: "Proxy",
  hidden: "Hidden Pitfall",
  resource: "Resource",
  architect: "Shadow Architect",
  action: "Action",
  immediate: "Immediate",
};

/** Whether a card is of this kind as printed; a Proxy that becomes a character has been or will be one. */
export function isPrintedKind({ type, becomes }: Pick<UcgCard, "type" | "becomes">, kind: Json): boolean {
  switch (kind) {
    case "character":
      return type === "character" || type === "epic" || becomes === "character";
    case "terra":
      return type === "character";
    case "effect":
      return type === "action" || type === "immediate" || type === "proxy" || type === "hidden";
    case "pitfall":
      return type === "proxy" || type === "hidden";
    default:
      return type === kind;
  }
}

/** Whether the card is of this kind where it lies: a Pitfall may have become a character (UCG 11.6). */
export const isKind = (m: Match, obj: Obj, kind: string): boolean =>
  kind === "character" ? isCharacter(m, obj) : isPrintedKind(dataOf(m, obj), kind);

/** UCG 12.7: what lies face down has none that anybody may ask for. */
const nameOf = (m: Match, obj: Obj): string | undefined => (obj.down ? undefined : dataOf(m, obj).name);

/** UCG 12.7: of a face-down card a text knows only what everybody knows: it is a Hidden Pitfall. */
export const filters: Readonly<Record<string, FilterKey>> = {
  kind: {
    schema: z.enum([
      "character",
      "terra",
      "effect",
      "pitfall",
      ...KINDS.filter((kind) => kind !== "character"),
    ]),
    test: (m, obj, value) => isKind(m, obj, value),
    text: (value) => kindWords[value],
    reads: [],
  } satisfies FilterKey<string>,
  designator: printedWord((m, obj) => (obj.down ? [] : [dataOf(m, obj).designator])),
  named: named(nameOf),
  sameName: sameName(nameOf) satisfies FilterKey<Data>,
  ...lookFilters,
  keyword: withKeyword(KEYWORDS, (m, obj, keyword) => !obj.down && keywordOf(m, obj, keyword) !== 0),
};
