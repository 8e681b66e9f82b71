/** Units that a text means: things, and the champions of players. */
import {
  fieldsIn,
  type Handle,
  type Json,
  NONE,
  objectOf,
  refsOf,
  type Scope,
  type Speaker,
} from "../../kernel/game.ts";
import type { Match } from "./typed.ts";
import { championOf } from "./zones.ts";

/** A text that deals damage to a player means that player's champion. */
export function unitsOf(m: Match, scope: Scope, node: Json): Handle[] {
  return refsOf(m, scope, node).flatMap((ref): Handle[] => {
    if (ref.kind === "seat") return [championOf(m, ref.id) ?? NONE].filter((one) => one !== NONE);
    return ref.kind === "object" && objectOf(m.state, ref.id) !== undefined ? [ref.id] : [];
  });
}

const SEATS = new Set(["you", "opponent", "players", "controller", "owner"]);
export const unitText = (node: Json, say: Speaker): string => {
  const { ref, field } = fieldsIn(node);
  const named = say.ref(node);
  if (ref === "you") return "your champion";
  return (typeof ref === "string" && SEATS.has(ref)) || (ref === "event" && field === "seat")
    ? `${named}'s champion`
    : named;
};
