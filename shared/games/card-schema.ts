/** The common parts of all games' cards: fields, parts of abilities, and the way to compile one. */
import { z } from "zod";
import {
  type Ability,
  type ActKind,
  type AnyVerb,
  type CardDef,
  type Data,
  type Fault,
  fieldsIn,
  forEachOf,
  type Instead,
  idOf,
  type Json,
  keysOf,
  lintTerms,
  listIn,
  type Manual,
  nodesIn,
  type OwnTerms,
  readAs,
  type Sort,
  type Statement,
  type StaticChange,
  type Terms,
  type Trigger,
  unchanging,
  withNames,
} from "../kernel/game.ts";

export const yes = z.literal(true).exactOptional();

export const cardId = idOf(60);

export const art = z
  .url({ protocol: /^https$/ })
  .max(300)
  .exactOptional();

/** For the page: a line of flavour, and where art may be had. */
export const forThePage = { flavor: z.string().max(200).exactOptional(), art };

/** A target word that means objects. */
export const objectTarget = (filter: Terms["filter"], most = 4) =>
  z.strictObject({
    object: filter,
    min: z.int().min(0).max(most).exactOptional(),
    max: z.int().min(1).max(most).exactOptional(),
  });

export const playerTarget = z.strictObject({ player: z.enum(["any", "opponent"]) });

/** One of the acts of a game. */
export const actOf = <Name extends string>(acts: Readonly<Record<Name, unknown>>) => z.enum(keysOf(acts));

/** Keywords with their value, where they have one. */
export function keywordsOf<Word extends string>(words: readonly Word[], least: number) {
  const value = z.union([z.literal(true), z.int().min(least).max(9)]).exactOptional();
  return z.strictObject(forEachOf(words, value)).exactOptional();
}

/** The event that a triggered ability waits for. */
export const triggerOn = <Name extends string>(
  acts: Readonly<Record<Name, unknown>>,
  { filter, condition }: Terms,
) =>
  z.strictObject({
    act: actOf(acts),
    object: filter.exactOptional(),
    by: z.enum(["you", "opponent"]).exactOptional(),
    when: condition.exactOptional(),
    entering: yes,
  });

export type TriggerOn = z.infer<ReturnType<typeof triggerOn>>;

/** Continuous changes and their condition. */
export const changing = ({ filter, number, condition }: Terms, attrs: readonly string[]) => ({
  changes: z
    .array(
      z.strictObject({
        on: filter,
        attr: z.enum(attrs),
        add: number.exactOptional(),
        set: number.exactOptional(),
      }),
    )
    .min(1)
    .max(4),
  while: condition.exactOptional(),
});
type Changing = z.infer<z.ZodObject<ReturnType<typeof changing>>>;

/** An act, and the effect that an ability puts in its place. */
export const replacing = <Name extends string>(
  on: z.ZodType<Name>,
  { filter, condition }: Terms,
  effect: z.ZodType<readonly Statement[]>,
) => ({
  on,
  object: filter.exactOptional(),
  when: condition.exactOptional(),
  effect: effect.exactOptional(),
});
export type Replacing = z.infer<z.ZodObject<ReturnType<typeof replacing>>>;

/** The plain trigger a node's `on` describes. */
export function triggerOf(on: TriggerOn): Trigger {
  const { act, object = null, by = null, when = null, entering = false } = on;
  return { on: act, object, by, when, entering };
}

/** Continuous changes. A change that sets a value applies before the changes that add to it. */
export const staticsOf = (node: Changing): StaticChange[] =>
  node.changes.map(({ on, attr, add = 0, set = null }) => ({
    on,
    attr,
    layer: set === null ? 1 : 0,
    add,
    set,
    while: node.while ?? null,
  }));

/** An ability of this kind. `does` holds its trigger, program, changes or replacement. */
export const abilityAs = (kind: string, node: Data, does: Partial<Ability> = {}): Ability => ({
  kind,
  node,
  program: null,
  trigger: null,
  statics: [],
  instead: null,
  ...does,
});

/** The replacement that a node describes. */
export function insteadOf(node: Replacing): Instead {
  const { on, object = null, when = null, effect = [] } = node;
  return { on, object, when, verbs: effect };
}

