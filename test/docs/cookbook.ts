/**
 * `node test/docs/cookbook.ts` writes docs/cookbook: each word of each game's cards, with a card of the starter set that
 * uses it and what that card says. Meanings and the examples of words that no card uses are those of the schema.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { rulesets } from "../../shared/games/index.ts";
import {
  type CardDef,
  type Data,
  type Json,
  type Ruleset,
  setJsonSchema,
} from "../../shared/kernel/index.ts";
import { readHouse } from "../cards/read.ts";
import { nodesOf } from "../sets/sets.ts";

export const cookbookFile = ({ id }: Ruleset): URL =>
  new URL(`../../docs/cookbook/${id}.md`, import.meta.url);

/** A word, and how a node looks that uses it. */
interface Entry {
  readonly word: string;
  readonly about: string;
  readonly example: Json;
  uses(node: Data, card: Data): boolean;
}

interface Chapter {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** As much of a game's JSON Schema as is read here. */
interface Shape {
  readonly $ref?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly description?: string;
  readonly examples?: readonly Json[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}
type Parts = Readonly<Record<string, Shape>>;

/** Titles of the chapters of forms, by the key that leads them. */
const LEADS: readonly (readonly [key: string, title: string])[] = [
  ["do", "What an effect does"],
  ["kind", "Abilities"],
  ["ref", "Who and what"],
  ["num", "Numbers"],
  ["is", "Conditions"],
];

function chaptersOf(game: Ruleset): Chapter[] {
  const schema = setJsonSchema(game);
  const parts = schema.$defs as unknown as Parts;
  const sorts = (parts.card.anyOf ?? []).flatMap(({ properties = {} }) => Object.entries(properties));
  const fields = Object.fromEntries(sorts);
  const filter = parts.filter?.properties ?? {};
  const { properties: keywords = {} } = meantBy(fields.keywords ?? {}, parts);
  const isFilter = (node: Data): boolean => Object.keys(node).every((key) => filter[key] !== undefined);
  const all: Chapter[] = [
    { title: "Keys of a card", entries: keysOf(fields, parts, (node, card) => node === card) },
    { title: "Keywords", entries: keysOf(keywords, parts, (node, card) => node === card.keywords) },
    ...LEADS.map(([key, title]) => ({ title, entries: formsOf(key, schema) })),
    { title: "Filters", entries: keysOf(filter, parts, isFilter) },
    { title: "Events", entries: eventsOf(game) },
  ];
  return all.filter(({ entries }) => entries.length > 0);
}

const meantBy = (shape: Shape, parts: Parts): Shape => ({
  ...parts[shape.$ref?.replace("#/$defs/", "") ?? ""],
  ...shape,
});

/** Keys of one node. @param isThere whether a node of a card is such a one */
const keysOf = (properties: Parts, parts: Parts, isThere: Entry["uses"]): Entry[] =>
  Object.entries(properties).map(([key, shape]) => {
    const { description: about = "", examples = [] } = meantBy(shape, parts);
    return {
      word: key,
      about,
      example: examples[0],
      uses: (node, card) => key in node && isThere(node, card),
    };
  });

/** The keys of a form besides the one that leads it: those it must have, and those it may. */
function keysText({ properties = {}, required = [] }: Shape, lead: string): string {
  const keys = Object.keys(properties).filter((key) => key !== lead);
  const listed = (wanted: boolean) =>
    keys.filter((key) => required.includes(key) === wanted).map((key) => `\`${key}\``);
  const [must, may] = [listed(true), listed(false)];
  const parts = [
    ...(must.length > 0 ? [`has ${must.join(", ")}`] : []),
    ...(may.length > 0 ? [`may have ${may.join(", ")}`] : []),
  ];
  return parts.length === 0 ? "" : ` It ${parts.join(", and ")}.`;
}

/** Forms of a node that this key leads, each once. */
function formsOf(lead: string, schema: Data): Entry[] {
  const entries = (nodesOf(schema) as unknown as Shape[]).flatMap((node): Entry[] => {
    const { description: about = "", examples, properties } = node;
    const head = properties?.[lead];
    if (head === undefined || examples === undefined) return [];
    const { const: only, enum: words = only === undefined ? [] : [only] } = meantBy(
      head,
      schema.$defs as unknown as Parts,
    );
    const uses = (one: Data): boolean => words.includes(one[lead] as string);
    // Counters and costs have one of many kinds; that of an ability is its own.
    if (words.length === 0 || (lead === "kind" && only === undefined)) return [];
    const said = `${about}${keysText(node, lead)}`;
    return [{ word: words.join(", "), about: said, example: examples[0], uses }];
  });
  return entries.filter(({ word }, at) => entries.findIndex((one) => one.word === word) === at);
}

const eventsOf = ({ format: { manual }, acts }: Ruleset): Entry[] =>
  Object.entries(manual.events).map(([act, about]) => ({
    word: act,
    about: `${about}${fieldsOf(acts[act]?.fields ?? {})}`,
    example: { act },
    uses: (node) => node.act === act || (node.kind === "instead" && node.on === act),
  }));

/** What an effect reads of an event. */
function fieldsOf(fields: Readonly<Record<string, string>>): string {
  const parts = (["ref", "num"] as const).flatMap((lead) => {
    const words = Object.keys(fields).filter((field) => (fields[field] === "number") === (lead === "num"));
    return words.length === 0 ? [] : `by \`${lead}\` ${words.map((word) => `\`${word}\``).join(", ")}`;
  });
  return parts.length === 0 ? "" : ` An effect reads of it ${parts.join(", and ")}.`;
}

/** The plainest card with a node that uses the word, and that node. */
function cardWith(cards: readonly CardDef[], { uses }: Entry): { card: CardDef; node: Data } | undefined {
  const found = cards.flatMap((card) => {
    const node = nodesOf(card.data).find((one) => uses(one, card.data));
    return node === undefined ? [] : [{ card, node }];
  });
  const size = ({ card }: { readonly card: CardDef }): number => JSON.stringify(card.data).length;
  return found.reduce<(typeof found)[0] | undefined>(
    (a, b) => (a !== undefined && size(a) <= size(b) ? a : b),
    undefined,
  );
}

/** How much of a node is shown. */
const SHOWN = 400;

const json = (value: Json): string => {
  const text = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");
  return ["```json", text, "```"].join("\n");
};

function entryText(entry: Entry, cards: readonly CardDef[]): string {
  const head = `**\`${entry.word}\`** ${entry.about}`;
  const found = cardWith(cards, entry);
  if (found === undefined) return [head, "In no card of the house:", json(entry.example)].join("\n\n");
  const { card, node } = found;
  // Of a whole card its key alone.
  const shown = node === card.data ? { [entry.word]: node[entry.word] } : node;
  const isShort = JSON.stringify(shown).length <= SHOWN;
  const says = card.text.map((line) => `> ${line}  `).join("\n");
  return [head, `> *${card.name}*  \n${says}`.trim(), ...(isShort ? [json(shown)] : [])].join("\n\n");
}

/** The cookbook of a game; at its end the words that no card of the house uses. */
export function cookbook(game: Ruleset): string {
  const cards = readHouse(game).flatMap(({ cards: all }) => all);
  const chapters = chaptersOf(game);
  const unused = chapters.flatMap(({ title, entries }) => {
    const words = entries
      .filter((one) => cardWith(cards, one) === undefined)
      .map(({ word }) => `\`${word}\``);
    return words.length === 0 ? [] : [`- ${title}: ${words.join(", ")}`];
  });
  const parts = chapters.flatMap(({ title, entries }) => [
    `## ${title}`,
    ...entries.map((one) => entryText(one, cards)),
  ]);
  const text = [
    `# Cookbook: ${game.name}`,
    "Each word that a card of this game may have: what it means, the plainest card of the house that uses it, what that card\nsays, and how the word is written there. Written by `node test/docs/cookbook.ts`; [cards.md](../cards.md) begins at the\nbeginning.",
    ...parts,
    "## Words that no card of the house uses",
    unused.join("\n") || "None.",
  ].join("\n\n");
  return `${text}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const game of rulesets) {
    mkdirSync(new URL(".", cookbookFile(game)), { recursive: true });
    writeFileSync(cookbookFile(game), cookbook(game));
  }
}
