/** A card as its set writes it (UCG 3.6): strict schema, lint, programs, text. */
import { z } from "zod";
import {
  type ActKind,
  effectSchema,
  type Fault,
  type Kind,
  lintEffect,
  lintTerms,
  termSchemas,
} from "../../kernel/game.ts";
import {
  cardId,
  changing,
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
  triggerOn,
  unplanned,
  yes,
} from "../card-schema.ts";
import { sortsOf } from "../manual.ts";
import { acts } from "./acts.ts";
import { ATTRS, VARS } from "./attrs.ts";
import { KEYWORDS, KINDS } from "./card.ts";
import { abilitiesOf } from "./compile.ts";
import { filters } from "./filters.ts";
import { terms as ownTerms } from "./happened.ts";
import { idle } from "./idle.ts";
import { manual, types } from "./manual.ts";
import { REPLACEABLE } from "./replacements.ts";
import { cardText } from "./text.ts";
import { traits } from "./traits.ts";
import { verbs } from "./verbs.ts";
import { zones } from "./zones.ts";

const terms = termSchemas({
  zones: zones.map(({ id }) => id),
  vars: VARS,
  attrs: ATTRS,
  filters,
  own: ownTerms,
  traits: Object.keys(traits),
});
const effect = effectSchema(terms, verbs, { modes: true });
const { filter, condition } = terms;

/** A text's words for a link: "the playing of a card", "an ability of a character". */
const link = z.strictObject({
  /** play: a card being played; ability: an activated or triggered one; any: either. */
  what: z.enum(["play", "ability", "any"]),
  card: filter.exactOptional(),
  controller: z.enum(["you", "opponent"]).exactOptional(),
  /** One of the link's targets matches. */
  targeting: filter.exactOptional(),
});
export type LinkFilter = z.infer<typeof link>;

/** One target word: an object, a link of the chain, or a player. */
const target = z.union([objectTarget(filter), z.strictObject({ link }), playerTarget]);
export type TargetWord = z.infer<typeof target>;
const targets = z.array(target).min(1).max(3).exactOptional();
const terra = z.int().min(0).max(20);

const activated = z.strictObject({
  kind: z.literal("activated"),
  cost: z.strictObject({ terra: terra.exactOptional(), activate: yes, dispose: yes, decimate: yes }),
  targets,
  effect,
});
const generator = z.strictObject({
  kind: z.literal("generator"),
  cost: z.strictObject({ activate: yes, dispose: yes, decimate: yes }),
  terra: z.int().min(1).max(9),
  /** UCG 5.6: pays for a card in the Ignition Zone only. */
  ignitionOnly: yes,
});
const triggered = z.strictObject({
  kind: z.literal("triggered"),
  on: triggerOn(acts, terms),
  targets,
  effect,
});
const fixed = z.strictObject({
  kind: z.literal("static"),
  ...changing(terms, ATTRS),
});
const instead = z.strictObject({
  kind: z.literal("instead"),
  ...replacing(z.enum(REPLACEABLE), terms, effect),
});

/** One alternative of a written Epic Condition (UCG 18.5). */
const epicCondition = z.union([
  z.strictObject({ dispose: filter }),
  z.strictObject({ counter: z.int().min(-9).max(9) }),
  z.strictObject({ when: condition }),
]);
export type EpicCondition = z.infer<typeof epicCondition>;

const ability = z.discriminatedUnion("kind", [activated, generator, triggered, fixed, instead]);
export type UcgAbility = z.infer<typeof ability>;
export type Cost = z.infer<typeof activated>["cost"];

export const cardSchema = z.strictObject({
  id: cardId,
  name: z.string().min(1).max(80),
  type: z.enum(KINDS),
  serial: z.string().max(20).exactOptional(),
  designator: z.string().min(1).max(40).exactOptional(),
  cost: terra.exactOptional(),
  extra: z.strictObject({ terra, optional: yes }).exactOptional(),
  combat: z.int().min(0).max(99).exactOptional(),
  power: z.int().min(1).max(99).exactOptional(),
  requirement: z.int().min(0).max(20).exactOptional(),
  terra: z.int().min(1).max(5).exactOptional(),
  stability: z.int().min(1).max(60).exactOptional(),
  keywords: keywordsOf(KEYWORDS, -9),
  untargetable: yes,
  bide: z
    .strictObject({
      value: z.int().min(1).max(9),
      optional: yes,
      at: z.enum(["dawn", "end"]).exactOptional(),
      counters: z.int().min(1).max(4).exactOptional(),
    })
    .exactOptional(),
  becomes: z.literal("character").exactOptional(),
  contact: z.strictObject({ link: link.exactOptional(), when: condition.exactOptional() }).exactOptional(),
  conditions: z.array(epicCondition).min(1).max(4).exactOptional(),
  support: z
    .strictObject({ cost: terra, timing: z.enum(["action", "immediate"]), targets, effect })
    .exactOptional(),
  targets,
  effect: effect.exactOptional(),
  assimilate: effect.exactOptional(),
  abilities: z.array(ability).max(6).exactOptional(),
  ...forThePage,
});

