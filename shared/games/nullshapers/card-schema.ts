/** A card as its set writes it (N 3): strict schema, lint, programs, text. */
import { z } from "zod";
import {
  type ActKind,
  effectSchema,
  type Fault,
  forEachOf,
  lintEffect,
  lintTerms,
  type Sort,
  termSchemas,
} from "../../kernel/game.ts";
import {
  actOf,
  art,
  cardId,
  changing,
  compiler,
  formatOf,
  lintKeys,
  mentioning,
  objectTarget,
  playerTarget,
  replacing,
  triggerOn,
  unplanned,
  yes,
} from "../card-schema.ts";
import { acts } from "./acts.ts";
import { ATTRS, VARS } from "./attrs.ts";
import { CARD_TYPES, isGear, isInfluence, isModification, KEYWORDS, KINDS, TYPES } from "./card.ts";
import { abilitiesOf, isOwnCost } from "./compile.ts";
import { filters } from "./filters.ts";
import { terms as ownTerms } from "./happened.ts";
import { idle } from "./idle.ts";
import { influenceFaults } from "./influence-faults.ts";
import { manual, types } from "./manual.ts";
import { kindOfWord } from "./targets.ts";
import { cardText } from "./text.ts";
import { verbs } from "./verbs.ts";
import { zones } from "./zones.ts";

const terms = termSchemas({
  zones: zones.map(({ id }) => id),
  vars: VARS,
  attrs: ATTRS,
  filters,
  own: ownTerms,
});
const effect = effectSchema(terms, verbs);
const { filter } = terms;

/** A text's words for an entry: a card in the queue, a skill, or either. */
const entry = z.strictObject({
  what: z.enum(["card", "skill", "any"]),
  card: filter.exactOptional(),
  controller: z.enum(["you", "opponent"]).exactOptional(),
});
export type EntryFilter = z.infer<typeof entry>;

/** N R7.8: cards in any area, entries of the queue, biomes, sectors, players. */
const target = z.union([
  objectTarget(filter),
  z.strictObject({ entry }),
  playerTarget,
  z.strictObject({ biome: z.literal(true) }),
  z.strictObject({ sector: z.enum(["any", "friendly", "enemy"]) }),
]);
export type TargetWord = z.infer<typeof target>;
const targets = z.array(target).min(1).max(3).exactOptional();
/** N R6.2: symbols of each kind, a void amount, and how many X symbols. */
const cost = z.strictObject({
  ...forEachOf(KINDS, z.int().min(1).max(15).exactOptional()),
  x: z.int().min(1).max(3).exactOptional(),
});
export type Cost = z.infer<typeof cost>;
/** N R3.9 Global: a surcharge, and the words it puts in place of the printed ones. */
const global = z.strictObject({ cost, targets: z.array(target).min(1).max(3) }).exactOptional();
export type Global = NonNullable<z.infer<typeof global>>;
/** N R7.18: one option of "Pick one". */
const option = z.strictObject({
  name: z
    .string()
    .max(24)
    .regex(/^[a-z][a-z0-9 ]*$/, 'a short name in small letters, digits and spaces: "bite"'),
  targets,
  effect,
});
export type Option = z.infer<typeof option>;
const pick = z.array(option).min(2).max(4).exactOptional();
const speed = z.int().min(1).max(3);

/** N R6.11: the cost of a skill. */
const skillCost = z.strictObject({
  energy: cost.exactOptional(),
  lock: yes,
  forfeit: z.union([z.literal("this"), filter]).exactOptional(),
  discard: z.int().min(1).max(3).exactOptional(),
});
export type SkillCost = z.infer<typeof skillCost>;

