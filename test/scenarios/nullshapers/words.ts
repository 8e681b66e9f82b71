import { KINDS } from "../../../shared/games/nullshapers/card.ts";
import { NULLSHAPERS_REFUSALS } from "../../../shared/games/nullshapers/refusals.ts";
import { STEPS } from "../../../shared/games/nullshapers/table.ts";
import { KERNEL_REFUSALS } from "../../../shared/kernel/model/refusal.ts";
import type { LineWords } from "../lines.ts";
import { requestKinds } from "./wire.ts";

/** The words of N 15, as scenario files use them. */
export const SEATS = ["A", "B"] as const;
export const PHASES = STEPS;

/** A zone as a file writes it, and as the ruleset does. */
export const ZONES = {
  deck: "deck",
  hand: "hand",
  staging: "staging",
  B0: "sector0",
  B1: "sector1",
  B2: "sector2",
  attached: "attached",
  biome0: "biome0",
  biome1: "biome1",
  biome2: "biome2",
  cache: "cache",
  archive: "archive",
  queue: "queue",
  nowhere: "nowhere",
} as const;
export type ZoneWord = keyof typeof ZONES;

export const zoneWord = (id: string): string =>
  (Object.keys(ZONES) as ZoneWord[]).find((word) => ZONES[word] === id) ?? id;

/** The zones of the influences, which are the table's. */
export const BIOMES = ["biome0", "biome1", "biome2"] as const;

export const ENERGY = KINDS;

/** Marks a card may be laid with, and what `state` may ask of one beside them. */
export const MARKS = ["damage", "locked", "arrived", "increase", "attacking", "defended", "shifted"] as const;
export const ASKED = [
  ...MARKS,
  "mode",
  "attack",
  "defense",
  "ranged",
  "speed",
  "x",
  "paid",
  "targets",
] as const;

export const REQUESTS = requestKinds.map((kind) => (kind === "choose" ? "targets" : kind));

/** The ruleset's own codes (N R15.3) and the kernel's. */
export const REFUSALS: readonly string[] = [...Object.keys(NULLSHAPERS_REFUSALS), ...KERNEL_REFUSALS];

const ENTRIES = ["playCard", "activateSkill", "reactiveSkill", "advance", "attack", "defend"] as const;

export const LINES: LineWords = {
  seats: SEATS,
  words: { ZONE: Object.keys(ZONES), STEP: PHASES, KIND: ENERGY, ENTRY: ENTRIES },
  grammar: {
    entered: ["ENTRY CARD", "ENTRY SEAT"],
    executing: ["ENTRY CARD", "ENTRY SEAT"],
    targetInvalid: ["CARD", "ENTRY CARD", "SEAT", "ZONE", "SEAT ZONE"],
    cancelled: ["ENTRY CARD", "ENTRY SEAT"],
    window: ["SEAT"],
    passed: ["SEAT"],
    moved: ["CARD ZONE -> ZONE"],
    energyMade: ["SEAT N KIND"],
    energySpent: ["SEAT N"],
    storeEmptied: ["SEAT"],
    converted: ["SEAT"],
    anomalyPlayed: ["CARD"],
    locked: ["CARD"],
    unlocked: ["CARD"],
    advanced: ["CARD N"],
    attacks: ["CARD"],
    defends: ["CARD against CARD"],
    attached: ["CARD to CARD"],
    terminated: ["CARD"],
    forfeited: ["CARD"],
    recalled: ["CARD"],
    deleted: ["CARD"],
    retreated: ["CARD"],
    damage: ["N CARD"],
    durability: ["SEAT N Z"],
    sectorLost: ["SEAT N"],
    defeated: ["SEAT"],
    drew: ["SEAT N"],
    kept: ["SEAT"],
    step: ["STEP"],
    turn: ["N SEAT"],
    over: ["SEAT", "draw"],
  },
};
