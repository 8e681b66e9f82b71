/** Compiles a card's nodes for the machine: abilities, their triggers, and the programs behind them. */
import {
  type Ability,
  type CardDef,
  type Data,
  flatten,
  type Json,
  type Program,
  type StaticChange,
  type Trigger,
} from "../../kernel/game.ts";
import { abilityAs, insteadOf } from "../card-schema.ts";
import { layerOf } from "./attrs.ts";
import { bodyIn, elementBits, isInherited, namedZones, type Written } from "./card.ts";
import type { Body, GaCard, Replacement, Static, Triggered } from "./card-schema.ts";
import { keywordAbilities } from "./keywords.ts";

/** The abilities of a card, and behind them the programs of their modes and of the card itself. */
export function abilitiesOf(card: GaCard, set: string, id: string): Ability[] {
  const nodes = [...(card.abilities ?? []), ...keywordAbilities(card)];
  return [
    ...nodes.map((node, index) => abilityOf(card, node, programId(set, id, String(index)))),
    ...nodes.flatMap((node, index) => modePrograms(set, id, String(index), bodyIn(node))),
    ...bodyPrograms(set, id, card),
    ...nodes.filter(isLent).map((node) => ({ ...abilityOf(card, lent(node), ""), from: ["lineage"] })),
  ];
}

/** The id under which frames stand in a program of a card: of ability n, of its mode, of the card itself. */
export const programId = (set: string, card: string, part: string): string => `${set}/${card}#${part}`;

/** The programs a body runs: one, or those of its chosen modes in printed order. */
export function programsOf(def: CardDef, part: string, modes: readonly number[] | undefined): string[] {
  const id = programId(def.set, def.id, part);
  return modes === undefined || modes.length === 0 ? [id] : modes.map((mode) => `${id}.${mode}`);
}

const silent = (program: Program): Ability => abilityAs("program", {}, { program });

const modePrograms = (set: string, id: string, part: string, { modes = [] }: Body): Ability[] =>
  modes.map((mode, at) => silent({ id: `${programId(set, id, part)}.${at}`, code: flatten(mode.effect) }));

function bodyPrograms(set: string, id: string, card: GaCard): Ability[] {
  const { effect } = card;
  const whole =
    effect === undefined ? [] : [silent({ id: programId(set, id, "card"), code: flatten(effect) })];
  return [...whole, ...modePrograms(set, id, "card", card)];
}

/**
 * G R22.5: a static or replacing ability that works for the champion above the card. There "this" means the
 * champion.
 */
const isLent = (node: Written): node is Static | Replacement =>
  (node.kind === "static" || node.kind === "instead") && node.inherited === true;

function lent(node: Static | Replacement): typeof node {
  const said = (value: Json): Json => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(said);
    const { self, other, ...rest } = value as Data;
    if (rest.ref === "self") return { ref: "host" };
    const known = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, said(one)]));
    return {
      ...known,
      ...(self === true && { host: true }),
      ...(other === true && {
        not: known.not === undefined ? { host: true } : { any: [known.not, { host: true }] },
      }),
    };
  };
  return said(node) as typeof node;
}

/** The objects that have a triggered ability of another card: none that has lost all abilities. */
function bearers({ to, inherited }: Triggered): Data | undefined {
  if (to !== undefined) return { any: [to], ...able };
  return inherited === true ? { any: [{ self: true }, { host: true }], ...able } : undefined;
}

/** The zones it works from, where they are not those in play (G R17.2, R22.5). */
function zonesOf(node: Written): readonly string[] | undefined {
  if (!isInherited(node)) return namedZones(node);
  return isLent(node) ? undefined : ["field", "lineage"];
}

function abilityOf(card: GaCard, node: Written, id: string): Ability {
  const { kind } = node;
  const runs = kind !== "static" && kind !== "instead";
  const grants = kind === "triggered" ? bearers(node) : undefined;
  const from = zonesOf(node);
  return abilityAs(kind, node, {
    ...(grants !== undefined && { grants }),
    ...(from !== undefined && { from }),
    ...(runs && { program: { id, code: flatten(node.effect ?? []) } }),
    ...(kind === "triggered" && { trigger: triggerOf(card, node.on) }),
    ...(kind === "static" && { statics: staticsOf(node) }),
    ...(kind === "instead" && {
      instead: { ...insteadOf(node), ...(node.prevents === true && { where: { sure: [0] } }) },
    }),
  });
}

const own = { self: true };
/** An object that has not lost its abilities (G R18.5 D). */
const able = { has: { attr: "blank", most: 0 } };
const plain = { object: null, by: null, when: null, entering: false } as const;

/** The event that each of the short words waits for (G 23). */
function wordTrigger(card: GaCard, word: string): Trigger {
  switch (word) {
    case "enter":
      return { ...plain, on: "enter", entering: true, object: able };
    case "death":
      // G 23: only units die; other objects just go to the graveyard.
      return { ...plain, on: "leave", object: { ...own, kind: "unit" }, where: { died: [1] } };
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
const strikes = ({ type }: GaCard): Data =>
  type === "attack" || type === "weapon" ? { state: "attacking", controller: "you" } : own;

const wields = ({ type }: GaCard): Json =>
  type === "weapon" ? { is: "matches", what: { ref: "self" }, filter: { state: "wielded" } } : null;

function triggerOf(card: GaCard, on: Triggered["on"]): Trigger {
  if (typeof on === "string") return wordTrigger(card, on);
  if ("charge" in on)
    return { ...plain, on: "charge", object: own, where: { amount: [on.charge], first: [1] } };
  if ("phase" in on) {
    const { phase, whose = null, when = null } = on;
    return { ...plain, on: "phase", where: { phase: [phase] }, by: whose, when };
  }
  const { act, object = null, by = null, when = null, field, once } = on;
  return {
    on: act,
    object,
    by,
    when,
    entering: false,
    // An object that enters is judged where it has come to; a defender together with its attacker.
    ...((act === "enter" || act === "defend") && { late: true }),
    ...(field !== undefined && { field }),
    ...(once === true && { once }),
  };
}

function staticsOf(node: Static): StaticChange[] {
  return node.changes.map(({ on, attr = "elements", add = 0, set = null, element }) => ({
    on,
    attr,
    layer: layerOf(attr, set !== null || element !== undefined),
    add,
    set: element === undefined ? set : elementBits([element]),
    while: node.while ?? null,
  }));
}
