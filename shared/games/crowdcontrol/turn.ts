/** The match and the turn (C section 6): segments that are never skipped, in their order. */

import {
  call,
  dataOf,
  doStep,
  forget,
  move,
  type Next,
  NONE,
  note,
  objAt,
  optionsOf,
  present,
  resetTurnWork,
  setTable,
  settle,
  tableOf,
  zoneOf,
} from "../../kernel/game.ts";
import { shuffleDecks } from "../opening.ts";
import { hasIntrinsic } from "./card.ts";
import { openCommit } from "./commit.ts";
import { fight } from "./fight.ts";
import { openLanes } from "./lanes.ts";
import { initiative, type SegmentName } from "./table.ts";
import { openTargets } from "./targets.ts";
import type { Act, Match, Procedure } from "./typed.ts";
import { hqOf, thingsIn } from "./zones.ts";

/** C R1.5 to R1.7: Headquarters on the field, decks shuffled, starting hands; then turn after turn. */
export const matchProcedure: Procedure = {
  field(m): Next {
    for (const seat of m.state.seats.keys()) {
      const hq = present(thingsIn(m, seat, "deck").find((one) => isHq(m, one)));
      move(m, hq, zoneOf(m, "hq", seat));
    }
    return "shuffle";
  },
  shuffle(m): Next {
    shuffleDecks(m);
    return "deal";
  },
  deal(m): Next {
    const { startingHand } = optionsOf(m);
    const acts = initiative(m).flatMap((seat) => new Array<Act>(startingHand).fill({ act: "drawn", seat }));
    doStep(m, { why: "deal", by: NONE }, acts);
    return "turn";
  },
  turn(m): Next {
    call(m, "turn");
    return "turn";
  },
};

const isHq = (m: Match, handle: number): boolean => dataOf(m, objAt(m, handle)).type === "hq";

/** A segment begins: everybody hears it, and nobody is locked in yet (C R13.3). */
function enter(m: Match, segment: SegmentName): void {
  setTable(m, "segment", segment);
  if (tableOf(m).done.length > 0) setTable(m, "done", []);
  note(m, "segment", { segment, turn: tableOf(m).turn });
}

/** One act of both seats at once. */
const both = (m: Match, why: string, act: (seat: number) => readonly Act[]): void =>
  doStep(m, { why, by: NONE }, initiative(m).flatMap(act));

/** A label that lets the rules settle and goes on to the next step. */
const settled = (m: Match): Next => settle(m);

export const turnProcedure: Procedure = {
  /** C R7.1. */
  supply(m): Next {
    resetTurnWork(m);
    setTable(m, "turn", tableOf(m).turn + 1);
    enter(m, "S1");
    both(m, "awake", (seat) => {
      const object = hqOf(m, seat);
      const { delay = 1 } = dataOf(m, objAt(m, object));
      return delay === tableOf(m).turn ? [{ act: "awake", object, seat }] : [];
    });
  },
  /** C R7.2. */
  wisdom(m): Next {
    both(m, "supply", (seat) => {
      const hq = objAt(m, hqOf(m, seat));
      return hasIntrinsic(m, hq) ? [{ act: "wisdom", seat, amount: dataOf(m, hq).insight ?? 4 }] : [];
    });
  },
  drawn: settled,
  /** C R7.3. */
  produce(m): Next {
    both(m, "supply", (seat) => {
      const hq = objAt(m, hqOf(m, seat));
      const amount = (dataOf(m, hq).growth ?? 0) * optionsOf(m).growthPerSize;
      return hasIntrinsic(m, hq) ? [{ act: "produce", seat, amount }] : [];
    });
  },
  /** C R7.4. */
  periodic: (m): Next => both(m, "periodic", (seat) => [{ act: "periodic", seat }]),
  supplied: settled,
  s2: (m): Next => resolve(m, "S2"),
  m1(m): Next {
    enter(m, "M1");
    openCommit(m);
  },
  /** C R8.14; the results of both hidden segments are judged here, for both seats together (C R12.4). */
  reveal(m): Next {
    enter(m, "M2");
    settle(m);
  },
  m2: (m): Next => openTargets(m),
  m3: (m): Next => resolve(m, "M3"),
  /** C R10.1. */
  b1(m): Next {
    enter(m, "B1");
    both(m, "battlecry", (seat) => [{ act: "battle", seat }]);
  },
  cried: settled,
  lanes: (m): Next => openLanes(m),
  b2(m): Next {
    enter(m, "B2");
    openTargets(m);
  },
  b3: (m): Next => resolve(m, "B3"),
  fight: (m): Next => fight(m),
  fought: settled,
  end(m): Next {
    forget(m);
    return "done";
  },
};

function resolve(m: Match, segment: SegmentName): void {
  enter(m, segment);
  call(m, "resolve", { segment });
}
