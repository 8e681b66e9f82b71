/** The order of a main deck changes: its cards are put in a place, or shuffled. */
import { shuffle, zoneOf } from "../../kernel/game.ts";
import type { OfSeat } from "../acts.ts";
import { type Arranging, arranging } from "../arranging.ts";
import type { Ruleset } from "./typed.ts";

export type DeckFields = { readonly arrange: Arranging; readonly shuffleDeck: OfSeat };

export const deckActs: Pick<Ruleset["acts"], keyof DeckFields> = {
  arrange: arranging("main"),
  shuffleDeck: { fields: { seat: "seat" }, apply: (m, act) => shuffle(m, zoneOf(m, "main", act.seat)) },
};
