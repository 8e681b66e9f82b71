import { unwind } from "../../shared/kernel/flow/frames.ts";
import { depart } from "../../shared/kernel/flow/leaving.ts";
import { cardOf, type Match } from "../../shared/kernel/model/match.ts";
import type { Act, ActKind, Replacement } from "../../shared/kernel/model/ruleset.ts";
import { entryOf, type Handle, type Obj, objectOf, type Seat } from "../../shared/kernel/model/state.ts";
import { note } from "../../shared/kernel/ops/events.ts";
import {
  addVar,
  arrange,
  create,
  dropEntry,
  hide,
  move,
  setSeat,
  setTable,
  show,
  turnFace,
  vanish,
  zoneOf,
} from "../../shared/kernel/ops/ops.ts";
import { secretStream, shuffled } from "../../shared/kernel/ops/random.ts";
import { planNext, skip } from "../../shared/kernel/values/agenda.ts";
import { addModifier } from "../../shared/kernel/values/stored.ts";
import { isIn, thingsIn, varsOf, type ZoneId } from "./toy-zones.ts";

const object = (act: Act): Handle => act.object as Handle;
const seat = (act: Act): Seat => act.seat as Seat;
const amount = (act: Act): number => act.amount as number;
const alive = (m: Match, act: Act): boolean => objectOf(m.state, object(act)) !== undefined;
const inPlay = (m: Match, act: Act): boolean => isIn(m, object(act), "row", "field");
const objectFields = { object: "object", seat: "seat" } as const;

/** Moves an object to a zone of the act's seat. */
const goes = (to: ZoneId, from?: ZoneId): ActKind => ({
  fields: objectFields,
  possible: (m, act) => alive(m, act) && (from === undefined || isIn(m, object(act), from)),
  apply: (m, act) => move(m, object(act), zoneOf(m, to, seat(act))),
});

const marker = (): ActKind => ({
  fields: { seat: "seat" },
  apply: (m, act) => setTable(m, "phase", act.act),
});

/** An entry and its card leave the chain. */
export function exitEntry(m: Match, id: number, reason: string): void {
  const entry = entryOf(m.state, id);
  if (entry === undefined) return;
  dropEntry(m, id, reason);
  const obj = objectOf(m.state, entry.source);
  if (obj !== undefined && isIn(m, entry.source, "chain"))
    move(m, entry.source, zoneOf(m, "pile", obj.owner));
}

/** To its owner's pile; a token is no more. */
function fall(m: Match, act: Act): void {
  const obj = objectOf(m.state, object(act)) as Obj;
  if (cardOf(m, obj).data.token === true) vanish(m, object(act));
  else move(m, object(act), zoneOf(m, "pile", obj.owner));
}

export const acts: Readonly<Record<string, ActKind>> = {
  upkeep: marker(),
  bid: marker(),
  main: marker(),
  end: marker(),
  cast: goes("chain", "hand"),
  enter: {
    ...goes("field"),
    enters: true,
    apply: (m, act) => move(m, object(act), zoneOf(m, "field", seat(act)), { controller: seat(act) }),
  },
  fall: { fields: objectFields, possible: inPlay, apply: fall },
  drawn: {
    fields: { seat: "seat", amount: "number" },
    apply(m, act) {
      for (const handle of thingsIn(m, "deck", seat(act)).slice(-amount(act)).reverse())
        move(m, handle, zoneOf(m, "hand", seat(act)));
    },
  },
  hurt: {
    fields: { seat: "seat", amount: "number" },
    possible: (m, act) => amount(act) > 0 && !m.state.seats[seat(act)].left,
    apply: (m, act) => setSeat(m, seat(act), "life", varsOf(m, seat(act)).life - amount(act)),
  },
  warded: {
    fields: { seat: "seat" },
    apply: (m, act) => setSeat(m, seat(act), "ward", varsOf(m, seat(act)).ward - 1),
  },
  ward: {
    fields: { seat: "seat" },
    apply: (m, act) => setSeat(m, seat(act), "ward", varsOf(m, seat(act)).ward + 1),
  },
  harm: {
    fields: { ...objectFields, amount: "number" },
    possible: (m, act) => inPlay(m, act) && amount(act) > 0,
    apply: (m, act) => addVar(m, object(act), "damage", amount(act)),
  },
  token: {
    fields: { seat: "seat" },
    apply: (m, act) => void create(m, act.card as number, seat(act), zoneOf(m, "field", seat(act))),
  },
  tuck: {
    fields: objectFields,
    possible: (m, act) => isIn(m, object(act), "hand"),
    apply: (m, act) => move(m, object(act), zoneOf(m, "secret", seat(act)), { seen: 1 << seat(act) }),
  },
  regain: goes("hand"),
  bury: {
    fields: objectFields,
    possible: alive,
    apply: (m, act) => move(m, object(act), zoneOf(m, "deck", seat(act)), { at: 0 }),
  },
  peek: { fields: objectFields, possible: alive, apply: (m, act) => show(m, object(act), 1 << seat(act)) },
  unpeek: { fields: objectFields, possible: alive, apply: (m, act) => hide(m, object(act)) },
  flip: {
    fields: objectFields,
    possible: alive,
    apply: (m, act) => turnFace(m, object(act), act.down === true, 1 << seat(act)),
  },
  shuffle: {
    fields: { seat: "seat" },
    apply(m, act) {
      for (const zone of act.zones as readonly ZoneId[]) {
        const id = zoneOf(m, zone, seat(act));
        arrange(m, id, shuffled(m, secretStream(seat(act)), m.state.zones[id].list));
      }
    },
  },
  shift: {
    fields: objectFields,
    possible: (m, act) =>
      inPlay(m, act) && (act.to !== "row" || m.state.zones[zoneOf(m, "row", seat(act))].list.includes(-1)),
    apply: (m, act) =>
      move(m, object(act), zoneOf(m, act.to as ZoneId, seat(act)), { controller: seat(act) }),
  },
  pump: {
    fields: objectFields,
    possible: inPlay,
    apply: (m, act) =>
      addModifier(m, {
        source: act.source as Handle,
        controller: seat(act),
        refs: [object(act)],
        attr: "power",
        layer: act.set === null ? 1 : 0,
        add: amount(act),
        set: act.set as number | null,
        until: act.until as string,
      }),
  },
  counter: {
    fields: {},
    possible: (m, act) => entryOf(m.state, act.entry as number) !== undefined,
    apply: (m, act) => exitEntry(m, act.entry as number, "cancelled"),
  },
  mark: {
    fields: objectFields,
    possible: alive,
    apply(m, act) {
      addVar(m, object(act), "_mark", 1);
      addVar(m, object(act), "charge", 1);
    },
  },
  skipPhase: { fields: {}, apply: (m, act) => skip(m, ({ phase }) => phase === act.phase) },
  addPhase: { fields: {}, apply: (m, act) => planNext(m, { phase: act.phase }) },
  endPhase: {
    fields: {},
    apply(m) {
      unwind(m, "phase", "over");
      for (const { id } of m.state.entries.slice()) exitEntry(m, id, "removed");
    },
  },
  lose: {
    fields: { seat: "seat" },
    possible: (m, act) => !m.state.seats[seat(act)].left,
    apply(m, act) {
      note(m, "lost", { seat: seat(act) });
      depart(m, seat(act));
    },
  },
};

/** What the rules themselves put in an act's place. */
export const replacements: readonly Replacement[] = [
  {
    on: "hurt",
    applies: (m, act) => varsOf(m, seat(act)).ward > 0,
    instead: (_m, act) => [{ act: "warded", seat: seat(act) }],
  },
];
