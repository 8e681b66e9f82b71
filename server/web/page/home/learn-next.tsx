/** The games that the player has not played yet, with the way into each. */
import { PAGES } from "../../../../shared/games/pages.ts";
import type { MatchInfo } from "../../../../shared/protocol/index.ts";
import { LessonLink } from "../guide/lesson-link.tsx";
import { said, t } from "../words/index.ts";

/** More would be no advice. */
const SHOWN = 3;

export function LearnNext({ played }: { readonly played: readonly MatchInfo[] }) {
  const known = new Set(played.map(({ ruleset }) => ruleset));
  const next = PAGES.filter(({ id }) => !known.has(id)).slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <section className="open-tables learn" aria-label={t("home.next")}>
      <h2>{t("home.next")}</h2>
      <ul>
        {next.map(({ id }) => (
          <li key={id} data-game={id}>
            <span>
              <strong>{said(`game.${id}`)}</strong> <small>{said(`goal.${id}`)}</small>
            </span>
            <LessonLink game={id} className="button" />
          </li>
        ))}
      </ul>
    </section>
  );
}
