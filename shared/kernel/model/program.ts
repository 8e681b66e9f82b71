/** What a set's card is once loaded: plain data with its programs flattened, so that a frame's pc is an integer. */
import type { Data, Json } from "./state.ts";

export type Instr =
  /** One step: the verbs happen simultaneously, but for those that ask first, each of which goes by itself in its turn. */
  | { readonly op: "step"; readonly verbs: readonly Data[] }
  /** Judges the condition for each of `list` as the variable, before any of it happens. */
  | {
      readonly op: "judge";
      readonly list: string;
      readonly as: string;
      readonly when: Json;
      readonly verdicts: string;
    }
  /** Goes to `to` unless the one last taken of `list` was judged so. */
  | { readonly op: "heed"; readonly list: string; readonly verdicts: string; readonly to: number }
  /** Goes to `to` unless the condition holds. */
  | { readonly op: "test"; readonly when: Json; readonly to: number }
  | { readonly op: "jump"; readonly to: number }
  /** Asks `who` to choose objects and keeps them as a variable; "each" asks every player in order. */
  | {
      readonly op: "choose";
      readonly from: Json;
      readonly min: Json;
      readonly max: Json;
      readonly as: string;
      readonly who: Json;
    }
  /** Asks which of so many modes, but for those taken before, or none; goes to `to` where none is chosen or left. */
  | {
      readonly op: "mode";
      readonly modes: number;
      readonly taken: string;
      readonly as: string;
      readonly optional: boolean;
      readonly again: boolean;
      readonly to: number;
    }
  /** Asks yes or no; goes to `to` on no. */
  | { readonly op: "may"; readonly who: Json; readonly text: string; readonly to: number }
  /** Asks each player yes or no, in order, and keeps who said yes; goes to `to` when nobody did. */
  | { readonly op: "mayEach"; readonly as: string; readonly to: number }
  /** Calls the procedure of a verb; goes to `to` when it comes back with a no. */
  | { readonly op: "call"; readonly node: Data; readonly to: number }
  /** Takes the set once into `list`. */
  | { readonly op: "gather"; readonly of: Json; readonly list: string }
  /** Takes the next of `list` as a variable, or goes to `to` when none is left. */
  | { readonly op: "next"; readonly list: string; readonly as: string; readonly to: number }
  /** Sets a number variable. */
  | { readonly op: "set"; readonly as: string; readonly value: Json }
  /** Counts a variable down; goes to `to` when it was 0 or less. */
  | { readonly op: "count"; readonly as: string; readonly to: number };

export interface Program {
  readonly id: string;
  readonly code: readonly Instr[];
}

export interface Trigger {
  /** The kind of act it waits for. */
  readonly on: string;
  /** Filter over the act's field `field`, "object" where none is named, or null. */
  readonly object: Json;
  readonly field?: string;
  /** Whose act: "you", "opponent" or null for anybody's. */
  readonly by: string | null;
  /** Tested where its act is looked at: before the step, after it for what enters. */
  readonly when: Json;
  /** Tested in the state before the step, and in the state after it, whatever the act (A ). */
  readonly was?: Json;
  readonly now?: Json;
  /** The act is this very object's entering: looked at in the state after (A ). */
  readonly entering: boolean;
  /** Fields of the act and the values that fit. */
  readonly where?: Readonly<Record<string, readonly Json[]>>;
  /** "One or more": once a step, however many of its acts fit. */
  readonly once?: true;
  /** The ability must be there before, but what the act's object has become is looked at after. */
  readonly late?: boolean;
}

/** A static ability's change to an attribute of what its filter matches. */
export interface StaticChange {
  readonly on: Json;
  readonly attr: string;
  readonly layer: number;
  readonly add: Json;
  readonly set: Json;
  /** A floor instead: the value is raised to it. */
  readonly least?: Json;
  /** What it takes away leaves this much; a lower value stays as it is. */
  readonly downTo?: number;
  readonly while: Json;
}

/** "If … would …, instead …" of a card. */
export interface Instead {
  readonly on: string;
  /** Whose act: "you" are the controller of the ability's object. */
  readonly by?: string;
  readonly object: Json;
  /** The act's field that `object` is about, "object" where none is named. */
  readonly field?: string;
  readonly when: Json;
  /** Verbs that happen in its place; none prevents it. */
  readonly verbs: readonly Data[];
  /** Fields of the act and the values that fit. */
  readonly where?: Readonly<Record<string, readonly Json[]>>;
  /** It replaces all fitting acts of a step together. */
  readonly whole?: true;
  /** "You may": the controller of its object decides when it is about to apply (A ). */
  readonly optional?: true;
  /** The act of its own verbs that marks it used up, and the ability that this names: it applies once a step. */
  readonly spends?: { readonly act: string; readonly ability: number };
  /** "If you don't": verbs of an extra step right after the current one (A ). */
  readonly otherwise?: readonly Data[];
}

export interface Ability {
  /** The ruleset's word: "activated", "triggered", "static", "support"… */
  readonly kind: string;
  /** The ability as its set wrote it, parsed. */
  readonly node: Data;
  readonly program: Program | null;
  readonly trigger: Trigger | null;
  readonly statics: readonly StaticChange[];
  readonly instead: Instead | null;
  /** The ability is not its card's own: what matches this filter has it. */
  readonly grants?: Data;
  /** The ability is nobody's until an effect gives it for a time. */
  readonly gift?: true;
  /** Zones it works from, where its text names them; by default those in play (G R17.2). */
  readonly from?: readonly string[];
}

/** A card of a game, which its set wrote as a `Card`. */
export interface CardDef<Card extends Data = Data> {
  readonly id: string;
  readonly set: string;
  readonly name: string;
  /** The card as its set wrote it, parsed. */
  readonly data: Card;
  readonly abilities: readonly Ability[];
  /** Rules text, generated from the programs. */
  readonly text: readonly string[];
}

export const programId = (card: string, ability: number): string => `${card}#${ability}`;
