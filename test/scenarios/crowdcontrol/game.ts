import { crowdcontrol } from "../../../shared/games/crowdcontrol/index.ts";
import { nodeOf } from "../../../shared/games/crowdcontrol/queue.ts";
import type { CcWords } from "../../../shared/games/crowdcontrol/typed.ts";
import { requests } from "../../../shared/kernel/flow/open-requests.ts";
import { actingIn } from "../../../shared/kernel/flow/segments.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import type { CardDef } from "../../../shared/kernel/model/program.ts";
import { seatVarsOf, tableOf } from "../../../shared/kernel/model/records.ts";
import { zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { inWords } from "../../words.ts";
import { itemOf, seatOf } from "../cards.ts";
import type { Game } from "../game.ts";
import type { Contents, StateItem } from "../scenario.ts";
import { type CcGiven, ccDialect, DEFAULT } from "./dialect.ts";
import type { CcIntent } from "./intents.ts";
import { ccMove } from "./moves.ts";
import { ccPosition } from "./position.ts";
import { ccPrinter } from "./print.ts";
import { intent as wire } from "./wire.ts";
import { NUMBERS } from "./words.ts";

/** What a seat has: in a hidden segment in its own world, with `base.` as everybody else sees it. */
function contents(match: Match, key: string): Contents {
  const [letter, word] = key.split(".").slice(-2);
  const seat = seatOf(letter);
  const m = key.startsWith("base.") ? match : actingIn(match, seat);
  const vars = seatVarsOf(m, seat);
  if ((NUMBERS as readonly string[]).includes(word)) return vars[word] as number;
  if (word.startsWith("queue")) {
    const typed = inWords<CcWords>(m);
    const queue = typed.state.entries
      .filter(({ controller }) => controller === seat)
      .map(
        (entry): StateItem => ({
          card: `${m.state.cards[entry.data.card]}/${nodeOf(typed, entry).do}`,
        }),
      );
    return word === "queue" ? queue : queue.slice(Number(word.slice(5)) - 1, Number(word.slice(5)));
  }
  return m.state.zones[zoneOf(m, word, seat)].list.filter((slot) => slot >= 0).map((slot) => itemOf(m, slot));
}

/** C section 2.2, DrawEntity and its like: the top card of a type and tag is drawn, the others stay unseen. */
const sameKind = (a: CardDef, b: CardDef): boolean =>
  a.data.type === b.data.type && JSON.stringify(a.data.tags) === JSON.stringify(b.data.tags);

const LOCK: Readonly<Record<string, string>> = {
  commit: "commit",
  targets: "lockTargets",
  lanes: "lockLanes",
  battle: "lockBattle",
};

// Numbers missing here are missing in C section 14.
const EXAMPLES =
  "01 02 03 05 06 07 08 09 10 12 13 14 15 16 18 19 20 21 22 24 25 26 27 28 30 31 32 33 34 36 37 38 39 40 42 43 44 45 46 47 48 50 51 52 53 54 56 57 58 59 60 61 62 63 64 65";

/** CrowdControl as the scenario runner plays it. */
export const game: Game<CcGiven, CcIntent> = {
  dialect: ccDialect,
  ruleset: crowdcontrol,
  wire,
  letter: "C",
  examples: EXAMPLES.split(" ").map((number) => `e${number}`),
  defaults: DEFAULT,
  alike: sameKind,
  called: { owner: null, phase: null },
  fillers: "crowdcontrol-fixtures",
  advance: { action: "commit" },
  /** On the way every seat that is asked locks in, leaving what it must choose to chance. */
  onward(m) {
    const [asked] = requests(m);
    if (asked === undefined) return undefined;
    const { fallback, seat, kind } = asked;
    return LOCK[kind] === undefined ? undefined : { seat, intent: fallback };
  },
  arrange: ccPosition,
  intent: ccMove,
  printer: ccPrinter,
  // The turn is of both seats.
  now: (m) => ({ phase: tableOf(inWords<CcWords>(m)).segment }),
  contents,
};
