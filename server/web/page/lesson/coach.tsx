/** The words of the step: what has happened, and what to do next. */
import { useEffect, useRef } from "react";
import type { LessonTexts } from "../../../../shared/games/lesson.ts";
import { onLink, pathOf } from "../routes.ts";
import { t } from "../words/index.ts";
import type { LessonMatch } from "./lesson-match.ts";
import { useSteps } from "./steps.ts";

interface CoachOf {
  readonly match: LessonMatch;
  readonly texts: LessonTexts;
  onAgain(): void;
}

export function Coach({ match, texts, onAgain }: CoachOf) {
  const { step, at, length } = useSteps(match);
  const on = useRef<HTMLButtonElement>(null);
  // Enter goes on, until there is something to do.
  useEffect(() => on.current?.focus());
  const { lost } = match;
  const isLast = lost !== undefined || at === length - 1;
  return (
    <section className="coach" aria-label={t("lesson.label")}>
      <p role="status" aria-live="polite">
        <small>{t("lesson.step", { at: at + 1, all: length })}</small>{" "}
        {lost === undefined ? texts[step?.id ?? ""] : t("lesson.elsewhere")}
      </p>
      {step?.you !== undefined && !isLast && (
        <button type="button" className="quiet" onClick={() => match.show()}>
          {t("lesson.show")}
        </button>
      )}
      {step?.you === undefined && !isLast && (
        <button type="button" className="main" ref={on} onClick={() => match.readOn()}>
          {t("lesson.on")}
        </button>
      )}
      {isLast && (
        <>
          <button type="button" onClick={onAgain}>
            {t("lesson.again")}
          </button>
          <a className="button main" href={pathOf.home} onClick={onLink}>
            {t("lesson.play")}
          </a>
        </>
      )}
    </section>
  );
}
