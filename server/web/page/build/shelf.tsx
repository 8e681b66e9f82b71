/** The cards of the game to choose from, as far as they fit what is looked for. */
import { useDeferredValue, useMemo, useState } from "react";
import { faceOf, type GamePlan } from "../../../../shared/games/plan.ts";
import type { CardInfo } from "../../../../shared/protocol/index.ts";
import type { Cards } from "../catalog.ts";
import { PrintedCard } from "../table/card-face.tsx";
import { cardPhrase } from "../words/cards.ts";
import { t } from "../words/index.ts";
import { type Counts, typeOf } from "./deck.ts";

interface ShelfOf {
  readonly plan: GamePlan;
  readonly cards: Cards;
  readonly counts: Counts;
  onChange(card: string, by: number): void;
}

export function Shelf({ plan, cards, counts, onChange }: ShelfOf) {
  const [wanted, setWanted] = useState("");
  const [type, setType] = useState("");
  const { shown, types } = useFound(plan, cards, wanted, type);
  return (
    <section className="shelf" aria-label={t("build.cards")}>
      <search>
        <input
          type="search"
          value={wanted}
          placeholder={t("build.search")}
          aria-label={t("build.search")}
          onChange={(event) => setWanted(event.target.value)}
        />
        <select value={type} aria-label={t("build.type")} onChange={(event) => setType(event.target.value)}>
          <option value="">{t("build.all")}</option>
          {types.map((one) => (
            <option key={one} value={one}>
              {cardPhrase(plan.id, one)}
            </option>
          ))}
        </select>
        <span role="status">{t("build.found", { n: shown.length })}</span>
      </search>
      <ul>
        {shown.map((card) => (
          <li key={card.id}>
            <Copies card={card} plan={plan} copies={counts[card.id]} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cards that fit, and every type there is to look for. */
function useFound(plan: GamePlan, cards: Cards, wanted: string, type: string) {
  const search = useDeferredValue(wanted.toLowerCase());
  const all = useMemo(
    () =>
      [...cards.values()].flatMap((card) => {
        const face = faceOf(card);
        // A token is made in play, and lies in no deck.
        return face.token === true ? [] : [{ card, look: plan.look(face) }];
      }),
    [cards, plan],
  );
  const shown = all.filter(
    ({ card, look }) =>
      (type === "" || typeOf(look) === type) &&
      `${card.name} ${card.text.join(" ")} ${look.line}`.toLowerCase().includes(search),
  );
  return {
    shown: shown.map(({ card }) => card),
    types: [...new Set(all.map(({ look }) => typeOf(look)))].sort(),
  };
}

interface CopiesOf {
  readonly card: CardInfo;
  readonly plan: GamePlan;
  readonly copies: number | undefined;
  readonly onChange: ShelfOf["onChange"];
}

/** One more by a click, one less by the other button. */
const Copies = ({ card, plan, copies, onChange }: CopiesOf) => (
  <button
    type="button"
    onClick={() => onChange(card.id, 1)}
    onContextMenu={(event) => {
      event.preventDefault();
      onChange(card.id, -1);
    }}
  >
    <span className="unseen">{t("build.add", { name: card.name, n: copies ?? 0 })}</span>
    <span aria-hidden="true">
      <PrintedCard card={card} plan={plan} />
    </span>
    {copies !== undefined && <b className="copies">{copies}</b>}
  </button>
);
