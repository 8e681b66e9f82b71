/** What the log leaves unsaid of notes and causes, in all games and in each (`page.ts` of its tests). */
import { PHRASES, type Phrases } from "../../shared/client/index.ts";
import { phrasesOf } from "../../shared/games/pages.ts";
import type { Data, ViewEvent, ViewOp } from "../../shared/kernel/index.ts";
import { type GamePage, PAGES } from "./games.ts";

/** What goes without saying in all games: notes of the kernel, and those that the teller itself leaves out. */
const UNSAID: NonNullable<GamePage["unsaid"]> = {
  closed: "it marks a place for who reads events, and the next line tells what comes of it",
  mode: "what was chosen is done and told",
  ordered: "what comes of it is told",
  chose: { why: "only how many is known", when: ({ things }) => things === undefined },
  paid: { why: "a cost of nothing", when: ({ paid }) => !(Number(paid) > 0) },
};

/** Data of notes that the phrase itself says. */
const UNNAMED: NonNullable<GamePage["unnamed"]> = { may: ["yes"], reveal: ["segment"] };

/** What another word of a phrase stands for: the teller makes it of this field. */
const ALIAS: Readonly<Record<string, string>> = {
  count: "cards",
  amount: "cards",
  cards: "names",
  targets: "on",
};

const pageOf = (ruleset: string): Partial<GamePage> => PAGES.find(([id]) => id === ruleset)?.[1] ?? {};

function isUnsaid(ruleset: string, note: string, data: Data, event: ViewEvent): boolean {
  const reasons = [UNSAID[note], pageOf(ruleset).unsaid?.[note]].filter((one) => one !== undefined);
  return reasons.some((one) => typeof one === "string" || one.when(data, event));
}

export const isEverUnsaid = (ruleset: string, note: string): boolean =>
  UNSAID[note] !== undefined || pageOf(ruleset).unsaid?.[note] !== undefined;

/** Whether one of the lines names this field of a note, or need not. */
function isNamed(ruleset: string, note: string, field: string, lines: readonly string[]): boolean {
  const { unnamed = {}, alias = {} } = pageOf(ruleset);
  const words = [field, ALIAS[field], alias[field]];
  return (
    [UNNAMED, unnamed].some((of) => of[note]?.includes(field)) ||
    lines.some((line) => words.some((word) => line.includes(`⟨${word}:`)))
  );
}

const englishOf = (ruleset: string): Phrases => ({ ...PHRASES, ...phrasesOf(ruleset) });

/** Phrases that say which they are, and each of their words by name: ⟦note.drew⟧⟨seat:Ada⟩ … */
export const shownOf = (ruleset: string): Phrases =>
  Object.fromEntries(
    Object.entries(englishOf(ruleset)).map(([key, text = ""]) => [
      key,
      text && `⟦${key}⟧${text.replace(/\{(\w+)\}/g, "⟨$1:{$1}⟩")}`,
    ]),
  );

/** What stands where something should be called by name. Only the targets of an entry may be none. */
const HOLE = /⟨(?!on:)\w+:⟩|NaN|undefined|\[object|⟦seat\.nobody⟧/;

/** What the log of an event, in phrases that show what they are made of, leaves out or has no words for. */
export const unheard = (ruleset: string, event: ViewEvent, lines: readonly string[]): string[] => [
  ...lines.filter((line) => HOLE.test(line)).map((line) => `a hole: ${line}`),
  ...event.ops.flatMap((op) => (op.op === "note" ? unnoted(ruleset, op, event, lines) : [])),
  ...silent(ruleset, event, lines),
];

type Note = ViewOp & { readonly op: "note" };

/** What a note tells and the log does not say. */
function unnoted(
  ruleset: string,
  { note, data }: Note,
  event: ViewEvent,
  lines: readonly string[],
): string[] {
  if (isUnsaid(ruleset, note, data, event)) return [];
  const told = lines.filter((line) => line.startsWith(`⟦note.${note}`) || line.startsWith(`⟦${note}.`));
  if (told.length === 0) return [`${ruleset}: the note "${note}" has no phrase: ${JSON.stringify(data)}`];
  return Object.keys(data)
    .filter((key) => String(data[key]) !== "" && !isNamed(ruleset, note, key, told))
    .map((key) => `${note}: ${key} is not named: ${told}`);
}

/** The fault of an event in which something moved, and of which the log says not a word. */
export function silent(ruleset: string, { cause, ops }: ViewEvent, lines: readonly string[]): string[] {
  const { mute = {} } = pageOf(ruleset);
  const phrases = englishOf(ruleset);
  if (lines.length > 0 || Object.hasOwn(mute, cause.why) || phrases[`move.${cause.why}`] === "") return [];
  const ways = ops.flatMap((op) => wayOf(op, phrases));
  const way = ways.find((one) => !Object.hasOwn(mute, one) && phrases[`went.${one}`] !== "");
  if (way === undefined) return [];
  return [
    `${ruleset}: the log says nothing of the cause "${cause.why}" (${way}): page/en.ts has neither "move.${cause.why}" nor "went.${way}", and "mute" in page.ts of its tests does not say why`,
  ];
}

/**
 * By where from and where to something went, and what entry came of which no phrase tells. Nothing of what stayed, of what
 * left with its player, or of a number: that stands on the table, at its thing.
 */
function wayOf(op: ViewOp, phrases: Phrases): string[] {
  if (op.op === "entry") {
    const said = `entry.${op.entry.kind}`;
    return phrases[said] === undefined && phrases[`${said}.bare`] === undefined ? ["entry"] : [];
  }
  if (op.op !== "enter" && op.op !== "move" && op.op !== "leave" && op.op !== "count") return [];
  return op.to === "" || op.from === op.to ? [] : [`${zone(op.from)}.${zone(op.to)}`];
}

const zone = (key: string): string => key.split(":")[0];
