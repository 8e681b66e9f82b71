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
  look: Data;
}

export const LOOK: Data = {
  code: "MINE",
  colour: "#7a2fd0",
  icon: "star",
  kinds: [
    { of: "my-dave", colour: "#ffff00", icon: "crown" },
    { of: "resource", colour: "#003300" },
    { of: "character", icon: "sword" },
  ],
};

/** Its ids are its own, but for one that a set of the server's has as well. */
const ownId = (id: string): string => (id === "arclight" ? id : `my-${id}`);

/** @param mark stands before the name of each card: another one is another content */
export function ownSet(mark = "My"): WrittenSet {
  const set = JSON.parse(readFileSync(EXAMPLES, "utf8")) as WrittenSet;
  const cards = set.cards.map((card) => ({ ...card, id: ownId(card.id), name: `${mark} ${card.name}` }));
  const decks = set.decks.map((deck) => ({
    ...deck,
    cards: Object.fromEntries(Object.entries(deck.cards).map(([id, copies]) => [ownId(id), copies])),
  }));
  return { ...set, id: "mine", name: `${mark} cards`, cards, decks, look: LOOK };
}

/** A set of one card. */
export const tinySet = (card: Data = {}, more: Data = {}): Data => ({
  id: "tiny",
  ruleset: "ucg",
  name: "Tiny",
  cards: [{ id: "well", name: "A Well of Mine", type: "resource", terra: 1, stability: 10, ...card }],
  ...more,
});

export async function guest(url: string, name: string): Promise<Riposte> {
  const player = new Riposte(url);
  await player.session(name);
  return player;
}
