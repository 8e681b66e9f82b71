/** How long a change lasts (G R18.2, R32.8), and changes that only begin with a player's next turn. */

import { z } from "zod";
import {
  doStep,
  type Json,
  NONE,
  objectOf,
  postpone,
  reach,
  type Scope,
  type Seat,
  setTable,
  tableOf,
} from "../../kernel/game.ts";
import { ROUND } from "./table.ts";
import type { Act, ActKind, GaWords, Match } from "./typed.ts";

/** Until or during somebody's next turn. */
const NEXT = [
  ...(["yourNextTurn", "endOfYourNextTurn", "duringYourNextTurn"] as const),
  ...(["theirNextTurn", "endOfTheirNextTurn", "duringTheirNextTurn"] as const),
] as const;

export const until = z.enum(["turn", "combat", "source", "never", ...NEXT, ...ROUND]).exactOptional();
export type Until = NonNullable<z.infer<typeof until>>;

/** Whose next turn it is about: of the effect's player, or of the player who controls what is changed. */
const seatOf = ({ controller }: Scope, value: Json | undefined, theirs: Seat): Seat =>
  /Their|their/.test(String(value)) ? theirs : controller;

/** The point at which a change ends, as the agenda names it (ER-2). */
export function untilOf(scope: Scope, value: Json | undefined, theirs: Seat): GaWords["point"] | "" {
  const seat = seatOf(scope, value, theirs);
  switch (value) {
    case undefined:
    case "duringYourNextTurn":
    case "duringTheirNextTurn":
      return "turn";
    case "never":
      return "";
    case "source":
      return `source:${scope.self}`;
    case "yourNextTurn":
    case "theirNextTurn":
      return `begin:${seat}`;
    case "endOfYourNextTurn":
    case "endOfTheirNextTurn":
      return `next:${seat}`;
    default:
      // The schema has nothing else: the turn, Combat or a phase.
      return value as GaWords["point"];
  }
}

/** A change, or an ability, that lasts for a time. */
type Lasting = Act<"modify"> | Act<"give">;
type Without<One> = One extends Lasting ? Omit<One, "until"> : never;

/** The change itself, or what lets it begin later. */
export function lasting(scope: Scope, value: Json | undefined, change: Without<Lasting>): Act {
  const act: Lasting = { ...change, until: untilOf(scope, value, change.seat) };
  if (value !== "duringYourNextTurn" && value !== "duringTheirNextTurn") return act;
  return { act: "coming", what: { seat: seatOf(scope, value, change.seat), act } };
}

const WORDS: Readonly<Record<string, string>> = {
  turn: " until end of turn",
  combat: " until end of combat",
  source: " for as long as this object is on the field",
  never: "",
  yourNextTurn: " until the beginning of your next turn",
  endOfYourNextTurn: " until the end of your next turn",
  duringYourNextTurn: " during your next turn",
  theirNextTurn: " until the beginning of its controller's next turn",
  endOfTheirNextTurn: " until the end of its controller's next turn",
  duringTheirNextTurn: " during its controller's next turn",
};

/** How long a change lasts, behind it in its sentence. */
export function untilText(value: Json | undefined): string {
  const key = String(value ?? "turn");
  return WORDS[key] ?? ` until end of ${key === "wakeUp" ? "wake up" : key} phase`;
}

/** A change that waits for a player's turn to begin. */
export type Coming = { readonly seat: Seat; readonly act: Lasting };

/** Lets a change begin with its player's next turn. */
export const coming: ActKind<{ readonly what: Coming }> = {
  fields: {},
  apply: (m, { what }) => setTable(m, "_coming", [...tableOf(m)._coming, what]),
};

/** G R32.8: a turn begins. What lasted until then ends, what lasts until its end is now this turn's, and what waited begins. */
export function turnBegins(m: Match, seat: Seat): void {
  reach(m, `begin:${seat}`);
  postpone(m, `next:${seat}`, "turn");
  const { _coming } = tableOf(m);
  if (_coming.length === 0) return;
  const due = _coming.filter((one) => one.seat === seat);
  if (due.length === 0) return;
  setTable(
    m,
    "_coming",
    _coming.filter((one) => one.seat !== seat),
  );
  const acts = due.flatMap(({ act }) =>
    act.object !== NONE && objectOf(m.state, act.object) === undefined ? [] : [act],
  );
  if (acts.length > 0) doStep(m, { why: "turn", by: seat }, acts);
}
