/** A set's cards as clients are told of them. */
import type { CardSet, Catalog } from "../kernel/index.ts";
import type { CardInfo } from "./http.ts";

/** @param catalog says what decks call a card of the set */
export const cardInfosOf = (
  catalog: Pick<Catalog, "word">,
  { ruleset, id: set, cards }: CardSet,
): CardInfo[] =>
  cards.map(({ id, name, text, data }) => ({
    id: catalog.word(ruleset, set, id),
    name,
    text: [...text],
    face: { ...data },
  }));
