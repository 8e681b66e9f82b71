/** Rules text that reads alike in several games. */

import {
  capital,
  clauses,
  type Data,
  type Json,
  listed,
  predicates,
  type Speaker,
  type Spoken,
  sentences,
  speaker,
  upTo,
  type Voice,
} from "../kernel/game.ts";
import type { Replacing, TriggerOn } from "./card-schema.ts";

/** The name in a text of a target word for objects. Each game gives the noun for a kind alone. */
export function objectSpoken(
  { object, min = 1, max = Math.max(1, min) }: { object: Data; min?: number; max?: number },
  say: Speaker,
  noun: (object: Data, many: boolean) => string,
  { of = "" } = {},
): Spoken {
  const { other, ...filter } = object;
  const many = max > 1;
  const another = other !== true ? "" : many ? "other " : "another ";
  const what = `${another}target ${say.filter(filter, many)}`;
  const range = max === min + 1 ? `${min} or ${max}` : `${min} to ${max}`;
  const first =
    min === 0 ? upTo(String(max), what, what) : !many ? what : `${of}${min === max ? max : range} ${what}`;
  return { first, again: `${many ? "those" : "that"} ${noun(object, many)}`, many };
}

/** The name in a text of a target word for players. */
export const playerSpoken = ({ player }: { player: "any" | "opponent" }): Spoken => ({
  first: player === "any" ? "target player" : "target opponent",
  again: "that player",
});

export type Say = ReturnType<typeof speaker>;
/** A speaker and its words. */
export type Speech = { readonly voice: Voice; readonly say: Say };

/**
 * A speaker for one ability. A plain speaker, which knows no ability, gives the names of its trigger, host and
 * targets in the game's own words.
 */
export function speechOf(
  words: Omit<Voice, "event" | "host" | "target"> & { host?: string },
  name: (plain: Say) => { event: string; host?: string; target: (slot: number) => Spoken },
): Speech {
  const plainly = (host: string): Say =>
    speaker({ host, ...words, event: "card", target: () => ({ first: "", again: "" }) });
  // A target word may speak of the host, whose name is made of a target word itself.
  const plain = plainly(name(plainly("")).host ?? "");
  const voice: Voice = { host: "", ...words, ...name(plain) };
  return { voice, say: speaker(voice) };
}

/** An effect as sentences; `lead` stands before the first. */
export function effectSentences({ voice, say }: Speech, effect: Json, lead = ""): string {
  const [first, ...rest] = clauses(effect, voice, say);
  return sentences([`${lead}${first}`, ...rest]);
}

/** A phrase that means one thing needs no "each". */
const own = (filter: string): string => (/^(this|attached|the) /.test(filter) ? filter : `each ${filter}`);

/** Continuous changes in one sentence; a subject or a verb that two of them share is said once. */
export function changesText<Change extends { readonly on: Data }>(
  node: { readonly changes: readonly Change[]; readonly while?: Data },
  say: Say,
  change: (one: Change) => string,
  { subjectOf = own, lead = "while" } = {},
): string {
  const subjects: { on: Json; changes: string[] }[] = [];
  for (const one of node.changes) {
    const last = subjects.at(-1);
    if (JSON.stringify(last?.on) === JSON.stringify(one.on)) last?.changes.push(change(one));
    else subjects.push({ on: one.on, changes: [change(one)] });
  }
  const all = subjects.map(({ on, changes }) => {
    const name = subjectOf(say.filter(on));
    // A prohibition speaks of many things: "allies cannot attack".
    const none = name.startsWith("each ") && changes.every((said) => FORBIDS.test(said));
    return `${none ? say.filter(on, true) : name} ${predicates(changes.map(verbApart))}`;
  });
  const first = node.while === undefined ? "" : `${lead} ${say.cond(node.while)}, `;
  return capital(`${first}${listed(all)}.`);
}

const FORBIDS = /^(cannot|can't) /;
const verbApart = (text: string): [string, string] => {
  const [verb, ...rest] = text.split(" ");
  return [verb, rest.join(" ")];
};

/** "If it would be damaged, it is exiled instead", or "it cannot be damaged" where nothing takes its place. */
export function insteadSentence(
  { voice, say }: Speech,
  node: Omit<Replacing, "on">,
  subject: string,
  would: string,
): string {
  const condition = node.when === undefined ? "" : ` while ${say.cond(node.when)}`;
  if (node.effect === undefined) {
    const all = node.object === undefined ? "players" : say.filter(node.object, true);
    return `${capital(/^an? /.test(subject) ? all : subject)} cannot ${would}${condition}.`;
  }
  if (node.object?.host === true) say.named.last = "host";
  return `If ${subject} would ${would}${condition}, ${listed(clauses(node.effect, voice, say))} instead.`;
}

/** The thing that a trigger waits for, with the side that it is on. */
export const whoText = ({ object = {}, by }: Pick<TriggerOn, "object" | "by">, say: Say): string =>
  say.a(by === undefined ? object : { controller: by, ...object });

/** A cost as the list of its parts. Parts that are not asked for are left out. */
export function priceText(parts: readonly (string | false | undefined)[]): string {
  const asked = parts.filter((part) => typeof part === "string" && part !== "");
  return asked.length === 0 ? "Free" : asked.join(", ");
}

/** The condition of a trigger, which follows its event. */
export const ifText = (when: Json | undefined, say: Say): string =>
  when === undefined ? "" : `, if ${say.cond(when)}`;

/** The keywords of a card as one line of its text box. */
export const keywordLine = <Value>(
  keywords: Readonly<Record<string, Value>> | undefined,
  text: (word: string, value: Value) => string,
): string =>
  Object.entries(keywords ?? {})
    .map(([word, value]) => text(word, value))
    .join(", ");
