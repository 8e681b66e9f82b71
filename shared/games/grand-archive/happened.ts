/** "This turn", "this game" (G R17.9): numbers over what has happened, and how texts say them. */
import { type Match as AnyMatch, type Data, type Json, setTable, tableOf } from "../../kernel/game.ts";
import { askingShapeOf, isNumber, questionIn, timesHappened } from "../happened.ts";
import { type Counting, type Happened, type Tally, turnOf } from "../tally.ts";
import { acts } from "./acts.ts";
import type { Match, OwnNumber } from "./typed.ts";

export const counting: Counting = {
  // The tally of a match of this game stands in its table.
  read: (m: AnyMatch) => tableOf(m as Match)._tally,
  write(m: AnyMatch, tally: Tally) {
    // A match of this game, as above.
    setTable(m as Match, "_tally", tally);
  },
  // Of a number that asks, or of a trigger of the first or second time.
  question: (node: Json) => questionIn(node, (one) => isNumber(one) || one.nth !== undefined),
};

/** What its player has done, as the rest of "you have …" with the noun of the thing. */
const DONE: Readonly<Record<string, string>> = {
  activated: "activated",
  materialized: "materialized",
  draw: "drawn",
  discard: "discarded",
  reveal: "revealed",
  recall: "returned to hand",
};
/** What has become of a thing, as the rest of "it has …". */
const BECOME: Readonly<Record<string, string>> = {
  enter: "entered the field",
  leave: "left the field",
  attack: "attacked",
  retaliate: "retaliated",
  damage: "been dealt damage",
  recover: "recovered",
  wake: "woken up",
  rest: "rested",
  fostered: "been fostered",
  wield: "been wielded",
  draw: "been drawn",
  activated: "been activated",
  materialized: "been materialized",
  discard: "been discarded",
  reveal: "been revealed",
  delevel: "been deleveled",
  shift: "been moved to another zone",
  intoLineage: "gone into a lineage",
  load: "been loaded",
  control: "changed controllers",
  look: "been looked at",
  brewed: "been brewed",
  starcalled: "been starcalled",
  targeted: "become a target",
  become: "become distant or ephemeral",
  charge: "been charged",
  recall: "been returned to hand",
  reserve: "been put into memory",
  defend: "defended",
  toIntent: "gone to the Intent",
  counter: "had counters put on or removed",
  turn: "changed direction",
  modify: "been changed for a time",
  negate: "been negated",
};

const ORDINALS = ["", "first", "second", "third"];

/** Behind a trigger of the first or second time: "for the second time each turn". */
export const nthText = (nth: number | undefined): string =>
  nth === undefined ? "" : ` for the ${ORDINALS[nth]} time each turn`;

/** `nth` stands in a trigger; the number it makes is read where the trigger looks at its act. */
export type Nth = Happened & { readonly nth?: number };

/** The condition of a trigger of the first or second time, which its event alone decides. */
export const nthCondition = ({ nth, ...question }: Nth): Data => ({
  is: "=",
  left: { ...question, num: "turn" },
  right: nth ?? 0,
});

const FIELDS = ["object", "source", "killer"];
const SAID = [...new Set([...Object.keys(DONE), ...Object.keys(BECOME)])];

/** What the compiler makes of a trigger of the first or second time. */
const turn: OwnNumber<Happened> = {
  shape: askingShapeOf(Object.keys(acts), FIELDS),
  value: (m, scope, node) => turnOf(m, scope, node, counting),
  text: () => "",
};

/** Numbers that only the compiler writes. */
export const compiledNumbers: Readonly<Record<string, OwnNumber>> = { turn };

export const happenedNumbers: Readonly<Record<string, OwnNumber>> = {
  // What no text says, as the course of a turn, is not asked for.
  happened: timesHappened(askingShapeOf(SAID, FIELDS), counting, { done: DONE, become: BECOME }),
};
