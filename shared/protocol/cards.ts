/** A set's cards as clients are told of them. */
import { badgeOf, type CardSet, type Catalog, spokenOf } from "../kernel/index.ts";
import type { CardInfo } from "./http.ts";

/** @param catalog says what decks call a card of the set */
export const cardInfosOf = (catalog: Pick<Catalog, "word">, set: CardSet): CardInfo[] =>
  set.cards.map((card) => {
    const badge = badgeOf(set.look, card);
    const spoken = spokenOf(set.translations, card);
    return {
      id: catalog.word(set.ruleset, set.id, card.id),
      name: card.name,
      text: [...card.text],
      face: { ...card.data },
      ...(badge && { badge }),
      ...(spoken && { spoken }),
    };
  });
