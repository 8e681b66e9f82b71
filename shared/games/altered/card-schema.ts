/** A card as its set writes it: strict schema, lint, programs, text. */
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
  actOf,
  cardId,
  compiler,
  formatOf,
  forThePage,
  keywordsOf,
  lintKeys,
  mentioning,
  objectTarget,
  playerTarget,
  unplanned,
  yes,
} from "../card-schema.ts";
import { sortsOf } from "../manual.ts";
import { acts } from "./acts.ts";
import { COUNTERS, KEYWORDS, STATS, STATUSES, VARS, WRITTEN } from "./attrs.ts";
import { FACTIONS, RARITIES, TYPES } from "./card.ts";
import { abilitiesOf } from "./compile.ts";
import { thatSchema } from "./expedition-words.ts";
import { filters } from "./filters.ts";
import { idle } from "./idle.ts";
import { manual, types } from "./manual.ts";
import { bodyIn, happeningIn } from "./programs.ts";
import { COMMON, FIELDS, shapeFaults } from "./shape-faults.ts";
import { likenessOf, regionOf } from "./standing-schema.ts";
import { PHASES } from "./table.ts";
import { terms as own } from "./terms.ts";
import { cardText } from "./text.ts";
import { aidParts, costParts, expeditionTarget, verbs } from "./verbs.ts";
import { PLACES, zones } from "./zones.ts";

const terms = termSchemas({
  zones: zones.map(({ id }) => id),
  vars: VARS,
  attrs: WRITTEN,
  filters,
  own,
});
const effect = effectSchema(terms, verbs, { modes: true });
const { filter, condition, number } = terms;

/** One occurrence of the word "target" (A ). */
const target = z.union([objectTarget(filter), expeditionTarget(terms), playerTarget]);
export type TargetWord = z.infer<typeof target>;
const targets = z.array(target).min(1).max(3).exactOptional();
const small = z.int().min(0).max(20);
const less = z.int().min(1).max(20);
const mode = z.strictObject({ targets, effect });
export type Mode = z.infer<typeof mode>;
/** Targets and an effect, or modes to choose one of (A ). */
const body = { targets, effect: effect.exactOptional(), modes: z.array(mode).min(2).max(4).exactOptional() };

export const HOWS = [
  "play",
  "played",
  "discard",
  "sacrifice",
  "draw",
  "resupply",
  "rest",
  "put",
  "return",
  "create",
  "cost",
  "expand",
] as const;
const place = z.array(z.enum(PLACES)).min(1).exactOptional();

/** An event to wait for. A field that is left out fits anything. */
const happens = z.strictObject({
  act: actOf(acts),
  from: place,
  to: place,
  how: z.array(z.enum(HOWS)).min(1).exactOptional(),
  phase: z.array(z.enum(PHASES)).min(1).exactOptional(),
  object: filter.exactOptional(),
  /** Of an Expedition's move: which one, which way, and in which terrain it prevailed (A ). */
  expedition: thatSchema(terms).exactOptional(),
  forward: z.boolean().exactOptional(),
  due: z.enum(STATS).exactOptional(),
  /** Of a status, gained or lost; of counters, which (A ). */
  status: z.enum(STATUSES).exactOptional(),
  gained: z.boolean().exactOptional(),
  key: z.enum(COUNTERS).exactOptional(),
  by: z.enum(["you", "opponent"]).exactOptional(),
  /** After the comma (A ): "if I was", tested on the state before, and "if I am", on the state after. */
  was: condition.exactOptional(),
  when: condition.exactOptional(),
  /** It is this very object that enters (A ). */
  entering: yes,
  /** Once an event, however many acts match (A ). */
  once: yes,
});
export type Happens = z.infer<typeof happens>;

const reaction = z.strictObject({ kind: z.literal("reaction"), support: yes, on: happens, ...body });
/** A cost, which is paid in one step (A ). */
const { mana, exhaust, ...others } = costParts(terms);
/** A: X, so much mana or so many counters of its source, and at most this number. */
const x = z.strictObject({ pays: z.enum(["mana", "counters"]), most: number.exactOptional() });
const cost = z.strictObject({ mana, exhaust, discard: yes, x: x.exactOptional(), ...others });
export type Cost = z.infer<typeof cost>;

const action = z.strictObject({
  kind: z.literal("action"),
  /** Played from Reserve (A ). */
  support: yes,
  /** A. */
  usableIf: condition.exactOptional(),
  /** A. */
  cheaperIf: z.strictObject({ when: condition, less }).exactOptional(),
  cost,
  ...body,
});
const passive = z.strictObject({
  kind: z.literal("passive"),
  /** A: in Reserve, while it is ready. */
  support: yes,
  changes: z
    .array(
      z.strictObject({
        on: filter,
        attr: z.enum(WRITTEN),
        add: number.exactOptional(),
        set: number.exactOptional(),
        least: number.exactOptional(),
        /** A: a decrease goes no further. */
        downTo: z.int().min(0).max(20).exactOptional(),
        /** A: of `playable`, in its own Expedition alone. */
        here: yes,
      }),
    )
    .min(1)
    .max(4),
  while: condition.exactOptional(),
});
const lent = reaction.omit({ kind: true, support: true });
export type LentReaction = z.infer<typeof lent>;
const grant = z.strictObject({ kind: z.literal("grant"), on: filter, reaction: lent });
const instead = z.strictObject({
  kind: z.literal("instead"),
  /** It replaces all fitting acts of a step together (A ). */
  whole: yes,
  /** "You may". The effect of "if you don't" follows in a step of its own (A ). */
  optional: yes,
  otherwise: effect.exactOptional(),
  on: happens.omit({ entering: true, once: true, was: true }),
  effect: effect.exactOptional(),
  /** A: what follows in an effect of its own, where a player may be asked and dice are rolled. */
  after: effect.exactOptional(),
});

