/** The text of a set, with each problem beside its line. */
import { type ClipboardEvent, type CSSProperties, useRef } from "react";
import { t } from "../words/index.ts";
import type { Note } from "./source.ts";

/** Characters from which on a browser takes seconds to paste them by itself. */
const LONG = 4_000;

interface SheetOf {
  readonly text: string;
  readonly problems: readonly Note[];
  onText(text: string): void;
}

export function Sheet({ text, problems, onText }: SheetOf) {
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = text.split("\n");
  const most = lines.reduce((wide, line) => Math.max(wide, line.length), 0);
  const goTo = (line: number) => {
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
    area.current?.parentElement?.scrollTo({ top: (line - 4) * lineHeight(area.current) });
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text");
    if (pasted.length < LONG) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    onText(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
  };
  return (
    <section className="sheet" aria-label={t("cards.text")}>
      <Problems problems={problems} isEmpty={text.trim() === ""} onLine={goTo} />
      <div className="page">
        <ol className="numbers" aria-hidden="true">
          {lines.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <li key={at} data-faulty={problems.some(({ line }) => line === at + 1)}>
              {at + 1}
            </li>
          ))}
        </ol>
        <textarea
          ref={area}
          value={text}
          rows={lines.length}
          cols={most + 1}
          wrap="off"
          spellCheck={false}
          aria-label={t("cards.text")}
          placeholder={t("cards.drop")}
          onChange={(event) => onText(event.target.value)}
          onPaste={onPaste}
        />
        {[...Map.groupBy(problems, ({ line }) => line)].map(([line, notes]) => (
          <p
            key={line}
            className="beside"
            aria-hidden="true"
            style={{ "--line": line - 1, "--column": lines[line - 1]?.length ?? 0 } as CSSProperties}
          >
            {notes.map(({ message }) => message).join(" · ")}
          </p>
        ))}
      </div>
    </section>
  );
}

const lineHeight = (area: HTMLElement | null): number =>
  area === null ? 0 : Number.parseFloat(getComputedStyle(area).lineHeight);

interface ProblemsOf {
  readonly problems: readonly Note[];
  /** There is nothing yet that could be wrong. */
  readonly isEmpty: boolean;
  onLine(line: number): void;
}

/** All of them, each a way to its line. */
function Problems({ problems, isEmpty, onLine }: ProblemsOf) {
  if (isEmpty) return null;
  if (problems.length === 0)
    return (
      <p className="judgement" data-legal="true" role="status">
        ✓ {t("cards.sound")}
      </p>
    );
  return (
    <details className="judgement" open>
      <summary>
        <span role="status">✕ {t("cards.problems", { n: problems.length })}</span>
      </summary>
      <ul>
        {problems.map(({ line, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
          <li key={at}>
            <button type="button" className="quiet" onClick={() => onLine(line)}>
              {t("cards.line", { n: line, message })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
