/** What waits for the next card, attack or event of this turn, once (G R17.8, R18.2). */
import {
  addWaiting,
  type Data,
  type Handle,
  matchesHandle,
  NONE,
  type Seat,
  scopeOf,
  setTable,
  tableOf,
} from "../../kernel/game.ts";
import type { Change, Lent } from "./changes.ts";
import type { Act, Match, VarName } from "./typed.ts";

type Own = { readonly seat: Seat; readonly source: Handle; readonly of: Data };
/** A change of the next card that its player activates. */
export type NextCard = Own & {
  readonly kind: "card";
  readonly cost: number;
  readonly fast: boolean;
  /** The counters, and the states, with which it enters. */
  readonly enters?: readonly Marked[];
  /** What it is and has besides, from then on (G R32.58). */
  readonly lends?: readonly Change[];
};
export type Marked = { readonly key: VarName; readonly amount: number };
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

/** The counters and states that a card enters with by what waited for it. */
export const countersOf = (waited: readonly NextCard[]): readonly Marked[] =>
  waited.flatMap(({ enters }) => enters ?? []);

/** What it is and has besides by what waited for it. */
export const lentTo = (waited: readonly NextCard[]): Lent[] =>
  waited.flatMap(({ lends = [], source }) => lends.map((one) => ({ ...one, source })));

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
