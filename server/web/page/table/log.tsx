/** What happened, in sentences; every card in them can be looked at. */
import { Fragment, memo, useMemo } from "react";
import type { CardInfo } from "../../../../shared/protocol/index.ts";
import { t } from "../words/index.ts";
import { type Scene, useScene } from "./context.ts";

export function Log() {
  const { now, look } = useScene();
  const names = useMemo(() => new Map([...now.cards.values()].map((card) => [card.name, card])), [now.cards]);
  const finder = useMemo(() => finderOf([...names.keys()]), [names]);
  return (
    <section className="log" aria-label={t("log.label")}>
      <h2>{t("log.title")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
      <div className="lines" role="log" aria-live="polite" tabIndex={0}>
        <ol>
          {now.log.map(({ key, text, kind }) => (
            <li key={key} className={kind}>
              <Sentence text={text} finder={finder} names={names} look={look} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Finds card names in a sentence, whole and the longest first. */
const finderOf = (names: readonly string[]): RegExp => {
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return new RegExp(`(?<!\\p{L})(${escaped.join("|") || "(?!)"})(?!\\p{L})`, "u");
};

/** Drawn once: what was said stays said. */
const Sentence = memo(function Sentence({
  text,
  finder,
  names,
  look,
}: {
  readonly text: string;
  readonly finder: RegExp;
  readonly names: ReadonlyMap<string, CardInfo>;
  readonly look: Scene["look"];
}) {
  return text.split(finder).map((part, at) => {
    const card = names.get(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
    if (card === undefined) return <Fragment key={at}>{part}</Fragment>;
    return (
      <button
        type="button"
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={at}
        className="mention"
        onPointerEnter={() => look(card.id)}
        onPointerLeave={() => look(undefined)}
        onFocus={() => look(card.id)}
        onBlur={() => look(undefined)}
      >
        {part}
      </button>
    );
  });
});
