/** Keeping a deck with the server, and beginning from one there is. */
import { useEffect, useState } from "react";
import type { ListedDeck } from "../../../../shared/protocol/index.ts";
import type { SetInfo } from "../catalog.ts";
import { useRefusal } from "../home/refusal.tsx";
import { riposte } from "../player.ts";
import { t } from "../words/index.ts";
import { type Counts, type Stock, sizeOf } from "./deck.ts";

export type Starter = SetInfo["decks"][number];

interface NamedDeck {
  readonly name: string;
  readonly cards: Counts;
  readonly side?: Counts;
  /** Sets of players that it has cards of, and that are not there any more. */
  readonly gone?: readonly string[];
}

export function Keep({
  game,
  stock,
  starters,
  onLoad,
}: {
  readonly game: string;
  readonly stock: Stock;
  readonly starters: readonly Starter[];
  onLoad(stock: Stock): void;
}) {
  const [name, setName] = useState("");
  const { kept, isKept, setIsKept, keep, drop, id, line } = useKeeping(game, name, stock);
  return (
    <div className="keep">
      <Load
        decks={[...kept, ...starters]}
        onLoad={(deck) => {
          onLoad({ cards: deck.cards, side: deck.side ?? {} });
          setName(deck.name);
        }}
      />
      <input
        value={name}
        maxLength={40}
        placeholder={t("build.name")}
        aria-label={t("build.name")}
        onChange={(event) => {
          setName(event.target.value);
          setIsKept(false);
        }}
      />
      <button
        type="button"
        className="main"
        disabled={id === "" || sizeOf(stock.cards) === 0}
        onClick={() => void keep()}
      >
        {t(isKept ? "build.kept" : "build.keep")}
      </button>
      {kept.some((deck) => deck.id === id) && (
        <button type="button" className="quiet" onClick={() => void drop()}>
          {t("build.drop")}
        </button>
      )}
      {line}
    </div>
  );
}

/** Keeping a deck under a name, and no longer; whether it is kept as it stands. */
function useKeeping(game: string, name: string, { cards, side }: Stock) {
  const [kept, look] = useKept(game);
  const [isKept, setIsKept] = useState(false);
  const refusal = useRefusal();
  const id = idOf(name);
  const keep = async () => {
    const deck = { name, ruleset: game, cards: { ...cards }, side: { ...side } };
    setIsKept((await refusal.of(riposte.decks.put(id, deck))) !== undefined);
    await look();
  };
  const drop = async () => {
    await refusal.of(riposte.decks.delete(id));
    setIsKept(false);
    await look();
  };
  return { kept, isKept, setIsKept, keep, drop, id, line: refusal.line };
}

/** The decks that the player keeps of a game, and a way to look again. */
function useKept(game: string): [kept: readonly ListedDeck[], look: () => Promise<void>] {
  const [kept, setKept] = useState<readonly ListedDeck[]>([]);
  const look = () =>
    riposte.decks.list().then(
      (decks) => setKept(decks.filter(({ ruleset }) => ruleset === game)),
      () => setKept([]),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each game
  useEffect(() => void look(), [game]);
  return [kept, look];
}

/** The key that the server keeps a deck of this name under. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40);

const Load = ({ decks, onLoad }: { readonly decks: readonly NamedDeck[]; onLoad(deck: NamedDeck): void }) => (
  <select
    aria-label={t("build.load")}
    value=""
    onChange={(event) => {
      const found = decks[Number(event.target.value)];
      if (found !== undefined) onLoad(found);
    }}
  >
    <option value="">{t("build.load")}</option>
    {decks.map(({ name, gone = [] }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two decks may be called alike
      <option key={at} value={at}>
        {gone.length > 0 ? t("sets.gone", { name }) : name}
      </option>
    ))}
  </select>
);
