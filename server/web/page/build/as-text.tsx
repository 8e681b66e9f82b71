/** A deck as lines of text, to copy out and in. */
import { useState } from "react";
import type { Cards } from "../catalog.ts";
import { t } from "../words/index.ts";
import { readText, type Stock, textOf } from "./deck.ts";

export function AsText({
  cards,
  stock,
  onRead,
}: {
  readonly cards: Cards;
  readonly stock: Stock;
  onRead(stock: Stock): void;
}) {
  const [text, setText] = useState<string>();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const read = () => {
    const found = readText(text ?? "", cards);
    setUnknown(found.unknown);
    if (found.unknown.length > 0) return;
    onRead(found.stock);
    setText(undefined);
  };
  return (
    <details className="as-text">
      <summary>{t("build.text")}</summary>
      <textarea
        rows={8}
        aria-label={t("build.text")}
        value={text ?? textOf(stock, cards)}
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
