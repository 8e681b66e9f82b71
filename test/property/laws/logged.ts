import { expect } from "vitest";
import { LANGUAGES } from "../../../server/web/page/words/index.ts";
import { type Language, phrasesIn } from "../../../server/web/page/words/translation.ts";
import { type Phrases, Teller } from "../../../shared/client/index.ts";
import { type Match, publicView, type ViewEvent } from "../../../shared/kernel/index.ts";
import { shownOf, unheard } from "../../web/unsaid.ts";
import { toldTo, viewersOf } from "../bytes.ts";
import type { Law } from "../law.ts";
import { type Play, step } from "../play.ts";

const others: readonly Language[] = await Promise.all(
  Object.entries(LANGUAGES).flatMap(([tag, { load }]) => (tag === "en" ? [] : [load()])),
);

/** Cards, seats and numbers of a sentence, in order of the alphabet. */
const namedIn = (line: string): string => (line.match(/«[^»]*»|§\d|\d+/g) ?? []).toSorted().join(" ");

/** The log of one viewer: in phrases that show what they are made of, and in each language. */
interface Logs {
  readonly viewer: ReturnType<typeof viewersOf>[number];
  readonly shown: Teller;
  readonly english: Teller;
  readonly translated: readonly Teller[];
  /** Hears what comes of each move as one message. */
  readonly early: Teller;
  readonly lines: string[];
  /** What who comes late hears as one message. */
  readonly past: ViewEvent[];
}

function logsOf({ match, world }: Play): Logs[] {
  const cards = world.sets.flatMap((set) => set.cards).map(({ id }) => ({ id, name: `«${id}»` }));
  const seats = match.state.seats.map((_, seat) => `§${seat}`);
  const ruleset = world.ruleset.id;
  const teller = (phrases?: Phrases): Teller =>
    new Teller({ ruleset, seats, cards, phrases }, () => publicView(match as Match));
  return viewersOf(match).map((viewer) => ({
    viewer,
    shown: teller(shownOf(ruleset)),
    english: teller(),
    // A game that a language has no words for is told in English there.
    translated: others.flatMap((one) =>
      one.gameOf[ruleset]?.told === undefined ? [] : [teller(phrasesIn(one, ruleset))],
    ),
    early: teller(),
    past: [],
    lines: [],
  }));
}

/** The log says what happened: all that a note names, nothing that is not there, and the same in every language. */
function logged(play: Play, moves: number): void {
  const logs = logsOf(play);
  let events = play.journal.length === 0 ? play.first : [];
  for (let i = 0; i <= moves; i++) {
    for (const log of logs) {
      const told = toldTo(play.match, events, log.viewer);
      for (const event of told) judge(event, play.world.ruleset.id, log);
      log.past.push(...told);
      log.lines.push(...log.early.tell(told));
    }
    if (play.match.state.over !== null) break;
    events = step(play).events;
  }
  logsOf(play).forEach(({ english }, at) => {
    const { past, lines } = logs[at];
    // What has left is called by a name no more: only how much was told can be compared.
    const late = english.tell(past);
    if (late.length !== lines.length)
      expect.fail(`told later it is not the same:\n${lines.join("\n")}\n\n${late.join("\n")}`);
  });
}

function judge(event: ViewEvent, ruleset: string, { shown, english, translated }: Logs): void {
  const lines = shown.tell([event]);
  const faults = unheard(ruleset, event, lines);
  const plain = english.tell([event]);
  for (const teller of translated) {
    const other = teller.tell([event]);
    if (other.map(namedIn).join("; ") !== plain.map(namedIn).join("; "))
      faults.push(`not the same: ${plain.join(" ")} ${other.join(" ")}`);
    faults.push(...other.filter((line) => plain.includes(line)).map((line) => `in English: ${line}`));
  }
  if (faults.length > 0) expect.fail(faults.join("\n"));
}

export const laws: readonly Law[] = [
  {
    name: "the log says what happened, in every language",
    holds: logged,
    suits: ({ ruleset }) => ruleset.id !== "toy",
    quick: { runs: 3, moves: 60, after: 200 },
    long: { runs: 40, moves: 400 },
  },
];
