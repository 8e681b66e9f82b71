/** A card as its set writes it (C 2): strict schema, the fields of its type, its triggers. */
import { z } from "zod";
import {
  type Data,
  type Fault,
  type Statement,
  type Terms,
  termSchemas,
  type Verb,
} from "../../kernel/game.ts";
import { cardId, compiler, type Fields, fieldFaults, forThePage, mentioning } from "../card-schema.ts";
import { sortsOf } from "../manual.ts";
import { ATTRS, VARS } from "./attrs.ts";
import { CLASSES, priceNumber, TRIGGERED, TYPES } from "./card.ts";
import { abilitiesOf } from "./compile.ts";
import { filters } from "./filters.ts";
import { idle } from "./idle.ts";
import { manual, types } from "./manual.ts";
import { cardText } from "./text.ts";
import { verbs } from "./verbs.ts";
import { zones } from "./zones.ts";

const terms: Terms = termSchemas({ zones: zones.map(({ id }) => id), vars: VARS, attrs: ATTRS, filters });

const nodes = Object.entries<Verb>(verbs).map(([name, verb]) =>
  z.strictObject({ do: z.literal(name), ...verb.shape(terms) }),
);
/** Of an effect no more is typed than its verb: the verbs' own fields are nodes. */
const effect: z.ZodType<Statement> = z.discriminatedUnion(
  "do",
  // Zod wants a list that is known not to be empty.
  nodes as [z.ZodObject<{ do: z.ZodLiteral<string> }>],
);
const effects = z.array(effect).min(1).max(8);

const ability = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum([...TRIGGERED, "tribute", "dismantle"]), effects }),
  z.strictObject({ kind: z.literal("pay"), n: z.union([z.int().min(0).max(64), z.literal("x")]), effects }),
  z.strictObject({ kind: z.literal("dissolve"), n: z.int().min(1).max(32), effects }),
  z.strictObject({ kind: z.literal("discardPay"), n: z.int().min(0).max(64), effects }),
]);
export type CcAbility = z.infer<typeof ability>;

const some = z.int().min(1).max(32);
/** C R4.0g: the price besides mana. */
const extra = z.union([
  z.strictObject({ sacrifice: some }),
  z.strictObject({ discard: some }),
  z.strictObject({ void: some }),
]);
export type Extra = z.infer<typeof extra>;

export const cardSchema = z.strictObject({
  id: cardId,
  name: z.string().min(1).max(25),
  type: z.enum(TYPES),
  /** Created by Spawn; never part of a deck (C R2.3). */
  token: z.literal(true).exactOptional(),
  classes: z.array(z.enum(CLASSES)).min(1).max(4),
  cost: z.int().min(0).max(64).exactOptional(),
  extra: extra.exactOptional(),
  attack: z.int().min(0).max(32).exactOptional(),
  health: z.int().min(0).max(32).exactOptional(),
  delay: z.int().min(1).max(32).exactOptional(),
  growth: z.int().min(0).max(32).exactOptional(),
  insight: z.int().min(0).max(32).exactOptional(),
  tags: z.array(z.string().min(1).max(30)).min(1).max(3).exactOptional(),
  abilities: z.array(ability).min(1).max(3).exactOptional(),
  effects: effects.exactOptional(),
  ...forThePage,
});

export type CcCard = z.infer<typeof cardSchema>;

/** Fields a type must and may have beside the common ones (C R2.2). */
const FIELDS: Fields & Readonly<Record<(typeof TYPES)[number], unknown>> = {
  hq: { must: ["health", "growth", "delay"], may: ["insight", "abilities"] },
  entity: { must: ["cost", "attack", "health"], may: ["extra", "abilities", "token"] },
  place: { must: ["cost", "health"], may: ["extra", "abilities", "token"] },
  action: { must: ["cost", "effects"], may: ["extra"] },
};
const COMMON = ["id", "name", "type", "classes", "tags", "flavor", "art"];

/** The format of this game's sets, with the names its JSON Schema gives the parts. */
export const format = {
  card: cardSchema,
  parts: { effect, ability },
  manual,
  sorts: sortsOf(FIELDS, COMMON, types),
};

/** An effect may read X, or the chosen card, only after another one counts, pays or chooses it (C R4.2). */
function readFaults(effects: readonly Data[], hasX: boolean, path: string): Fault[] {
  const faults: Fault[] = [];
  let counted = hasX;
  let chosen = false;
  effects.forEach((node, at) => {
    if (!counted && Object.values(node).some((value) => typeof value === "object"))
      faults.push({ path: `${path}.${at}`, message: "reads X, which nothing before it counts or pays" });
    if (node.on === "chosen" && !chosen)
      faults.push({
        path: `${path}.${at}`,
        message: "reads the chosen card, which nothing before it chooses",
      });
    counted ||= node.do === "count" || node.do === "countDust" || node.do === "countPower";
    chosen ||= node.do === "choose";
  });
  return faults;
}

const lint = ({ effects = [], abilities = [] }: CcCard): Fault[] => [
  ...readFaults(effects, false, "effects"),
  ...abilities.flatMap((one, at) =>
    readFaults(one.effects, priceNumber(one) === "x", `abilities.${at}.effects`),
  ),
];

export const compileCard = compiler(
  cardSchema,
  (card) => [...fieldFaults(card, FIELDS, COMMON), ...lint(card), ...idle(card)],
  abilitiesOf,
  (card) => cardText(card, verbs),
);

/** Tokens. */
export const mentions = mentioning("spawn", "token");
