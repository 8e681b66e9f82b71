/** An effect (C 2.2): its side, its possible targets, and the choice of its mode. */
import { z } from "zod";
import {
  below,
  type Data,
  type Handle,
  type Json,
  type Nothing,
  numbersIn,
  type Obj,
  objectOf,
  publicStream,
  type Scope,
  type Seat,
  secretStream,
} from "../../kernel/game.ts";
import { other } from "./table.ts";
import type { Act, Match, Verb } from "./typed.ts";

export type Side = "own" | "opp";

/** The zones of a seat that its effects are aimed at. */
export type Place = "board" | "hand" | "dust";

/** The things that an effect of this seat can reach, in zone order. */
export type Pool<Fields = Nothing> = {
  pool(m: Match, seat: Seat, node: Data & Fields): readonly Handle[];
}["pool"];

export interface Effect<Fields = Nothing> extends Verb<Fields> {
  /** No verb of this game speaks of a reference: none asks a speaker. */
  text(node: Data & Fields): string;
  /** Whether it touches its controller's zones only (C R3.3). */
  side(node: Data & Fields): Side;
  readonly pool?: Pool<Fields>;
  /** Whether somebody chooses its target. */
  wants?(node: Data & Fields): boolean;
  readonly least?: number;
  most?(scope: Scope, node: Data & Fields): number;
  /** Where it looks for targets; the board where it does not say. */
  among?(node: Data & Fields): Place;
  /** The place where it puts cards that a later effect of the same card may be aimed at (C ER-8). */
  opens?(node: Data & Fields): Place;
  /** Its note for later effects of the same card is known as soon as its text is reached (C R4.2). */
  readonly notes?: true;
  /** How many things come to a lane of the controller's choice (C R3.7). */
  lanes?(m: Match, scope: Scope, node: Data & Fields): number;
  /** A decision that is no target: a hand card of its controller, or one looked at (C R9.4). */
  readonly prompt?: "discard" | "dig";
  /** Cards of the own deck that its controller sees before deciding (C R2.10). */
  looks?(m: Match, scope: Scope, node: Data & Fields): readonly Handle[];
}

/** A number, or X. */
export const n = () => z.union([z.int().min(0).max(32), z.strictObject({ num: z.literal("x") })]);

export const tagged = z.string().min(1).max(30);

/** C 2.2, "(m)": TARGET is meant where nothing is said. */
export const onMode = z.enum(["target", "all", "this", "random", "chosen"]).exactOptional();

/** Aimed by somebody in mode TARGET alone. */
export const mode = { wants: (node: Data): boolean => (node.on ?? "target") === "target" };

/** X is the count of an earlier effect of the card, or the payment (C R4.0g, R4.2). */
export const numberIn = (scope: Scope, value: Json): number =>
  [value, scope.vars.x].find((one) => typeof one === "number") ?? scope.x;

/** The things of the pool that the mode picks now. A target that has left the pool is spared (C R9.3). */
export function picked(m: Match, scope: Scope, node: Data, pool: Pool): readonly Handle[] {
  const all = pool(m, scope.controller, node);
  switch (node.on ?? "target") {
    case "all":
      return all;
    case "this":
      return all.filter((one) => one === scope.self);
    case "random":
      return drawn(m, scope.controller, all);
    case "chosen":
      return all.filter((one) => numbersIn(scope.vars.chosen).includes(one));
    default:
      return all.filter((one) => scope.targets[0]?.some(({ id }) => id === one));
  }
}

/** C R9.10. It draws one random word in every case, so that the count tells nothing of hidden cards (kernel.md 12). */
function drawn(m: Match, seat: Seat, all: readonly Handle[]): Handle[] {
  const stream = m.state.world === null ? publicStream(seat) : secretStream(seat);
  const at = below(m, stream, Math.max(1, all.length));
  return all.slice(at, at + 1);
}

/** An act for each thing that is still there. */
export const each = (
  m: Match,
  handles: readonly Handle[],
  act: (handle: Handle, obj: Obj) => Act | null,
): Act[] =>
  handles.flatMap((handle) => {
    const obj = objectOf(m.state, handle);
    return obj === undefined ? [] : (act(handle, obj) ?? []);
  });

/** Whom a card speaks of. */
export const player = z.enum(["you", "opponent"]);
export const whose = (who: Json, seat: Seat): Seat => (who === "you" ? seat : other(seat));
