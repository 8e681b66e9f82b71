/** Targets (A) and the price of Tough (A ). */

import {
  attrOf,
  type Data,
  type Handle,
  matching,
  nodesIn,
  objectOf,
  objectRef,
  opponentOf,
  type Ref,
  type Scope,
  type Seat,
  scopeOf,
} from "../../kernel/game.ts";
import { boundsOf, seatTargets } from "../targets.ts";
import type { TargetWord } from "./card-schema.ts";
import { isSuch } from "./expedition-words.ts";
import { openRef } from "./names.ts";
import { optionsOf } from "./options.ts";
import type { Domain, Match } from "./typed.ts";
import { expeditionOf, inPlay, SIDES } from "./zones.ts";

interface Of {
  readonly self: Handle;
  readonly controller: Seat;
  readonly event?: Data | null;
  readonly x?: number;
}

/** The legal choices for an occurrence of "target", in zone order. */
export function candidates(m: Match, { self, controller, event = null, x = 0 }: Of, word: TargetWord): Ref[] {
  const scope: Scope = { ...scopeOf(self, controller), event, x };
  if ("object" in word) return matching(m, scope, word.object).map(objectRef);
  if ("player" in word) return seatTargets(m, scope, word.player);
  const any =
    word.expedition === "any" || (word.expedition === "token" && optionsOf(m).tokenTargetScope === "any");
  const seats = any ? [controller, opponentOf(m, controller)] : [controller];
  const { that } = word;
  return seats.flatMap((seat) =>
    SIDES.filter((side) => that === undefined || isSuch(m, scope, { seat, side }, that)).map(
      (side): Ref => ({ kind: "zone", id: expeditionOf(m, side, seat) }),
    ),
  );
}

/** The number of targets to choose. Where there are too few, the player chooses all of them (A ). */
export function targetDomain(m: Match, word: TargetWord, refs: readonly Ref[]): Domain<readonly string[]> {
  const { min, max } = boundsOf(word);
  const most = Math.min(max, refs.length);
  const of = refs.map((ref) => openRef(m, ref));
  return { kind: "subset", of, min: Math.min(min, most), max: most, code: "ILLEGAL_TARGET" };
}

/** A: the price that Tough adds. Only opposing targets in play count. */
export function toughDue(m: Match, controller: Seat, targets: readonly (readonly Ref[])[]): number {
  if (optionsOf(m).toughPaid !== "cost") return 0;
  return targets.flat().reduce((sum, ref) => sum + toughOf(m, controller, ref), 0);
}

/** A C-8: the price of choosing this target now. The same effect never pays twice for one target. */
export function taxFor(m: Match, { controller, vars }: Scope, ref: Ref): number {
  return nodesIn(vars.paid).some(({ id }) => id === ref.id) ? 0 : toughOf(m, controller, ref);
}

/** The Tough of one target against this player. */
export function toughOf(m: Match, controller: Seat, ref: Ref): number {
  const obj = ref.kind === "object" ? objectOf(m.state, ref.id) : undefined;
  if (obj === undefined || obj.controller === controller || !inPlay(m, obj)) return 0;
  return attrOf(m, ref.id, "tough");
}
