/** What waits for the next card, attack or event of this turn, once (G R17.8, R18.2). */
import { z } from "zod";
import {
  addWaiting,
  type Data,
  type Handle,
  type Json,
  matchesHandle,
  NONE,
  numberOf,
  type Seat,
  scopeOf,
  setTable,
  tableOf,
} from "../../kernel/game.ts";
import { counterWord } from "./attrs.ts";
import { type CounterKind, counterKind } from "./counters.ts";
import { cardOfScope } from "./gifts.ts";
import type { Act, Match, VarName, Verb } from "./typed.ts";

type Own = { readonly seat: Seat; readonly source: Handle; readonly of: Data };
/** A change of the next card that its player activates. */
export type NextCard = Own & {
  readonly kind: "card";
  readonly cost: number;
  readonly fast: boolean;
  /** The counters with which it enters. */
  readonly counters?: Marked;
};
type Marked = { readonly key: VarName; readonly amount: number };
/** An ability of a card, which goes off once. */
export type NextEvent = Own & {
  readonly kind: "event";
  readonly act: string;
  readonly by: "you" | "opponent" | "";
  readonly card: number;
  readonly ability: number;
};
export type Next = NextCard | NextEvent;
export type NextFields = { readonly next: { readonly what: Next } };

const waitingIn = (m: Match): readonly Next[] => tableOf(m)._next;
const fits = (m: Match, { source, seat, of }: Next, handle: Handle): boolean =>
  matchesHandle(m, scopeOf(source, seat), handle, of);

/** What waits for this card, if its player activates it now. */
export function nextFor(m: Match, seat: Seat, handle: Handle): readonly NextCard[] {
  const all = waitingIn(m);
  if (all.length === 0) return [];
  return all.filter(
    (one): one is NextCard => one.kind === "card" && one.seat === seat && fits(m, one, handle),
  );
}

/** The counters that a card enters with by what waited for it. */
export const countersOf = (waited: readonly NextCard[]): readonly Marked[] =>
  waited.flatMap(({ counters }) => counters ?? []);

/** They have had their card. */
export function useUp(m: Match, used: readonly Next[]): void {
  if (used.length > 0)
    setTable(
      m,
      "_next",
      waitingIn(m).filter((one) => !used.includes(one)),
    );
}

/** The turn is over. */
export function forgetNext(m: Match): void {
  if (waitingIn(m).length > 0) setTable(m, "_next", []);
}

const isBy = ({ by, seat }: NextEvent, act: Act): boolean =>
  by === "" || ("seat" in act && (act.seat === seat) === (by === "you"));

/** Lets what waits for these acts go off; `objectIn` says which thing an act is about. */
function fire(
  m: Match,
  acts: readonly Act[],
  late: boolean,
  objectIn: (act: Act, at: number) => Handle,
): void {
  if (!waitingIn(m).some(({ kind }) => kind === "event")) return;
  for (const [at, act] of acts.entries()) {
    if ((m.game.acts[act.act].enters === true) !== late) continue;
    const object = objectIn(act, at);
    const gone = waitingIn(m).filter(
      (one): one is NextEvent =>
        one.kind === "event" && one.act === act.act && isBy(one, act) && fits(m, one, object),
    );
    useUp(m, gone);
    const { time } = m.state.counters;
    const event = { act: "delayed", object };
    addWaiting(
      m,
      gone.map(({ source, card, ability, seat }) => ({
        source,
        card,
        ability,
        controller: seat,
        granter: NONE,
        event,
        time,
      })),
    );
  }
}

export const fireBefore = (m: Match, acts: readonly Act[]): void =>
  fire(m, acts, false, (act) => ("object" in act ? act.object : NONE));
export const fireAfter = (m: Match, acts: readonly Act[], became: readonly Handle[]): void =>
  fire(m, acts, true, (_act, at) => became[at]);

export const nextAct = {
  fields: {},
  apply: (m: Match, { what }: NextFields["next"]): void => setTable(m, "_next", [...waitingIn(m), what]),
};

/** What happens to the thing, as the rest of a sentence. */
const HAPPENS = {
  attack: "attacks",
  enter: "enters the field",
  leave: "leaves the field",
  damage: "is dealt damage",
  activated: "is activated",
  materialized: "is materialized",
  retaliate: "retaliates",
  wake: "wakes up",
  rest: "rests",
} as const;
const EVENTS = z.enum([
  "attack",
  "enter",
  "leave",
  "damage",
  "activated",
  "materialized",
  "retaliate",
  "wake",
  "rest",
]);

type Card = {
  readonly of: Data;
  readonly fast?: true;
  readonly counters?: { readonly kind: CounterKind; readonly count: Json };
};
type Event = {
  readonly act: z.infer<typeof EVENTS>;
  readonly object?: Data;
  readonly by?: "you" | "opponent";
  readonly ability: number;
};

export const nextVerbs: Readonly<Record<string, Verb>> = {
  nextCard: {
    shape: (terms) => ({
      of: terms.filter,
      cost: terms.number.exactOptional(),
      fast: z.literal(true).exactOptional(),
      counters: z.strictObject({ kind: counterKind, count: terms.number }).exactOptional(),
    }),
    plan: (m, scope, { of, cost = 0, fast = false, counters }) => {
      const { controller: seat, self: source } = scope;
      const enters =
        counters === undefined
          ? {}
          : { counters: { key: counters.kind, amount: Math.max(0, numberOf(m, scope, counters.count)) } };
      const what = { kind: "card", seat, source, of, cost: numberOf(m, scope, cost), fast } as const;
      return [{ act: "next", what: { ...what, ...enters } }];
    },
    text({ of, cost, fast, counters }, say) {
      const subject = `the next ${say.filter(of)} you activate this turn`;
      const value = cost === undefined ? "" : say.num(cost);
      const costs =
        cost === undefined
          ? []
          : [`costs ${value.replace("-", "")} ${value.startsWith("-") ? "less" : "more"}`];
      const enters =
        counters === undefined
          ? []
          : [`enters the field with ${say.many(counters.count, counterWord(counters.kind))} on it`];
      const speed = fast ? ["may be activated at fast speed"] : [];
      return `${subject} ${[...costs, ...speed, ...enters].join(" and ")}`;
    },
  } satisfies Verb<Card>,
  nextTime: {
    shape: (terms) => ({
      act: EVENTS,
      object: terms.filter.exactOptional(),
      by: z.enum(["you", "opponent"]).exactOptional(),
      ability: z.int().min(0).max(7),
    }),
    plan: (m, scope, { act, object = {}, by, ability }) => {
      const { controller: seat, self: source } = scope;
      const own = { seat, source, of: object, card: cardOfScope(m, scope) };
      return [{ act: "next", what: { kind: "event", ...own, act, by: by ?? "", ability } }];
    },
    text: ({ act, object = {}, by, ability }, say) =>
      `the next time ${say.a(by === undefined ? object : { controller: by, ...object })} ${HAPPENS[act]} this turn, {ability ${ability}}`,
  } satisfies Verb<Event>,
};
