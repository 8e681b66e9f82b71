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
  type Fields,
  fieldFaults,
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
import { ATTRS, KEYWORDS, VARS } from "./attrs.ts";
import { FACTIONS, RARITIES, TYPES } from "./card.ts";
import { abilitiesOf } from "./compile.ts";
import { filters } from "./filters.ts";
import { idle } from "./idle.ts";
import { manual, types } from "./manual.ts";
import { bodyIn, happeningIn } from "./programs.ts";
import { PHASES } from "./table.ts";
import { cardText } from "./text.ts";
import { costParts, expeditionTarget, verbs } from "./verbs.ts";
import { PLACES, zones } from "./zones.ts";

const terms = termSchemas({ zones: zones.map(({ id }) => id), vars: VARS, attrs: ATTRS, filters });
const effect = effectSchema(terms, verbs);
const { filter, condition, number } = terms;

/** One occurrence of the word "target" (A ). */
const target = z.union([objectTarget(filter), expeditionTarget, playerTarget]);
export type TargetWord = z.infer<typeof target>;
const targets = z.array(target).min(1).max(3).exactOptional();
const small = z.int().min(0).max(20);
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
const cost = z.strictObject({ mana, exhaust, discard: yes, ...others });
export type Cost = z.infer<typeof cost>;

const action = z.strictObject({
  kind: z.literal("action"),
  /** Played from Reserve (A ). */
  support: yes,
  cost,
  ...body,
});
const passive = z.strictObject({
  kind: z.literal("passive"),
  changes: z
    .array(
      z.strictObject({
        on: filter,
        attr: z.enum(ATTRS),
        add: number.exactOptional(),
        set: number.exactOptional(),
        least: number.exactOptional(),
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
});

const ability = z.discriminatedUnion("kind", [reaction, action, passive, grant, instead]);
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

const COMMON = [
  "id",
  "name",
  "type",
  "subtypes",
  "faction",
  "rarity",
  "abilities",
  "counters",
  "keywords",
  "flavor",
  "art",
];

/** Fields a type may have beside the common ones. */
const FIELDS: Fields & Readonly<Record<(typeof TYPES)[number], unknown>> = {
  character: { may: ["hand", "reserve", "forest", "mountain", "water", "token"] },
  permanent: { may: ["hand", "reserve"] },
  spell: { may: ["hand", "reserve", "fleeting", "targets", "effect", "modes"] },
  hero: { may: ["limits"] },
};

export const format = formatOf(cardSchema, terms, effect, manual, sortsOf(FIELDS, COMMON, types));

function shapeFaults(card: AlteredCard): Fault[] {
  const faults = fieldFaults(card, FIELDS, COMMON);
  if (card.type === "hero" && card.limits === undefined)
    faults.push({ path: "limits", message: "a Hero needs them" });
  if (card.type === "spell") faults.push(...bodyFaults(card, ""));
  (card.abilities ?? []).forEach((node, index) => {
    const at = `abilities.${index}`;
    if (node.kind === "reaction" || node.kind === "action") faults.push(...bodyFaults(node, `${at}.`));
    if (node.kind === "grant") faults.push(...bodyFaults(node.reaction, `${at}.reaction.`));
    if (node.kind === "instead" && node.otherwise !== undefined && node.optional !== true)
      faults.push({ path: `${at}.otherwise`, message: "only what is optional can be declined" });
    if (node.kind === "action" && node.cost.discard === true && node.support !== true)
      faults.push({
        path: `${at}.cost.discard`,
        message: "only a support ability discards its card from Reserve",
      });
  });
  return faults;
}

const bodyFaults = ({ effect: does, modes, targets: words }: Body, at: string): Fault[] => {
  if ((does === undefined) === (modes === undefined))
    return [{ path: `${at}effect`, message: "either an effect or modes" }];
  return modes !== undefined && words !== undefined
    ? [{ path: `${at}targets`, message: "belong to the modes" }]
    : [];
};

export const compileCard = compiler(
  cardSchema,
  (card) => [...shapeFaults(card), ...lintCard(card), ...idle(card)],
  abilitiesOf,
  cardText,
);

const holds = (word: TargetWord): Kind =>
  "object" in word ? "object" : "expedition" in word ? "zone" : "seat";

function lintCard(card: AlteredCard): Fault[] {
  const faults: Fault[] = [];
  const lintBody = (
    { targets: words, effect: does, modes }: Body,
    event: ActKind | null,
    at: string,
  ): void => {
    const parts =
      modes === undefined
        ? [{ targets: words, effect: does, path: at }]
        : modes.map((mode, index) => ({ ...mode, path: `${at}modes.${index}.` }));
    for (const { targets: own = [], effect: code, path } of parts) {
      faults.push(...lintTerms(own, { event }, `${path}targets`));
      if (code !== undefined)
        faults.push(...lintEffect(code, { targets: own.map(holds), event }, verbs, `${path}effect`));
    }
  };
  if (card.type === "spell") lintBody(card, null, "");
  (card.abilities ?? []).forEach((node, index) => {
    const at = `abilities.${index}`;
    const on = happeningIn(node);
    const event = on === null ? null : acts[on.act];
    faults.push(...lintKeys(node, ["on", "changes", "while", "cost"], event, `${at}.`));
    if (node.kind === "instead") {
      for (const key of ["effect", "otherwise"] as const) {
        const does = node[key] ?? [];
        faults.push(...lintEffect(does, { event }, verbs, `${at}.${key}`));
        faults.push(...unplanned(does, `${at}.${key}`, verbs));
      }
    } else if (node.kind !== "passive") lintBody(bodyIn(node), event, `${at}.`);
  });
  return faults;
}

/** Tokens. */
export const mentions = mentioning("create");
