/** A card as its set writes it (G R6, R17): strict schema, lint, programs, text. */
import { z } from "zod";
import {
  type ActKind,
  type Data,
  effectSchema,
  type Fault,
  type Json,
  type Kind,
  lintEffect,
  lintTerms,
  type Reads,
  termSchemas,
} from "../../kernel/game.ts";
import {
  actOf,
  cardId,
  compiler,
  type Fields,
  fieldFaults,
  formatOf,
  forThePage,
  keywordsOf,
  lintKeys,
  mentioning,
  objectTarget,
  playerTarget,
  replacing,
  unplanned,
  yes,
} from "../card-schema.ts";
import { sortsOf } from "../manual.ts";
import { type Acts, acts } from "./acts.ts";
import { ATTRS, COUNTERS, VARS } from "./attrs.ts";
import { bodyIn, ELEMENTS, isMaterial, KEYWORDS, namedZones, PAID, TYPES } from "./card.ts";
import { abilitiesOf } from "./compile.ts";
import { filters } from "./filters.ts";
import { idle } from "./idle.ts";
import { manual, types } from "./manual.ts";
import { ROUND } from "./table.ts";
import { cardText } from "./text.ts";
import { verbs } from "./verbs.ts";
import { zones } from "./zones.ts";

const terms = termSchemas({ zones: zones.map(({ id }) => id), vars: VARS, attrs: ATTRS, filters });
const effect = effectSchema(terms, verbs);
const { filter, condition, number } = terms;
const whose = z.enum(["you", "opponent"]).exactOptional();

/** A text's words for a layer: "target card activation", "target ability an opponent controls". */
const layer = z.strictObject({
  what: z.enum(["card", "ability", "any"]),
  card: filter.exactOptional(),
  controller: whose,
});
export type LayerFilter = z.infer<typeof layer>;

const object = objectTarget(filter);
/** One target word: an object, a layer of the Effects Stack, or a player. */
const target = z.union([object, z.strictObject({ layer }), playerTarget]);
export type TargetWord = z.infer<typeof target>;
const targets = z.array(target).min(1).max(4).exactOptional();
/** Targets with one effect, or modes of which some are chosen. */
const body = {
  targets,
  effect: effect.exactOptional(),
  modes: z.array(z.strictObject({ targets, effect })).min(2).max(4).exactOptional(),
  /** How many modes; 1 where it is not said. */
  choose: z.int().min(1).max(3).exactOptional(),
};
const cost = z.int().min(0).max(20);
/**
 * Zones that an ability may name as the place it works from (G R17.2). Everybody sees the open ones, only the
 * owner the others.
 */
const OPEN_ZONES = ["field", "graveyard", "banishment", "loaded", "stack"] as const;
const OWN_ZONES = ["hand", "memory"] as const;

const activated = z.strictObject({
  kind: z.literal("activated"),
  cost: z.strictObject({
    reserve: cost.exactOptional(),
    rest: yes,
    sacrifice: yes,
    banish: yes,
    /** From hand or memory. */
    discard: yes,
    /** Counters taken off the source. */
    counters: z.strictObject({ kind: z.enum(COUNTERS), count: z.int().min(1).max(9) }).exactOptional(),
  }),
  speed: z.literal("slow").exactOptional(),
  when: condition.exactOptional(),
  inherited: yes,
  from: z
    .array(z.enum([...OPEN_ZONES, ...OWN_ZONES]))
    .min(1)
    .exactOptional(),
  ...body,
});
export type Cost = z.infer<typeof activated>["cost"];

