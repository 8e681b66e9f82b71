/** Compiles a card's nodes for the machine: triggers, changes, and programs for both timings of targets (A C-2). */

import {
  type Ability,
  abilityProgram,
  branchesOf,
  type Data,
  fieldsIn,
  flatten,
  type Instead,
  isList,
  isNode,
  type Json,
  listIn,
  NONE,
  nodesIn,
  type Program,
  type StaticChange,
  type Trigger,
  wordsIn,
  zonesNamed,
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
import { likenessStatics } from "./likeness.ts";
import { COSTS, isOwnCost, PLAYED_FROM } from "./own-cost.ts";
import { bodiesOf, labelOf, SCOUT } from "./programs.ts";
import type { AttrName } from "./typed.ts";
import type { Offer } from "./verbs.ts";
import type { Side } from "./zones.ts";

/** The abilities of a card as printed, then its programs. */
export function abilitiesOf(card: AlteredCard, set: string, id: string): Ability[] {
  const printed = (card.abilities ?? []).map((node, at) => compileAbility(node, at));
  return [...printed, ...compilePrograms(card, (index) => abilityProgram(set, id, printed.length + index))];
}

/** One ability as printed; its programs stand apart. */
function compileAbility(node: AlteredAbility, at: number): Ability {
  const { kind } = node;
  return abilityAs(kind, node, {
    ...(kind === "reaction" && { trigger: triggerOf(node.on) }),
    ...(kind === "passive" && { statics: staticsOf(node) }),
    ...(kind === "likeness" && { statics: likenessStatics(node) }),
    ...(isOwnCost(node) && !("support" in node) && { from: PLAYED_FROM }),
    ...(kind === "instead" && { instead: insteadOf(node, at) }),
    ...(kind === "grant" && { trigger: triggerOf(node.reaction.on), grants: node.on }),
  });
}

/** Fields of an act that an author lists the fitting values of. */
const whereOf = (on: Happens): Record<string, readonly Json[]> => ({
  ...Object.fromEntries(
    (["from", "to", "how", "phase"] as const).flatMap((key) => {
      const fitting = on[key];
      return fitting === undefined ? [] : [[key, fitting]];
    }),
  ),
  ...(on.forward !== undefined && { amount: [on.forward ? 1 : -1] }),
  ...(on.status !== undefined && { status: [on.status] }),
  ...(on.gained !== undefined && { value: [on.gained ? 1 : 0] }),
  ...(on.key !== undefined && { key: [on.key] }),
});

/** What an event's Expedition must be, as a condition (A ). */
const movedAs = ({ expedition, due }: Pick<Happens, "expedition" | "due">): Data[] => [
  ...(expedition === undefined ? [] : [{ is: "expedition", what: { ref: "moved" }, that: expedition }]),
  ...(due === undefined ? [] : [{ is: "due", terrain: due }]),
];

/** All of these conditions as one; undefined where there is none. */
const allOf = (conditions: readonly (Data | undefined)[]): Data | undefined => {
  const asked = conditions.filter((one) => one !== undefined);
  return asked.length > 1 ? { is: "and", of: asked } : asked[0];
};

/**
 * A: an ability must be there before. An object that joins is judged as it is afterwards, one that leaves
 * as it was before. The tense of a condition after the comma says when it is judged (A ).
 */
function triggerOf(on: Happens): Trigger {
  const { act, object = null, by = null, when, entering = false } = on;
  const was = allOf([on.was, ...movedAs(on)]);
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

/** The label of what follows a replaced act (A ). */
const followLabel = (at: number): string => `after:${at}`;

function insteadOf({ on, effect = [], after, whole, optional, otherwise }: Replacement, at: number): Instead {
  const { act, object = null, by } = on;
  const when = allOf([on.when, ...movedAs(on)]) ?? null;
  return {
    on: act,
    ...(by !== undefined && { by }),
    object,
    when,
    where: { ...whereOf(on), ...(after !== undefined && { sure: [null] }) },
    verbs: after === undefined ? effect : [...effect, { do: "follow", label: followLabel(at) }],
    ...(whole === true && { whole }),
    ...(optional === true && { optional }),
    ...(otherwise !== undefined && { otherwise }),
  };
}

/** A. */
const READY: Data = {
  is: "matches",
  what: { ref: "self" },
  filter: { in: ["reserve"], not: { status: "exhausted" } },
};

type Change = Passive["changes"][number];
type Placed = Omit<Change, "attr"> & { readonly attr: AttrName; readonly inside?: Data };

/** A: "in my Expedition" is in each that this card is in. */
function placed(change: Change): Placed[] {
  if (change.here !== true) return [change];
  const inside = (side: Side): Data => ({ is: "expedition", what: { ref: "self" }, that: { side } });
  return [
    { ...change, attr: "playableHero", inside: inside("hero") },
    { ...change, attr: "playableCompanion", inside: inside("companion") },
  ];
}

/** A: increases of a cost, then decreases, then floors. */
function staticsOf(node: Passive): StaticChange[] {
  return node.changes.flatMap(placed).map((change) => {
    const { on, attr, add = 0, set = null, least, downTo, inside } = change;
    const rest = {
      on,
      attr,
      add,
      set,
      while: allOf([node.while, inside, ...(node.support ? [READY] : [])]) ?? null,
      ...(downTo !== undefined && { downTo }),
    };
    if (least !== undefined) return { ...rest, layer: 3, least };
    return { ...rest, layer: COSTS.includes(attr) && isDecrease(add) ? 2 : 1 };
  });
}

/** A number that is below 0, or so many times one that is. */
const isDecrease = (add: Json): boolean => {
  const { num, of } = fieldsIn(add);
  return typeof add === "number" ? add < 0 : num === "mul" && listIn(of).some(isDecrease);
};

/** Verbs whose effect happens another time. */
const LATER: readonly (Json | undefined)[] = ["next", "afterRest"];

/** The programs of a card: of itself, of each ability, of each mode, and of each again in the 3.0 timing. */
function compilePrograms(card: AlteredCard, idOf: (index: number) => string): Ability[] {
  const out: Ability[] = [];
  const add = (label: string, code: Json): void => {
    const program: Program = { id: idOf(out.length), code: flatten(proving(offering(apart(code)))) };
    out.push(abilityAs(label, {}, { program }));
  };
  /** What happens another time becomes a program of its own, behind all others; its node says which. */
  const held: Json[] = [];
  const apart = (code: Json): Json =>
    replacing(code, (node) => {
      const { effect, ...rest } = node;
      if (!LATER.includes(node.do) || effect === undefined) return undefined;
      return { ...rest, later: held.push(effect) - 1 };
    });
  for (const [key, body] of bodiesOf(card)) {
    for (const [mode, part] of partsOf(body)) {
      add(labelOf(key, mode, false), declared(part));
      const late = lateEffect(part);
      if (JSON.stringify(late) !== JSON.stringify(part.effect)) add(labelOf(key, mode, true), late);
    }
  }
  (card.abilities ?? []).forEach((node, at) => {
    if (node.kind === "instead" && node.after !== undefined) add(followLabel(at), node.after);
  });
  // A: "send me to Reserve".
  if (card.scout !== undefined) add(SCOUT, [{ do: "toReserve", what: { ref: "self" } }]);
  const first = out.length;
  for (let at = 0; at < held.length; at++) add(`later:${at}`, held[at]);
  return out.map((ability) => placedLater(ability, (card.abilities ?? []).length + first));
}

/** Where the held programs stand is known once all others do. */
function placedLater(ability: Ability, first: number): Ability {
  const { program } = ability;
  if (program === null) return ability;
  const place = ({ later, ...node }: Data): Data | undefined =>
    LATER.includes(node.do) && typeof later === "number" ? { ...node, later: first + later } : undefined;
  const code = program.code.map((one) => {
    if (one.op === "step") return { ...one, verbs: one.verbs.map((verb) => changed(verb, place)) };
    return one.op === "call" ? { ...one, node: changed(one.node, place) } : one;
  });
  return { ...ability, program: { ...program, code } };
}

type Rewrite = (node: Data) => Data | undefined;

/** The value with each node in it that `change` answers for. */
function replacing(value: Json, change: Rewrite): Json {
  if (Array.isArray(value)) return value.map((one: Json) => replacing(one, change));
  return isNode(value) ? changed(value, change) : value;
}

const changed = (node: Data, change: Rewrite): Data =>
  change(node) ?? Object.fromEntries(Object.entries(node).map(([key, one]) => [key, replacing(one, change)]));

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
    const { do: verb, as, from } = fieldsIn(one);
    const done = node.slice(at + 1).find((next) => isAbout(fieldsIn(next), as));
    const isHidden = zonesNamed(from).some((zone) => zone === "hand" || zone === "deck" || zone === "mana");
    if (verb !== "choose" || done === undefined || isHidden) return offering(one);
    return { ...fieldsIn(one), from: { ...fieldsIn(from), able: done } };
  });
}

