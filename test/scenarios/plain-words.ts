import type { Match } from "../../shared/kernel/model/match.ts";
import type { Ruleset } from "../../shared/kernel/model/ruleset.ts";
import type { Seat } from "../../shared/kernel/model/state.ts";
import type { Game } from "./game.ts";

/** A game that its scenarios tell in the words which it has anyway: zones, values, actions and requests. */
export interface Plain extends Partial<Pick<Game<unknown, unknown>, "wire" | "alike">> {
  readonly ruleset: Ruleset;
  /** The letter by which comments cite its rules. */
  readonly letter: string;
  /** The codes it refuses with, as its `refusals.ts` has them. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly phases: readonly string[];
  /** The phase of a position that names none. */
  readonly phase: string;
  /** The card of `fillers` that a number of cards stands for. */
  readonly filler: string;
  /** The set that the filler is in; `fixtures` by default. */
  readonly fillers?: string;
  /** Cards that each seat has in a zone of which a position says nothing: a hero, a base. A new match has them, too. */
  readonly lying?: Readonly<Record<string, readonly string[]>>;
  /** Kinds of request that its own procedures ask and no action answers: `mulligan`, `discard`. */
  readonly asks?: readonly string[];
  /** The record of the table that says whose turn it is; by default `active` or `owner`, where it has one. */
  readonly owner?: string;
  /** Worked examples of its rules: numbers that names of scenario files begin with. */
  readonly examples?: readonly string[];
}

const OWNER_KEYS = ["active", "owner"] as const;

/** Whose turn it is, where turns are of one seat. */
export function ownerOf({ owner }: Plain, { state: { table } }: Match): Seat | undefined {
  const key = owner ?? OWNER_KEYS.find((one) => typeof table[one] === "number");
  return key === undefined ? undefined : (table[key] as Seat);
}
