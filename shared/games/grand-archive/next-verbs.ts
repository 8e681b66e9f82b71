/** Verbs that let something wait for the next card or event of this turn (G R17.8, R32.58). */
import { z } from "zod";
import { type Data, type Json, numberOf, type Speaker } from "../../kernel/game.ts";
import { counterWord } from "./attrs.ts";
import { LENT } from "./card.ts";
import { type ChangeWords, changesOf } from "./changes.ts";
import { type CounterKind, counterKind } from "./counters.ts";
import { cardOfScope } from "./gifts.ts";
import { isKindSaid, kindShape } from "./kinds.ts";
import type { Marked } from "./next.ts";
import { changeText } from "./speech.ts";
import type { Verb } from "./typed.ts";

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

type Card = ChangeWords & {
  readonly of: Data;
  readonly fast?: true;
  readonly distant?: true;
  readonly counters?: { readonly kind: CounterKind; readonly count: Json };
};
type Event = {
  readonly act: z.infer<typeof EVENTS>;
  readonly object?: Data;
  readonly by?: "you" | "opponent";
  readonly ability: number;
};

/** "costs 1 less and is a Fox in addition to its other subtypes". */
function nextText(node: Data & Card, say: Speaker): string {
  const { cost, fast, distant, counters, attr } = node;
  const value = cost === undefined ? "" : say.num(cost);
  const on = counters && say.many(counters.count, counterWord(counters.kind));
  const enters = `enters the field${distant === true ? " distant" : ""}${on === undefined ? "" : ` with ${on} on it`}`;
  return [
    ...(cost === undefined
      ? []
      : [`costs ${value.replace("-", "")} ${value.startsWith("-") ? "less" : "more"}`]),
    ...(fast === true ? ["may be activated at fast speed"] : []),
    ...(attr !== undefined || isKindSaid(node) ? [changeText(node, false, say)] : []),
    ...(distant === true || on !== undefined ? [enters] : []),
  ].join(" and ");
}

export const nextVerbs: Readonly<Record<string, Verb>> = {
  nextCard: {
    shape: (terms) => ({
      of: terms.filter,
      cost: terms.number.exactOptional(),
      fast: z.literal(true).exactOptional(),
      distant: z.literal(true).exactOptional(),
      counters: z.strictObject({ kind: counterKind, count: terms.number }).exactOptional(),
      attr: z.enum(LENT).exactOptional(),
      add: terms.number.exactOptional(),
      ...kindShape,
    }),
    plan: (m, scope, node) => {
      const { of, cost = 0, fast = false, distant, counters } = node;
      const { controller: seat, self: source } = scope;
      const enters: Marked[] = distant === true ? [{ key: "distant", amount: 1 }] : [];
      if (counters !== undefined)
        enters.push({ key: counters.kind, amount: Math.max(0, numberOf(m, scope, counters.count)) });
      const lends = changesOf(m, scope, node);
      const what = { kind: "card", seat, source, of, cost: numberOf(m, scope, cost), fast } as const;
      const more = { ...(enters.length > 0 && { enters }), ...(lends.length > 0 && { lends }) };
      return [{ act: "next", what: { ...what, ...more } }];
    },
    text: (node, say) => `the next ${say.filter(node.of)} you activate this turn ${nextText(node, say)}`,
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
