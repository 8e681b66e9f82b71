/** Compiles a card's nodes for the machine: triggers, changes, and programs for both timings of targets (A C-2). */

import {
  type Ability,
  abilityProgram,
  type Data,
  flatten,
  type Instead,
  type Json,
  NONE,
  type Program,
  type StaticChange,
  type Trigger,
} from "../../kernel/game.ts";
import { abilityAs } from "../card-schema.ts";
import { asksOfHidden } from "./card.ts";
import type {
  AlteredAbility,
  AlteredCard,
  Body,
  Happens,
  Passive,
  Replacement,
  TargetWord,
} from "./card-schema.ts";
import { bodiesOf, labelOf } from "./programs.ts";

/** The abilities of a card as printed, then its programs. */
export function abilitiesOf(card: AlteredCard, set: string, id: string): Ability[] {
  const printed = (card.abilities ?? []).map(compileAbility);
  return [...printed, ...compilePrograms(card, (index) => abilityProgram(set, id, printed.length + index))];
}

/** One ability as printed; its programs stand apart. */
function compileAbility(node: AlteredAbility): Ability {
  const { kind } = node;
  return abilityAs(kind, node, {
    ...(kind === "reaction" && { trigger: triggerOf(node.on) }),
    ...(kind === "passive" && { statics: staticsOf(node) }),
    ...(kind === "instead" && { instead: insteadOf(node) }),
    ...(kind === "grant" && { trigger: triggerOf(node.reaction.on), grants: node.on }),
  });
}

/** Fields of an act that an author lists the fitting values of. */
const whereOf = (on: Happens): Record<string, readonly string[]> =>
  Object.fromEntries(
    (["from", "to", "how", "phase"] as const).flatMap((key) => {
      const fitting = on[key];
      return fitting === undefined ? [] : [[key, fitting]];
    }),
  );

/**
 * A: an ability must be there before. An object that joins is judged as it is afterwards, one that leaves
 * as it was before. The tense of a condition after the comma says when it is judged (A ).
 */
function triggerOf(on: Happens): Trigger {
  const { act, object = null, by = null, was, when, entering = false } = on;
  const joins = act === "played" || (act === "move" && on.to !== undefined && on.from === undefined);
  return {
    on: act,
    object,
    by,
    when: null,
    ...(was !== undefined && { was }),
    ...(when !== undefined && { now: when }),
    entering,
    where: whereOf(on),
    late: joins,
    ...(on.once === true && { once: true }),
  };
}

function insteadOf({ on, effect = [], whole, optional, otherwise }: Replacement): Instead {
  const { act, object = null, when = null, by } = on;
  return {
    on: act,
    ...(by !== undefined && { by }),
    object,
    when,
    where: whereOf(on),
    verbs: effect,
    ...(whole === true && { whole }),
    ...(optional === true && { optional }),
    ...(otherwise !== undefined && { otherwise }),
  };
}

/** A: increases of a cost, then decreases, then floors. */
function staticsOf(node: Passive): StaticChange[] {
  return node.changes.map((change) => {
    const { on, attr, add = 0, set = null, least } = change;
    const rest = { on, attr, add, set, while: node.while ?? null };
    if (least !== undefined) return { ...rest, layer: 3, least };
    const isDecrease =
      attr === "handCost" || attr === "reserveCost" ? typeof add === "number" && add < 0 : false;
    return { ...rest, layer: isDecrease ? 2 : 1 };
  });
}

/** The programs of a card: of itself, of each ability, of each mode, and of each again in the 3.0 timing. */
function compilePrograms(card: AlteredCard, idOf: (index: number) => string): Ability[] {
  const out: Ability[] = [];
  const add = (label: string, code: Json): void => {
    const program: Program = { id: idOf(out.length), code: flatten(proving(offering(code))) };
    out.push(abilityAs(label, {}, { program }));
  };
  for (const [key, body] of bodiesOf(card)) {
    for (const [mode, part] of partsOf(body)) {
      add(labelOf(key, mode, false), declared(part));
      const late = lateEffect(part);
      if (JSON.stringify(late) !== JSON.stringify(part.effect)) add(labelOf(key, mode, true), late);
    }
  }
  return out;
}

function partsOf(body: Body): (readonly [number, Body])[] {
  if (body.modes !== undefined) return body.modes.map((mode, index) => [index, mode] as const);
  return body.effect === undefined ? [] : [[NONE, body] as const];
}

/** A: of visible things the game offers only those that the following verb can affect. */
function offering(node: Json): Json {
  if (typeof node !== "object" || node === null) return node;
  if (!Array.isArray(node))
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, offering(one)]));
  return node.map((one, at) => {
    const { do: verb, as, from } = (one ?? {}) as Data;
    const { in: zones = [] } = (from ?? {}) as { in?: readonly string[] };
    const done = node.slice(at + 1).find((next) => isAbout(next as Data, as));
    const isHidden = zones.some((zone) => zone === "hand" || zone === "deck" || zone === "mana");
    if (verb !== "choose" || done === undefined || isHidden) return offering(one);
    return { ...(one as Data), from: { ...(from as Data), able: done } };
  });
}

