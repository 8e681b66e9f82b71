/** What can happen: each act of a step is carried out by ops, and nothing of it can be refused. */

import {
  addModifier,
  bitOf,
  dropEntry,
  entryOf,
  type Handle,
  move,
  NONE,
  note,
  objAt,
  objectOf,
  objectRef,
  optionsOf,
  type Seat,
  setVar,
  show,
  spell,
  varOf,
  zoneOf,
} from "../../kernel/game.ts";
import { type Amount, alive, drawCards, living, type OfSeat, type OnObject, tell } from "../acts.ts";
import { countIn } from "../zones.ts";
import type { Match, Ruleset } from "./typed.ts";
import { LAMPS, type Lamp, lampOf } from "./zones.ts";

const objectFields = { object: "object", seat: "seat" } as const;

type OnEntry = { readonly entry: number };

/** The acts with their fields; `seat` is the player whose card it is, or who looks. */
export type Acts = {
  readonly drawn: OfSeat & Amount;
  readonly veil: OnObject & { readonly lamp: number };
  readonly place: OnObject;
  readonly cast: OnObject;
  readonly spent: OnObject;
  readonly reveal: OnObject;
  readonly light: OnObject;
  readonly out: OnObject;
  readonly back: OnObject;
  readonly peek: OnObject;
  readonly glow: OnObject & Amount & { readonly source: Handle };
  readonly shift: OnObject & { readonly to: Lamp };
  readonly swap: OnObject & { readonly with: Handle };
  readonly cancel: OnEntry;
};

/** Moves a card among the lamps. Who has seen a face-down one sees it still. */
function carry(m: Match, object: Handle, lamp: Lamp): Handle {
  const { down, seen, controller } = objAt(m, object);
  return move(m, object, zoneOf(m, lamp, 0), { down, seen, controller });
}

const spellLamp = (m: Match, lamp: Lamp): string => spell(m, { kind: "zone", id: zoneOf(m, lamp, 0) });

const lampAt = (m: Match, object: Handle): Lamp => LAMPS[lampOf(m, objAt(m, object))];

/** Where the player of a veiled card wants it. */
const chosenLamp = (m: Match, object: Handle): Lamp | undefined =>
  LAMPS[varOf(m, objAt(m, object), "lamp") - 1];

const toAshes = (m: Match, object: Handle): Handle =>
  move(m, object, zoneOf(m, "ashes", objAt(m, object).owner));

/** LA 2.2. */
function draw(m: Match, seat: Seat, amount: number): void {
  const room = optionsOf(m).handLimit - countIn(m, "hand", seat);
  drawCards(m, seat, Math.max(0, Math.min(room, amount)));
}

export const acts: Ruleset["acts"] = {
  drawn: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, { amount }) => amount > 0,
    apply: (m, { seat, amount }) => draw(m, seat, amount),
  },
  /** LA 2.3. */
  veil: {
    fields: objectFields,
    apply(m, { object, seat, lamp }) {
      const veiled = move(m, object, zoneOf(m, "veil", seat), { seen: bitOf(m, seat) });
      setVar(m, veiled, "lamp", lamp);
      return veiled;
    },
  },
  /** LA 2.4. */
  place: {
    fields: objectFields,
    possible: (m, { object }) => chosenLamp(m, object) !== undefined,
    apply(m, { object, seat }) {
      const lamp = chosenLamp(m, object) ?? LAMPS[0];
      setVar(m, object, "lamp", 0);
      note(m, "laid", { seat, target: spellLamp(m, lamp) });
      return carry(m, object, lamp);
    },
  },
  cast: {
    fields: objectFields,
    apply: (m, { object }) => move(m, object, zoneOf(m, "stack", 0)),
  },
  /** LA 3.3. */
  spent: {
    fields: objectFields,
    possible: alive,
    apply: (m, { object }) => toAshes(m, object),
  },
  /** LA 4.1. */
  reveal: {
    fields: objectFields,
    possible: alive,
    apply(m, { object }) {
      const lamp = lampAt(m, object);
      tell(m, "turnedUp", object, { target: spellLamp(m, lamp) });
      return move(m, object, zoneOf(m, lamp, 0), { down: false });
    },
  },
  /** LA 4.5. */
  light: {
    fields: objectFields,
    possible: living,
    apply: (m, { object }) => setVar(m, object, "lit", 1),
  },
  out: {
    fields: objectFields,
    possible: isAtLamp,
    apply(m, { object }) {
      tell(m, "out", object);
      return toAshes(m, object);
    },
  },
  back: {
    fields: objectFields,
    possible: isAtLamp,
    apply: (m, { object }) => move(m, object, zoneOf(m, "hand", objAt(m, object).owner)),
  },
  peek: {
    fields: objectFields,
    possible: isAtLamp,
    apply(m, { object, seat }) {
      tell(m, "peeked", object, { seat });
      show(m, object, bitOf(m, seat));
    },
  },
  /** LA 5.5. */
  glow: {
    fields: { ...objectFields, amount: "number" },
    possible: isAtLamp,
    apply(m, { object, seat, source, amount }) {
      tell(m, "glows", object, { amount });
      addModifier(m, {
        source,
        controller: seat,
        refs: [object],
        attr: "glow",
        layer: 1,
        add: amount,
        set: null,
        until: "round",
      });
    },
  },
  shift: {
    fields: objectFields,
    possible: isAtLamp,
    apply(m, { object, to }) {
      tell(m, "shifted", object, { target: spellLamp(m, to) });
      return carry(m, object, to);
    },
  },
  swap: {
    fields: objectFields,
    possible: (m, act) => isAtLamp(m, act) && isAtLamp(m, { ...act, object: act.with }),
    apply(m, act) {
      tell(m, "swapped", act.object, { to: spell(m, objectRef(act.with)) });
      const [here, there] = [lampAt(m, act.object), lampAt(m, act.with)];
      carry(m, act.with, here);
      return carry(m, act.object, there);
    },
  },
  /** LA 3.4. */
  cancel: {
    fields: {},
    possible: (m, { entry }) => entryOf(m.state, entry) !== undefined,
    apply(m, { entry }) {
      const { source } = entryOf(m.state, entry) ?? { source: NONE };
      note(m, "cancelled", { entry: `e${entry}` });
      dropEntry(m, entry, "cancelled");
      if (objectOf(m.state, source) !== undefined) toAshes(m, source);
    },
  },
};

function isAtLamp(m: Match, { object }: { readonly object: Handle }): boolean {
  const obj = objectOf(m.state, object);
  return obj !== undefined && lampOf(m, obj) >= 0;
}
