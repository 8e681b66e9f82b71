/** A set as a player would write one: the published examples under names of his own. */
import { readFileSync } from "node:fs";
import { Riposte } from "../../shared/client/index.ts";
import type { Data } from "../../shared/kernel/index.ts";

const EXAMPLES = new URL("../../shared/sets/ucg/seed-examples.json", import.meta.url);

export interface WrittenSet {
  $schema?: string;
  id: string;
  ruleset: string;
  name: string;
  cards: { id: string; name: string; [key: string]: unknown }[];
  decks: { id: string; name: string; cards: Record<string, number> }[];
}

/** @param mark stands before the name of each card: another one is another content */
export function ownSet(mark = "My"): WrittenSet {
  const set = JSON.parse(readFileSync(EXAMPLES, "utf8")) as WrittenSet;
  const cards = set.cards.map((card) => ({ ...card, name: `${mark} ${card.name}` }));
  return { ...set, id: "mine", name: `${mark} cards`, cards };
}

/** A set of one card. */
export const tinySet = (card: Data = {}): Data => ({
  id: "tiny",
  ruleset: "ucg",
  name: "Tiny",
  cards: [{ id: "well", name: "A Well of Mine", type: "resource", terra: 1, stability: 10, ...card }],
});

export async function guest(url: string, name: string): Promise<Riposte> {
  const player = new Riposte(url);
  await player.session(name);
  return player;
}
