/** The deck builder: search the cards of a game, count them, hear at once what is wrong, keep the deck. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { planOf } from "../../../../shared/games/pages.ts";
import type { GamePlan } from "../../../../shared/games/plan.ts";
import { type PlayerSetInfo, TABLE_SETS } from "../../../../shared/protocol/index.ts";
import { Brand } from "../brand.tsx";
import { type Cards, cardsOf, type SetInfo, setsWith } from "../catalog.ts";
import { riposte } from "../player.ts";
import { type KnownSets, playable, useKnownSets } from "../sets/known.ts";
import { SetPicker } from "../sets/set-picker.tsx";
import { Emblem } from "../table/emblem.tsx";
import { said, t } from "../words/index.ts";
import { AsText } from "./as-text.tsx";
import { Charts } from "./charts.tsx";
import { type Counts, type Stock, sizeOf, withCopies } from "./deck.ts";
import { Keep, type Starter } from "./keep.tsx";
import { Shelf } from "./shelf.tsx";
import "../styles/home.css";
import "../styles/card.css";
import "../styles/builder.css";

export default function Builder({ game }: { readonly game: string }) {
  const [cards, setCards] = useState<Cards>();
  const [sets, setSets] = useState<readonly SetInfo[]>([]);
  const [known] = useKnownSets();
  const [chosen, choose] = useState<readonly PlayerSetInfo[]>();
  const plan = planOf(game);
  const offered = playable(known, game);
  // One's own are what one has come for.
  const used = useMemo(() => chosen ?? ownOf(known, game), [chosen, known, game]);
  useEffect(() => {
    cardsOf(game, used).then(setCards, () => setCards(new Map()));
    setsWith(game, used).then(setSets, () => {});
  }, [game, used]);
  if (cards === undefined)
    return (
      <main className="notice">
        <p role="status">{t("app.loading")}</p>
      </main>
    );
  const starters = sets.flatMap(({ decks }) => decks);
  return (
    <main className="builder" data-game={game}>
      <header>
        <Brand />
        <h1>{t("build.title", { game: said(`game.${game}`) ?? game })}</h1>
      </header>
      <Bench plan={plan} cards={cards} starters={starters}>
        <SetPicker title={t("sets.toBuild")} sets={offered} chosen={used} onChoose={choose} />
      </Bench>
    </main>
  );
}

const ownOf = (known: KnownSets | undefined, game: string): PlayerSetInfo[] =>
  playable(known, game)
    .filter(({ id }) => known?.own.some((one) => one.id === id))
    .slice(0, TABLE_SETS);

function Bench({
  plan,
  cards,
  starters,
  children,
}: {
  readonly plan: GamePlan;
  readonly cards: Cards;
  readonly starters: readonly Starter[];
  readonly children: ReactNode;
}) {
  const [stock, setStock] = useState<Stock>({ cards: {}, side: {} });
  const [part, setPart] = useState<keyof Stock>("cards");
  const change = (card: string, by: number) =>
    setStock((was) => ({ ...was, [part]: withCopies(was[part], card, (was[part][card] ?? 0) + by) }));
  return (
    <div className="bench">
      <Shelf plan={plan} cards={cards} counts={stock[part]} onChange={change} />
      <aside className="deck">
        {children}
        <Keep game={plan.id} stock={stock} starters={starters} onLoad={setStock} />
        <Judgement game={plan.id} stock={stock} />
        {plan.hasSide && <Parts stock={stock} part={part} onPart={setPart} />}
        {part === "cards" && <Charts plan={plan} cards={cards} counts={stock.cards} />}
        <List cards={cards} counts={stock[part]} onChange={change} />
        <AsText cards={cards} stock={stock} onRead={setStock} />
      </aside>
    </div>
  );
}

interface PartsOf {
  readonly stock: Stock;
  readonly part: keyof Stock;
  onPart(part: keyof Stock): void;
}

/** Which of the two is filled: the deck, or what lies beside it. */
const Parts = ({ stock: { cards, side }, part, onPart }: PartsOf) => (
  <div className="parts">
    <button type="button" aria-pressed={part === "cards"} onClick={() => onPart("cards")}>
      {t("swap.deck", { n: sizeOf(cards) })}
    </button>
    <button type="button" aria-pressed={part === "side"} onClick={() => onPart("side")}>
      {t("swap.side", { n: sizeOf(side) })}
    </button>
  </div>
);

interface ListOf {
  readonly cards: Cards;
  readonly counts: Counts;
  onChange(card: string, by: number): void;
}

const List = ({ cards, counts, onChange }: ListOf) => (
  <ul className="list" aria-label={t("build.deck", { n: sizeOf(counts) })}>
    {Object.entries(counts).map(([id, copies]) => (
      <li key={id}>
        <b>{copies}</b>
        <span>
          {cards.get(id)?.name ?? id} <Emblem badge={cards.get(id)?.badge} />
        </span>
        <button
          type="button"
          aria-label={t("build.less", { name: cards.get(id)?.name ?? id })}
          onClick={() => onChange(id, -1)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={t("build.more", { name: cards.get(id)?.name ?? id })}
          onClick={() => onChange(id, 1)}
        >
          +
        </button>
      </li>
    ))}
  </ul>
);

/** The server's verdict on the deck, asked again when it has changed. */
function Judgement({ game, stock: { cards, side } }: { readonly game: string; readonly stock: Stock }) {
  const [problems, setProblems] = useState<readonly string[]>();
  useEffect(() => {
    let isCurrent = true;
    if (sizeOf(cards) + sizeOf(side) === 0) return setProblems(undefined);
    riposte.validateDeck({ ruleset: game, deck: { cards: { ...cards } }, side: { ...side } }).then(
      (said) => isCurrent && setProblems(said.problems),
      () => isCurrent && setProblems(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [game, cards, side]);
  if (problems === undefined) return <p className="judgement">{t("build.empty")}</p>;
  if (problems.length === 0)
    return (
      <p className="judgement" data-legal="true" role="status">
        ✓ {t("build.legal")}
      </p>
    );
  return (
    <div className="judgement" role="status">
      ✕ {t("build.illegal")}
      <ul>
        {problems.slice(0, 12).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
