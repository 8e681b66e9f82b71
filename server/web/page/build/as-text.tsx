/** A deck as lines of text, to copy out and in. */
import { useState } from "react";
import type { Cards } from "../catalog.ts";
import { t } from "../words/index.ts";
import { type Counts, readText, textOf } from "./deck.ts";

export function AsText({
  cards,
  counts,
  onRead,
}: {
  readonly cards: Cards;
  readonly counts: Counts;
  onRead(counts: Counts): void;
}) {
  const [text, setText] = useState<string>();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const read = () => {
    const found = readText(text ?? "", cards);
    setUnknown(found.unknown);
    if (found.unknown.length > 0) return;
    onRead(found.counts);
    setText(undefined);
  };
  return (
    <details className="as-text">
      <summary>{t("build.text")}</summary>
      <textarea
        rows={8}
        aria-label={t("build.text")}
        value={text ?? textOf(counts, cards)}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== undefined && (
        <button type="button" onClick={read}>
          {t("build.read")}
        </button>
      )}
      {unknown.length > 0 && <p role="alert">{t("build.unknown", { lines: unknown.join("; ") })}</p>}
    </details>
  );
}
