/** The costs and kinds of a deck's cards, as bars with their numbers. */

import type { GamePlan } from "../../../../shared/games/plan.ts";
import type { Cards } from "../catalog.ts";
import { cardPhrase } from "../words/cards.ts";
import { t } from "../words/index.ts";
import { type Counts, costOf, tally, typeOf } from "./deck.ts";

interface ChartsOf {
  readonly plan: GamePlan;
  readonly cards: Cards;
  readonly counts: Counts;
}

export function Charts({ plan, cards, counts }: ChartsOf) {
  return (
    <div className="charts">
      <Bars title={t("build.curve")} rows={tally(counts, cards, plan, (look) => String(costOf(look)))} />
      <Bars
        title={t("build.types")}
        rows={tally(counts, cards, plan, (look) => cardPhrase(plan.id, typeOf(look)))}
      />
    </div>
  );
}

function Bars({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly (readonly [string, number])[];
}) {
  const most = Math.max(1, ...rows.map(([, copies]) => copies));
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([value, copies]) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>
              <span style={{ width: `${(100 * copies) / most}%` }} />
              {copies}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
