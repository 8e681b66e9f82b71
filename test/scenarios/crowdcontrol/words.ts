import { CROWDCONTROL_REFUSALS } from "../../../shared/games/crowdcontrol/refusals.ts";
import { SEGMENTS } from "../../../shared/games/crowdcontrol/table.ts";
import { verbs } from "../../../shared/games/crowdcontrol/verbs.ts";
import { zones } from "../../../shared/games/crowdcontrol/zones.ts";
import { KERNEL_REFUSALS } from "../../../shared/kernel/model/refusal.ts";
import type { LineWords } from "../lines.ts";

/** The words of CrowdControl as scenario files use them. */
export const SEATS = ["A", "B"] as const;
export const PHASES = SEGMENTS;
export const ZONES = zones.map(({ id }) => id);
/** Zones that `given` lays out. */
export const LAID = ["hand", "deck", "places", "attack", "defense", "dust", "void"] as const;
export const NUMBERS = ["wisdom", "mana", "growth", "size", "starved"] as const;
export const COUNTERS = [
  "attack",
  "health",
  "damage",
  "plusAttack",
  "plusHealth",
  "entered",
  "hastened",
  "enraged",
  "silenced",
  "discount",
] as const;
export const REQUESTS = [
  "commit",
  "targets",
  "lanes",
  "battle",
  "discard",
  "dig",
  "target",
  "spawn",
] as const;
export const REFUSALS: readonly string[] = [...Object.keys(CROWDCONTROL_REFUSALS), ...KERNEL_REFUSALS];

export const LINES: LineWords = {
  seats: SEATS,
  words: { ZONE: ZONES, SEGMENT: SEGMENTS, NUMBER: NUMBERS, EFFECT: Object.keys(verbs) },
  grammar: {
    segment: ["SEGMENT N"],
    reveal: [""],
    locked: ["SEAT"],
    moved: ["CARD ZONE -> ZONE"],
    created: ["CARD ZONE"],
    vanished: ["CARD"],
    played: ["CARD"],
    activated: ["CARD"],
    queued: ["CARD EFFECT"],
    resolved: ["CARD EFFECT"],
    fizzled: ["CARD EFFECT"],
    drew: ["SEAT N"],
    damage: ["N CARD"],
    now: ["SEAT NUMBER N"],
    fight: [""],
    hit: ["CARD CARD N"],
    over: ["SEAT", "draw"],
  },
};
