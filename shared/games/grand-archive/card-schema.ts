/** A card as its set writes it (G R6, R17): strict schema, lint, programs, text. */
import { z } from "zod";
import { effectSchema, type Fault, termSchemas } from "../../kernel/game.ts";
import {
  actOf,
  cardId,
  compiler,
  type Fields,
  fieldFaults,
  formatOf,
  forThePage,
  keywordsOf,
  objectTarget,
  playerTarget,
  replacing,
  yes,
} from "../card-schema.ts";
import { sortsOf } from "../manual.ts";
import { acts } from "./acts.ts";
import { ATTRS, VARS } from "./attrs.ts";
import { ELEMENTS, isMaterial, KEYWORDS, PAID, TYPES } from "./card.ts";
import { HIDDEN_ZONES, lintCard } from "./card-lint.ts";
import { abilitiesOf } from "./compile.ts";
import { copySchema } from "./copies.ts";
import { counterKind, namedCounter } from "./counters.ts";
import { WHYS } from "./events.ts";
import { filters } from "./filters.ts";
import { idle } from "./idle.ts";
import { kindShape } from "./kinds.ts";
import { layerSchema } from "./layer-verbs.ts";
import { limit } from "./limits.ts";
import { manual, types } from "./manual.ts";
import { namesSchema } from "./naming-first.ts";
import { numbers } from "./numbers.ts";
import { partSchema } from "./prices.ts";
import { refs } from "./refs.ts";
import { STATES } from "./states.ts";
import { PHASES, ROUND } from "./table.ts";
import { cardText } from "./text.ts";
import { towardsSchema } from "./towards.ts";
import { traits } from "./traits.ts";
import { verbs } from "./verbs.ts";
import { zones } from "./zones.ts";

const ZONE_IDS = zones.map(({ id }) => id);
const terms = termSchemas({
  zones: ZONE_IDS,
  vars: VARS,
  attrs: ATTRS,
  filters,
  own: { refs, numbers },
  phases: PHASES.filter((phase) => phase !== "setup" && phase !== "ft"),
  traits: Object.keys(traits),
  marks: namedCounter,
});
const effect = effectSchema(terms, verbs);
const { filter, condition, number } = terms;
const whose = z.enum(["you", "opponent"]).exactOptional();

const layer = layerSchema(filter);
export type LayerFilter = z.infer<typeof layer>;

const object = objectTarget(filter, 9);
/** "Target player who controls …". */
const playerWord = playerTarget.extend({ controls: filter.exactOptional() });
/** One target word: an object, a layer of the Effects Stack, or a player. */
const counted = object.extend({
  /** So many, or up to so many, as things are when they are chosen (G R15.1). */
  count: number.exactOptional(),
  upTo: number.exactOptional(),
  /** As many as its player wants (G R32.62). */
  any: yes,
  /** Only where this holds; otherwise nothing is chosen. */
  when: condition.exactOptional(),
});
const target = z.union([counted, z.strictObject({ layer }), playerWord]);
export type TargetWord = z.infer<typeof target>;
const targets = z.array(target).min(1).max(4).exactOptional();
/** Targets with one effect, or modes of which some are chosen. */
const body = {
  targets,
  effect: effect.exactOptional(),
  modes: z
    .array(z.strictObject({ targets, effect, when: condition.exactOptional() }))
    .min(2)
    .max(6)
    .exactOptional(),
  /** How many modes; 1 where it is not said. */
  choose: z.int().min(1).max(6).exactOptional(),
  /** How few of them: "up to two", "one or both". */
  least: z.int().min(0).max(5).exactOptional(),
  /** Only modes that this object's ability has not had (G R32.45). */
  unchosen: yes,
  /** "As a Spell": what cannot be targeted by Spells cannot be targeted by it (G R32.12). */
  asSpell: yes,
};
const cost = z.int().min(0).max(20);
const part = partSchema(terms, counterKind);
const parts = z.array(part).min(1).max(2).exactOptional();
/**
 * Zones that an ability may name as the place it works from (G R17.2). Everybody sees the open ones, only the
 * owner the others.
 */
