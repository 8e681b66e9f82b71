/** The beginning of a set: a card of each type, as the house has one, under a name to be changed. */
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { CardDef, Ruleset } from "../../shared/kernel/index.ts";
import { schemaFile } from "../sets/schema.ts";
import { readHouse } from "./read.ts";

/** @param file where it is to stand: editors find the schema from there */
export function begun(game: Ruleset, file: string): object {
  const schema = relative(dirname(file), fileURLToPath(schemaFile(game)));
  const byType = new Map<string, CardDef>();
  for (const card of readHouse(game).flatMap(({ cards }) => cards)) {
    const type = [card.data.types ?? card.data.type].flat().join(" ");
    // One that says something, where there is one of its type, and names no other card.
    const isBetter = byType.get(type)?.text.length === 0 && card.text.length > 0;
    if ((byType.has(type) && !isBetter) || game.mentions?.(card).length) continue;
    byType.set(type, card);
  }
  const cards = [...byType.values()].map(({ data }) => ({
    ...data,
    id: `my-${data.id as string}`,
    name: `My ${data.name as string}`,
  }));
  return { $schema: schema, format: 1, id: "my-set", ruleset: game.id, name: "My set", cards };
}
