/** The rulesets and card sets a server knows. Sets are data; a set that fails is refused whole (kernel.md 9). */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import { canonical } from "../model/canonical.ts";
import type { CardSet, Catalog, Deck } from "../model/catalog.ts";
import { type CardDef, type Program, programId } from "../model/program.ts";
import type { Problem, Ruleset } from "../model/ruleset.ts";
import type { Data, Json } from "../model/state.ts";
import { schemaProblems } from "./problems.ts";

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Caps of a stranger's set; over them it is refused, not cut. */
export const SET_LIMITS = { cards: 2000, decks: 100, bytes: 4 * 1024 * 1024, depth: 40 } as const;

/** Raised when a set file of the release before can no longer be read. */
export const SET_FORMAT = 1;

const setSchema = z.strictObject({
  /** Where an editor finds the JSON Schema of this file; nothing here reads it. */
  $schema: z.string().max(200).exactOptional(),
  format: z.literal(SET_FORMAT).exactOptional().describe("The first where it is left out"),
  id: z.string().max(40).regex(ID),
  ruleset: z.string(),
  name: z.string().min(1).max(80),
  cards: z.array(z.unknown()).min(1).max(SET_LIMITS.cards),
  decks: z
    .array(
      z.strictObject({
        id: z.string().max(40).regex(ID),
        name: z.string().min(1).max(80),
        cards: z.record(z.string().max(60), z.int().min(1).max(99)),
      }),
    )
    .max(SET_LIMITS.decks)
    .exactOptional(),
});

/** The JSON Schema of a ruleset's set files, for editors. */
export function setJsonSchema({ format }: Pick<Ruleset, "format">): Data {
  const names = z.registry<{ id: string }>();
  for (const [id, part] of Object.entries({ card: format.card, ...format.parts })) names.add(part, { id });
  const whole = setSchema.extend({ cards: z.array(format.card).min(1).max(SET_LIMITS.cards) });
  return z.toJSONSchema(whole, { metadata: names, reused: "inline" }) as Data;
}

const depthOf = (value: unknown, depth = 0): number => {
  if (depth > SET_LIMITS.depth || typeof value !== "object" || value === null) return depth;
  return Object.values(value).reduce((most: number, one) => Math.max(most, depthOf(one, depth + 1)), depth);
};

/** Whether JSON is nested deeper than a set may be: whatever walks it on may count on its depth. */
export const isTooDeep = (json: unknown): boolean => depthOf(json) > SET_LIMITS.depth;

/** A set from JSON, or everything that is wrong with it. */
export function loadSet(
  json: unknown,
  rulesets: readonly Ruleset[],
): { set: CardSet } | { problems: readonly Problem[] } {
  const fail = (message: string, path = ""): { problems: Problem[] } => ({
    problems: [{ card: "", path, message }],
  });
  if (isTooDeep(json)) return fail(`nested deeper than ${SET_LIMITS.depth}`);
  const text = canonical(json as Json);
  if (text.length > SET_LIMITS.bytes) return fail(`larger than ${SET_LIMITS.bytes} bytes`);
  // Before all else: a file of another format is wrong in ways that tell its author nothing.
  const { format = SET_FORMAT } = (json ?? {}) as { readonly format?: unknown };
  if (format !== SET_FORMAT)
    return fail(
      `a set of format ${JSON.stringify(format)}; this release reads format ${SET_FORMAT}`,
      "format",
    );
  const parsed = setSchema.safeParse(json, { reportInput: true });
  if (!parsed.success) return { problems: schemaProblems("", parsed.error, setSchema) };
  const { id, ruleset, name, cards, decks = [] } = parsed.data;
  const game = rulesets.find((one) => one.id === ruleset);
  if (game === undefined) return fail(`no ruleset "${ruleset}"`, "ruleset");
  const names = new Map<string, string>();
  const compiled = cards.map((card) => game.compileCard(card, id, (one) => names.get(one) ?? one));
  const problems = compiled.flatMap((one) => ("problems" in one ? one.problems : []));
  const defs = compiled.flatMap((one) => ("card" in one ? [one.card] : []));
  for (const card of defs) names.set(card.id, card.name);
  problems.push(...repeated(defs), ...deckFaults(decks, defs), ...strangers(game, defs));
  if (problems.length > 0) return { problems };
  return { set: { id, ruleset, name, hash: bytesToHex(sha256(utf8ToBytes(text))), cards: defs, decks } };
}

const repeated = (cards: readonly CardDef[]): Problem[] =>
  cards
    .filter((card, index) => cards.findIndex((one) => one.id === card.id) < index)
    .map(({ id }) => ({ card: id, path: "id", message: "stands twice in the set" }));

/** Cards that a text names and the set does not have. */
const strangers = (game: Ruleset, cards: readonly CardDef[]): Problem[] =>
  cards.flatMap((card) =>
    (game.mentions?.(card) ?? [])
      .filter((id) => !cards.some((one) => one.id === id))
      .map((id) => ({ card: card.id, path: "", message: `names "${id}", which is not in the set` })),
  );

function deckFaults(decks: readonly Deck[], cards: readonly CardDef[]): Problem[] {
  const ids = new Set(cards.map((card) => card.id));
  return decks.flatMap((deck) =>
    Object.keys(deck.cards)
      .filter((card) => !ids.has(card))
      .map((card) => ({ card, path: `decks.${deck.id}`, message: "is not in the set" })),
  );
}

/** A deck's cards one by one, in the set's order. */
export const deckCards = (deck: Deck): string[] =>
  Object.entries(deck.cards).flatMap(([card, copies]) => new Array<string>(copies).fill(card));

export function newCatalog(rulesets: readonly Ruleset[], sets: readonly CardSet[]): Catalog {
  // Two games may call their sets and cards alike.
  const programs = new Map(rulesets.map(({ id }) => [id, new Map<string, Program>()]));
  const cards = new Map<string, Map<string, CardDef>>();
  for (const set of sets) {
    cards.set(`${set.ruleset}/${set.id}`, new Map(set.cards.map((card) => [card.id, card])));
    for (const card of set.cards) {
      for (const { program } of card.abilities)
        if (program !== null) programs.get(set.ruleset)?.set(program.id, program);
    }
  }
  return {
    rulesets,
    sets,
    ruleset: (id) => rulesets.find((one) => one.id === id),
    set: (ruleset, id) => sets.find((one) => one.ruleset === ruleset && one.id === id),
    card: ({ ruleset, sets: ids }, word) => {
      const [card, set] = word.split("/").reverse();
      for (const id of ids) {
        const found = set === undefined || set === id ? cards.get(`${ruleset}/${id}`)?.get(card) : undefined;
        if (found !== undefined) return found;
      }
      return undefined;
    },
    word(ruleset, set, id) {
      const first = sets.find((one) => one.ruleset === ruleset && cards.get(`${ruleset}/${one.id}`)?.has(id));
      return first === undefined || first.id === set ? id : `${set}/${id}`;
    },
    program: (ruleset, id) => {
      const program = programs.get(ruleset)?.get(id);
      if (program === undefined) throw new Error(`${ruleset}: no procedure or program "${id}"`);
      return program;
    },
  };
}

/** The id under which frames stand in an ability's program. */
export const abilityProgram = (set: string, card: string, ability: number): string =>
  programId(`${set}/${card}`, ability);