/** Whether the statement is a verb on the thing with this name. */
const isAbout = ({ what }: Data, name: Json | undefined): boolean => {
  const { ref, name: meant } = (what ?? {}) as Data;
  return ref === "var" && meant === name;
};

/** A: whether a choice is one in the other player's Hand, which is shown for it. */
function looksIntoHand(from: Json | undefined): boolean {
  const { in: zones = [], owner, controller } = (from ?? {}) as Data;
  return (zones as readonly string[]).includes("hand") && (owner ?? controller) === "opponent";
}

/** A: a card that is chosen in a hidden zone by its qualities is revealed before anything else happens to it. */
function proving(node: Json): Json {
  if (typeof node !== "object" || node === null) return node;
  if (!Array.isArray(node))
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, proving(one)]));
  return node.flatMap((one) => {
    const { as, from, who } = (one ?? {}) as Data;
    if (who === undefined && looksIntoHand(from)) return [{ do: "showHand", who: { ref: "opponent" } }, one];
    const proof = { do: "revealChosen", what: { ref: "var", name: as } };
    return asksOfHidden(from) ? [one, proof] : [proving(one)];
  });
}

/** The effect of declared targets: the first step that is about one asks whether it still suits (A ). */
function declared({ targets = [], effect = [] }: Body): Json {
  return suited(effect, targets, new Set());
}

/**
 * Adds `suits` to the first mention of each target on every way through. A term that only reads a target is no
 * mention.
 */
function suited(node: Json, targets: readonly TargetWord[], met: Set<number>): Json {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map((one) => suited(one, targets, met));
  const { ref, slot, num, is } = node as Data;
  if (num !== undefined || is !== undefined) return node;
  if (ref === "target") {
    const word = targets[slot as number];
    if (met.has(slot as number) || word === undefined || !("object" in word)) return node;
    met.add(slot as number);
    return { ...node, suits: word.object };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, one]) => {
      const isBranch = key === "then" || key === "else";
      return [key, suited(one, targets, isBranch ? new Set(met) : met)];
    }),
  );
}

/** The effect with each target chosen right before the first step that needs it (A C-2). */
function lateEffect({ targets = [], effect = [] }: Body): Json {
  return lateList(effect, targets, new Set());
}

/** A C-11: 1.x declares a target together with an internal action; 3.0 chooses it after the payment. */
function paidFirst(node: Data): Data {
  const { target, as, ...rest } = node;
  if (node.do !== "pay" || target === undefined) return node;
  const asks = askFor(as as string, target as TargetWord);
  return { ...rest, then: [...asks, ...(node.then as readonly Data[])] };
}

function lateList(list: readonly Data[], targets: readonly TargetWord[], chosen: Set<number>): Json {
  return list.map(paidFirst).flatMap((node): Json[] => {
    const nested = node.then !== undefined && Array.isArray(node.then);
    const { then, else: other, ...own } = node;
    const before = slotsIn(nested ? (own as Json) : node).filter((slot) => !chosen.has(slot));
    for (const slot of before) chosen.add(slot);
    const asks = before.flatMap((slot) => askFor(nameOf(slot), targets[slot]));
    const changed = withVars(own as Json) as Data;
    return [
      ...asks,
      {
        ...changed,
        ...(then !== undefined && { then: lateList(then as readonly Data[], targets, new Set(chosen)) }),
        ...(other !== undefined && { else: lateList(other as readonly Data[], targets, new Set(chosen)) }),
      },
    ];
  });
}

const nameOf = (slot: number): string => `target${slot}`;

function askFor(as: string, word: TargetWord): Data[] {
  if ("expedition" in word) return [{ do: "choosePlace", scope: word.expedition, as }];
  if ("player" in word)
    return [{ do: "choosePlace", scope: word.player === "any" ? "player" : "opponent", as }];
  const { min = 1, max = 1, object } = word;
  // A C-8: nobody is forced to pay for Tough.
  const free: Data = { num: "count", of: { ...object, untaxed: true } };
  return [
    {
      do: "choose",
      from: { ...object, affordable: true },
      min: min === 0 ? 0 : { num: "min", of: [min, free] },
      max,
      as,
    },
    { do: "payTough", of: { ref: "var", name: as } },
  ];
}

function slotsIn(node: Json, found: number[] = []): number[] {
  if (typeof node !== "object" || node === null) return found;
  const { ref, slot } = node as Data;
  if (ref === "target" && !found.includes(slot as number)) found.push(slot as number);
  for (const value of Object.values(node)) slotsIn(value, found);
  return found;
}

function withVars(node: Json): Json {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(withVars);
  const { ref, slot } = node as Data;
  if (ref === "target") return { ref: "var", name: nameOf(slot as number) };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withVars(value)]));
}
