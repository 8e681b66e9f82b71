/** The atomic actions of this game. A step is made of them, and reactive skills wait for them. */

import {
  addVar,
  call,
  entryOf,
  type Handle,
  NONE,
  note,
  objAt,
  optionsOf,
  seatVarsOf,
  setSeat,
  setTable,
  setVar,
  tableOf,
} from "../../kernel/game.ts";
import { amount, drawCards, entryId, living, object, seat, tell } from "../acts.ts";
import { thingsIn } from "../zones.ts";
import { type Energy, isAgent } from "./card.ts";
import { cancelEntry } from "./entries.ts";
import { type MoveName, moves } from "./moves.ts";
import { isLost, type Store, withPlace } from "./table.ts";
import type { Act, ActKind, Match } from "./typed.ts";
import { biomeOf, isSector, SECTORS } from "./zones.ts";

/** A moment of the turn that reactive skills may wait for. */
const moment = (): ActKind => ({ fields: { seat: "seat" }, apply: () => undefined });

function store(m: Match, act: Act, change: (energy: Record<Energy, number>) => void): void {
  const energy = { ...seatVarsOf(m, seat(act)).energy };
  change(energy);
  setSeat(m, seat(act), "energy", energy);
}

/** N R12.2, R14.6: each card that cannot be drawn costs a biome. */
function draw(m: Match, act: Act): void {
  const missing = drawCards(m, seat(act), amount(act));
  if (missing > 0)
    call(m, "collapse", { seat: seat(act), count: optionsOf(m).collapsePerCard ? missing : 1 });
}

/** N R14.1: damage and other changes of a sector's durability. */
function durability(m: Match, act: Act): void {
  const biome = act.biome as number;
  const { durabilityMax } = optionsOf(m);
  const sum = seatVarsOf(m, seat(act)).durability[biome] + amount(act);
  const value = durabilityMax > 0 ? Math.min(sum, durabilityMax) : sum;
  note(m, "durability", { seat: seat(act), biome, amount: amount(act), value });
  setSeat(m, seat(act), "durability", withPlace(seatVarsOf(m, seat(act)).durability, biome, value));
}

/** N R14.2: the sector's owner loses it. The biome leaves the match with everything in it. */
function loseSector(m: Match, act: Act): void {
  const biome = act.biome as number;
  setSeat(m, seat(act), "lost", withPlace(seatVarsOf(m, seat(act)).lost, biome, true));
  note(m, "sectorLost", { seat: seat(act), biome });
  const lost = tableOf(m).biomes.map((one, at) =>
    at === biome ? { ...one, lost: true, influence: "none" } : one,
  );
  setTable(m, "biomes", lost);
  for (let side = 0; side < m.state.seats.length; side++) {
    for (const handle of thingsIn(m, SECTORS[biome], side))
      moves.retreat.apply(m, { act: "retreat", object: handle, seat: side });
  }
}

const onAgent = {
  object: "object",
  source: "object",
  seat: "seat",
  amount: "number",
  biome: "number",
} as const;

/** What the acts are called. */
export type ActName =
  | MoveName
  | "startOfTurn"
  | "startOfAttack"
  | "endOfTurn"
  | "drawn"
  | "discards"
  | "make"
  | "spend"
  | "damage"
  | "durability"
  | "loseSector"
  | "defeat"
  | "attack"
  | "defend"
  | "cancel"
  | "overclock"
  | "allowance";

export const acts: Readonly<Record<ActName, ActKind>> = {
  ...moves,
  startOfTurn: moment(),
  startOfAttack: moment(),
  endOfTurn: moment(),
  drawn: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => amount(act) > 0,
    apply: draw,
  },
  /** A player discards cards of their own choice. The question comes as the act happens. */
  discards: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => amount(act) > 0,
    apply: (m, act) => call(m, "discard", { seat: seat(act), count: amount(act) }),
  },
  make: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => amount(act) > 0,
    apply(m, act) {
      note(m, "energyMade", { seat: seat(act), kind: act.kind, amount: amount(act) });
      store(m, act, (energy) => {
        energy[act.kind as Energy] += amount(act);
      });
    },
  },
  spend: {
    fields: { seat: "seat" },
    apply(m, act) {
      const spent = act.spent as Partial<Store>;
      note(m, "energySpent", { seat: seat(act), ...spent });
      store(m, act, (energy) => {
        for (const kind in spent) energy[kind as Energy] -= spent[kind as Energy] as number;
      });
    },
  },
  damage: {
    fields: onAgent,
    possible: (m, act) => living(m, act) && isAgent(m, objAt(m, object(act))) && amount(act) > 0,
    apply(m, act) {
      tell(m, "damage", object(act), { amount: amount(act) });
      addVar(m, object(act), "damage", amount(act));
    },
  },
  durability: {
    fields: { seat: "seat", amount: "number", biome: "number", source: "object" },
    possible: (m, act) => amount(act) !== 0 && !isLost(m, act.biome as number),
    apply: durability,
  },
  loseSector: {
    fields: { seat: "seat", biome: "number" },
    possible: (m, act) => !isLost(m, act.biome as number),
    apply: loseSector,
  },
  /** N R14.5: card text decides the match. The result waits for the queue (R14.4). */
  defeat: {
    fields: { seat: "seat" },
    apply(m, act) {
      note(m, "defeated", { seat: seat(act) });
      setSeat(m, seat(act), "defeated", true);
    },
  },
  /** N R12.15. */
  attack: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply: (m, act) => setVar(m, object(act), "attacking", 1),
  },
  /** N R12.19, R12.23. */
  defend: {
    fields: { object: "object", against: "object", seat: "seat" },
    possible: living,
    apply: (m, act) => setVar(m, act.against as Handle, "defended", 1),
  },
  /** N R7.20: it happens at once, not when the entry's turn comes. */
  cancel: {
    fields: {},
    possible: (m, act) => entryOf(m.state, entryId(act)) !== undefined,
    apply: (m, act) => cancelEntry(m, entryId(act), "effect"),
  },
  overclock: {
    fields: { seat: "seat", amount: "number" },
    apply: (m, act) => setSeat(m, seat(act), "overclock", seatVarsOf(m, seat(act)).overclock + amount(act)),
  },
  allowance: {
    fields: { seat: "seat" },
    apply: (m, act) => setSeat(m, seat(act), act.key as "converted" | "anomalyPlayed", act.value as boolean),
  },
};

/** Damage to a sector, or to both of a biome (N R14.1). */
export function sectorActs(m: Match, zone: number, by: number, source: Handle = NONE): Act[] {
  return sectorsAt(m, zone).map((at) => ({ act: "durability", ...at, amount: by, source }));
}

/** The sector that a zone is, or both of a biome. */
export function sectorsAt(m: Match, zone: number): { seat: number; biome: number }[] {
  const biome = biomeOf(m, zone);
  const seats = isSector(m, zone) ? [m.state.zones[zone].seat] : m.state.seats.map((_, id) => id);
  return seats.map((seat) => ({ seat, biome }));
}
