/** A first match that teaches by being played: data from which the page plays it with the real rules. */
import type { Data, Json } from "../kernel/index.ts";

/** An action that a step is about, with the values that matter. The id of a card stands for any thing that is one. */
export type Wanted = { readonly action: string } & Readonly<Record<string, Json>>;

/** A step is read, or done by the player, or done by the other and then read. */
export interface LessonStep {
  /** The key of its text. What the other does without one is not stopped at. */
  readonly id?: string;
  readonly you?: Wanted;
  readonly they?: Wanted;
  /** The kind of request at which it is read, as "turn": what comes before is left to the defaults. "over" is the end. */
  readonly at?: string;
}

/** The player has the first seat. Whatever no step asks for is left to the request's default. */
export interface Lesson {
  /** The set with its cards, as its file has it. */
  readonly set: object;
  /** Options of the game besides their defaults. */
  readonly options: Data;
  /** How many of each card, seat by seat: `deckRules` is off. */
  readonly decks: readonly Readonly<Record<string, number>>[];
  /** 32 bytes in hex. `npm run lesson` finds one with which every step can be taken. */
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

/** The texts of a lesson in one language, by the ids of its steps. */
export type LessonTexts = Readonly<Record<string, string>>;