/** The faults in the terms that these keys of a node hold. */
export const lintKeys = (
  node: Data,
  keys: readonly string[],
  event: ActKind | null,
  path: string,
  own: OwnTerms = {},
): Fault[] => [
  ...keys.flatMap((key) =>
    typeof node[key] === "object" ? lintTerms(node[key], { event, own }, `${path}${key}`) : [],
  ),
  ...nodesIn(node.changes).flatMap((one, at) => unchanging(one, `${path}changes.${at}`)),
];

/** Target words that ask for more than they allow. */
const lintTargets = (words: Json | undefined, path: string): Fault[] =>
  listIn(words).flatMap((word, at) => {
    const { min = 1, max } = fieldsIn(word);
    return typeof min === "number" && typeof max === "number" && min > max
      ? [{ path: `${path}.${at}.min`, message: `is more than max, which is ${max}` }]
      : [];
  });

/** The effect in an act's place happens in the step of that act, where nobody can be asked. */
export const unplanned = (
  effect: readonly Statement[],
  path: string,
  verbs: Readonly<Record<string, AnyVerb>>,
): Fault[] =>
  effect.flatMap((node, index) => {
    const verb = verbs[node.do];
    if (verb !== undefined && verb.procedure === undefined) return [];
    return [{ path: `${path}.${index}`, message: `"${node.do}" cannot stand in an act's place` }];
  });

/** The format of a game's sets, with the names its JSON Schema gives the parts. */
export const formatOf = (
  card: z.ZodType,
  terms: Terms,
  effect: z.ZodType,
  manual: Manual,
  sorts: readonly Sort[],
  own: Readonly<Record<string, z.ZodType>> = {},
) => ({
  card,
  manual,
  sorts,
  parts: {
    ...own,
    filter: terms.filter,
    condition: terms.condition,
    number: terms.number,
    reference: terms.ref,
    effect,
  },
});

/** Fields that a type must and may have beside the common ones. */
export type Fields = Readonly<Record<string, { must?: readonly string[]; may: readonly string[] }>>;

/** Fields a card of its type lacks, or has and may not have. */
export function fieldFaults(
  card: Data & { readonly type: string },
  fields: Fields,
  common: readonly string[],
): Fault[] {
  const { must = [], may } = fields[card.type];
  const known = [...common, ...must, ...may];
  const lacks = must.filter((key) => card[key] === undefined);
  const odd = Object.keys(card).filter((key) => !known.includes(key));
  return [
    ...lacks.map((path) => ({ path, message: `a card of type ${card.type} needs it` })),
    ...odd.map((path) => ({ path, message: `a card of type ${card.type} has no such field` })),
  ];
}

/** The faults in the target words anywhere on a card. */
function wordsIn(node: Json, path = ""): Fault[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, one]) => [
    ...(key === "targets" && Array.isArray(one) ? lintTargets(one, `${path}targets`) : []),
    ...wordsIn(one, `${path}${key}.`),
  ]);
}

export type Compiled = { card: CardDef } | { faults: Fault[] };

/**
 * Compiles a card in the one order there is: strict schema, lint, then abilities and text.
 * @returns the card, or everything that is wrong with it
 */
export const compiler =
  <Card extends Data & { readonly id: string; readonly name: string }>(
    schema: z.ZodType<Card>,
    faultsOf: (card: Card) => Fault[],
    abilitiesOf: (card: Card, set: string, id: string) => Ability[],
    textOf: (card: Card) => readonly string[],
  ) =>
  (json: unknown, set: string, nameOf: (id: string) => string): Compiled => {
    const read = readAs(schema, json);
    if ("faults" in read) return read;
    const card = read.data;
    const faults = [...faultsOf(card), ...wordsIn(card)];
    if (faults.length > 0) return { faults };
    const { id } = card;
    const abilities = abilitiesOf(card, set, id);
    let text: readonly string[] | undefined;
    return {
      card: {
        id,
        set,
        name: card.name,
        data: card,
        abilities,
        // The text is read only where a card is shown.
        get text() {
          text ??= textOf(card).map((line) => withNames(line, nameOf));
          return text;
        },
      },
    };
  };

/** Ids of the cards a card's text names with this verb, in this field of it: tokens. */
export const mentioning =
  (verb: string, field = "card") =>
  (card: CardDef): string[] => {
    const found: string[] = [];
    const look = (node: Json): void => {
      if (typeof node !== "object" || node === null) return;
      const { do: word, [field]: id } = fieldsIn(node);
      if (word === verb && typeof id === "string") found.push(id);
      Object.values(node).forEach(look);
    };
    look(card.data);
    return found;
  };
