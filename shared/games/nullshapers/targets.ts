/** Targets (N R7.6 to R7.16): the legal targets of a word, and whether they are still valid when the entry executes. */

import {
  type Entry,
  entryOf,
  type Kind,
  matchesHandle,
  matching,
  objectRef,
  type Ref,
  type Scope,
  type Seat,
} from "../../kernel/game.ts";
import { entryTargets, isOpenTarget, isWhose, seatTargets } from "../targets.ts";
import type { EntryFilter, TargetWord } from "./card-schema.ts";
import { isLost, otherSeat } from "./table.ts";
import type { Match } from "./typed.ts";
import { BIOMES, biomeOf, biomeZone, isSector, sectorOf } from "./zones.ts";

export const kindOfWord = (word: TargetWord): Kind => {
  if ("object" in word) return "object";
  if ("entry" in word) return "entry";
  return "player" in word ? "seat" : "zone";
};

/** The least and the most things that a word asks for. */
export const boundsOf = (word: TargetWord): { min: number; max: number } =>
  "object" in word ? { min: word.min ?? word.max ?? 1, max: word.max ?? 1 } : { min: 1, max: 1 };

/** Every valid target of a word, in zone and list order; entries from the top down. Hidden cards are none (N R7.8). */
export function candidates(m: Match, scope: Scope, word: TargetWord): Ref[] {
  if ("object" in word)
    return matching(m, scope, word.object)
      .filter((handle) => isOpenTarget(m, scope, handle, word.object))
      .map(objectRef);
  if ("entry" in word) return entryTargets(m, (entry) => matchesEntry(m, scope, entry, word.entry));
  if ("player" in word) return seatTargets(m, scope, word.player);
  const biomes = BIOMES.filter((biome) => !isLost(m, biome));
  if ("biome" in word) return biomes.map((biome) => ({ kind: "zone", id: biomeZone(m, biome) }));
  return biomes.flatMap((biome) =>
    seatsOf(scope.controller, word.sector).map(
      (seat): Ref => ({ kind: "zone", id: sectorOf(m, seat, biome) }),
    ),
  );
}

const seatsOf = (controller: Seat, whose: "any" | "friendly" | "enemy"): Seat[] => {
  if (whose === "friendly") return [controller];
  return whose === "enemy" ? [otherSeat(controller)] : [0, 1];
};

const isSkill = (kind: string): boolean => kind === "activateSkill" || kind === "reactiveSkill";

/** Whether a text speaks of this entry. */
export function matchesEntry(m: Match, scope: Scope, entry: Entry, filter: EntryFilter): boolean {
  const { what, card, controller } = filter;
  if (what === "card" && entry.kind !== "playCard") return false;
  if (what === "skill" && !isSkill(entry.kind)) return false;
  if (!isWhose(scope, entry, controller)) return false;
  return card === undefined || matchesHandle(m, scope, entry.source, card);
}

/** N R7.13, R7.14: whether a target is valid when its entry executes. */
export function stands(m: Match, scope: Scope, ref: Ref, word: TargetWord): boolean {
  switch (ref.kind) {
    case "seat":
      return !m.state.seats[ref.id].left;
    case "zone":
      return !isLost(m, biomeOf(m, ref.id)) && isSector(m, ref.id) === "sector" in word;
    case "entry": {
      const entry = entryOf(m.state, ref.id);
      return entry !== undefined && "entry" in word && matchesEntry(m, scope, entry, word.entry);
    }
    default:
      return "object" in word && isOpenTarget(m, scope, ref.id, word.object);
  }
}

/** Whether every word finds enough targets (N R7.12). */
export const canTarget = (m: Match, scope: Scope, words: readonly TargetWord[]): boolean =>
  words.every((word) => candidates(m, scope, word).length >= boundsOf(word).min);
