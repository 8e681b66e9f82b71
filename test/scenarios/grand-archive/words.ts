import { ATTRS, VARS } from "../../../shared/games/grand-archive/attrs.ts";
import { GRAND_ARCHIVE_REFUSALS } from "../../../shared/games/grand-archive/refusals.ts";
import { PHASES } from "../../../shared/games/grand-archive/table.ts";
import { KERNEL_REFUSALS } from "../../../shared/kernel/model/refusal.ts";
import type { LineWords } from "../lines.ts";
import { requestKinds } from "./wire.ts";

/** The words of G R1.9 and R11.1, as scenario files use them. */
export const SEATS = ["A", "B", "C", "D"] as const;

export { PHASES };

export const ZONES = [
  "main",
  "material",
  "hand",
  "memory",
  "stack",
  "field",
  "lineage",
  "intent",
  "loaded",
  "aside",
  "graveyard",
  "banishment",
] as const;

/** Counters, marks and attributes, as `state` compares them. */
export const COUNTERS = [...VARS, ...ATTRS] as const;

/** `opportunity` is the window; the others are the ruleset's own kinds. */
export const REQUESTS = ["opportunity", ...requestKinds.filter((kind) => kind !== "window")] as const;

export const REFUSALS: readonly string[] = [...Object.keys(GRAND_ARCHIVE_REFUSALS), ...KERNEL_REFUSALS];

const KINDS = ["activation", "materialization", "ability", "trigger"] as const;

const OF_CARD = [
  "resolved",
  "fizzled",
  "negated",
  "banishedLayer",
  "triggerFizzled",
  "woke",
  "rested",
  "attacks",
  "defends",
  "wielded",
  "retaliates",
  "died",
  "destroyed",
  "sacrificed",
  "banished",
  "returned",
  "suppressed",
  "discarded",
  "unique",
  "leveled",
  "deleveled",
  "redirected",
  "fostered",
  "transformed",
  "copies",
] as const;

export const LINES: LineWords = {
  seats: SEATS,
  words: { ZONE: ZONES, PHASE: PHASES, COUNTER: COUNTERS, REQUEST: REQUESTS, KIND: KINDS },
  grammar: {
    ...Object.fromEntries(OF_CARD.map((word) => [word, ["CARD"]])),
    /** SEAT receives Opportunity. */
    opp: ["SEAT"],
    passed: ["SEAT"],
    asked: ["SEAT REQUEST"],
    began: ["PHASE"],
    ended: ["PHASE"],
    skipped: ["PHASE"],
    turn: ["N SEAT"],
    turnEnded: ["SEAT"],
    turnSkipped: ["SEAT"],
    mulligan: ["SEAT"],
    /** Cards were shown by this seat. */
    revealed: ["SEAT"],
    generated: ["SEAT"],
    moved: ["CARD ZONE -> ZONE"],
    drew: ["SEAT"],
    recalled: ["SEAT N"],
    rolled: ["SEAT N"],
    /** What was named, its spaces written as strokes. */
    named: ["SEAT WORD", "SEAT N"],
    called: ["CARD WORD"],
    layer: ["KIND CARD"],
    damage: ["N CARD"],
    counter: ["COUNTER N CARD"],
    /** A computed attribute now. */
    now: ["COUNTER Z CARD"],
    left: ["SEAT"],
    over: ["SEAT", "draw"],
  },
};

/** The scenario's word for a kind of request. */
export const requestWord = (kind: string): string => (kind === "window" ? "opportunity" : kind);
