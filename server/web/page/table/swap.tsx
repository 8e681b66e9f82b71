/** Between two matches: cards of the deck for cards beside it. A click on a card puts it on the other side. */
import { type Counts, type Stock, sizeOf, withCopies } from "../build/deck.ts";
import { Menu } from "../menu.tsx";
import { t } from "../words/index.ts";
import { useScene } from "./context.ts";

interface SwapOf {
  readonly stock: Stock;
  readonly isFixed: boolean;
  onSwap(stock: Stock): void;
}

export function Swap({ stock: { cards, side }, isFixed, onSwap }: SwapOf) {
  return (
    <Menu className="swap" summary={t("swap.title")}>
      <Side
        title={t("swap.deck", { n: sizeOf(cards) })}
        counts={cards}
        isFixed={isFixed}
        onPick={(card) => onSwap({ cards: less(cards, card), side: more(side, card) })}
      />
      <Side
        title={t("swap.side", { n: sizeOf(side) })}
        counts={side}
        isFixed={isFixed}
        onPick={(card) => onSwap({ cards: more(cards, card), side: less(side, card) })}
      />
    </Menu>
  );
}

const more = (counts: Counts, card: string): Counts => withCopies(counts, card, (counts[card] ?? 0) + 1);
const less = (counts: Counts, card: string): Counts => withCopies(counts, card, (counts[card] ?? 0) - 1);

interface SideOf {
  readonly title: string;
  readonly counts: Counts;
  readonly isFixed: boolean;
  onPick(card: string): void;
}

function Side({ title, counts, isFixed, onPick }: SideOf) {
  const { now, look } = useScene();
  const name = (id: string) => now.cards.get(id)?.name ?? id;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {Object.keys(counts)
          .toSorted((a, b) => name(a).localeCompare(name(b)))
          .map((id) => (
            <li key={id}>
              <button
                type="button"
                disabled={isFixed}
                onClick={() => onPick(id)}
                onPointerEnter={() => look(id)}
                onPointerLeave={() => look(undefined)}
                onFocus={() => look(id)}
                onBlur={() => look(undefined)}
              >
                {counts[id]} {name(id)}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
