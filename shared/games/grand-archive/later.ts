/** Cards that may be activated later from where they lie: this turn, the next, or while they lie there (G R6.5). */
import { z } from "zod";
import {
  dataOf,
  existence,
  type Handle,
  objAt,
  objectOf,
  objectsOf,
  type Seat,
  setTable,
  tableOf,
} from "../../kernel/game.ts";
import type { OnObject } from "../acts.ts";
import { isMaterial } from "./card.ts";
import type { ActKind, Match, Verb } from "./typed.ts";

/** A card that this seat may activate, for nothing or whatever its elements, as the effect says. */
export type Allowed = {
  readonly object: Handle;
  readonly seat: Seat;
  readonly free: boolean;
  readonly anyElement: boolean;
  /** For as long as it lies there, or through the next turn of this seat; else this turn. */
  readonly until?: "lies" | "next";
};
export type LaterFields = { readonly allow: OnObject & Omit<Allowed, "object" | "seat"> };

export const allowAct: ActKind<LaterFields["allow"]> = {
  fields: { object: "object", seat: "seat" },
  possible: (m, { object }) => (existence(m, objAt(m, object)) & m.layout.all) === m.layout.all,
  apply(m, { object, seat, free, anyElement, until }) {
    const allowed = { object, seat, free, anyElement, ...(until !== undefined && { until }) };
    setTable(m, "_allowed", [...tableOf(m)._allowed, allowed]);
  },
};

/** What lets this seat activate the card now, or undefined. */
export function allowedFor(m: Match, seat: Seat, handle: Handle): Allowed | undefined {
  const { _allowed } = tableOf(m);
  return _allowed.length === 0
    ? undefined
    : _allowed.find((one) => one.seat === seat && one.object === handle);
}

/** Cards that this seat may activate though nothing else lets it. */
export const allowedTo = (m: Match, seat: Seat): readonly Handle[] =>
  tableOf(m)._allowed.flatMap((one) => (one.seat === seat ? [one.object] : []));

/** The turn is over; of what lasts longer only what still lies there stays. */
export function forgetAllowed(m: Match): void {
  const { _allowed } = tableOf(m);
  if (_allowed.length === 0) return;
  const lasts = ({ until, object }: Allowed): boolean =>
    until !== undefined && objectOf(m.state, object) !== undefined;
  setTable(m, "_allowed", _allowed.filter(lasts));
}

/** The next turn of this seat begins: what lasts through it ends with it. */
export function allowedThisTurn(m: Match, seat: Seat): void {
  const { _allowed } = tableOf(m);
  const isDue = (one: Allowed): boolean => one.seat === seat && one.until === "next";
  if (!_allowed.some(isDue)) return;
  const through = _allowed.map((one): Allowed => {
    const { until: _, ...rest } = one;
    return isDue(one) ? rest : one;
  });
  setTable(m, "_allowed", through);
}

const LASTS = {
  turn: "until end of turn, ",
  endOfYourNextTurn: "until the end of your next turn, ",
  lies: "",
} as const;
type Lasts = keyof typeof LASTS;
const KEPT = { turn: {}, endOfYourNextTurn: { until: "next" }, lies: { until: "lies" } } as const;

type Allow = { readonly free?: true; readonly anyElement?: true; readonly until?: Lasts };

export const laterVerbs: Readonly<Record<string, Verb>> = {
  allow: {
    takes: { what: ["object"] },
    shape: (terms) => ({
      what: terms.ref,
      free: z.literal(true).exactOptional(),
      anyElement: z.literal(true).exactOptional(),
      until: z.enum(["turn", "endOfYourNextTurn", "lies"]).exactOptional(),
    }),
    plan: (m, scope, { what, free = false, anyElement = false, until = "turn" }) =>
      objectsOf(m, scope, what)
        .filter((object) => !isMaterial(dataOf(m, objAt(m, object))))
        .map((object) => ({
          act: "allow",
          object,
          seat: scope.controller,
          free,
          anyElement,
          ...KEPT[until],
        })),
    text: ({ what, free, anyElement, until = "turn" }, say) =>
      `${LASTS[until]}you may activate ${say.ref(what)}${until === "lies" ? ` for as long as ${say.plural(what) ? "they remain" : "it remains"} there` : ""}${free ? " without paying its reserve cost" : ""}${anyElement ? " and ignoring its elements" : ""}`,
  } satisfies Verb<Allow>,
};
