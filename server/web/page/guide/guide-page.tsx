/** How a game is played, for who never saw it: its goal, its table, its guide, and the words on its cards. */
import { useEffect, useState } from "react";
import { PAGES, planOf } from "../../../../shared/games/pages.ts";
import type { GamePlan, GuideFile, ZonePlan } from "../../../../shared/games/plan.ts";
import { Brand } from "../brand.tsx";
import { late } from "../late.tsx";
import { zoneName } from "../match/names.ts";
import { loadCardWords } from "../words/cards.ts";
import { said, t, useSpeech } from "../words/index.ts";
import { keywordsIn } from "../words/reminders.ts";
import { Glossary } from "./glossary.tsx";
import { LessonLink } from "./lesson-link.tsx";
import { placesIn } from "./places.ts";
import "../styles/home.css";
import "../styles/guide.css";

/** The rules of the games are in it. */
const Picture = late(
  () => import("./picture.tsx"),
  ({ game }) => <Sketch plan={planOf(game)} />,
);

export default function GuidePage({ game }: { readonly game: string }) {
  const { guide, places = {} } = useGuide(game);
  const plan = planOf(game);
  const lesson = PAGES.find(({ id }) => id === game)?.lesson;
  const keywords = keywordsIn(game);
  const name = said(`game.${game}`) ?? game;
  const goal = said(`goal.${game}`);
  return (
    <main className="guide" data-game={game}>
      <header>
        <Brand />
        <h1>{t("guide.title", { game: name })}</h1>
        {goal !== undefined && <p className="goal">{goal}</p>}
        <LessonLink game={game} className="button main" />
      </header>
      <section>
        <h2>{t("guide.table")}</h2>
        {lesson === undefined ? <Sketch plan={plan} /> : <Picture key={game} game={game} />}
        <Glossary entries={placesIn(plan, places)} />
      </section>
      {guide.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      {keywords.length > 0 && (
        <section>
          <h2>{t("guide.keywords")}</h2>
          <Glossary entries={keywords} />
        </section>
      )}
    </main>
  );
}

/** The chapters, once they and the words of its cards have come: in the player's language, else in English. */
function useGuide(game: string): GuideFile {
  const { guide: load } = useSpeech(game);
  const [guide, setGuide] = useState<GuideFile>({ guide: [] });
  useEffect(() => {
    const words = loadCardWords(game);
    const chapters = load?.();
    void words.then(async () => setGuide((await chapters) ?? { guide: [] }));
  }, [game, load]);
  return guide;
}

/** Where everything lies, by the same plan as the table itself: your side below, the other player's above. */
function Sketch({ plan }: { readonly plan: GamePlan }) {
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
  );
}
