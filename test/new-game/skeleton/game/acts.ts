/** What can happen: each act of a step is carried out by ops, and nothing of it can be refused. */

import {
  type Amount,
  alive,
  drawCards,
  living,
  type Modifying,
  modifying,
  type OfSeat,
  type OnObject,
  tell,
} from "../../../../shared/games/acts.ts";
import {
  addVar,
  move,
  note,
  objAt,
  seatVarsOf,
  setSeat,
  setVar,
  zoneOf,
} from "../../../../shared/kernel/game.ts";
import type { ActKind, Match, Ruleset, SkeletonWords } from "./typed.ts";

const objectFields = { object: "object", seat: "seat" } as const;
const seatFields = { seat: "seat", amount: "number" } as const;

const marks = (mark: "damage" | "tired", value: number): ActKind<OnObject> => ({
  fields: objectFields,
  possible: living,
  apply: (m, { object }) => setVar(m, object, mark, value),
});

const toDiscard = (possible: typeof alive): ActKind<OnObject> => ({
  fields: objectFields,
  possible,
  apply: (m, { object }) => move(m, object, zoneOf(m, "discard", objAt(m, object).owner)),
});

const isSome = (_m: Match, { amount }: Amount): boolean => amount > 0;

/** The acts with their fields. */
export type Acts = {
  readonly drawn: OfSeat & Amount;
  readonly cast: OnObject;
  readonly enter: OnObject;
  readonly spent: OnObject;
  readonly harm: OnObject & Amount;
  readonly hurt: OfSeat & Amount;
  readonly modify: Modifying<SkeletonWords>;
  readonly tire: OnObject;
  readonly ready: OnObject;
  readonly mend: OnObject;
  readonly die: OnObject;
};

export const acts: Ruleset["acts"] = {
  /** SKELETON 6.2: who has too few cards left has lost. */
  drawn: {
    fields: seatFields,
    possible: isSome,
    apply(m, { seat, amount }) {
      if (drawCards(m, seat, amount) > 0) setSeat(m, seat, "life", 0);
    },
  },
  cast: {
    fields: objectFields,
    possible: alive,
    apply: (m, { object }) => move(m, object, zoneOf(m, "stack", 0)),
  },
  enter: {
    fields: objectFields,
    enters: true,
    possible: alive,
    apply(m, { object, seat }) {
      const entered = move(m, object, zoneOf(m, "field", seat), { controller: seat });
      setVar(m, entered, "tired", 1);
      return entered;
    },
  },
  /** A spell has done its work. */
  spent: toDiscard(alive),
  harm: {
    fields: { ...objectFields, amount: "number" },
    possible: (m, act) => living(m, act) && isSome(m, act),
    apply(m, { object, amount }) {
      tell(m, "damage", object, { amount });
      addVar(m, object, "damage", amount);
    },
  },
  hurt: {
    fields: seatFields,
    possible: isSome,
    apply(m, { seat, amount }) {
      note(m, "hurt", { seat, amount });
      setSeat(m, seat, "life", seatVarsOf(m, seat).life - amount);
    },
  },
  modify: modifying(),
  tire: marks("tired", 1),
  ready: marks("tired", 0),
  mend: marks("damage", 0),
  die: toDiscard(living),
};
