/** On which terms to play: the clock, and how many matches. */
import { type ClockName, clockNames, type TableInfo } from "../../../../shared/protocol/index.ts";
import { said, t } from "../words/index.ts";

export interface Terms {
  readonly clock: ClockName;
  readonly bestOf: TableInfo["bestOf"];
}

export const USUAL: Terms = { clock: "standard", bestOf: 1 };

const SERIES = [1, 3, 5] as const;

export function TermsPicker({ terms, onChange }: { readonly terms: Terms; onChange(terms: Terms): void }) {
  const { clock, bestOf } = terms;
  return (
    <div className="terms">
      <select
        aria-label={t("terms.clock")}
        value={clock}
        onChange={({ target }) =>
          onChange({ ...terms, clock: clockNames.find((one) => one === target.value) ?? clock })
        }
      >
        {clockNames.map((one) => (
          <option key={one} value={one}>
            {said(`terms.${one}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t("terms.series")}
        value={bestOf}
        onChange={({ target }) =>
          onChange({ ...terms, bestOf: SERIES.find((one) => String(one) === target.value) ?? bestOf })
        }
      >
        {SERIES.map((one) => (
          <option key={one} value={one}>
            {t(one === 1 ? "terms.single" : "terms.bestOf", { n: one })}
          </option>
        ))}
      </select>
    </div>
  );
}
