/** The beginning of a set: a card of each type, as the house has one, under a name of its own. */
import { dirname, relative } from "node:path";
import type { CardDef, Ruleset } from "../../shared/kernel/index.ts";
import { schemaPath } from "../games/files.ts";
import { readHouse } from "./read.ts";

/** @param file where it is to stand: editors find the schema from there */
export function begun(game: Ruleset, file: string): object {
  const schema = relative(dirname(file), schemaPath(game.id));
  const byType = new Map<string, CardDef>();
  for (const card of readHouse(game).flatMap(({ cards }) => cards)) {
    const type = [card.data.types ?? card.data.type].flat().join(" ");
    // One that names no other card and can be dealt, and says something where its type has such a one.
    if (card.data.token === true || game.mentions?.(card).length) continue;
    const isBetter = byType.get(type)?.text.length === 0 && card.text.length > 0;
    if (!byType.has(type) || isBetter) byType.set(type, card);
  }
  const cards = [...byType].map(([type, { data }]) => {
    const { flavor: _, ...rules } = data;
    return { ...rules, id: `my-${type.replaceAll(" ", "-")}`, name: `My ${type}` };
  });
  return { $schema: schema, format: 1, id: "my-set", ruleset: game.id, name: "My set", cards };
}
