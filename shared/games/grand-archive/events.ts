/** What an ability waits for (G R17.3, R23, R32.18): the trigger of each word, and of an act with what a text says of it. */

import type { Data, Json, Trigger } from "../../kernel/game.ts";
import { has } from "../idle.ts";
import type { GaCard, Triggered } from "./card-schema.ts";
import { nthCondition } from "./happened.ts";

/** Why an object leaves the field, as far as texts ask for it. */
export const WHYS = ["destroyed", "sacrificed", "banished", "suppressed", "returned", "died"] as const;

const own = { self: true };
/** An object that has not lost its abilities (G R18.5 D). */
export const able = { has: { attr: "blank", most: 0 } };
const plain = { object: null, by: null, when: null, entering: false } as const;

/** What has the ability: a card, or whatever an effect or another card gives it to. */
export type Bearer = Pick<GaCard, "type" | "abilities"> | null;

/** The event that each of the short words waits for (G 23). */
function wordTrigger(bearer: Bearer, word: string): Trigger {
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
      return attackTrigger(bearer);
    case "hit":
      return { ...plain, on: "damage", where: { combat: [1] }, ...struckBy(bearer, "source") };
    case "kill":
      return { ...plain, on: "leave", ...struckBy(bearer, "killer") };
    case "foster":
      return { ...plain, on: "fostered", object: own };
    default:
      return { ...plain, on: word, object: own };
  }
}

const attacker: Data = { state: "attacking", controller: "you" };
const wielded: Data = { state: "wielded" };
const self: Data = { ref: "self" };
const is = (what: Data, filter: Data): Data => ({ is: "matches", what, filter });

/** G R20.16, R32.70: what is a part of an attack without being its unit. */
const isPart = is(self, { any: [{ in: ["intent"] }, wielded] });

/** An object, weapon or attack card whose attack this is, whichever of them it is (G R32.70). */
const isIts = (thing: Data): Data => ({
  is: "or",
  of: [is(thing, own), { is: "and", of: [isPart, is(thing, attacker)] }],
});

/** G R20.25: the attacking unit is the source, also where a weapon or an attack card contributes. */
function struckBy(bearer: Bearer, field: string): Pick<Trigger, "field" | "object" | "when"> {
  switch (bearer?.type) {
    case "champion":
    case "ally":
      return { field, object: own, when: null };
    case "attack":
      return { field, object: attacker, when: null };
    case "weapon":
      return { field, object: attacker, when: is(self, wielded) };
    default:
      return { field, object: null, when: isIts({ ref: "event", field }) };
  }
}

function attackTrigger(bearer: Bearer): Trigger {
  // Which weapons are wielded, and what has come into the Intent, is known when the attack is declared.
  if (bearer === null)
    return { ...plain, on: "attack", late: true, when: isIts({ ref: "event", field: "object" }) };
  // G R20.16: an attack card's abilities work from the Intent, which is its own player's attack.
  if (bearer.type === "attack") return { ...plain, on: "attack", object: { controller: "you" } };
  if (bearer.type === "weapon") return { ...plain, on: "wield", object: own };
  if (bearer.type !== "item" || becomesAlly(bearer)) return { ...plain, on: "attack", object: own };
  // G R32.70: what is loaded comes into the Intent as its weapon's attack is declared.
  const was = is({ ref: "event", field: "object" }, { in: ["loaded"] });
  return { ...plain, on: "toIntent", entering: true, object: able, was };
}

/** Whether its own text may make an ally of it (G R18.5 B). */
export const becomesAlly = ({ abilities = [] }: NonNullable<Bearer>): boolean =>
  has(abilities, ({ attr, type }) => attr === "ally" || type === "ally");

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

export function triggerOf(card: Bearer, { on, when: only }: Pick<Triggered, "on" | "when">): Trigger {
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
    // The side that it turns to has the ability, and the card that has come into the Intent.
    entering: (act === "transform" || act === "toIntent") && on.object?.self === true,
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
