/** The page of a game's lesson: the table as it always is, with what to do next below it. */
import { useEffect, useMemo, useState } from "react";
import type { Lesson, LessonTexts } from "../../../../shared/games/lesson.ts";
import { PAGES, planOf } from "../../../../shared/games/pages.ts";
import { Bar } from "../table/bar.tsx";
import { Table } from "../table/table.tsx";
import { loadCardWords } from "../words/cards.ts";
import { t, useSpeech } from "../words/index.ts";
import { Coach } from "./coach.tsx";
import { LessonMatch, LostLesson } from "./lesson-match.ts";
import { useSteps } from "./steps.ts";
import "../styles/card.css";
import "../styles/table.css";
import "../styles/around.css";
import "../styles/tablet.css";
import "../styles/phone.css";
import "../styles/lesson.css";

interface LessonOf {
  readonly game: string;
  /** The player's name. */
  readonly player: string;
}

export default function LessonPage({ game, player }: LessonOf) {
  const { lesson, texts } = useLesson(game);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another match
  const match = useMemo(() => lesson && begun(lesson, player), [lesson, player, round]);
  if (match === null)
    return (
      <main className="notice">
        <p role="alert">{t("lesson.lost")}</p>
      </main>
    );
  if (match === undefined || texts === undefined)
    return (
      <main className="notice">
        <p role="status">{t("app.loading")}</p>
      </main>
    );
  return <Played key={round} match={match} texts={texts} onAgain={() => setRound(round + 1)} />;
}

interface PlayedOf {
  readonly match: LessonMatch;
  readonly texts: LessonTexts;
  onAgain(): void;
}

function Played({ match, texts, onAgain }: PlayedOf) {
  const { table, picture } = match.read();
  const { step } = useSteps(match);
  const foot = (
    <div className="lesson">
      <Coach match={match} texts={texts} onAgain={onAgain} />
      {step?.you !== undefined && <Bar />}
    </div>
  );
  return <Table store={match} plan={planOf(table.ruleset, picture)} foot={foot} />;
}

/** Null where the lesson does not fit the rules any more. */
function begun(lesson: Lesson, player: string): LessonMatch | null {
  try {
    return new LessonMatch(lesson, () => [player, t("lesson.other")]);
  } catch (error) {
    if (error instanceof LostLesson) return null;
    throw error;
  }
}

/** The lesson with its texts in the player's language, else in English. */
function useLesson(game: string): { readonly lesson?: Lesson; readonly texts?: LessonTexts } {
  const { lessonTexts } = useSpeech(game);
  const [lesson, setLesson] = useState<Lesson>();
  const [texts, setTexts] = useState<LessonTexts>();
  useEffect(() => {
    const found = PAGES.find(({ id }) => id === game)?.lesson;
    const words = loadCardWords(game);
    found?.().then(async (loaded) => {
      await words;
      setLesson(loaded.lesson);
    });
  }, [game]);
  useEffect(() => {
    lessonTexts?.().then((loaded) => setTexts(loaded.texts));
  }, [lessonTexts]);
  return { ...(lesson && { lesson }), ...(texts && { texts }) };
}
