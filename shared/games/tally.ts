/**
 * What has happened this turn or this game, as numbers. Only what some card of the match asks about is counted, when it
 * happens: so nothing is looked for afterwards, and a match none of whose cards asks does nothing.
 */
import {
  type Act,
  type CardDef,
  type Data,
  type Handle,
  type Json,
  type Match,
  matchesHandle,
  NONE,
  type Scope,
  type Seat,
  scopeOf,
} from "../kernel/game.ts";

/** Longer than a turn. */
export type Since = "day" | "game";

/** Which acts count: of this kind, of this object, by this player, since then; `sum` adds up their amounts. */
export type Happened = {
  readonly act: string;
  readonly object?: Data;
  readonly field?: string;
  readonly by?: "you" | "opponent";
  /** This turn, where it is left out. */
  readonly since?: Since;
  readonly sum?: true;
};

/** A number for each question and seat: how often it was so for what that seat calls "you". */
export type Tally = readonly (readonly number[])[];

interface Asked {
  readonly questions: readonly Happened[];
  /** Questions by the act that they ask about. */
  readonly byAct: ReadonlyMap<string, readonly number[]>;
  readonly places: ReadonlyMap<string, number>;
}

const keyOf = ({ act, object, field, by, since, sum }: Happened): string =>
  JSON.stringify([act, object, field, by, since, sum]);

const known = new WeakMap<readonly CardDef[], Asked>();

/** What the cards of a match ask; `isOne` tells a question from any other node. */
function askedBy(cards: readonly CardDef[], isOne: (node: Json) => Happened | undefined): Asked {
  const before = known.get(cards);
  if (before !== undefined) return before;
  const places = new Map<string, number>();
  const questions: Happened[] = [];
  const byAct = new Map<string, number[]>();
  const look = (node: Json): void => {
    if (typeof node !== "object" || node === null) return;
    const one = isOne(node);
    if (one !== undefined && !places.has(keyOf(one))) {
      const at = questions.push(one) - 1;
      places.set(keyOf(one), at);
      byAct.set(one.act, [...(byAct.get(one.act) ?? []), at]);
    }
    Object.values(node).forEach(look);
  };
  for (const { data } of cards) look(data);
  const asked = { questions, byAct, places };
  known.set(cards, asked);
  return asked;
}

/** What a game says of its tally: where it lies, and how its cards ask. */
export interface Counting {
  read(m: Match): Tally;
  write(m: Match, tally: Tally): void;
  question(node: Json): Happened | undefined;
}

const asIs = (m: Match, { question }: Counting): Asked => askedBy(m.pool.cards, question);

function fits(m: Match, act: Act, object: Handle, { object: filter, by }: Happened, seat: Seat): boolean {
  if (by !== undefined && (act.seat === seat) !== (by === "you")) return false;
  if (filter === undefined) return true;
  return matchesHandle(m, { ...scopeOf(NONE, seat), event: act }, object, filter);
}

const numberIn = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Whether what it asks about its object is so only once the object is there. */
const isLate = (m: Match, { act, object }: Happened): boolean =>
  object !== undefined && m.game.acts[act].enters === true;

/** Counts acts of a step; `objectOf` says which thing each is about. The acts come back, with their numbers in turn. */
function count<A extends Act>(
  m: Match,
  acts: readonly A[],
  counting: Counting,
  late: boolean,
  objectOf: (act: A, at: number, field: string) => Handle,
): readonly A[] {
  const { questions, byAct } = asIs(m, counting);
  if (questions.length === 0 || !acts.some(({ act }) => byAct.has(act))) return acts;
  const tally = questions.map((_, at) => counting.read(m)[at]?.slice() ?? m.state.seats.map(() => 0));
  const told = acts.map((act, at) => {
    const turns: Record<string, readonly number[]> = {};
    for (const index of byAct.get(act.act) ?? []) {
      const one = questions[index];
      if (isLate(m, one) !== late) continue;
      const object = objectOf(act, at, one.field ?? "object");
      for (const [seat] of m.state.seats.entries())
        if (fits(m, act, object, one, seat)) tally[index][seat] += one.sum ? numberIn(act.amount) : 1;
      turns[index] = tally[index].slice();
    }
    return Object.keys(turns).length === 0 ? act : { ...act, turns };
  });
  counting.write(m, tally);
  return told;
}

/** Counts a step before it is carried out: what leaves is looked at where it still lies (`Ruleset.ready`). */
export const countBefore = <A extends Act>(m: Match, acts: readonly A[], counting: Counting): readonly A[] =>
  count(m, acts, counting, false, (act, _at, field) => numberIn(act[field] ?? NONE));

/** Counts what has entered, as it is there (`Ruleset.carried`). */
export const countAfter = (
  m: Match,
  acts: readonly Act[],
  became: readonly Handle[],
  counting: Counting,
): void => void count(m, acts, counting, true, (_act, at) => became[at]);

/** A turn is over: what asks about this turn begins anew, and all that asks of no longer time than is kept. */
export function newTurn(m: Match, counting: Counting, kept: readonly Since[] = ["day", "game"]): void {
  const tally = counting.read(m);
  if (tally.length === 0) return;
  const { questions } = asIs(m, counting);
  counting.write(
    m,
    tally.map((seats, at) => {
      const { since } = questions[at];
      return since !== undefined && kept.includes(since) ? seats : seats.map(() => 0);
    }),
  );
}

/** How often it has happened, for the player whose text asks. */
export function timesOf(m: Match, { controller }: Scope, node: Happened, counting: Counting): number {
  const at = asIs(m, counting).places.get(keyOf(node));
  return at === undefined ? 0 : (counting.read(m)[at]?.[controller] ?? 0);
}

/** The how manieth it is of those that the question asks about, where a trigger looks at one of them. */
export function turnOf(m: Match, { controller, event }: Scope, node: Happened, counting: Counting): number {
  const at = asIs(m, counting).places.get(keyOf(node));
  // What `count` wrote into the act.
  const turns = event?.turns as Readonly<Record<string, readonly number[]>> | undefined;
  return at === undefined ? 0 : (turns?.[at]?.[controller] ?? 0);
}
