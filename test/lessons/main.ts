/**
 * `npm run lesson -- GAME`: a game's lesson as it goes, step by step, for who writes one. With `--seeds N` it tries N
 * seeds, and prints the first with which every step can be taken.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { type LessonMatch, LostLesson } from "../../server/web/page/lesson/lesson-match.ts";
import type { Lesson, LessonStep } from "../../shared/games/lesson.ts";
import { lessons, takeLesson } from "./play.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: "string" } },
});
const found = lessons.find(({ id }) => id === positionals[0]);
if (found === undefined) {
  console.error(`Say the game: ${lessons.map(({ id }) => id).join(", ")} have a lesson.`);
  process.exit(1);
}
const { lesson } = await found.load();
const { texts } = (await (
  await import("../../shared/games/pages.ts")
).PAGES.find(({ id }) => id === found.id)?.lessonTexts?.()) ?? { texts: {} };

if (values.seeds === undefined) tell(lesson);
else seek(lesson, Number(values.seeds));

function tell(lesson: Lesson): void {
  let told = 0;
  const print = (step: LessonStep, match: LessonMatch): void => {
    const { log, picture, seat } = match.read();
    for (const { key, text } of log) if (key > told) console.log(`      ${text}`);
    told = log.at(-1)?.key ?? told;
    console.log(`${match.at + 1}. ${step.id}: ${texts[step.id ?? ""] ?? "(no text)"}`);
    for (const [zone, { things = [] }] of Object.entries(picture.zones)) {
      const cards = things.flatMap((name) => (name === null ? [] : (picture.things[name]?.card ?? "?")));
      if (cards.length > 0) console.log(`        ${zone}: ${cards.join(", ")}`);
    }
    if (step.you !== undefined)
      console.log(
        `   => ${JSON.stringify(step.you)} of ${seat.options.map((offer) => JSON.stringify(offer)).join("; ")}`,
      );
    if (step.they !== undefined) console.log(`   <= ${JSON.stringify(step.they)}`);
  };
  try {
    const match = takeLesson(lesson, print);
    for (const { key, text } of match.read().log) if (key > told) console.log(`      ${text}`);
    console.log(match.read().picture.over ?? "the match goes on");
  } catch (error) {
    if (!(error instanceof LostLesson)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function seek(lesson: Lesson, tries: number): void {
  let furthest = 0;
  for (let n = 0; n < tries; n++) {
    const seed = randomBytes(32).toString("hex");
    let at = 0;
    try {
      takeLesson({ ...lesson, seed }, () => at++);
      console.log(seed);
      return;
    } catch (error) {
      if (!(error instanceof LostLesson)) throw error;
      if (at > furthest) console.log(`${at} of ${lesson.steps.length} steps with ${seed}: ${error.message}`);
      furthest = Math.max(at, furthest);
    }
  }
  console.error("No seed was found: ask for less at once, or give the decks more of what is needed.");
  process.exitCode = 1;
}
