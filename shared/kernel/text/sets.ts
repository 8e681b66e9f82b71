/** The rulesets and card sets a server knows. Sets are data; a set that fails is refused whole (kernel.md 9). */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import { canonical } from "../model/canonical.ts";
import type { CardSet, Catalog, Deck } from "../model/catalog.ts";
import { lookSchema } from "../model/look.ts";
import { type CardDef, type Program, programId } from "../model/program.ts";
import type { Problem, Ruleset } from "../model/ruleset.ts";
import type { Json } from "../model/state.ts";
import { translationsSchema } from "../model/translations.ts";
import { meant } from "./lint.ts";
import { readAs } from "./problems.ts";
import { labelOf, namingFaults, overdeep, oversize, SET_LIMITS, unread } from "./set-faults.ts";

/** How an id is written: of sets, decks and cards. */
export const idOf = (most: number) =>
  z
    .string()
    .max(most)
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'an id is written in small letters and digits, with single hyphens between: "ember-runner"',
    );

/** Raised when a set file of the release before can no longer be read. */
export const SET_FORMAT = 1;

/** A set before its cards are read. */
export const setSchema = z.strictObject({
  /** Where an editor finds the JSON Schema of this file; nothing here reads it. */
  $schema: z.string().max(200).exactOptional(),
  format: z.literal(SET_FORMAT).exactOptional().describe("The first where it is left out"),
  id: idOf(40),
  ruleset: z.string(),
  name: z.string().min(1).max(80),
  cards: z.array(z.unknown()).min(1).max(SET_LIMITS.cards),
  decks: z
    .array(
      z.strictObject({
        id: idOf(40),
        name: z.string().min(1).max(80),
        cards: z.record(z.string().max(60), z.int().min(1).max(99)),
      }),
    )
    .max(SET_LIMITS.decks)
    .exactOptional(),
  look: lookSchema.exactOptional(),
  translations: translationsSchema.exactOptional(),
});

/** A set from JSON, or everything that is wrong with it. */
export function loadSet(
  json: unknown,
  rulesets: readonly Ruleset[],
): { set: CardSet } | { problems: readonly Problem[] } {
  const deep = overdeep(json);
  if (deep !== undefined) return { problems: [deep] };
  const text = canonical(json as Json);
  const large = oversize(json, text);
  if (large !== undefined) return { problems: [large] };
  // Before all else: a file of another format is wrong in ways that tell its author nothing.
  const { format = SET_FORMAT, ruleset } = (json ?? {}) as {
    readonly format?: unknown;
    readonly ruleset?: unknown;
  };
  if (format !== SET_FORMAT) {
    const message = `a set of format ${JSON.stringify(format)}; this release reads format ${SET_FORMAT}`;
    return { problems: [{ card: "", path: "format", message }] };
  }
  const read = readAs(setSchema, json);
  const problems = "faults" in read ? read.faults.map((fault): Problem => ({ card: "", ...fault })) : [];
  const game = rulesets.find(({ id }) => id === ruleset);
  if (game === undefined) return { problems: [...problems, ...unknownGame(ruleset, rulesets)] };
  const { cards, faults } = compiled(game, json);
  problems.push(...faults);
  if ("faults" in read || problems.length > 0) return { problems };
  const { id, name, decks = [], look, translations } = read.data;
  const hash = bytesToHex(sha256(utf8ToBytes(text)));
  const page = { ...(look && { look }), ...(translations && { translations }) };
  return { set: { id, ruleset: game.id, name, hash, cards, decks, ...page } };
}

function unknownGame(ruleset: unknown, rulesets: readonly Ruleset[]): Problem[] {
  if (typeof ruleset !== "string") return [];
  const games = rulesets.map(({ id }) => id);
  const message = `there is no game "${ruleset}"${meant(ruleset, games) || `; the games are ${games.join(", ")}`}`;
  return [{ card: "", path: "ruleset", message }];
}

/** The cards that are right, and what is wrong with the others and with what they name. */
function compiled(game: Ruleset, json: unknown): { cards: CardDef[]; faults: Problem[] } {
  const set = unread(json);
  if (set.cards.length > SET_LIMITS.cards) return { cards: [], faults: [] };
  const names = new Map<string, string>();
  const all = set.cards.map((card) => game.compileCard(card, setId(json), (one) => names.get(one) ?? one));
  const cards = all.flatMap((one) => ("card" in one ? [one.card] : []));
  for (const card of cards) names.set(card.id, card.name);
  const faults = all.flatMap((one, at) =>
    "faults" in one ? one.faults.map((fault) => ({ card: labelOf(set.cards[at], at), ...fault })) : [],
  );
  return { cards, faults: [...faults, ...namingFaults(game, set, cards)] };
}

const setId = (json: unknown): string => String((json as { readonly id?: unknown }).id);

/** A deck's cards one by one, in the set's order. */
export const deckCards = (deck: Deck): string[] =>
  Object.entries(deck.cards).flatMap(([card, copies]) => new Array<string>(copies).fill(card));

export function newCatalog(rulesets: readonly Ruleset[], sets: readonly CardSet[]): Catalog {
  // Two games may call their sets and cards alike.
  const programs = new Map(rulesets.map(({ id }) => [id, new Map<string, Program>()]));
  const cards = new Map(rulesets.map(({ id }) => [id, new Map<string, Map<string, CardDef>>()]));
  for (const set of sets) {
    cards.get(set.ruleset)?.set(set.id, new Map(set.cards.map((card) => [card.id, card])));
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
      const ofGame = cards.get(ruleset);
      const slash = word.indexOf("/");
      if (slash >= 0) {
        const set = word.slice(0, slash);
        return ids.includes(set) ? ofGame?.get(set)?.get(word.slice(slash + 1)) : undefined;
      }
      for (const id of ids) {
        const found = ofGame?.get(id)?.get(word);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    word(ruleset, set, id) {
      const first = sets.find((one) => one.ruleset === ruleset && cards.get(ruleset)?.get(one.id)?.has(id));
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
