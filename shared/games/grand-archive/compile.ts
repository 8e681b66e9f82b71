/** Compiles a card's nodes for the machine: abilities, their triggers, and the programs behind them. */
import {
  type Ability,
  type CardDef,
  type Data,
  flatten,
  type Instead,
  isList,
  isNode,
  type Json,
  type Program,
  type StaticChange,
} from "../../kernel/game.ts";
import { abilityAs, insteadOf } from "../card-schema.ts";
import { layerOf } from "./attrs.ts";
import { bodyIn, isAside, isGift, isInherited, namedZones, type Written } from "./card.ts";
import type { Body, GaCard, Replacement, Static, Triggered } from "./card-schema.ts";
import { able, all, changed, triggerOf, whereOf } from "./events.ts";
import { keywordAbilities } from "./keywords.ts";
import { kindChanges } from "./kinds.ts";

/** The abilities of a card, and behind them the programs of their modes and of the card itself. */
export function abilitiesOf(card: GaCard, set: string, id: string): Ability[] {
  const nodes = [...(card.abilities ?? []), ...keywordAbilities(card)];
  return [
    ...nodes.map((node, index) => abilityOf(card, node, programId(set, id, String(index)), index)),
    ...nodes.flatMap((node, index) => modePrograms(set, id, String(index), bodyIn(node))),
    ...bodyPrograms(set, id, card),
    ...nodes.flatMap((node, index) =>
      isLent(node) ? [{ ...abilityOf(card, lent(node), "", index), from: ["lineage"] }] : [],
    ),
  ];
}

/** The id under which frames stand in a program of a card: of ability n, of its mode, of the card itself. */
export const programId = (set: string, card: string, part: string): string => `${set}/${card}#${part}`;

/** The programs a body runs: one, or those of its chosen modes in printed order. */
export function programsOf(def: CardDef, part: string, modes: readonly number[] | undefined): string[] {
  const id = programId(def.set, def.id, part);
  return modes === undefined ? [id] : modes.map((mode) => `${id}.${mode}`);
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
    if (isList(value)) return value.map(said);
    if (!isNode(value)) return value;
    const { self, other, ...rest } = value;
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
  // Its fields stay; what its terms mean is said from below.
  return said(node) as typeof node;
}

/** The objects that have a triggered ability of another card: none that has lost all abilities. */
function bearers({ to, inherited }: Triggered): Data | undefined {
  if (to !== undefined) return { any: [to], ...able };
  return inherited === true ? { any: [{ self: true }, { host: true }], ...able } : undefined;
}

/** The zones it works from, where they are not those in play (G R17.2, R22.5). */
function zonesOf(card: GaCard, node: Written): readonly string[] | undefined {
  if (isAside(card)) return ["aside"];
  if (!isInherited(node)) return namedZones(node);
  return isLent(node) ? undefined : ["field", "lineage"];
}

/** Which damage, leaving or counters it is about. */
function partsOf({ prevents, of, why, to, counter }: Replacement): Pick<Instead, "where"> {
  const where = {
    ...(prevents === true && { sure: [0] }),
    ...(of !== undefined && { combat: [of === "combat" ? 1 : 0] }),
    ...whereOf({ why, to, counter }),
  };
  return Object.keys(where).length === 0 ? {} : { where };
}

/** What it puts in the act's place. One that applies once marks itself used up before all else. */
function replacementOf(node: Replacement, ability: number): Instead {
  const { once, field, by } = node;
  const instead = {
    ...insteadOf(node),
    ...partsOf(node),
    // To get counters is to have more of them.
    ...(node.on === "counter" && { when: all([node.when ?? null, ...changed("put")]) }),
    ...(field !== undefined && { field }),
    ...(by !== undefined && { by }),
  };
  if (once === undefined) return instead;
  const spent = { do: "spend", ability, limit: { times: 1, per: once } };
  return { ...instead, verbs: [spent, ...instead.verbs], spends: { act: "spend", ability } };
}

function abilityOf(card: GaCard, node: Written, id: string, index: number): Ability {
  const { kind } = node;
  const runs = kind !== "static" && kind !== "instead";
  const grants = kind === "triggered" ? bearers(node) : undefined;
  const from = zonesOf(card, node);
  return abilityAs(kind, node, {
    ...(grants !== undefined && { grants }),
    ...(from !== undefined && { from }),
    ...(runs && { program: { id, code: flatten(node.effect ?? []) } }),
    ...(kind === "triggered" && { trigger: triggerOf(node.to === undefined ? card : null, node) }),
    // Its words mean whatever is given it.
    ...(kind === "given" && { trigger: triggerOf(null, node) }),
    ...(isGift(node) && { gift: true }),
    ...(kind === "static" && { statics: staticsOf(node) }),
    ...(kind === "instead" && { instead: replacementOf(node, index) }),
  });
}

function staticsOf(node: Static): StaticChange[] {
  return node.changes.flatMap(({ on, attr, add = 0, set = null, ...kinds }) => {
    const when = { while: node.while ?? null };
    const own = attr === undefined ? [] : [{ attr, add, set }];
    const all = [...own, ...kindChanges(kinds).map((one) => ({ ...one, add: 0 }))];
    return all.map((one) => ({ on, ...one, layer: layerOf(one.attr, one.set !== null), ...when }));
  });
}