const happens = actOf(acts);
const event = z.union([
  z.enum(["enter", "death", "leave", "attack", "hit", "kill", "foster", "wake"]),
  z.strictObject({ charge: z.int().min(1).max(9) }),
  z.strictObject({ phase: z.enum(ROUND), whose, when: condition.exactOptional() }),
  z.strictObject({
    act: happens,
    object: filter.exactOptional(),
    by: whose,
    field: z.enum(["object", "source", "killer"]).exactOptional(),
    when: condition.exactOptional(),
    /** "One or more": once however many at once (G R17.9). */
    once: yes,
  }),
]);
const triggered = z.strictObject({
  kind: z.literal("triggered"),
  on: event,
  inherited: yes,
  from: z.array(z.enum(OPEN_ZONES)).min(1).exactOptional(),
  /** Objects that have it in place of this card's own ("allies you control have …"). */
  to: filter.exactOptional(),
  ...body,
});
export type Triggered = z.infer<typeof triggered>;
const change = z.strictObject({
  on: filter,
  attr: z.enum(ATTRS).exactOptional(),
  add: number.exactOptional(),
  set: number.exactOptional(),
  element: z.enum(ELEMENTS).exactOptional(),
});
const fixed = z.strictObject({
  kind: z.literal("static"),
  changes: z.array(change).min(1).max(4),
  while: condition.exactOptional(),
  inherited: yes,
  from: z
    .array(z.enum([...OPEN_ZONES, ...OWN_ZONES]))
    .min(1)
    .exactOptional(),
});
export type Static = z.infer<typeof fixed>;
const instead = z.strictObject({
  kind: z.literal("instead"),
  ...replacing(happens, terms, effect),
  /** It prevents damage, except unpreventable damage (G R21.4). */
  prevents: yes,
  inherited: yes,
  from: z.array(z.enum(OPEN_ZONES)).min(1).exactOptional(),
});
export type Replacement = z.infer<typeof instead>;
/** An ability that a layer leaves for a later phase (G R17.8); `delay` names it by its place. */
const delayed = z.strictObject({ kind: z.literal("delayed"), ...body });
/** G R4.1 (5): a card of the material deck that does something before the first turn. */
const preGame = z.strictObject({ kind: z.literal("preGame"), effect });

const abilitySchema = z.discriminatedUnion("kind", [activated, triggered, fixed, instead, delayed, preGame]);
export type GaAbility = z.infer<typeof abilitySchema>;

export const cardSchema = z.strictObject({
  id: cardId,
  name: z.string().min(1).max(80),
  type: z.enum(TYPES),
  unique: yes,
  regalia: yes,
  token: yes,
  elements: z.array(z.enum(ELEMENTS)).min(1).max(3).exactOptional(),
  classes: z.array(z.string().min(1).max(40)).max(4).exactOptional(),
  subtypes: z.array(z.string().min(1).max(40)).max(4).exactOptional(),
  reserve: z.union([cost, z.literal("x")]).exactOptional(),
  memory: cost.exactOptional(),
  speed: z.enum(["fast", "slow"]).exactOptional(),
  level: z.int().min(0).max(9).exactOptional(),
  /** The lineage that it asks for; and those it belongs to, where its name does not tell them. */
  lineage: z.string().min(1).max(40).exactOptional(),
  lineages: z.array(z.string().min(1).max(40)).min(1).max(4).exactOptional(),
  power: z.int().min(0).max(99).exactOptional(),
  life: z.int().min(1).max(99).exactOptional(),
  durability: z.int().min(1).max(99).exactOptional(),
  siegeable: yes,
  keywords: keywordsOf(KEYWORDS, 1),
  brew: z.strictObject({ sacrifice: filter, count: z.int().min(1).max(4) }).exactOptional(),
  from: z.array(z.enum(["graveyard", "banishment", "memory"])).exactOptional(),
  when: condition.exactOptional(),
  link: object.exactOptional(),
  ...body,
  /** How many modes instead where it was paid so (G A8). */
  more: z.strictObject({ paid: z.enum(PAID), choose: z.int().min(2).max(4) }).exactOptional(),
  abilities: z.array(abilitySchema).max(6).exactOptional(),
  ...forThePage,
});

export type GaCard = z.infer<typeof cardSchema>;
export type Body = Pick<GaCard, keyof typeof body | "more">;

/** Fields that a type must and may have beside the common ones (G R6.1, R3.5). */
const FIELDS: Fields & Readonly<Record<(typeof TYPES)[number], unknown>> = {
  champion: { must: ["level", "life"], may: [] },
  ally: { must: ["life", "power"], may: [] },
  action: { must: ["speed"], may: ["effect"] },
  attack: { must: ["power"], may: [] },
  item: { may: [] },
  weapon: { must: ["power", "durability"], may: [] },
  domain: { may: [] },
  phantasia: { may: [] },
};
const COMMON = Object.keys(cardSchema.shape).filter((key) => !["level", "speed", "effect"].includes(key));

export const format = formatOf(cardSchema, terms, effect, manual, sortsOf(FIELDS, COMMON, types));

