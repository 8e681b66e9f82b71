import type { z } from "zod";
import type { Data } from "../../shared/kernel/model/state.ts";
import type { Expected, LineWords } from "./lines.ts";
import type { SeatWords } from "./mirror.ts";

/**
 * The scenario file: `rule`, `ruleset`, `sets` and a list of `cases`, each given / play / asked. The words
 * of one game (its zones, intents, event lines) come from its dialect. FORMAT.md is the page for authors.
 */
export interface Dialect<Given, Intent> {
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly naming: SeatWords;
  readonly phases: readonly string[];
  readonly lines: LineWords;
  readonly requests: readonly string[];
  readonly refusals: readonly string[];
  readonly given: z.ZodType<Given>;
  readonly intent: z.ZodType<Intent>;
  /** Keys of `state`: `A.active`, `phase`; and what they may say. */
  readonly state: z.ZodType<StateCheck>;
  /** Its words are those of the game itself (plain.ts), so that no page lists them. */
  readonly plain?: true;
}

export interface StateItem {
  readonly card?: string;
  /** The mark that an ability leaves in an Effect Zone; the card it comes from (UCG 9.7). */
  readonly marker?: string;
  readonly combat?: number;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly down?: boolean;
  readonly on?: string;
}

export type StateCheck = Readonly<Record<string, number | string | boolean | readonly StateItem[]>>;

/** What lies in a zone; or how a value stands. */
export type Contents = readonly StateItem[] | number | string | boolean;

export type Actor<Intent> =
  | { readonly kind: "seat"; readonly seat: string; readonly intent: Intent }
  /** An intent as a seat sends it, in the words of the wire. */
  | { readonly kind: "raw"; readonly seat: string; readonly intent: Data }
  | { readonly kind: "timeout"; readonly seats: readonly string[] }
  | { readonly kind: "leave"; readonly seat: string }
  /** The seat takes its last move back. */
  | { readonly kind: "back"; readonly seat: string }
  | ({ readonly kind: "advanceTo" } & PhaseOf)
  /** Nobody does anything: the match is looked at. */
  | { readonly kind: "look" };

/** What a move is refused with that is not to be taken back. */
export const NO_WAY_BACK = "NO_WAY_BACK";

/** A phase of one seat's turn, or of whichever comes first. */
export interface PhaseOf {
  readonly seat?: string;
  readonly phase: string;
}

/** Request kinds by seat. */
export type Asked = Readonly<Partial<Record<string, string>>>;

/** What a viewer is told and sees of cards, and what it may choose. */
export interface Sight<Intent> {
  readonly has: readonly string[];
  readonly hasNot: readonly string[];
  /** So many things of a card it sees. */
  readonly count: Readonly<Record<string, number>>;
  /** What it sees each card that waits point at. */
  readonly targets: Readonly<Record<string, readonly string[]>>;
  readonly offered: readonly Offered<Intent>[];
}

/** All that one slot of an intent, or of the open request, may be filled with. */
export interface Offered<Intent> {
  /** What is said so far; nothing where the request itself lists things. */
  readonly to?: Intent;
  readonly slot?: string;
  readonly things: readonly string[];
}

/** How the match stands. */
export interface Standing<Intent> {
  readonly state: StateCheck;
  /** The cards a zone begins with, from its top. */
  readonly order: Readonly<Record<string, readonly string[]>>;
  readonly sees: Readonly<Record<string, Sight<Intent>>>;
}

/** How it stands on the way, when a phase has begun or a line has come. */
export interface Moment<Intent> extends Standing<Intent> {
  readonly when: PhaseOf | Expected;
}

export interface Step<Intent> extends Standing<Intent> {
  readonly by: Actor<Intent>;
  /** `then` of the file: groups in order, free order inside a group. */
  readonly lines: readonly (readonly Expected[])[];
  /** No line begins so. */
  readonly not: readonly string[];
  /** So many lines begin so. */
  readonly count: Readonly<Record<string, number>>;
  readonly at: readonly Moment<Intent>[];
  readonly asked?: Asked;
  readonly refused?: string;
}

export interface Case<Given, Intent> {
  readonly name: string;
  readonly rule?: string;
  readonly given: Given;
  readonly play: readonly Step<Intent>[];
  /** The requests open at the end; every one must be named. Empty: the match is over. */
  readonly asked: Asked;
}

export interface Scenario<Given, Intent> {
  readonly file: string;
  readonly rule: string;
  readonly ruleset: string;
  readonly sets: readonly string[];
  readonly cases: readonly Case<Given, Intent>[];
}

/** Everything wrong with one file, each fault with its case. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
}
