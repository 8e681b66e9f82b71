/** On which terms to play: the clock, and how many matches. */
import { CLOCKS, type ClockName, clockNames, type TableInfo } from "../../../../shared/protocol/index.ts";
import { said, t } from "../words/index.ts";

export interface Terms {
  readonly clock: ClockName;
  readonly bestOf: TableInfo["bestOf"];
}

export const USUAL: Terms = { clock: "standard", bestOf: 1 };

/** "Standard: 15 minutes", or how many minutes; undefined without a clock. */
function clockWords(clock: TableInfo["clock"]): string | undefined {
  if (clock === null) return undefined;
  const name = clockNames.find((one) => CLOCKS[one].bank === clock.bank);
  return name === undefined
    ? t("terms.minutes", { n: Math.round(clock.bank / 60_000) })
    : said(`terms.${name}`);
}

/** What is played for, to who is invited: clock, number of matches, edition of the rules. */
export const termsText = ({ ruleset, profile, clock, bestOf, rated }: TableInfo): string =>
  [
    clockWords(clock) ?? t("terms.noClock"),
    t(bestOf === 1 ? "terms.single" : "terms.bestOf", { n: bestOf }),
    said(`profile.${ruleset}.${profile}`) ?? t("terms.profile", { profile }),
    rated && t("terms.rated"),
  ]
    .filter(Boolean)
    .join(" · ");

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
