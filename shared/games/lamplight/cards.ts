/** A card as its set writes it, as the kernel runs it, and as a player reads it. */
import { z } from "zod";
import {
  type Ability,
  abilityProgram,
  type CardDef,
  capital,
  dataOf,
  effectSchema,
  type Fault,
  flatten,
  known,
  lintEffect,
  lintTerms,
  type Obj,
  type Speaker,
  type Spoken,
  type Trigger,
  termSchemas,
} from "../../kernel/game.ts";
import {
  abilityAs,
  cardId,
  compiler,
  type Fields,
  fieldFaults,
  formatOf,
  forThePage,
  objectTarget,
} from "../card-schema.ts";
import { copyProblems } from "../decks.ts";
import { idleWords } from "../idle.ts";
import { sortsOf } from "../manual.ts";
import { effectSentences, objectSpoken, type Speech, speechOf } from "../text.ts";
import { acts } from "./acts.ts";
import { manual, types } from "./manual.ts";
import type { Options } from "./table.ts";
import { kindOfWord } from "./targets.ts";
import { ATTRS, type FilterKey, type Match, VARS } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { isBeside, lampOf, zones } from "./zones.ts";

const TYPES = ["flame", "answer"] as const;

/** What a card's text may ask of a flame, besides what every game knows: controller, glow, "another". */
export const filters: Readonly<Record<string, FilterKey>> = {
  /** LA 5.4; of a flame that went out, where it last was. */
  beside: {
    schema: z.literal(true),
    test(m, obj, _value, { self }) {
      const here = known(m, self);
      return here !== undefined && isBeside(lampOf(m, here), lampOf(m, obj));
    },
    text: () => "beside it",
    place: "after",
    reads: [],
  },
};

const terms = termSchemas({ zones: zones.map(({ id }) => id), vars: VARS, attrs: ATTRS, filters });
const effect = effectSchema(terms, verbs);
const target = z.union([
  objectTarget(terms.filter),
  z.strictObject({ laid: z.enum(["any", "you", "opponent"]) }),
  z.strictObject({ lamp: z.enum(["any", "dark"]) }),
  z.strictObject({ answer: z.enum(["any", "opponent"]) }),
]);
export type Target = z.infer<typeof target>;

const schema = z.strictObject({
  id: cardId,
  name: z.string().min(1).max(60),
  type: z.enum(TYPES),
  glow: z.int().min(1).max(9).exactOptional(),
  whenLit: effect.exactOptional(),
  whenOut: effect.exactOptional(),
  besideGlow: z.int().min(-3).max(3).exactOptional(),
  targets: z.array(target).min(1).max(2).exactOptional(),
  effect: effect.exactOptional(),
  ...forThePage,
});
export type LamplightCard = z.infer<typeof schema>;

const COMMON = ["id", "name", "type", "flavor", "art"];
const FIELDS: Fields = {
  flame: { must: ["glow"], may: ["whenLit", "whenOut", "besideGlow"] },
  answer: { must: ["effect"], may: ["targets"] },
};

const PROGRAMS = ["effect", "whenLit", "whenOut"] as const;

function faultsOf(card: LamplightCard): Fault[] {
  const kinds = (card.targets ?? []).map(kindOfWord);
  const linted = codesOf(card).flatMap(({ key, code }) =>
    lintEffect(code, key === "effect" ? { targets: kinds } : {}, verbs, key),
  );
  const idle = card.besideGlow === 0 ? [{ path: "besideGlow", message: "0 changes nothing" }] : [];
  return [
    ...fieldFaults(card, FIELDS, COMMON),
    ...lintTerms(card.targets, {}, "targets"),
    ...linted,
    ...idleWords(card, { zones, filters, acts }),
    ...idle,
  ];
}

/** What the card does, and when. */
const codesOf = (card: LamplightCard) =>
  PROGRAMS.flatMap((key) => {
    const code = card[key];
    return code === undefined ? [] : [{ key, code }];
  });

/** LA 5.3. */
const waitsFor = (on: "light" | "out"): Trigger => ({
  on,
  object: { self: true },
  by: null,
  when: null,
  entering: false,
});

const BESIDE = { beside: true, controller: "you" } as const;

/** The effect of an answer is its one ability; a flame has those of its lines. */
function abilitiesOf(card: LamplightCard, set: string, id: string): Ability[] {
  const programmed = codesOf(card).map(({ key, code }, at) => {
    const program = { id: abilityProgram(set, id, at), code: flatten(code) };
    const trigger = key === "effect" ? null : waitsFor(key === "whenLit" ? "light" : "out");
    return abilityAs(key, {}, { program, trigger });
  });
  if (card.besideGlow === undefined) return programmed;
  const change = { on: BESIDE, attr: "glow", layer: 1, add: card.besideGlow, set: null, while: null };
  return [...programmed, abilityAs("besideGlow", {}, { statics: [change] })];
}

const voice = {
  filters,
  verbs,
  noun: "flame",
  zones: Object.fromEntries(zones.map(({ id, play }) => [id, { name: id, play: play === true }])),
  attr: (key: string) => key,
  twice: (first: string) => first.replace("target", "another target"),
};

const WHOSE = { any: "", you: " of yours", opponent: " of your opponent" } as const;

function targetSpoken(word: Target | undefined, say: Speaker): Spoken {
  if (word === undefined) return { first: "the target", again: "it" };
  if ("laid" in word) return { first: `target face-down card${WHOSE[word.laid]}`, again: "that card" };
  if ("lamp" in word)
    return { first: word.lamp === "dark" ? "target dark lamp" : "target lamp", again: "that lamp" };
  if ("answer" in word) return { first: `target answer${WHOSE[word.answer]}`, again: "that answer" };
  return objectSpoken(word, say, () => "flame");
}

const speechFor = ({ targets = [] }: LamplightCard): Speech =>
  speechOf(voice, (plain) => ({ event: "flame", target: (slot) => targetSpoken(targets[slot], plain) }));

const LEADS = {
  effect: "",
  whenLit: "when this lights its lamp, ",
  whenOut: "when this goes out, ",
} as const;

function textOf(card: LamplightCard): string[] {
  const lines = codesOf(card).map(({ key, code }) =>
    capital(effectSentences(speechFor(card), code, LEADS[key])),
  );
  const { besideGlow = 0 } = card;
  const beside = `Your flames beside this get ${besideGlow > 0 ? "+" : ""}${besideGlow} glow.`;
  return besideGlow === 0 ? lines : [...lines, beside];
}

export const compileCard = compiler(schema, faultsOf, abilitiesOf, textOf);
export const format = formatOf(schema, terms, effect, manual, sortsOf(FIELDS, COMMON, types));

/** LA 5.1: the glow before cards change it. */
export const baseAttr = (m: Match, obj: Obj): number => dataOf(m, obj).glow ?? 0;

const DECK_SIZE = 20;
const FEWEST_FLAMES = 8;
const MOST_COPIES = 3;

/** LA 1.1. */
export function deckProblems(cards: readonly CardDef[], { deckRules }: Options): string[] {
  if (!deckRules) return [];
  const size = cards.length === DECK_SIZE ? [] : [`a deck has ${DECK_SIZE} cards, this one ${cards.length}`];
  const flames = cards.filter(({ data }) => data.type === "flame").length;
  const few =
    flames < FEWEST_FLAMES ? [`a deck has at least ${FEWEST_FLAMES} flames, this one ${flames}`] : [];
  return [...size, ...few, ...copyProblems(cards, () => MOST_COPIES)];
}
