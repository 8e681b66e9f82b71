/** Decks to choose from: those that come with the sets of a game, and those the player keeps. */
import { useEffect, useState } from "react";
import {
  isPlayerSet,
  playerSetsIn,
  type StoredDeck,
  type TableSet,
} from "../../../../shared/protocol/index.ts";
import { type SetInfo, setsWith } from "../catalog.ts";
import { riposte } from "../player.ts";
import { t } from "../words/index.ts";

export interface DeckChoice {
  readonly key: string;
  readonly name: string;
  readonly cards: Readonly<Record<string, number>>;
  /** The set of a player that it comes with, by name. */
  readonly from?: string;
  /** The server's reference to it. */
  readonly ref: { readonly set: string; readonly deck: string } | { readonly stored: string };
}

const sizeOf = ({ cards }: DeckChoice): number => Object.values(cards).reduce((a, b) => a + b, 0);

/** Starter decks first, the player's own last. */
function choicesOf(sets: readonly SetInfo[], stored: readonly StoredDeck[], game: string): DeckChoice[] {
  const printed = sets
    .filter(({ ruleset }) => ruleset === game)
    .toSorted((a, b) => Number(b.id === "starter") - Number(a.id === "starter"))
    .flatMap(({ id: set, name: from, decks }) =>
      decks.map(({ id, name, cards }) => ({
        key: `${set}/${id}`,
        name,
        cards,
        ref: { set, deck: id },
        ...(isPlayerSet(set) && { from }),
      })),
    );
  const own = stored
    .filter(({ ruleset }) => ruleset === game)
    .map(({ id, name, cards }) => ({ key: `own ${id}`, name, cards, ref: { stored: id } }));
  return [...printed, ...own];
}

const NONE: readonly TableSet[] = [];

/** The decks of a game that may be played with these sets of players; empty until they are known. */
export function useDecks(game: string, sets: readonly TableSet[] = NONE): readonly DeckChoice[] {
  const [decks, setDecks] = useState<readonly DeckChoice[]>([]);
  const versions = sets.map(({ version }) => version).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of a table bring the same sets anew
  useEffect(() => {
    let isCurrent = true;
    const stored = riposte.decks.list().catch(() => []);
    Promise.all([setsWith(game, sets), stored]).then(
      ([known, own]) => isCurrent && setDecks(choicesOf(known, own.filter(playedWith(sets)), game)),
      () => isCurrent && setDecks([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [game, versions]);
  return decks;
}

/** A deck with cards of another set of a player's is not played there. */
const playedWith =
  (sets: readonly TableSet[]) =>
  ({ cards, side }: StoredDeck): boolean =>
    playerSetsIn([...Object.keys(cards), ...Object.keys(side)]).every((id) =>
      sets.some((set) => set.id === id),
    );

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
          <small>{[deck.from ?? [], t("home.cards", { n: sizeOf(deck) })].flat().join(" · ")}</small>
        </button>
      ))}
    </fieldset>
  );
}
