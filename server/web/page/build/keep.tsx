/** Keeping a deck with the server, and beginning from one there is. */
import { useEffect, useState } from "react";
import type { SetInfo } from "../catalog.ts";
import { useRefusal } from "../home/refusal.tsx";
import { riposte } from "../player.ts";
import { t } from "../words/index.ts";
import { type Counts, sizeOf } from "./deck.ts";

export type Starter = SetInfo["decks"][number];

interface NamedDeck {
  readonly name: string;
  readonly cards: Counts;
}

export function Keep({
  game,
  counts,
  starters,
  onLoad,
}: {
  readonly game: string;
  readonly counts: Counts;
  readonly starters: readonly Starter[];
  onLoad(counts: Counts): void;
}) {
  const [name, setName] = useState("");
  const [kept, setKept] = useState<
    readonly { readonly id: string; readonly name: string; readonly cards: Counts }[]
  >([]);
  const [isKept, setIsKept] = useState(false);
  const refusal = useRefusal();
  const look = () =>
    riposte.decks.list().then(
      (decks) => setKept(decks.filter(({ ruleset }) => ruleset === game)),
      () => setKept([]),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each game
  useEffect(() => void look(), [game]);
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40);
  const keep = async () => {
    const answer = await refusal.of(riposte.decks.put(id, { name, ruleset: game, cards: { ...counts } }));
    setIsKept(answer !== undefined);
    await look();
  };
  return (
    <div className="keep">
      <Load
        decks={[...kept, ...starters]}
        onLoad={(deck) => {
          onLoad(deck.cards);
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
        disabled={id === "" || sizeOf(counts) === 0}
        onClick={() => void keep()}
      >
        {t(isKept ? "build.kept" : "build.keep")}
      </button>
      {refusal.line}
    </div>
  );
}

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
    {decks.map(({ name }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two decks may be called alike
      <option key={at} value={at}>
        {name}
      </option>
    ))}
  </select>
);
