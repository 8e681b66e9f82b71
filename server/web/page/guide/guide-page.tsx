/** How a game is played, for who never saw it: its goal, its table, its guide, and the words on its cards. */
import { useEffect, useState } from "react";
import { PAGES, planOf } from "../../../../shared/games/pages.ts";
import type { GamePlan, Guide, ZonePlan } from "../../../../shared/games/plan.ts";
import { zoneName } from "../match/names.ts";
import { onLink, pathOf } from "../routes.ts";
import { said, t, useLanguage } from "../words/index.ts";
import { keywordsIn } from "../words/reminders.ts";
import "../styles/home.css";
import "../styles/guide.css";

export default function GuidePage({ game }: { readonly game: string }) {
  const guide = useGuide(game);
  const name = said(`game.${game}`) ?? game;
  const goal = said(`goal.${game}`);
  return (
    <main className="guide" data-game={game}>
      <header>
        <a className="brand" href={pathOf.home} onClick={onLink}>
          Riposte
        </a>
        <h1>{t("guide.title", { game: name })}</h1>
        {goal !== undefined && <p className="goal">{goal}</p>}
      </header>
      <Table plan={planOf(game)} />
      {guide.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <Keywords game={game} />
    </main>
  );
}

/** The chapters in the player's language, else in English; none until they have come, or where the game has none. */
function useGuide(game: string): Guide {
  const language = useLanguage();
  const [guide, setGuide] = useState<Guide>([]);
  useEffect(() => {
    const guides = PAGES.find(({ id }) => id === game)?.guides;
    const load = guides?.[language] ?? guides?.en;
    load?.().then((loaded) => setGuide(loaded.guide));
  }, [game, language]);
  return guide;
}

/** Where everything lies, by the same plan as the table itself: your side below, the other player's above. */
function Table({ plan }: { readonly plan: GamePlan }) {
  const row = (zones: readonly ZonePlan[]) => (
    <div className="guide-row" key={zones.map(({ id }) => id).join()}>
      {zones.map(({ id, wide = 1 }) => (
        <span key={id} style={{ flexGrow: wide }}>
          {zoneName(plan.id, id)}
        </span>
      ))}
    </div>
  );
  const track = plan.track && t(plan.track === "regions" ? "track.adventure" : "track.biomes");
  const side = (whose: string, rows: readonly (readonly ZonePlan[])[]) => (
    <div className="guide-side">
      <b>{whose}</b>
      <div className="guide-mat">{rows.map(row)}</div>
      <div className="guide-piles">{plan.side.map((zone) => row([zone]))}</div>
    </div>
  );
  const hand: ZonePlan = { id: plan.hand[0] ?? "hand", as: "row" };
  return (
    <section>
      <h2>{t("guide.table")}</h2>
      <div className="guide-table">
        {side(t("guide.theirs"), plan.mat.toReversed())}
        {track !== undefined && (
          <div className="guide-row">
            <span>{track}</span>
          </div>
        )}
        {plan.middle.length > 0 && row(plan.middle)}
        {side(t("guide.yours"), [...plan.mat, [hand]])}
      </div>
    </section>
  );
}

function Keywords({ game }: { readonly game: string }) {
  const words = keywordsIn(game);
  if (words.length === 0) return null;
  return (
    <section>
      <h2>{t("guide.keywords")}</h2>
      <dl>
        {words.map(({ word, help }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
