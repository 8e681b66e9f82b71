/** What can happen: each act of a step is carried out by ops, and nothing of it can be refused. */

import { alive, amount, living, modifying, object, objOf, seat } from "../../../../shared/games/acts.ts";
import { thingsIn } from "../../../../shared/games/zones.ts";
import { addVar, move, seatVarsOf, setSeat, setVar, zoneOf } from "../../../../shared/kernel/game.ts";
import type { ActKind } from "./typed.ts";

const objectFields = { object: "object", seat: "seat" } as const;
const marks = (mark: "damage" | "tired", value: number): ActKind => ({
  fields: objectFields,
  possible: living,
  apply: (m, act) => setVar(m, object(act), mark, value),
});

export type ActName =
  | "drawn"
  | "cast"
  | "enter"
  | "spent"
  | "harm"
  | "hurt"
  | "modify"
  | "tire"
  | "ready"
  | "heal"
  | "die";

export const acts: Readonly<Record<ActName, ActKind>> = {
  /** From the top of the deck. Who has too few cards left has lost. */
  drawn: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => amount(act) > 0,
    apply(m, act) {
      const cards = thingsIn(m, "deck", seat(act)).slice(-amount(act)).reverse();
      for (const handle of cards) move(m, handle, zoneOf(m, "hand", seat(act)));
      if (cards.length < amount(act)) setSeat(m, seat(act), "life", 0);
    },
  },
  cast: {
    fields: objectFields,
    possible: alive,
    apply: (m, act) => move(m, object(act), zoneOf(m, "stack", 0)),
  },
  enter: {
    fields: objectFields,
    enters: true,
    possible: alive,
    apply(m, act) {
      const entered = move(m, object(act), zoneOf(m, "field", seat(act)), { controller: seat(act) });
      setVar(m, entered, "tired", 1);
      return entered;
    },
  },
  /** A spell has done its work. */
  spent: {
    fields: objectFields,
    possible: alive,
    apply: (m, act) => move(m, object(act), zoneOf(m, "discard", objOf(m, act)?.owner ?? seat(act))),
  },
  harm: {
    fields: { ...objectFields, amount: "number" },
    possible: (m, act) => living(m, act) && amount(act) > 0,
    apply: (m, act) => addVar(m, object(act), "damage", amount(act)),
  },
  hurt: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => amount(act) > 0,
    apply: (m, act) => setSeat(m, seat(act), "life", seatVarsOf(m, seat(act)).life - amount(act)),
  },
  modify: modifying(),
  tire: marks("tired", 1),
  ready: marks("tired", 0),
  heal: marks("damage", 0),
  die: {
    fields: objectFields,
    possible: living,
    apply: (m, act) => move(m, object(act), zoneOf(m, "discard", objOf(m, act)?.owner ?? seat(act))),
  },
};
