import { grandArchive } from "../../../shared/games/grand-archive/index.ts";
import type { GaWords } from "../../../shared/games/grand-archive/typed.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { tableOf } from "../../../shared/kernel/model/records.ts";
import { zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { inWords } from "../../words.ts";
import { itemOf, seatOf } from "../cards.ts";
import { byDefault, type Game } from "../game.ts";
import type { Contents } from "../scenario.ts";
import { DEFAULT, type GaGiven, grandArchiveDialect } from "./dialect.ts";
import type { GaIntent } from "./intents.ts";
import { gaMove } from "./moves.ts";
import { gaPosition } from "./position.ts";
import { gaPrinter } from "./print.ts";
import { intent as wire } from "./wire.ts";
import { requestWord, SEATS } from "./words.ts";

/** What waits on the stack by the card it comes from; a seat's zone; the step as a single word. */
function contents(m: Match, key: string): Contents {
  if (key === "step") return [{ card: tableOf(inWords<GaWords>(m)).step }];
  if (key === "stack")
    return m.state.entries.map(({ data }) => ({ card: m.state.cards[data.card as number] }));
  const [name, word] = key.split(".");
  const zone = zoneOf(m, word, seatOf(name));
  return m.state.zones[zone].list.map((slot) => itemOf(m, slot));
}

/** Numbers that the rules file leaves out. */
const NONE = new Set([7, 14, 23, 32, 40, 47, 55, 63, 70, 80, 88, 96, 103, 110, 118, 125]);
const EXAMPLES = Array.from({ length: 131 }, (_, at) => at + 1).filter((number) => !NONE.has(number));

/** Grand Archive as the scenario runner plays it. */
export const game: Game<GaGiven, GaIntent> = {
  dialect: grandArchiveDialect,
  ruleset: grandArchive,
  wire,
  letter: "G",
  examples: EXAMPLES.map((number) => `w${String(number).padStart(2, "0")}`),
  defaults: DEFAULT,
  called: { deck: "main" },
  fillers: "grand-archive-fixtures",
  advance: { action: "pass" },
  onward: byDefault,
  arrange: gaPosition,
  intent: gaMove,
  printer: gaPrinter,
  now: (m) => ({
    turn: SEATS[tableOf(inWords<GaWords>(m)).active],
    phase: tableOf(inWords<GaWords>(m)).phase,
  }),
  contents,
  requestWord,
};
