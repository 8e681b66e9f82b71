/** Every card that can be drawn, as the table draws it; a click takes it there. */
import type { GamePlan } from "../../../../shared/games/plan.ts";
import type { CardInfo } from "../../../../shared/protocol/index.ts";
import { PrintedCard } from "../table/card-face.tsx";
import { t } from "../words/index.ts";

interface FacesOf {
  readonly cards: readonly CardInfo[];
  readonly plan: GamePlan;
  onPut(card: string): void;
}

export const Faces = ({ cards, plan, onPut }: FacesOf) => (
  <section className="shelf" aria-label={t("cards.cards", { n: cards.length })}>
    <h2 role="status">{cards.length === 0 ? t("cards.none") : t("cards.cards", { n: cards.length })}</h2>
    {cards.length > 0 && (
      <ul>
        {cards.map((card) => (
          <li key={card.id} data-card={card.id}>
            <button type="button" onClick={() => onPut(card.id)}>
              <span className="unseen">
                {t("cards.put", { name: card.name })}. {card.text.join(" ")}
              </span>
              <span aria-hidden="true">
                <PrintedCard card={card} plan={plan} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </section>
);
