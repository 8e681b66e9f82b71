import { ATTRS, VARS } from "../../../shared/games/altered/attrs.ts";
import { ALTERED_REFUSALS } from "../../../shared/games/altered/refusals.ts";
import { PHASES as DAY } from "../../../shared/games/altered/table.ts";
import { KERNEL_REFUSALS } from "../../../shared/kernel/model/refusal.ts";
import type { LineWords } from "../lines.ts";
import { requestKinds } from "./wire.ts";

/** The words of Altered as scenario files use them. A is Ninette of the rules file, B is Lithium. */
export const SEATS = ["A", "B"] as const;
export const PHASES = DAY;

/** `he` and `ce`: the hero's and the companion's Expedition, as the rules file writes them. */
export const ZONES = [
  "deck",
  "hand",
  "mana",
  "reserve",
  "discard",
  "hero",
  "landmark",
  "he",
  "ce",
  "limbo",
  "beyond",
] as const;

/** The ruleset's zone behind a word. */
export const zoneId = (word: string): string =>
  word === "he" ? "heroExpedition" : word === "ce" ? "companionExpedition" : word;
/** The word for a zone of the ruleset. */
export const zoneWord = (id: string): string =>
  id === "heroExpedition" ? "he" : id === "companionExpedition" ? "ce" : id;

export const COUNTERS = [...VARS, ...ATTRS] as const;
export const REQUESTS: readonly string[] = requestKinds;
export const REFUSALS: readonly string[] = [...Object.keys(ALTERED_REFUSALS), ...KERNEL_REFUSALS];

const EVENTS = [
  ..."play pay cost join leave phase pass succeed prepare draw expand progress rest cleanUp roll place".split(
    " ",
  ),
  ..."pass win becomeFirst topToMana revealChosen sabotage resupply discard sacrifice toHand toReserve toDeck toMana gain lose exhaust ready counter".split(
    " ",
  ),
  ..."mill create takeControl next advance ascend hold mark shift modify modifyAll follow reveal revealRandom look activateOne afterYou payTough activate heroes deal mana otherwise".split(
    " ",
  ),
];

export const LINES: LineWords = {
  seats: SEATS,
  words: {
    ZONE: ZONES,
    PHASE: PHASES,
    VAR: VARS,
    EVENT: EVENTS,
    SIDE: ["hero", "companion"],
    YES: ["yes", "no"],
    WHY: ["met", "arena", "left", "exhausted", "effect"],
  },
  grammar: {
    // Every event begins with its cause, so that what stands between two of them is one event.
    event: ["EVENT"],
    moved: ["CARD ZONE -> ZONE"],
    created: ["CARD ZONE"],
    emblem: ["CARD SEAT"],
    ceased: ["CARD"],
    set: ["VAR Z CARD"],
    shuffled: ["SEAT ZONE"],
    nothing: [""],
    turn: ["SEAT"],
    passed: ["SEAT"],
    phase: ["PHASE"],
    first: ["SEAT"],
    day: ["N"],
    chose: ["SEAT N", "SEAT CARD"],
    may: ["SEAT YES"],
    targeted: ["CARD", "SEAT", "SEAT SIDE"],
    kept: ["SEAT CARD"],
    rolled: ["SEAT N"],
    revealed: ["SEAT"],
    shown: ["CARD"],
    at: ["SEAT SIDE N"],
    turned: [""],
    arena: [""],
    over: ["SEAT WHY", "draw WHY"],
  },
};
