/** A card as its set writes it, as the kernel runs it, and as a player reads it. */
import { z } from "zod";
import {
  abilityAs,
  cardId,
  compiler,
  type Fields,
  fieldFaults,
  formatOf,
  forThePage,
  objectTarget,
  playerTarget,
} from "../../../../shared/games/card-schema.ts";
import { copyProblems } from "../../../../shared/games/decks.ts";
import { sortsOf } from "../../../../shared/games/manual.ts";
import { effectSentences, objectSpoken, playerSpoken, speechOf } from "../../../../shared/games/text.ts";
import {
  type Ability,
  abilityProgram,
  type CardDef,
  capital,
  dataOf,
  effectSchema,
  type Fault,
  flatten,
  type Kind,
  lintEffect,
  type Obj,
  termSchemas,
  varOf,
} from "../../../../shared/kernel/game.ts";
import { manual, types } from "./manual.ts";
import type { Options } from "./table.ts";
import { ATTRS, type FilterKey, type Match, VARS } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { zones } from "./zones.ts";

const TYPES = ["creature", "spell"] as const;

/** What a card's text may ask of a thing, besides what every game knows: zone, controller, "another". */
export const filters: Readonly<Record<string, FilterKey>> = {
  type: {
    schema: z.enum(TYPES),
    test: (m, obj, value) => dataOf(m, obj).type === value,
    text: String,
    reads: [],
  },
  tired: {
    schema: z.boolean(),
    test: (m, obj, value) => (varOf(m, obj, "tired") !== 0) === value,
    text: (value) => (value === true ? "tired" : "ready"),
    place: "before",
    reads: [],
  },
};

const terms = termSchemas({ zones: zones.map(({ id }) => id), vars: VARS, attrs: ATTRS, filters });
const effect = effectSchema(terms, verbs);
const target = z.union([objectTarget(terms.filter), playerTarget]);
export type Target = z.infer<typeof target>;

const schema = z.strictObject({
  id: cardId,
  name: z.string().min(1).max(60),
  type: z.enum(TYPES),
  cost: z.int().min(0).max(9),
  power: z.int().min(0).max(20).exactOptional(),
  toughness: z.int().min(1).max(20).exactOptional(),
  targets: z.array(target).min(1).max(2).exactOptional(),
  effect: effect.exactOptional(),
  ...forThePage,
});
export type SkeletonCard = z.infer<typeof schema>;

const COMMON = ["id", "name", "type", "cost", "flavor", "art"];
const FIELDS: Fields = {
  creature: { must: ["power", "toughness"], may: [] },
  spell: { must: ["effect"], may: ["targets"] },
};

const faultsOf = (card: SkeletonCard): Fault[] => {
  const kinds = (card.targets ?? []).map((word): Kind => ("object" in word ? "object" : "seat"));
  return [
    ...fieldFaults(card, FIELDS, COMMON),
    ...(card.effect === undefined ? [] : lintEffect(card.effect, { targets: kinds }, verbs, "effect")),
  ];
};

/** The effect of a spell is its one ability; a creature has none. */
const abilitiesOf = ({ effect: code }: SkeletonCard, set: string, id: string): Ability[] =>
  code === undefined
    ? []
    : [abilityAs("effect", {}, { program: { id: abilityProgram(set, id, 0), code: flatten(code) } })];

const voice = {
  filters,
  verbs,
  noun: "card",
  zones: Object.fromEntries(zones.map(({ id, play }) => [id, { name: id, play: play === true }])),
  attr: (key: string) => key,
};

function textOf({ targets = [], effect: code }: SkeletonCard): string[] {
  if (code === undefined) return [];
  const speech = speechOf(voice, (plain) => ({
    event: "card",
    target(slot) {
      const word = targets[slot];
      if (word !== undefined && "object" in word)
        return objectSpoken(word, plain, ({ type = "creature" }) => plain.filter({ type }));
      return playerSpoken(word ?? { player: "any" });
    },
  }));
  return [capital(effectSentences(speech, code))];
}

export const compileCard = compiler(schema, faultsOf, abilitiesOf, textOf);
export const format = formatOf(schema, terms, effect, manual, sortsOf(FIELDS, COMMON, types));

export const isCreature = ({ type }: SkeletonCard): boolean => type === "creature";
/** An attribute before cards change it. */
export const baseAttr = (m: Match, obj: Obj, attr: (typeof ATTRS)[number]): number =>
  dataOf(m, obj)[attr] ?? 0;

const DECK_SIZE = 20;
const MOST_COPIES = 4;

export function deckProblems(cards: readonly CardDef[], { deckRules }: Options): string[] {
  if (!deckRules) return [];
  const size = cards.length === DECK_SIZE ? [] : [`a deck has ${DECK_SIZE} cards, this one ${cards.length}`];
  return [...size, ...copyProblems(cards, () => MOST_COPIES)];
}