/** Whether the statement is a verb on the thing with this name. */
const isAbout = ({ what }: Data, name: Json | undefined): boolean => {
  const { ref, name: meant } = fieldsIn(what);
  return ref === "var" && meant === name;
};

/** A: whether a choice is one in the other player's Hand, which is shown for it. */
function looksIntoHand(from: Json | undefined): boolean {
  return branchesOf(fieldsIn(from)).some((way) => {
    const facts = [way, ...nodesIn(way.any)];
    return (
      wordsIn(way.in).includes("hand") &&
      facts.some(({ owner, controller }) => (owner ?? controller) === "opponent")
    );
  });
}

/** A: a card that is chosen in a hidden zone by its qualities is revealed before anything else happens to it. */
function proving(node: Json): Json {
  if (typeof node !== "object" || node === null) return node;
  if (!Array.isArray(node))
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, proving(one)]));
  return node.flatMap((one) => {
    const { as, from, who } = fieldsIn(one);
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
  const { ref, slot, num, is } = fieldsIn(node);
  if (num !== undefined || is !== undefined) return node;
  if (ref === "target" && typeof slot === "number") {
    const word = targets[slot];
    if (met.has(slot) || word === undefined || !("object" in word)) return node;
    met.add(slot);
    return { ...node, suits: word.object };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, one]) => {
      if (key === "options") return [key, listIn(one).map((mode) => suited(mode, targets, new Set(met)))];
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
  if (!isOffer(node)) return node;
  const { target, as, ...rest } = node;
  return target === undefined
    ? node
    : { ...rest, then: [...askFor(String(as), target), ...nodesIn(node.then)] };
}

/** Whether the statement offers a payment: the set's schema has read the fields of that verb alone as these. */
const isOffer = (node: Data): node is Data & Offer => node.do === "pay";

function lateList(list: readonly Data[], targets: readonly TargetWord[], chosen: Set<number>): Json {
  return list.map(paidFirst).flatMap((node): Json[] => {
    const nested = [node.then, node.else, node.options].some(isList);
    const { then, else: other, options, ...own } = node;
    const before = slotsIn(nested ? own : node).filter((slot) => !chosen.has(slot));
    for (const slot of before) chosen.add(slot);
    const asks = before.flatMap((slot) => askFor(nameOf(slot), targets[slot]));
    const changed = fieldsIn(withVars(own));
    return [
      ...asks,
      {
        ...changed,
        ...(options !== undefined && {
          options: listIn(options).map((mode) => lateList(nodesIn(mode), targets, new Set(chosen))),
        }),
        ...(then !== undefined && { then: lateList(nodesIn(then), targets, new Set(chosen)) }),
        ...(other !== undefined && { else: lateList(nodesIn(other), targets, new Set(chosen)) }),
      },
    ];
  });
}

const nameOf = (slot: number): string => `target${slot}`;

function askFor(as: string, word: TargetWord): Data[] {
  if ("expedition" in word) {
    const { expedition, that } = word;
    return [{ do: "choosePlace", scope: expedition, as, ...(that !== undefined && { that }) }];
  }
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
  const { ref, slot } = fieldsIn(node);
  if (ref === "target" && typeof slot === "number" && !found.includes(slot)) found.push(slot);
  for (const value of Object.values(node)) slotsIn(value, found);
  return found;
}

function withVars(node: Json): Json {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(withVars);
  const { ref, slot } = fieldsIn(node);
  if (ref === "target" && typeof slot === "number") return { ref: "var", name: nameOf(slot) };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withVars(value)]));
}
