/** What the match is about, with a way to its guide; that opens beside the match, which goes on. */
import { pathOf } from "../routes.ts";
import { said, t } from "../words/index.ts";

export function Goal({ game }: { readonly game: string }) {
  const goal = said(`goal.${game}`);
  return (
    <p className="goal">
      {goal !== undefined && `${goal} `}
      <a href={pathOf.guide(game)} target="_blank" rel="noopener">
        {t("home.learn")}
      </a>
    </p>
  );
}
