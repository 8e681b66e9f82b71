/** Target words: flames, cards that lie face down, lamps, and answers that wait. */

import {
  type Entry,
  entryOf,
  type Kind,
  matching,
  objAt,
  objectOf,
  objectRef,
  type Ref,
  type Scope,
  type Seat,
  zoneOf,
} from "../../kernel/game.ts";
import { entryTargets, isOpenTarget, isWhose } from "../targets.ts";
import type { Target } from "./cards.ts";
import type { Match } from "./typed.ts";
import { isDark, LAMPS, laidCards, lampOf } from "./zones.ts";

export const kindOfWord = (word: Target): Kind => {
  if ("lamp" in word) return "zone";
  return "answer" in word ? "entry" : "object";
};

const isOf = ({ controller }: Scope, seat: Seat, whose: "any" | "you" | "opponent"): boolean =>
  whose === "any" || (seat === controller) === (whose === "you");

/** Everything that a word may mean, lamp by lamp; answers from the top down. */
export function candidates(m: Match, scope: Scope, word: Target): Ref[] {
  if ("answer" in word) return entryTargets(m, (entry) => isMeant(scope, entry, word.answer));
  if ("lamp" in word)
    return LAMPS.filter((lamp) => word.lamp === "any" || isDark(m, lamp)).map((lamp) => ({
      kind: "zone",
      id: zoneOf(m, lamp, 0),
    }));
  if ("laid" in word)
    return laidCards(m)
      .filter((handle) => isOf(scope, objAt(m, handle).controller, word.laid))
      .map(objectRef);
  return matching(m, scope, word.object)
    .filter((handle) => isOpenTarget(m, scope, handle, word.object))
    .map(objectRef);
}

const isMeant = (scope: Scope, entry: Entry, whose: "any" | "opponent"): boolean =>
  entry.source !== scope.self && isWhose(scope, entry, whose === "any" ? undefined : whose);

/** LA 3.3: whether a target that was named still is one. */
export function stands(m: Match, scope: Scope, ref: Ref, word: Target): boolean {
  if (ref.kind === "zone")
    return "lamp" in word && (word.lamp === "any" || isDark(m, LAMPS[lampOf(m, { zone: ref.id })]));
  if (ref.kind === "entry") return entryOf(m.state, ref.id) !== undefined;
  if (ref.kind !== "object") return false;
  if ("object" in word) return isOpenTarget(m, scope, ref.id, word.object);
  const obj = objectOf(m.state, ref.id);
  return obj?.down === true && lampOf(m, obj) >= 0;
}