const activated = z.strictObject({
  kind: z.literal("activated"),
  keyword: z.enum(["overclock", "shift"]).exactOptional(),
  speed,
  cost: skillCost.exactOptional(),
  targets,
  global,
  pick,
  effect: effect.exactOptional(),
});
const reactive = z.strictObject({
  kind: z.literal("reactive"),
  on: triggerOn(acts, terms),
  may: yes,
  cost: z.strictObject({ energy: cost }).exactOptional(),
  targets,
  pick,
  effect: effect.exactOptional(),
});
const persistent = z.strictObject({
  kind: z.literal("persistent"),
  ...changing(terms, ATTRS),
});
/**
 * What takes a thing off the planet may be replaced, that it then leaves may not (N R3.10); nor may the course of the
 * turn or the payment of a cost.
 */
const {
  leave: _leave,
  startOfTurn: _start,
  startOfAttack: _attack,
  endOfTurn: _end,
  spend: _spend,
  allowance: _allowance,
  ...replaceable
} = acts;
const instead = z.strictObject({
  kind: z.literal("instead"),
  ...replacing(actOf(replaceable), terms, effect),
});

const ability = z.discriminatedUnion("kind", [activated, reactive, persistent, instead]);
export type NsAbility = z.infer<typeof ability>;
export type Reactive = z.infer<typeof reactive>;

export const cardSchema = z.strictObject({
  id: cardId,
  name: z.string().min(1).max(80),
  types: z.array(z.enum(CARD_TYPES)).min(1).max(3),
  subtypes: z.array(z.string().min(1).max(40)).max(4).exactOptional(),
  cost: cost.exactOptional(),
  speed: speed.exactOptional(),
  reach: z.enum(["melee", "ranged"]).exactOptional(),
  attack: z.int().min(0).max(99).exactOptional(),
  defense: z.int().min(1).max(99).exactOptional(),
  keywords: z.strictObject(forEachOf(KEYWORDS, yes)).exactOptional(),
  targets,
  global,
  pick,
  effect: effect.exactOptional(),
  abilities: z.array(ability).max(6).exactOptional(),
  /** N R9.3: its own uncommon anomaly, which makes one of these when it is locked. */
  anomaly: z
    .strictObject({
      name: z.string().min(1).max(80),
      makes: z
        .array(z.strictObject({ kind: z.enum(KINDS), amount: z.int().min(1).max(5) }))
        .min(1)
        .max(4),
    })
    .exactOptional(),
  grade: z.string().max(20).exactOptional(),
  creator: z.string().max(80).exactOptional(),
  /** For the page: a line of lore, and where art may be had. */
  lore: z.string().max(200).exactOptional(),
  art,
});

export type NsCard = z.infer<typeof cardSchema>;

const ANYWHERE = [
  "id",
  "name",
  "types",
  "subtypes",
  "cost",
  "speed",
  "anomaly",
  "grade",
  "creator",
  "lore",
  "art",
];
const LASTING = [...ANYWHERE, "keywords", "targets", "global", "abilities"];
const others = TYPES.filter((type) => type !== "agent" && type !== "event");

/** The sorts of card by their fields (N R3.1, R3.2); `shapeFaults` has what no list of fields tells. */
const sorts: readonly Sort[] = [
  {
    about: types.event,
    is: { types: { const: ["event"], examples: [["event"]] } },
    must: ["speed"],
    may: [...LASTING, "pick", "effect"],
  },
  {
    about: types.agent,
    is: { types: { contains: { const: "agent" }, examples: [["agent"]] } },
    must: ["reach", "attack", "defense"],
    may: LASTING,
  },
  {
    about: types.influence,
    is: { types: { const: ["influence"], examples: [["influence"]] } },
    must: ["abilities"],
    may: ["id", "name", "types", "grade", "creator", "lore", "art"],
  },
  {
    about: types.constant,
    is: { types: { items: { enum: others }, examples: [["software"]] } },
    must: [],
    may: LASTING,
  },
];

export const format = formatOf(cardSchema, terms, effect, manual, sorts);

