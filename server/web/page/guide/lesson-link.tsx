import { PAGES } from "../../../../shared/games/pages.ts";
import { onLink, pathOf } from "../routes.ts";
import { t } from "../words/index.ts";

/** The way to a game's first match, step by step; nothing where it has none. */
export function LessonLink({ game, className }: { readonly game: string; readonly className?: string }) {
  if (PAGES.find(({ id }) => id === game)?.lesson === undefined) return null;
  return (
    <a className={className} href={pathOf.lesson(game)} onClick={onLink}>
      {t("lesson.begin")}
    </a>
  );
}
