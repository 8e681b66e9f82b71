import { altered } from "../../../shared/games/altered/index.ts";
import type { AlteredWords } from "../../../shared/games/altered/typed.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { seatVarsOf, tableOf } from "../../../shared/kernel/model/records.ts";
import { slotOf } from "../../../shared/kernel/model/state.ts";
import { zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { inWords } from "../../words.ts";
import { itemOf, seatOf } from "../cards.ts";
import { byDefault, type Game } from "../game.ts";
import type { Contents } from "../scenario.ts";
import { type AlteredGiven, alteredDialect, DEFAULT } from "./dialect.ts";
import type { AlteredIntent } from "./intents.ts";
import { alteredMove } from "./moves.ts";
import { alteredPosition } from "./position.ts";
import { alteredPrinter, turnWord } from "./print.ts";
import { intent as wire } from "./wire.ts";
import { zoneId } from "./words.ts";

/** A seat's things in a zone; of shared zones those it owns. */
function contents(m: Match, key: string): Contents {
  const [name, word] = key.split(".");
  const seat = seatOf(name);
  if (word === "hero-at") return seatVarsOf(inWords<AlteredWords>(m), seat).hero;
  if (word === "companion-at") return seatVarsOf(inWords<AlteredWords>(m), seat).companion;
  if (word === "emblems")
    return m.state.entries
      .filter(({ controller }) => controller === seat)
      .map(({ source }) => ({ marker: m.state.cards[m.state.objects[slotOf(source)].card] }));
  return m.state.zones[zoneOf(m, zoneId(word), seat)].list
    .filter((slot) => m.state.objects[slot].owner === seat || (word !== "limbo" && word !== "beyond"))
    .map((slot) => itemOf(m, slot));
}

// Numbers missing here are missing in A section 26; X-91 is about decks, which no match is made of (decks.test.ts).
const EXAMPLES =
  "01 02 03 04 05 06 07 08 10 11 12 13 14 15 16 17 18 19 20 22 23 24 30 31 33 34 35 36 40 45 46 47 48 49 51 60 61 62 63 64 65 66 67 68 69 70 72 73 74 75 76 80 81 82 83 84 90 93 94 95 96 97 99 100 101 102 103 104 105 106 110 111 112 113 114";

/** Altered as the scenario runner plays it. */
export const game: Game<AlteredGiven, AlteredIntent> = {
  dialect: alteredDialect,
  ruleset: altered,
  wire,
  letter: "A",
  examples: EXAMPLES.split(" ").map((number) => `x-${number}`),
  defaults: DEFAULT,
  called: { owner: "first", turn: "day" },
  fillers: "altered-fixtures",
  advance: { action: "pass" },
  onward: byDefault,
  arrange: alteredPosition,
  intent: alteredMove,
  printer: alteredPrinter,
  now: (m) => ({ turn: turnWord(m), phase: tableOf(inWords<AlteredWords>(m)).phase }),
  contents,
};
