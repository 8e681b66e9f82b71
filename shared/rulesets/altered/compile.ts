/** From a card's nodes to what the machine runs: triggers, changes, and programs for both timings of targets (A C-2). */
import { abilityProgram } from "../../kernel/catalog.ts";
import type { Ability, Instead, Program, StaticChange, Trigger } from "../../kernel/effects/program.ts";
import { flatten } from "../../kernel/effects/statements.ts";
import { type Data, type Json, NONE } from "../../kernel/state.ts";
import { abilityAs } from "../cards.ts";
import { STATS } from "./attrs.ts";
import { bodiesOf, labelOf } from "./programs.ts";
import { type AlteredCard, asksOfHidden, type Body, type TargetWord } from "./words.ts";

/** The abilities of a card as printed, and behind them its programs. */
export function abilitiesOf(card: AlteredCard, set: string, id: string): Ability[] {
  const printed = (card.abilities ?? []).map(compileAbility);
  return [...printed, ...compilePrograms(card, (index) => abilityProgram(set, id, printed.length + index))];
}

/** One ability as printed; its programs stand apart. */
function compileAbility(node: Data): Ability {
  const { kind } = node as { kind: string };
  const reaction = (node.reaction as Data | undefined) ?? node;
  const waits = kind === "reaction" || kind === "grant";
  return abilityAs(kind, node, {
    ...(waits && { trigger: triggerOf(reaction.on as Data) }),
    ...(kind === "passive" && { statics: staticsOf(node) }),
    ...(kind === "instead" && { instead: insteadOf(node) }),
    ...(kind === "grant" && { grants: node.on as Data }),
  });
}

/** Fields of an act that an author lists the fitting values of. */
const whereOf = (on: Data): Record<string, readonly Json[]> =>
  Object.fromEntries(
    ["from", "to", "how", "phase"].flatMap((key) =>
      on[key] === undefined ? [] : [[key, on[key] as readonly Json[]]],
    ),
  );

/**
 * A: an ability must be there before. What joins is looked at as what it has become, what leaves as
 * what it was; conditions after the comma by their tense (A ).
 */
function triggerOf(on: Data): Trigger {
  const { act, object = null, by = null, was, when, entering = false } = on;
  const joins = act === "played" || (act === "move" && on.to !== undefined && on.from === undefined);
  return {
    on: act as string,
    object,
    by: by as string | null,
    when: null,
    ...(was !== undefined && { was }),
    ...(when !== undefined && { now: when }),
    entering: entering as boolean,
    where: whereOf(on),
    late: joins,
  };
}

function insteadOf({ on, effect = [], whole, optional, otherwise }: Data): Instead {
  const { act, object = null, when = null } = on as Data;
  return {
    on: act as string,
    object,
    when,
    where: whereOf(on as Data),
    verbs: effect as unknown as readonly Data[],
    ...(whole === true && { whole: true as const }),
    ...(optional === true && { optional: true as const }),
    ...(otherwise !== undefined && { otherwise: otherwise as unknown as readonly Data[] }),
  };
}

/**
 * A: increases of a cost, then decreases, then floors. A: what reads a statistic depends on what
 * changes one without reading any, so it stands a layer higher.
 */
function staticsOf(node: Data): StaticChange[] {
  return (node.changes as readonly Data[]).map((change) => {
    const { on, attr, add = 0, set = null, least } = change;
    const rest = { on, attr: attr as string, add, set, while: node.while ?? null };
    if (least !== undefined) return { ...rest, layer: 3, least };
    if (attr === "handCost" || attr === "reserveCost")
      return { ...rest, layer: typeof add === "number" && add < 0 ? 2 : 1 };
    return { ...rest, layer: readsStats([on, add, set, node.while ?? null]) ? 2 : 1 };
  });
}

function readsStats(node: Json): boolean {
  if (typeof node !== "object" || node === null) return false;
  const { attr } = node as Data;
  if (typeof attr === "string" && (STATS as readonly string[]).includes(attr)) return true;
  return Object.values(node).some(readsStats);
}

/** The programs of a card: of itself, of each ability, of each mode, and of each again in the 3.0 timing. */
function compilePrograms(card: AlteredCard, idOf: (index: number) => string): Ability[] {
  const out: Ability[] = [];
  const add = (label: string, code: Json): void => {
    const program: Program = { id: idOf(out.length), code: flatten(proving(code)) };
    out.push(abilityAs(label, {}, { program }));
  };
  for (const [key, body] of bodiesOf(card)) {
    for (const [mode, part] of partsOf(body)) {
      add(labelOf(key, mode, false), part.effect as Json);
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

/** A: what is chosen in a hidden zone for what it is, is revealed before anything is done with it. */
function proving(node: Json): Json {
  if (typeof node !== "object" || node === null) return node;
  if (!Array.isArray(node))
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, proving(one)]));
  return node.flatMap((one) => {
    const { as, from } = (one ?? {}) as Data;
    const proof = { do: "revealChosen", what: { ref: "var", name: as } };
    return asksOfHidden(from) ? [one, proof] : [proving(one)];
  });
}

/** The effect with each target chosen right before the first step that needs it (A C-2). */
function lateEffect({ targets = [], effect }: Body): Json {
  return lateList(effect as readonly Data[], targets, new Set());
}

/** A C-11: what 1.x declares with an internal action is chosen in 3.0 once that is paid. */
function paidFirst(node: Data): Data {
  const { target, as, ...rest } = node;
  if (node.do !== "pay" || target === undefined) return node;
  const asks = askFor(as as string, target as unknown as TargetWord);
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
  return [
    { do: "choose", from: { ...object, affordable: true }, min, max, as },
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
