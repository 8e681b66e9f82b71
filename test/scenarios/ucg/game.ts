import { ucg } from "../../../shared/games/ucg/index.ts";
import type { UcgWords } from "../../../shared/games/ucg/typed.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { tableOf } from "../../../shared/kernel/model/records.ts";
import { handleAt, slotOf } from "../../../shared/kernel/model/state.ts";
import { varOf, zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { attrOf } from "../../../shared/kernel/values/modifiers.ts";
import { inWords } from "../../words.ts";
import { itemOf, seatOf } from "../cards.ts";
import type { Game } from "../game.ts";
import type { StateItem } from "../scenario.ts";
import { DEFAULT, type UcgGiven, ucgDialect } from "./dialect.ts";
import type { UcgIntent } from "./intents.ts";
import { ucgMove } from "./moves.ts";
import { ucgPosition } from "./position.ts";
import { ucgPrinter } from "./print.ts";
import { intent as wire } from "./wire.ts";
import { SEATS } from "./words.ts";

/** One object in the words of `state`. */
function thingOf(m: Match, slot: number): StateItem {
  const obj = m.state.objects[slot];
  const combat = varOf(m, obj, "combatCounter");
  const plain = itemOf(m, slot);
  return {
    ...plain,
    combat: attrOf(m, handleAt(m.state, slot), "combat"),
    damage: varOf(m, obj, "damage"),
    counters: {
      ...plain.counters,
      combat,
      "minus-2-combat": combat < 0 && combat % 2 === 0 ? -combat / 2 : 0,
    },
  };
}

/** `A.effect2` is one numbered zone, `A.effect` all of them; marks of abilities lie there too (UCG 9.7). */
function contents(m: Match, key: string): StateItem[] {
  const [seat, word] = key.split(".");
  const [, id, number] = /^([a-z]+)(\d*)$/.exec(word) as RegExpExecArray;
  const zone = zoneOf(m, id, seatOf(seat));
  const { list } = m.state.zones[zone];
  const here = (at: number) => number === "" || at === Number(number) - 1;
  const things = list.flatMap((slot, at) => (slot >= 0 && here(at) ? [thingOf(m, slot)] : []));
  const marks = m.state.entries.flatMap(({ hold, source }): StateItem[] =>
    hold !== null && hold[0] === zone && here(hold[1])
      ? [{ marker: m.state.cards[m.state.objects[slotOf(source)].card] }]
      : [],
  );
  return [...things, ...marks];
}

// Numbers missing here are missing in UCG 24.
const EXAMPLES =
  "01 02 03 04 06 07 08a 08b 09 10 11 13 14 15 16 17 19 20 21 22 23 25 26 27 28 29 30 32 33 34 35 37 38 39 40 41 43 44 45 46 47 49 50 51 52 53 54 56 57 58 59 60 61 62 63";
const ERRATA = "01 02 03 04 05 06 07 08 09 10";

/** Universal Card Game as the scenario runner plays it. */
export const game: Game<UcgGiven, UcgIntent> = {
  dialect: ucgDialect,
  ruleset: ucg,
  wire,
  letter: "UCG",
  examples: [
    ...EXAMPLES.split(" ").map((number) => `sc-${number}`),
    ...ERRATA.split(" ").map((number) => `er-${number}`),
  ],
  defaults: DEFAULT,
  fillers: "seed-examples",
  advance: { action: "advancePhase" },
  arrange: ucgPosition,
  intent: ucgMove,
  printer: ucgPrinter,
  now(m) {
    const { owner, phase } = tableOf(inWords<UcgWords>(m));
    return { turn: SEATS[owner], phase };
  },
  contents,
  // The game asks for targets with the same kind as an effect that lets a player choose.
  requestWord: (kind) => (kind === "choose" ? "targets" : kind),
};