/** The demands of a card's types on its fields (N R3.1, R3.2). */
function shapeFaults(card: NsCard): Fault[] {
  const faults: Fault[] = [];
  const want = (held: boolean, path: string, message: string): void => {
    if (!held) faults.push({ path, message });
  };
  const agent = card.types.includes("agent");
  const event = card.types.includes("event");
  for (const key of ["reach", "attack", "defense"] as const) {
    if (agent) want(card[key] !== undefined, key, "an agent needs it");
    else want(card[key] === undefined, key, "only an agent has it");
  }
  want(!event || card.types.length === 1, "types", "an event is nothing else");
  const spawn = card.types.includes("spawn");
  const slow = spawn || isInfluence(card);
  want(
    slow === (card.speed === undefined),
    "speed",
    slow ? `${card.types[0]} has none` : "a function needs it",
  );
  const does = card.effect !== undefined || card.pick !== undefined;
  want(event === does, "effect", event ? "an event needs it, or `pick`" : "only an event has it");
  want(!(card.effect !== undefined && card.pick !== undefined), "pick", "either it or `effect`");
  want(!event || (card.abilities ?? []).every(isOwnCost), "abilities", "an event changes only its own cost");
  want(!isModification(card) || card.types.includes("software"), "subtypes", "a modification is software");
  want(!isGear(card) || card.types.includes("hardware"), "subtypes", "gear is hardware");
  want(!isModification(card) || card.targets?.length === 1, "targets", "a modification needs one target");
  want(
    event || isModification(card) || card.targets === undefined,
    "targets",
    "it has nothing to target with",
  );
  card.abilities?.forEach((node, index) => {
    if (node.kind !== "activated" && node.kind !== "reactive") return;
    const one = (node.effect === undefined) !== (node.pick === undefined);
    want(one, `abilities.${index}.effect`, "a skill has either it or `pick`");
  });
  return faults;
}

export const compileCard = compiler(
  cardSchema,
  (card) => [...shapeFaults(card), ...lintCard(card), ...idle(card), ...influenceFaults(card)],
  abilitiesOf,
  cardText,
);

type Body = Pick<NsCard, "targets" | "global" | "pick" | "effect">;

const kindsOf = (words: readonly TargetWord[] | undefined) => (words ?? []).map(kindOfWord);

/** Lints a text with its options: its targets and its effect. */
function lintBody(node: Body, path: string, event: ActKind | null): Fault[] {
  const faults: Fault[] = [];
  const body = ({ targets: own, effect: code }: Body, at: string): void => {
    faults.push(...lintTerms(own, { event, own: ownTerms }, `${at}targets`));
    const reads = { targets: kindsOf(own), event, own: ownTerms };
    if (code !== undefined) faults.push(...lintEffect(code, reads, verbs, `${at}effect`));
  };
  body(node, path);
  node.pick?.forEach((one, index) => {
    body(one, `${path}pick.${index}.`);
  });
  const surcharge = node.global;
  if (surcharge === undefined) return faults;
  const same = JSON.stringify(kindsOf(surcharge.targets));
  if (node.pick !== undefined || same !== JSON.stringify(kindsOf(node.targets)))
    faults.push({ path: `${path}global`, message: "its words stand for the printed ones, kind by kind" });
  return [...faults, ...lintTerms(surcharge.targets, { event, own: ownTerms }, `${path}global.targets`)];
}

function lintCard(card: NsCard): Fault[] {
  const faults = lintBody(card, "", null);
  card.abilities?.forEach((node, index) => {
    const path = `abilities.${index}.`;
    const event = eventOf(node);
    if (node.kind !== "persistent") faults.push(...lintBody(node, path, event));
    faults.push(
      ...lintKeys(node, ["on", "object", "when", "changes", "while", "cost"], event, path, ownTerms),
    );
    if (node.kind === "instead" && node.effect !== undefined)
      faults.push(...unplanned(node.effect, `${path}effect`, verbs));
  });
  return faults;
}

const eventOf = (node: NsAbility): ActKind | null => {
  if (node.kind === "reactive") return acts[node.on.act];
  return node.kind === "instead" ? acts[node.on] : null;
};

/** Spawns. */
export const mentions = mentioning("spawn");
