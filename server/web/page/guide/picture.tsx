/** A picture of a game's table, drawn by the table's own parts from a moment of its lesson. Nothing in it can be done. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Lesson } from "../../../../shared/games/lesson.ts";
import { PAGES, planOf } from "../../../../shared/games/pages.ts";
import { LessonMatch, LostLesson } from "../lesson/lesson-match.ts";
import { useDoings } from "../match/making.ts";
import { useSuggestion } from "../match/suggestion.ts";
import { type Scene, SceneContext, SettingContext } from "../table/context.ts";
import { Sides } from "../table/sides.tsx";
import { loadCardWords } from "../words/cards.ts";
import { t, useLanguage } from "../words/index.ts";
import "../styles/card.css";
import "../styles/table.css";
import "../styles/tablet.css";
import "../styles/phone.css";
import "../styles/picture.css";

/** The part of a lesson after which much lies on its table, and the end is not seen yet. */
const SHOWN = 0.65;

/** The table's own sizes in pixels: what is made for a phone is drawn on a phone. */
const WIDE = { width: 1200, height: 760 };
const NARROW = { width: 390, height: 640 };
/** As phone.css has it: what stands above each other there is drawn so. */
const UPRIGHT = "(max-width: 480px), (max-width: 600px) and (min-height: 401px)";

export default function Picture({ game }: { readonly game: string }) {
  const language = useLanguage();
  const [match, setMatch] = useState<LessonMatch>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: its cards speak the language in which it was begun
  useEffect(() => {
    const words = loadCardWords(game);
    const found = PAGES.find(({ id }) => id === game)?.lesson?.();
    void words.then(async () => {
      const loaded = await found;
      setMatch(loaded && played(loaded.lesson));
    });
  }, [game, language]);
  return match === undefined ? null : (
    <figure className="picture" role="img" aria-label={t("guide.table")}>
      <Scaled>
        <Drawn key={language} match={match} />
      </Scaled>
    </figure>
  );
}

/** The lesson taken so far as it is shown; undefined where it does not fit the rules any more. */
function played(lesson: Lesson): LessonMatch | undefined {
  try {
    const match = new LessonMatch(lesson, () => [t("guide.yours"), t("guide.theirs")]);
    while (match.lost === undefined && match.at < match.length * SHOWN) {
      if (match.step?.you === undefined) match.readOn();
      else match.show();
    }
    return match;
  } catch (error) {
    if (error instanceof LostLesson) return undefined;
    throw error;
  }
}

function Drawn({ match }: { readonly match: LessonMatch }) {
  const now = match.read();
  const plan = planOf(now.table.ruleset, now.picture);
  const doings = useDoings(match, now.seat, plan);
  const suggesting = useSuggestion(match, now);
  const scene: Scene = {
    client: undefined,
    say: undefined,
    mute: () => {},
    now,
    plan,
    doings,
    suggesting,
    look: () => {},
  };
  const setting = { plan, cards: now.cards, places: {}, point: () => {}, look: scene.look };
  return (
    <SettingContext value={setting}>
      <SceneContext value={scene}>
        <div className="table" data-game={plan.id} inert>
          <Sides />
        </div>
      </SceneContext>
    </SettingContext>
  );
}

/** What is as large as a table, made as small as its place. */
function Scaled({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [across, setAcross] = useState(0);
  useEffect(() => {
    const sized = new ResizeObserver(([entry]) => setAcross(entry?.contentRect.width ?? 0));
    if (place.current !== null) sized.observe(place.current);
    return () => sized.disconnect();
  }, []);
  const { width, height } = matchMedia(UPRIGHT).matches ? NARROW : WIDE;
  const scale = across / width;
  return (
    <div ref={place} style={{ height: height * scale }}>
      <div style={{ width, height, transform: `scale(${scale})` }}>{children}</div>
    </div>
  );
}