const region = regionOf(terms);
export type RegionNode = z.infer<typeof region>;
const likeness = likenessOf(terms);
export type LikenessNode = z.infer<typeof likeness>;

const ability = z.discriminatedUnion("kind", [reaction, action, passive, grant, instead, region, likeness]);
export type AlteredAbility = z.infer<typeof ability>;
export type Passive = z.infer<typeof passive>;
export type Replacement = z.infer<typeof instead>;

const stat = z.int().min(-9).max(99).exactOptional();

export const cardSchema = z.strictObject({
  id: cardId,
  name: z.string().min(1).max(80),
  type: z.enum(TYPES),
  subtypes: z.array(z.string().min(1).max(40)).max(4).exactOptional(),
  faction: z.enum(FACTIONS).exactOptional(),
  rarity: z.enum(RARITIES).exactOptional(),
  token: yes,
  hand: small.exactOptional(),
  reserve: small.exactOptional(),
  /** A: where a Permanent joins; the Landmark zone where it is left out. */
  zone: z.enum(["landmark", "expedition"]).exactOptional(),
  /** A: types that it counts as besides its own. */
  also: z
    .array(z.enum(["permanent", "spell"]))
    .min(1)
    .max(2)
    .exactOptional(),
  /** A. */
  playableIf: condition.exactOptional(),
  /** A: in such an Expedition. */
  cheaper: z
    .array(z.strictObject({ that: thatSchema(terms), less, downTo: small.exactOptional() }))
    .min(1)
    .max(3)
    .exactOptional(),
  /** A: an optional cost in the declaration. */
  aid: z
    .strictObject({
      cost: z.strictObject(aidParts(terms)),
      /** A: or a narrower target. */
      narrows: filter.exactOptional(),
      less,
      downTo: small.exactOptional(),
    })
    .exactOptional(),
  /** A: of a Spell. */
  x: x.exactOptional(),
  /** A. */
  scout: small.exactOptional(),
  forest: stat,
  mountain: stat,
  water: stat,
  keywords: keywordsOf(KEYWORDS, 0),
  /** A Spell whose text says Fleeting (A ). */
  fleeting: yes,
  /** Counters it comes into play with (A ). */
  counters: z.int().min(1).max(20).exactOptional(),
  /** A: of a Hero. */
  limits: z.strictObject({ reserve: small, landmark: small }).exactOptional(),
  ...body,
  abilities: z.array(ability).max(6).exactOptional(),
  ...forThePage,
});

export type AlteredCard = z.infer<typeof cardSchema>;
export type Body = Pick<AlteredCard, keyof typeof body>;

export const format = formatOf(cardSchema, terms, effect, manual, sortsOf(FIELDS, COMMON, types), {
  expeditions: thatSchema(terms),
});

export const compileCard = compiler(
  cardSchema,
  (card) => [...shapeFaults(card), ...lintCard(card), ...idle(card)],
  abilitiesOf,
  cardText,
);

const holds = (word: TargetWord): Kind =>
  "object" in word ? "object" : "expedition" in word ? "zone" : "seat";

function lintCard(card: AlteredCard): Fault[] {
  const faults: Fault[] = (["playableIf", "cheaper", "aid", "x"] as const).flatMap((key) =>
    lintTerms(card[key], { own }, key),
  );
  const lintBody = (
    { targets: first, effect: does, modes }: Body,
    event: ActKind | null,
    at: string,
  ): void => {
    const parts =
      modes === undefined
        ? [{ targets: first, effect: does, path: at }]
        : modes.map((mode, index) => ({ ...mode, path: `${at}modes.${index}.` }));
    for (const { targets: words = [], effect: code, path } of parts) {
      faults.push(...lintTerms(words, { event, own }, `${path}targets`));
      if (code !== undefined)
        faults.push(...lintEffect(code, { targets: words.map(holds), event, own }, verbs, `${path}effect`));
    }
  };
  if (card.type === "spell") lintBody(card, null, "");
  (card.abilities ?? []).forEach((node, index) => {
    const at = `abilities.${index}`;
    const on = happeningIn(node);
    const event = on === null ? null : acts[on.act];
    faults.push(...lintKeys(node, ["on", "while", "cost", "usableIf", "cheaperIf"], event, `${at}.`, own));
    const inner = node.kind === "grant" ? `${at}.reaction.` : `${at}.`;
    if (node.kind === "grant") faults.push(...lintKeys(node.reaction, ["on"], event, inner, own));
    // A.
    if (node.kind === "passive")
      faults.push(...lintTerms(node.changes, { own, vars: { changed: "object" } }, `${at}.changes`));
    if (node.kind === "instead") {
      for (const key of ["effect", "otherwise"] as const) {
        const does = node[key] ?? [];
        faults.push(...lintEffect(does, { event, own }, verbs, `${at}.${key}`));
        faults.push(...unplanned(does, `${at}.${key}`, verbs));
      }
      faults.push(...lintEffect(node.after ?? [], { event, own }, verbs, `${at}.after`));
    } else if (node.kind === "likeness") faults.push(...lintTerms(node.of, { own }, `${at}.of`));
    else if (node.kind !== "passive") lintBody(bodyIn(node), event, inner);
  });
  return faults;
}

/** Tokens. */
export const mentions = mentioning("create");
