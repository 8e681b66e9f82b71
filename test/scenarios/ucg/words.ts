import { UCG_REFUSALS } from "../../../shared/games/ucg/refusals.ts";
import { KERNEL_REFUSALS } from "../../../shared/kernel/model/refusal.ts";
import type { LineWords } from "../lines.ts";

/** The words of UCG 23, as scenario files use them. */
export const SEATS = ["A", "B"] as const;

export const PHASES = ["ready", "dawn", "draw", "primary", "conflict", "end"] as const;

const PLAIN_ZONES = [
  "deck",
  "hand",
  "ignition",
  "effect",
  "reserve",
  "expended",
  "active",
  "exhausted",
  "encounter",
  "shadow",
  "void",
  "attached",
] as const;

/** `effect` stands for any Effect Zone, `effect2` for the second. */
export const ZONES = [
  ...PLAIN_ZONES,
  ...(["effect1", "effect2", "effect3", "effect4", "effect5"] as const),
] as const;

/** `combat` is the sum of Combat Counters that are not all of -2. */
export const COUNTERS = ["damage", "bide", "retribution", "minus-2-combat", "combat"] as const;

export const REQUESTS = [
  "turn",
  "window",
  "block",
  "assist",
  "bideChoice",
  "order",
  "targets",
  "splitDamage",
  "may",
  "mode",
  "modifier",
] as const;

/** The ruleset's own codes (UCG 23) and the kernel's. */
export const REFUSALS: readonly string[] = [...Object.keys(UCG_REFUSALS), ...KERNEL_REFUSALS];

export const LINES: LineWords = {
  seats: SEATS,
  words: { ZONE: ZONES, PHASE: PHASES, COUNTER: COUNTERS },
  grammar: {
    moved: ["CARD ZONE -> ZONE"],
    paid: ["SEAT N/N"],
    targeted: ["CARD", "SEAT"],
    window: ["SEAT"],
    passed: ["SEAT"],
    chainClosed: [""],
    resolved: ["CARD"],
    nullified: ["CARD"],
    malfunctioned: ["CARD"],
    slain: ["CARD"],
    revived: ["CARD"],
    disposed: ["CARD"],
    decimated: ["CARD"],
    damage: ["N CARD", "N SEAT"],
    counter: ["COUNTER Z CARD"],
    attached: ["CARD to CARD"],
    detached: ["CARD"],
    created: ["CARD ZONE"],
    vanished: ["CARD"],
    unblocked: ["CARD"],
    encounterEnded: [""],
    phase: ["PHASE"],
    turn: ["N SEAT"],
    readied: [""],
    drew: ["SEAT N"],
    "deck-out": ["SEAT"],
    over: ["SEAT", "draw"],
  },
};