const OPEN_ZONES = ["field", "graveyard", "banishment", "loaded", "lineage", "stack"] as const;
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
    counters: z.strictObject({ kind: counterKind, count: z.int().min(1).max(9) }).exactOptional(),
    /** What other things of the player give. */
    also: parts,
    /** So much less reserve, as things are when it is activated. */
    less: number.exactOptional(),
  }),
  speed: z.literal("slow").exactOptional(),
  when: condition.exactOptional(),
  limit,
  /** Any player may activate it. */
  anyone: yes,
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
  z.enum(["enter", "death", "leave", "attack", "hit", "kill", "foster", "wake", "sacrifice", "banish"]),
  z.strictObject({ charge: z.int().min(1).max(9) }),
  z.strictObject({ phase: z.enum(ROUND), whose, when: condition.exactOptional() }),
  z.strictObject({
    act: happens,
    object: filter.exactOptional(),
    by: whose,
    field: z.enum(["object", "source", "killer", "host"]).exactOptional(),
    when: condition.exactOptional(),
    /** The zones it came from and goes to, and why it left (G R32.18). */
    from: z.array(z.enum(ZONE_IDS)).min(1).exactOptional(),
    to: z.array(z.enum(ZONE_IDS)).min(1).exactOptional(),
    why: z.enum(WHYS).exactOptional(),
    /** The kind of counter, and whether it is put or removed. */
    counter: counterKind.exactOptional(),
    change: z.enum(["put", "removed"]).exactOptional(),
    state: z.enum(STATES).exactOptional(),
    /** "One or more": once however many at once (G R17.9). */
    once: yes,
    /** The how manieth time each turn. */
    nth: z.int().min(1).max(3).exactOptional(),
  }),
]);
const triggered = z.strictObject({
  kind: z.literal("triggered"),
  on: event,
  when: condition.exactOptional(),
  limit,
  inherited: yes,
  from: z
    .array(z.enum([...OPEN_ZONES, ...HIDDEN_ZONES]))
    .min(1)
    .exactOptional(),
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
  ...kindShape,
});
const fixed = z.strictObject({
  kind: z.literal("static"),
  changes: z.array(change).min(1).max(4),
  while: condition.exactOptional(),
  /** Nobody has it until `give` gives it. */
  given: yes,
  inherited: yes,
  from: z
    .array(z.enum([...OPEN_ZONES, ...OWN_ZONES, "material"]))
    .min(1)
    .exactOptional(),
});
export type Static = z.infer<typeof fixed>;
const instead = z.strictObject({
  kind: z.literal("instead"),
  ...replacing(happens, terms, effect),
  /** It prevents damage, except unpreventable damage (G R21.4). */
  prevents: yes,
  /** Whose act; why something leaves, where it goes, which counters it gets (G R32.18). */
  by: whose,
  why: z.enum(WHYS).exactOptional(),
  to: z.array(z.enum(ZONE_IDS)).min(1).exactOptional(),
  counter: counterKind.exactOptional(),
  /** Of damage: its kind, and whether `object` is what deals it (G R21.4). */
  of: z.enum(["combat", "noncombat"]).exactOptional(),
  field: z.literal("source").exactOptional(),
  /** "The next time": it applies once a turn, or once ever (G R32.16). */
  once: z.enum(["turn", "game"]).exactOptional(),
  given: yes,
  inherited: yes,
  from: z.array(z.enum(OPEN_ZONES)).min(1).exactOptional(),
});
export type Replacement = z.infer<typeof instead>;
/** A triggered ability that an effect gives for a time (G R18.7); `give` names it by its place. */
const given = z.strictObject({
  kind: z.literal("given"),
  on: event,
  when: condition.exactOptional(),
  limit,
  ...body,
});
/** An ability that a layer leaves for a later phase (G R17.8); `delay` names it by its place. */
const delayed = z.strictObject({ kind: z.literal("delayed"), ...body });
/** G R4.1 (5): a card of the material deck that does something before the first turn. */
const preGame = z.strictObject({ kind: z.literal("preGame"), effect });

const abilitySchema = z.discriminatedUnion("kind", [
  activated,
  triggered,
  fixed,
  instead,
  given,
  delayed,
  preGame,
]);
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
  /** G A3: further costs, and a cost in the place of reserve; with `from` only for a card that lies there. */
  additional: parts,
  rather: z
    .strictObject({
      parts,
      reserve: cost.exactOptional(),
      from: z
        .array(z.enum(["graveyard", "banishment", "memory", "material"]))
        .min(1)
        .exactOptional(),
      when: condition.exactOptional(),
    })
    .exactOptional(),
  /** G R32.51: so much more or less for its targets, once or for each that fits. */
  byTargets: z.strictObject({ each: filter.exactOptional(), add: number }).exactOptional(),
  /** G R32.52: what may pay for a part of the reserve cost. */
  towards: towardsSchema(terms).exactOptional(),
  /** G R32.53: further costs of attacking with it, or of wielding it. */
  toAttack: z
    .array(part.omit({ optional: true, as: true }))
    .length(1)
    .exactOptional(),
  brew: z
    .strictObject({
      sacrifice: filter,
      count: z.int().min(1).max(4),
      /** Further ingredients, and whether all of them have different names or one. */
      and: z
        .array(z.strictObject({ sacrifice: filter, count: z.int().min(1).max(4) }))
        .min(1)
        .max(3)
        .exactOptional(),
      names: z.enum(["different", "same"]).exactOptional(),
    })
    .exactOptional(),
  /** Activated from the graveyard for this reserve cost, it is ephemeral (G R32.6). */
  ephemerate: z.strictObject({ reserve: cost }).exactOptional(),
  enters: z
    .strictObject({
      distant: yes,
      /** As a copy of one of these, where its player wants it so (G R32.36). */
      copyOf: filter.exactOptional(),
      except: copySchema(terms),
      /** What its player names for it (G R32.66). */
      names: namesSchema,
      counters: z
        .array(z.strictObject({ kind: counterKind, count: number }))
        .min(1)
        .max(3)
        .exactOptional(),
      when: condition.exactOptional(),
    })
    .exactOptional(),
  /** A second type that it is in every zone (G R32.22). */
  also: z.enum(["phantasia", "domain", "item"]).exactOptional(),
  /** The card of its other side (G R32.35). */
  back: z.string().min(1).max(60).exactOptional(),
  /** The subtype of the ally that performs a Command attack (G R32.21). */
  commands: z.string().min(1).max(40).exactOptional(),
  /** Which cards count for Imbue: of any advanced element, or of these (G R32.23). */
  imbuedBy: z.union([z.literal("advanced"), z.array(z.enum(ELEMENTS)).min(1).max(4)]).exactOptional(),
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
  mastery: { must: ["token"], may: [] },
  status: { must: ["token"], may: [] },
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
  // A token has the cost that is printed on it; nobody pays it.
  if (card.token) never("memory");
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
