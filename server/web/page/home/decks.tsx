/** Decks to choose from: those that come with the sets of a game, and those the player keeps. */
import { useEffect, useState } from "react";
import type { StoredDeck } from "../../../../shared/protocol/index.ts";
import { allSets, type SetInfo } from "../catalog.ts";
import { riposte } from "../player.ts";
import { t } from "../words/index.ts";

export interface DeckChoice {
  readonly key: string;
  readonly name: string;
  readonly cards: Readonly<Record<string, number>>;
  /** The server's reference to it. */
  readonly ref: { readonly set: string; readonly deck: string } | { readonly stored: string };
}

const sizeOf = ({ cards }: DeckChoice): number => Object.values(cards).reduce((a, b) => a + b, 0);

/** Starter decks first, the player's own last. */
function choicesOf(sets: readonly SetInfo[], stored: readonly StoredDeck[], game: string): DeckChoice[] {
  const printed = sets
    .filter(({ ruleset }) => ruleset === game)
    .toSorted((a, b) => Number(b.id === "starter") - Number(a.id === "starter"))
    .flatMap(({ id: set, decks }) =>
      decks.map(({ id, name, cards }) => ({ key: `${set}/${id}`, name, cards, ref: { set, deck: id } })),
    );
  const own = stored
    .filter(({ ruleset }) => ruleset === game)
    .map(({ id, name, cards }) => ({ key: `own ${id}`, name, cards, ref: { stored: id } }));
  return [...printed, ...own];
}

/** The decks of a game; empty until they are known. */
export function useDecks(game: string | undefined): readonly DeckChoice[] {
  const [decks, setDecks] = useState<readonly DeckChoice[]>([]);
  useEffect(() => {
    if (game === undefined) return;
    const stored = riposte.decks.list().catch(() => []);
    Promise.all([allSets(), stored]).then(
      ([sets, own]) => setDecks(choicesOf(sets, own, game)),
      () => setDecks([]),
    );
  }, [game]);
  return decks;
}

export function DeckPicker({
  title,
  decks,
  chosen,
  onChoose,
}: {
  readonly title: string;
  readonly decks: readonly DeckChoice[];
  readonly chosen: DeckChoice | undefined;
  onChoose(deck: DeckChoice): void;
}) {
  return (
    <fieldset className="decks">
      <legend>{title}</legend>
      {decks.map((deck) => (
        <button
          key={deck.key}
          type="button"
          aria-pressed={deck.key === chosen?.key}
          onClick={() => onChoose(deck)}
        >
          <strong>{deck.name}</strong>
          <small>{t("home.cards", { n: sizeOf(deck) })}</small>
        </button>
      ))}
    </fieldset>
  );
}
