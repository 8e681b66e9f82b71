/** The log in sentences; every card in them can be looked at. */
import { Fragment, memo, useMemo } from "react";
import type { CardInfo } from "../../../../shared/protocol/index.ts";
import type { LogLine } from "../match/stage.ts";
import { t } from "../words/index.ts";
import { type Scene, useScene } from "./context.ts";
import { Goal } from "./goal.tsx";

export function Log() {
  const { now, plan, look } = useScene();
  const names = useMemo(() => new Map([...now.cards.values()].map((card) => [card.name, card])), [now.cards]);
  const finder = useMemo(() => finderOf([...names.keys()]), [names]);
  return (
    <section className="log" aria-label={t("log.label")}>
      <h2>{t("log.title")}</h2>
      <Goal game={plan.id} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
      <div className="lines" role="log" aria-live="polite" tabIndex={0}>
        <div>
          {Array.from(Map.groupBy(now.log, pageOf), ([page, lines]) => (
            <Page key={page} lines={lines} finder={finder} names={names} look={look} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Lines that are drawn, laid out and painted together, and not with the others. */
const PAGE_LINES = 32;

const pageOf = ({ key }: LogLine): number => Math.floor(key / PAGE_LINES);

interface Finding {
  readonly finder: RegExp;
  readonly names: ReadonlyMap<string, CardInfo>;
  readonly look: Scene["look"];
}

/** Drawn again only where a line came: what was said stays said, until the oldest is dropped. */
const Page = memo(
  function Page({ lines, ...finding }: Finding & { readonly lines: readonly LogLine[] }) {
    return (
      <ol>
        {lines.map(({ key, text, kind }) => (
          <li key={key} className={kind}>
            <Sentence text={text} {...finding} />
          </li>
        ))}
      </ol>
    );
  },
  ({ lines: a, finder: were }, { lines: b, finder }) =>
    were === finder && a[0] === b[0] && a.at(-1) === b.at(-1) && a.length === b.length,
);

/** Finds card names in a sentence, whole and the longest first. */
const finderOf = (names: readonly string[]): RegExp => {
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return new RegExp(`(?<!\\p{L})(${escaped.join("|") || "(?!)"})(?!\\p{L})`, "u");
};

const Sentence = memo(function Sentence({ text, finder, names, look }: Finding & { readonly text: string }) {
  return text.split(finder).map((part, at) => {
    const card = names.get(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
    if (card === undefined) return <Fragment key={at}>{part}</Fragment>;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it is looked at, and does nothing
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={at}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a button is a box, and its full stop goes to the next line
        tabIndex={0}
        className="mention"
        onPointerEnter={() => look(card.id)}
        onPointerLeave={() => look(undefined)}
        onFocus={() => look(card.id)}
        onBlur={() => look(undefined)}
      >
        {part}
      </span>
    );
  });
});
