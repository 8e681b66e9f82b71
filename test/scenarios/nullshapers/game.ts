import type { Energy } from "../../../shared/games/nullshapers/card.ts";
import { nullshapers } from "../../../shared/games/nullshapers/index.ts";
import type { NsWords } from "../../../shared/games/nullshapers/typed.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { seatVarsOf, tableOf } from "../../../shared/kernel/model/records.ts";
import { slotOf } from "../../../shared/kernel/model/state.ts";
import { zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { inWords } from "../../words.ts";
import { itemOf, seatOf } from "../cards.ts";
import { byDefault, type Game } from "../game.ts";
import type { Contents, StateItem } from "../scenario.ts";
import { DEFAULT, type NsGiven, nsDialect } from "./dialect.ts";
import type { NsIntent } from "./intents.ts";
import { nsMove } from "./moves.ts";
import { nsPosition } from "./position.ts";
import { nsPrinter } from "./print.ts";
import { intent as wire } from "./wire.ts";
import { ENERGY, SEATS, ZONES, type ZoneWord } from "./words.ts";

/** Entries from the bottom up; a declaration is called by its kind. */
const entriesOf = (m: Match): StateItem[] =>
  m.state.entries.map(({ kind, source, data, x, paid, targets }) => ({
    card: source < 0 ? kind : m.state.cards[m.state.objects[slotOf(source)].card],
    counters: { speed: data.speed as number, x, paid, targets: targets.flat().length },
  }));

function contents(m: Match, key: string): Contents {
  if (key === "queue") return entriesOf(m);
  if (key.startsWith("queue")) return entriesOf(m).slice(Number(key.slice(5)) - 1, Number(key.slice(5)));
  if (key.startsWith("biome")) return m.state.zones[zoneOf(m, key, 0)].list.map((slot) => itemOf(m, slot));
  const [letter, word] = key.split(".");
  const seat = seatOf(letter);
  if (word.startsWith("durability"))
    return seatVarsOf(inWords<NsWords>(m), seat).durability[Number(word.slice(-1))];
  if ((ENERGY as readonly string[]).includes(word))
    return seatVarsOf(inWords<NsWords>(m), seat).energy[word as Energy];
  const { list } = m.state.zones[zoneOf(m, ZONES[word as ZoneWord], seat)];
  return list.map((slot) => itemOf(m, slot));
}

// Numbers missing here are missing in N 17.
const EXAMPLES =
  "01 02 03 05 06 07 08 09 10 12 13 14 15 16 18 19 20 21 22 24 25 26 27 28 30 31 32 33 34 35 36 38 39 40 41 42 44 45 46 47 48 49 51 52 53 54 55 57 58 59 60 61 63 64 65 66 67 68 69 70 71 72";
const ERRATA = "1 2 3 4 5";

/** Nullshapers as the scenario runner plays it. */
export const game: Game<NsGiven, NsIntent> = {
  dialect: nsDialect,
  ruleset: nullshapers,
  wire,
  letter: "N",
  examples: [
    ...EXAMPLES.split(" ").map((number) => `q-${number}`),
    ...ERRATA.split(" ").map((number) => `er-${number}`),
  ],
  defaults: DEFAULT,
  called: { phase: "step" },
  fillers: "fixtures",
  advance: { action: "pass" },
  onward: byDefault,
  arrange: nsPosition,
  intent: nsMove,
  printer: nsPrinter,
  now(m) {
    const { active, step } = tableOf(inWords<NsWords>(m));
    return { turn: SEATS[active], phase: step };
  },
  contents,
  requestWord: (kind) => (kind === "choose" ? "targets" : kind),
};
