/** Finds words of a card that cannot mean anything where they stand (G R17). */
import {
  type ActKind,
  type Fault,
  fieldsIn,
  isOneOf,
  type Json,
  type Kind,
  lintEffect,
  lintTerms,
  type Reads,
} from "../../kernel/game.ts";
import { lintKeys, unplanned } from "../card-schema.ts";
import { type Acts, acts } from "./acts.ts";
import { bodyIn, isGift, namedZones } from "./card.ts";
import type { Body, Cost, GaAbility, GaCard, TargetWord, Triggered } from "./card-schema.ts";
import { WAITERS } from "./lint-words.ts";
import { numbers } from "./numbers.ts";
import { namesIn, type Part, partFaults, termsIn } from "./prices.ts";
import { refs } from "./refs.ts";
import { verbs } from "./verbs.ts";

/** The terms that this game alone has. */
const own = { refs, numbers };

const holds: (word: TargetWord) => Kind = (word) =>
  "object" in word ? "object" : "layer" in word ? "entry" : "seat";
const kindsOf = (targets: readonly TargetWord[] | undefined): Kind[] => (targets ?? []).map(holds);

/** What is wrong with the words of a card: what each reads, means and may change where it stands. */
export function lintCard(card: GaCard): Fault[] {
  const { brew, enters, when, link, abilities = [], additional = [], rather } = card;
  const paid = [...additional, ...(rather?.parts ?? [])];
  const faults = lintBody(card, "", null, namesIn(paid));
  faults.push(...lintParts(additional, "additional"), ...lintParts(rather?.parts, "rather.parts"));
  faults.push(...lintTerms(rather?.when, {}, "rather.when"), ...lintParts(card.toAttack, "toAttack"));
  faults.push(
    ...lintTerms(card.towards?.of, { own }, "towards.of"),
    ...lintTerms(card.byTargets, { own, targets: kindsOf(card.targets) }, "byTargets"),
  );
  faults.push(
    ...lintTerms(brew, {}, "brew"),
    ...lintTerms(enters, {}, "enters"),
    ...lintTerms(when, {}, "when"),
    ...lintTerms(link, {}, "link"),
  );
  abilities.forEach((node, index) => {
    faults.push(...lintAbility(node, `abilities.${index}.`), ...lintPlace(node, `abilities.${index}.`));
    faults.push(...lintWaiting(node, abilities, `abilities.${index}`));
  });
  faults.push(...lintWaiting(card.effect, abilities, "effect"));
  (card.modes ?? []).forEach(({ effect: code }, at) => {
    faults.push(...lintWaiting(code, abilities, `modes.${at}.effect`));
  });
  return faults;
}

function lintBody(
  { targets, effect, modes = [] }: Body,
  path: string,
  event: ActKind | null,
  vars: Reads["vars"] = {},
): Fault[] {
  const faults = lintTerms(targets, { event }, `${path}targets`);
  const add = (code: Json, reads: Reads, at: string): void =>
    void faults.push(...lintEffect(code, reads, verbs, at));
  if (effect !== undefined) add(effect, { targets: kindsOf(targets), event, own, vars }, `${path}effect`);
  modes.forEach((mode, at) => {
    faults.push(...lintTerms(mode.when ?? null, { event, own }, `${path}modes.${at}.when`));
    faults.push(...lintTerms(mode.targets, { event }, `${path}modes.${at}.targets`));
    add(mode.effect, { targets: kindsOf(mode.targets), event, own, vars }, `${path}modes.${at}.effect`);
  });
  return faults;
}

const lintParts = (parts: readonly Part[] | undefined, path: string): Fault[] => [
  ...(parts ?? []).flatMap((part, at) => partFaults(part, `${path}.${at}`)),
  ...termsIn(parts).flatMap((node, at) => lintTerms(node, { own }, `${path}.${at}`)),
];

/** "delay", "reflex" and "give" mean an ability of the card that waits for them. */
function lintWaiting(node: Json | undefined, abilities: readonly GaAbility[], path: string): Fault[] {
  if (typeof node !== "object" || node === null) return [];
  const { do: verb, ability } = fieldsIn(node);
  const faults = Object.entries(node).flatMap(([key, one]) => lintWaiting(one, abilities, `${path}.${key}`));
  if (!WAITERS.includes(String(verb))) return faults;
  const meant = typeof ability === "number" ? abilities[ability] : undefined;
  const kind = verb === "give" ? "given" : "delayed";
  if (meant?.kind === kind || (verb === "give" && meant !== undefined && isGift(meant))) return faults;
  const what = meant === undefined ? "there is none" : `it is ${meant.kind}`;
  return [...faults, { path: `${path}.ability`, message: `names a ${kind} ability of this card; ${what}` }];
}

function lintAbility(node: GaAbility, path: string): Fault[] {
  const event = eventOf(node);
  const { also, less } = node.kind === "activated" ? node.cost : {};
  const faults = lintBody(bodyIn(node), path, event, namesIn(also));
  faults.push(...lintParts(also, `${path}cost.also`), ...lintTerms(less, { own }, `${path}cost.less`));
  faults.push(...lintKeys(node, ["on", "object", "when", "changes", "while"], event, path));
  if (node.kind === "instead") faults.push(...unplanned(node.effect ?? [], `${path}effect`, verbs));
  return faults;
}

/** Zones in which a card may wait for being shown itself: everybody then knows it. */
export const HIDDEN_ZONES = ["hand", "memory", "main"] as const;
const isHidden = (zone: string): boolean => isOneOf(HIDDEN_ZONES, zone);
const waitsForItself = (on: Triggered["on"]): boolean =>
  typeof on === "object" && "act" in on && on.act === "reveal" && on.object?.self === true;

/**
 * An ability that works from a hidden zone may change only its own card. Otherwise everybody would learn of the
 * card.
 */
function lintPlace(node: GaAbility, path: string): Fault[] {
  const from = namedZones(node) ?? [];
  const cost: Cost = node.kind === "activated" ? node.cost : {};
  const faults: Fault[] = [];
  if (from.some((zone) => zone !== "field") && (cost.rest || cost.counters))
    faults.push({ path: `${path}cost`, message: "only an object of the field can rest or give counters" });
  const hidden = from.some(isHidden);
  if (cost.discard && (from.length === 0 || !from.every(isHidden)))
    faults.push({ path: `${path}cost`, message: "only a card of the hand or memory is discarded" });
  if (node.kind === "static" && hidden && !node.changes.every(({ on }) => on.self === true))
    faults.push({ path: `${path}changes`, message: "from a hidden zone it may change itself only" });
  if (node.kind === "triggered" && hidden && !waitsForItself(node.on))
    faults.push({
      path: `${path}from`,
      message: "in a hidden zone it can wait for being revealed itself only",
    });
  return faults;
}

const WORD_ACTS: Readonly<Record<string, keyof Acts>> = {
  death: "leave",
  hit: "damage",
  kill: "leave",
  foster: "fostered",
};

function eventOf(node: GaAbility): ActKind | null {
  if (node.kind === "instead") return acts[node.on];
  if (node.kind === "delayed") return { fields: { object: "object" }, apply: () => undefined };
  if (node.kind !== "triggered" && node.kind !== "given") return null;
  if (typeof node.on === "string") return acts[WORD_ACTS[node.on] ?? node.on];
  if ("phase" in node.on) return acts.phase;
  return acts["act" in node.on ? node.on.act : "charge"];
}
