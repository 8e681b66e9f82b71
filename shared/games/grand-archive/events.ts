/** What an ability waits for (G R17.3, R23, R32.18): the trigger of each word, and of an act with what a text says of it. */

import type { Data, Json, Trigger } from "../../kernel/game.ts";
import type { GaCard, Triggered } from "./card-schema.ts";
import { nthCondition } from "./happened.ts";

/** Why an object leaves the field, as far as texts ask for it. */
export const WHYS = ["destroyed", "sacrificed", "banished", "suppressed", "returned", "died"] as const;

const own = { self: true };
/** An object that has not lost its abilities (G R18.5 D). */
export const able = { has: { attr: "blank", most: 0 } };
const plain = { object: null, by: null, when: null, entering: false } as const;

type Typed = Pick<GaCard, "type">;

/** The event that each of the short words waits for (G 23). */
function wordTrigger(card: Typed, word: string): Trigger {
  switch (word) {
    case "enter":
      return { ...plain, on: "enter", entering: true, object: able };
    case "death":
      // G 23: only units die; other objects just go to the graveyard.
      return { ...plain, on: "leave", object: { ...own, kind: "unit" }, where: { died: [1] } };
    case "sacrifice":
      return { ...plain, on: "leave", object: own, where: { why: ["sacrificed"] } };
    case "banish":
      return { ...plain, on: "leave", object: own, where: { why: ["banished"], to: ["banishment"] } };
    case "attack":
      // G R20.16: an attack card's abilities work from the Intent, which is its own player's attack.
      if (card.type === "weapon") return { ...plain, on: "wield", object: own };
      return { ...plain, on: "attack", object: card.type === "attack" ? { controller: "you" } : own };
    case "hit":
      return {
        ...plain,
        on: "damage",
        field: "source",
        object: strikes(card),
        where: { combat: [1] },
        when: wields(card),
      };
    case "kill":
      return { ...plain, on: "leave", field: "killer", object: strikes(card), when: wields(card) };
    case "foster":
      return { ...plain, on: "fostered", object: own };
    default:
      return { ...plain, on: word, object: own };
  }
}

/** G R20.25: the attacking unit is the source, also where a weapon or an attack card contributes. */
const strikes = ({ type }: Typed): Data =>
  type === "attack" || type === "weapon" ? { state: "attacking", controller: "you" } : own;

const wields = ({ type }: Typed): Json =>
  type === "weapon" ? { is: "matches", what: { ref: "self" }, filter: { state: "wielded" } } : null;

type ActEvent = Extract<Triggered["on"], { act: string }>;

/** Fields of the act, and the values that fit. */
export const whereOf = ({
  to,
  why,
  counter,
  state,
}: { readonly [Key in "to" | "why" | "counter" | "state"]?: ActEvent[Key] | undefined }): Readonly<
  Record<string, readonly Json[]>
> => ({
  ...(to !== undefined && { to }),
  // Dying is the way to the graveyard, whatever sends it there.
  ...(why !== undefined && (why === "died" ? { died: [1] } : { why: [why] })),
  ...(counter !== undefined && { key: [counter] }),
  ...(state !== undefined && { state: [state] }),
});

/** Counters are put where there are more of them, and removed where there are fewer. */
export const changed = (change: ActEvent["change"]): readonly Data[] =>
  change === undefined
    ? []
    : [{ is: change === "put" ? ">" : "<", left: { num: "event", field: "amount" }, right: 0 }];

export function all(conditions: readonly Json[]): Json {
  const [first = null, ...more] = conditions.filter((one) => one !== null);
  return more.length === 0 ? first : { is: "and", of: [first, ...more] };
}

/** G R17.4: the condition beside a word of an event. One of an act, or of a phase, stands in the event. */
const onlyWhen = (trigger: Trigger, when: Json = null): Trigger => ({
  ...trigger,
  when: all([trigger.when, when]),
});

export function triggerOf(card: Typed, { on, when: only }: Pick<Triggered, "on" | "when">): Trigger {
  if (typeof on === "string") return onlyWhen(wordTrigger(card, on), only);
  if ("charge" in on)
    return onlyWhen(
      { ...plain, on: "charge", object: own, where: { amount: [on.charge], first: [1] } },
      only,
    );
  if ("phase" in on) {
    const { phase, whose = null, when = null } = on;
    return { ...plain, on: "phase", where: { phase: [phase] }, by: whose, when };
  }
  const { act, object = null, by = null, when = null, field, once, from } = on;
  const where = whereOf(on);
  // G R17.4: how many counters there are is asked when they have been put or taken.
  const isAfter = act === "counter" && when !== null;
  return {
    on: act,
    object,
    by,
    // G R17.4: the condition is looked at again, the how manieth time it was is not.
    when: all([
      ...(on.nth === undefined ? [] : [nthCondition(on)]),
      isAfter ? null : when,
      ...changed(on.change),
    ]),
    ...(isAfter && { now: when }),
    // The side that it turns to has the ability.
    entering: act === "transform" && on.object?.self === true,
    ...(Object.keys(where).length > 0 && { where }),
    // Where it came from is looked at before it goes.
    ...(from !== undefined && {
      was: { is: "matches", what: { ref: "event", field: "object" }, filter: { in: from } },
    }),
    // An object that enters is judged where it has come to; a defender together with its attacker.
    ...((act === "enter" || act === "defend") && { late: true }),
    ...(field !== undefined && { field }),
    ...(once === true && { once }),
  };
}
