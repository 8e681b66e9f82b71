/** The text of a set, with what there is to say of it beside its lines. */
import { type ClipboardEvent, type CSSProperties, useRef } from "react";
import { t } from "../words/index.ts";
import type { Note } from "./source.ts";
import "../styles/sheet.css";

/** Characters from which on a browser takes seconds to paste them by itself. */
const LONG = 4_000;

interface SheetOf {
  readonly text: string;
  readonly notes: readonly Note[];
  /** What is said where there is nothing wrong. */
  readonly verdict: string | undefined;
  onText(text: string): void;
}

export function Sheet({ text, notes, verdict, onText }: SheetOf) {
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = text.split("\n");
  const most = lines.reduce((wide, line) => Math.max(wide, line.length), 0);
  const noted = Map.groupBy(notes, ({ line }) => line);
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
      {text.trim() !== "" && <Notes notes={notes} verdict={verdict} onLine={goTo} />}
      <div className="page">
        <ol className="numbers" aria-hidden="true">
          {lines.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <li key={at} data-faulty={markOf(noted.get(at + 1))}>
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
        {[...noted].map(([line, notes]) => (
          <p
            key={line}
            className="beside"
            aria-hidden="true"
            data-faulty={markOf(notes)}
            style={{ "--line": line - 1, "--column": lines[line - 1]?.length ?? 0 } as CSSProperties}
          >
            {notes.map(({ message }) => message).join(" · ")}
          </p>
        ))}
      </div>
    </section>
  );
}

const markOf = (notes: readonly Note[] = []): "true" | "warned" | undefined =>
  notes.some(({ isWarning }) => !isWarning) ? "true" : notes.length > 0 ? "warned" : undefined;

const lineHeight = (area: HTMLElement | null): number =>
  area === null ? 0 : Number.parseFloat(getComputedStyle(area).lineHeight);

interface NotesOf extends Pick<SheetOf, "notes" | "verdict"> {
  onLine(line: number): void;
}

/** All of them, each a way to its line. */
function Notes({ notes, verdict, onLine }: NotesOf) {
  const problems = notes.filter(({ isWarning }) => !isWarning);
  const warnings = notes.filter(({ isWarning }) => isWarning);
  return (
    <>
      {problems.length === 0 && verdict !== undefined && (
        <p className="judgement" data-legal="true" role="status">
          ✓ {verdict}
        </p>
      )}
      <Listed title={`✕ ${t("cards.problems", { n: problems.length })}`} notes={problems} onLine={onLine} />
      <Listed title={`! ${t("cards.warnings", { n: warnings.length })}`} notes={warnings} onLine={onLine} />
    </>
  );
}

interface ListedOf extends Omit<NotesOf, "verdict"> {
  readonly title: string;
}

const Listed = ({ title, notes, onLine }: ListedOf) =>
  notes.length > 0 && (
    <details className="judgement" open data-warned={notes.every(({ isWarning }) => isWarning)}>
      <summary>
        <span role="status">{title}</span>
      </summary>
      <ul>
        {notes.map(({ line, message }, at) => (
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
