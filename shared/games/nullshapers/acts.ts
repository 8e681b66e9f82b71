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
import { type Amount, drawCards, living, type OfSeat, type OnObject, tell } from "../acts.ts";
import { thingsIn } from "../zones.ts";
import { type Energy, isAgent, KINDS } from "./card.ts";
import { cancelEntry } from "./entries.ts";
import { endInfluence } from "./influences.ts";
import { type MoveFields, moves } from "./moves.ts";
import { isLost, type Store, withPlace } from "./table.ts";
import type { Act, ActKind, Match, Ruleset } from "./typed.ts";
import { biomeOf, isSector, SECTORS } from "./zones.ts";

type OfBiome = OfSeat & { readonly biome: number };

/** A moment of the turn that reactive skills may wait for. */
const moment = (): ActKind<OfSeat> => ({ fields: { seat: "seat" }, apply: () => undefined });

function store(m: Match, act: OfSeat, change: (energy: Record<Energy, number>) => void): void {
  const energy = { ...seatVarsOf(m, act.seat).energy };
  change(energy);
  setSeat(m, act.seat, "energy", energy);
}

/** N R12.2, R14.6: each card that cannot be drawn costs a biome. */
function draw(m: Match, { seat, amount }: OfSeat & Amount): void {
  const missing = drawCards(m, seat, amount);
  if (missing > 0) call(m, "collapse", { seat, count: optionsOf(m).collapsePerCard ? missing : 1 });
}

/** N R14.1: damage and other changes of a sector's durability. */
function durability(m: Match, act: OfBiome & Amount): void {
  const { biome } = act;
  const { durabilityMax } = optionsOf(m);
  const sum = seatVarsOf(m, act.seat).durability[biome] + act.amount;
  const value = durabilityMax > 0 ? Math.min(sum, durabilityMax) : sum;
  note(m, "durability", { seat: act.seat, biome, amount: act.amount, value });
  setSeat(m, act.seat, "durability", withPlace(seatVarsOf(m, act.seat).durability, biome, value));
}

/** N R14.2: the sector's owner loses it. The biome leaves the match with everything in it. */
function loseSector(m: Match, act: OfBiome): void {
  const { biome } = act;
  setSeat(m, act.seat, "lost", withPlace(seatVarsOf(m, act.seat).lost, biome, true));
  note(m, "sectorLost", { seat: act.seat, biome });
  const lost = tableOf(m).biomes.map((one, at) =>
    at === biome ? { ...one, lost: true, influence: "none" } : one,
  );
  setTable(m, "biomes", lost);
  endInfluence(m, biome);
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

/** The acts with their fields. */
export type Acts = MoveFields & {
  readonly startOfTurn: OfSeat;
  readonly startOfAttack: OfSeat;
  readonly endOfTurn: OfSeat;
  readonly drawn: OfSeat & Amount;
  readonly discards: OfSeat & Amount;
  readonly make: OfSeat & Amount & { readonly kind: Energy };
  readonly spend: OfSeat & { readonly spent: Partial<Store> };
  readonly damage: OnObject & Amount & { readonly source: Handle; readonly biome: number };
  readonly durability: OfBiome & Amount & { readonly source: Handle };
  readonly loseSector: OfBiome;
  readonly defeat: OfSeat;
  readonly attack: OnObject;
  readonly defend: OnObject & { readonly against: Handle };
  readonly cancel: { readonly entry: number };
  readonly overclock: OfSeat & Amount;
  readonly allowance: OfSeat & { readonly key: "converted" | "anomalyPlayed"; readonly value: boolean };
};

export const acts: Ruleset["acts"] = {
  ...moves,
  startOfTurn: moment(),
  startOfAttack: moment(),
  endOfTurn: moment(),
  drawn: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => act.amount > 0,
    apply: draw,
  },
  /** A player discards cards of their own choice. The question comes as the act happens. */
  discards: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => act.amount > 0,
    apply: (m, act) => call(m, "discard", { seat: act.seat, count: act.amount }),
  },
  make: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => act.amount > 0,
    apply(m, act) {
      note(m, "energyMade", { seat: act.seat, kind: act.kind, amount: act.amount });
      store(m, act, (energy) => {
        energy[act.kind] += act.amount;
      });
    },
  },
  spend: {
    fields: { seat: "seat" },
    apply(m, act) {
      const { spent } = act;
      note(m, "energySpent", { seat: act.seat, ...spent });
      store(m, act, (energy) => {
        for (const kind of KINDS) energy[kind] -= spent[kind] ?? 0;
      });
    },
  },
  damage: {
    fields: onAgent,
    possible: (m, act) => living(m, act) && isAgent(m, objAt(m, act.object)) && act.amount > 0,
    apply(m, act) {
      tell(m, "damage", act.object, { amount: act.amount });
      addVar(m, act.object, "damage", act.amount);
    },
  },
  durability: {
    fields: { seat: "seat", amount: "number", biome: "number", source: "object" },
    possible: (m, act) => act.amount !== 0 && !isLost(m, act.biome),
    apply: durability,
  },
  loseSector: {
    fields: { seat: "seat", biome: "number" },
    possible: (m, act) => !isLost(m, act.biome),
    apply: loseSector,
  },
  /** N R14.5: card text decides the match. The result waits for the queue (R14.4). */
  defeat: {
    fields: { seat: "seat" },
    apply(m, act) {
      note(m, "defeated", { seat: act.seat });
      setSeat(m, act.seat, "defeated", true);
    },
  },
  /** N R12.15. */
  attack: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply: (m, act) => setVar(m, act.object, "attacking", 1),
  },
  /** N R12.19, R12.23. */
  defend: {
    fields: { object: "object", against: "object", seat: "seat" },
    possible: living,
    apply: (m, act) => setVar(m, act.against, "defended", 1),
  },
  /** N R7.20: it happens at once, not when the entry's turn comes. */
  cancel: {
    fields: {},
    possible: (m, act) => entryOf(m.state, act.entry) !== undefined,
    apply: (m, act) => cancelEntry(m, act.entry, "effect"),
  },
  overclock: {
    fields: { seat: "seat", amount: "number" },
    apply: (m, act) => setSeat(m, act.seat, "overclock", seatVarsOf(m, act.seat).overclock + act.amount),
  },
  allowance: {
    fields: { seat: "seat" },
    apply: (m, act) => setSeat(m, act.seat, act.key, act.value),
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
