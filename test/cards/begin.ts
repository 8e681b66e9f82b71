/** The beginning of a set: a card of each type, as the house has one, under a name of its own. */
import { dirname, relative } from "node:path";
import type { CardDef, Ruleset } from "../../shared/kernel/index.ts";
import { schemaPath } from "../games/files.ts";
import { readHouse } from "./read.ts";

/** Of how many it is: of elements, classes, subtypes. */
const ofMany = ({ data }: CardDef): number =>
  Object.values(data)
    .filter(Array.isArray)
    .flat()
    .filter((one) => typeof one === "string").length;

/** Whether it says something, and is of less: a card of an element, say, wants a champion that enables it. */
const isPlainer = (card: CardDef, had: CardDef): boolean =>
  (Number(card.text.length === 0) - Number(had.text.length === 0) || ofMany(card) - ofMany(had)) < 0;

/** @param file where it is to stand: editors find the schema from there */
export function begun(game: Ruleset, file: string): object {
  const schema = relative(dirname(file), schemaPath(game.id));
  const byType = new Map<string, CardDef>();
  for (const card of readHouse(game).flatMap(({ cards }) => cards)) {
    const type = [card.data.types ?? card.data.type].flat().join(" ");
    // One that names no other card and can be dealt.
    if (card.data.token === true || game.mentions?.(card).length) continue;
    const had = byType.get(type);
    if (had === undefined || isPlainer(card, had)) byType.set(type, card);
  }
  const cards = [...byType].map(([type, { data }]) => {
    const { flavor: _, ...rules } = data;
    return { ...rules, id: `my-${type.replaceAll(" ", "-")}`, name: `My ${type}` };
  });
  return { $schema: schema, format: 1, id: "my-set", ruleset: game.id, name: "My set", cards };
}