export type UcgCard = z.infer<typeof cardSchema>;

/** Fields a type must and may have beside the common ones (UCG 3.1). */
const FIELDS: Fields & Readonly<Record<(typeof KINDS)[number], unknown>> = {
  character: { must: ["cost", "combat"], may: ["support", "abilities", "keywords", "extra"] },
  epic: { must: ["combat"], may: ["conditions", "abilities", "keywords"] },
  action: { must: ["cost", "effect"], may: ["targets", "extra", "support", "abilities"] },
  immediate: { must: ["cost", "effect"], may: ["targets", "extra", "abilities"] },
  permanent: { must: ["cost"], may: ["abilities", "extra", "support"] },
  status: { must: ["cost", "targets"], may: ["abilities", "extra"] },
  proxy: { must: ["bide"], may: ["becomes", "combat", "keywords", "targets", "effect", "abilities"] },
  hidden: { must: ["contact", "effect"], may: ["targets"] },
  resource: { must: [], may: ["terra", "abilities"] },
  architect: { must: ["power", "requirement"], may: ["assimilate", "abilities"] },
};
const COMMON = ["id", "name", "type", "serial", "designator", "stability", "untargetable", "flavor", "art"];

export const format = formatOf(cardSchema, terms, effect, manual, sortsOf(FIELDS, COMMON, types));

function shapeFaults(card: UcgCard): Fault[] {
  const faults = fieldFaults(card, FIELDS, COMMON);
  if (card.type === "proxy" && card.effect === undefined && card.becomes === undefined)
    faults.push({ path: "effect", message: "a Proxy has an effect or becomes a character" });
  return faults;
}

export const compileCard = compiler(
  cardSchema,
  (card) => [...shapeFaults(card), ...lintCard(card), ...idle(card)],
  abilitiesOf,
  cardText,
);

const holds: (word: TargetWord) => Kind = (word) =>
  "object" in word ? "object" : "link" in word ? "entry" : "seat";

const targetsOf = ({ targets = [] }: { readonly targets?: readonly TargetWord[] }): Kind[] =>
  targets.map(holds);

function lintCard(card: UcgCard): Fault[] {
  const { effect, assimilate, support, targets, contact, conditions, abilities = [] } = card;
  const faults = [
    ...lintTerms(targets, {}, "targets"),
    ...lintTerms(support?.targets, {}, "support.targets"),
  ];
  const add = (found: Fault[]): void => void faults.push(...found);
  if (effect !== undefined) add(lintEffect(effect, { targets: targetsOf(card) }, verbs, "effect"));
  if (assimilate !== undefined) add(lintEffect(assimilate, {}, verbs, "assimilate"));
  if (support !== undefined)
    add(lintEffect(support.effect, { targets: targetsOf(support) }, verbs, "support.effect"));
  add(lintTerms(contact, {}, "contact"));
  add(lintTerms(conditions, {}, "conditions"));
  abilities.forEach((node, index) => {
    add(lintAbility(node, `abilities.${index}`));
  });
  return faults;
}

/** Lints an ability: its effect, and the terms that it reads before the effect. */
function lintAbility(node: UcgAbility, path: string): Fault[] {
  const event = eventOf(node);
  const faults = lintKeys(node, ["targets", "on", "object", "when", "changes", "while"], event, `${path}.`);
  if (!("effect" in node) || node.effect === undefined) return faults;
  const targets = node.kind === "instead" ? [] : targetsOf(node);
  faults.push(...lintEffect(node.effect, { targets, event }, verbs, `${path}.effect`));
  if (node.kind === "instead") faults.push(...unplanned(node.effect, `${path}.effect`, verbs));
  return faults;
}

/** Tokens. */
export const mentions = mentioning("token");

const eventOf = (node: UcgAbility): ActKind | null => {
  if (node.kind === "triggered") return acts[node.on.act];
  return node.kind === "instead" ? acts[node.on] : null;
};