export const compileCard = compiler(
  cardSchema,
  (card) => [...shapeFaults(card), ...lintCard(card), ...idle(card)],
  abilitiesOf,
  cardText,
);

/** What is wrong with a card's fields: those of its type, and those of the deck that it belongs to. */
function shapeFaults(card: GaCard): Fault[] {
  const faults = fieldFaults(card, FIELDS, COMMON);
  const must = (key: keyof GaCard, path: string = key): void => {
    if (card[key] === undefined) faults.push({ path, message: `a card of type ${card.type} needs it` });
  };
  const never = (key: keyof GaCard): void => {
    if (card[key] !== undefined)
      faults.push({ path: key, message: `a card of type ${card.type} has no such field` });
  };
  if (card.token) never("reserve");
  else if (isMaterial(card)) {
    never("reserve");
    if (card.type !== "champion") must("memory");
  } else {
    must("reserve");
    never("memory");
  }
  if (card.type === "action" && card.modes === undefined) must("effect");
  const { choose = 1, more, modes = [] } = card;
  if (more !== undefined && (more.choose <= choose || more.choose > modes.length))
    faults.push({
      path: "more.choose",
      message: "must be more modes than without it, and no more than there are",
    });
  if (card.reserve === "x" && card.type !== "action") never("reserve");
  return faults;
}

const holds: (word: TargetWord) => Kind = (word) =>
  "object" in word ? "object" : "layer" in word ? "entry" : "seat";
const kindsOf = (targets: readonly TargetWord[] | undefined): Kind[] => (targets ?? []).map(holds);

function lintCard(card: GaCard): Fault[] {
  const faults = lintBody(card, "", null);
  const { brew, when, link, abilities = [] } = card;
  faults.push(
    ...lintTerms(brew?.sacrifice, {}, "brew"),
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

function lintBody({ targets, effect, modes = [] }: Body, path: string, event: ActKind | null): Fault[] {
  const faults = lintTerms(targets, { event }, `${path}targets`);
  const add = (code: Json, reads: Reads, at: string): void =>
    void faults.push(...lintEffect(code, reads, verbs, at));
  if (effect !== undefined) add(effect, { targets: kindsOf(targets), event }, `${path}effect`);
  modes.forEach((mode, at) => {
    add(mode.effect, { targets: kindsOf(mode.targets), event }, `${path}modes.${at}.effect`);
  });
  return faults;
}

/** "delay" and "reflex" mean an ability of the card that waits for them. */
function lintWaiting(node: Json | undefined, abilities: readonly GaAbility[], path: string): Fault[] {
  if (typeof node !== "object" || node === null) return [];
  const { do: verb, ability } = node as Data;
  const faults = Object.entries(node).flatMap(([key, one]) => lintWaiting(one, abilities, `${path}.${key}`));
  if (verb !== "delay" && verb !== "reflex") return faults;
  const meant = abilities[ability as number];
  if (meant?.kind === "delayed") return faults;
  const what = meant === undefined ? "there is none" : `it is ${meant.kind}`;
  return [...faults, { path: `${path}.ability`, message: `names a delayed ability of this card; ${what}` }];
}

function lintAbility(node: GaAbility, path: string): Fault[] {
  const event = eventOf(node);
  const faults = lintBody(bodyIn(node), path, event);
  faults.push(...lintKeys(node, ["on", "object", "when", "changes", "while"], event, path));
  if (node.kind === "instead") faults.push(...unplanned(node.effect ?? [], `${path}effect`, verbs));
  return faults;
}

const HIDDEN = ["hand", "memory"];

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
  const hidden = from.some((zone) => HIDDEN.includes(zone));
  if (cost.discard && (from.length === 0 || from.some((zone) => !HIDDEN.includes(zone))))
    faults.push({ path: `${path}cost`, message: "only a card of the hand or memory is discarded" });
  if (node.kind === "static" && hidden && !node.changes.every(({ on }) => on.self === true))
    faults.push({ path: `${path}changes`, message: "from a hidden zone it may change itself only" });
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
  if (node.kind !== "triggered") return null;
  if (typeof node.on === "string") return acts[WORD_ACTS[node.on] ?? node.on];
  if ("phase" in node.on) return acts.phase;
  return acts["act" in node.on ? node.on.act : "charge"];
}

/** Tokens. */
export const mentions = mentioning("token");
