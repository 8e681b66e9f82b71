/** Rules text that reads alike in several games. */
import { capital, listed } from "../kernel/effects/english.ts";
import { clauses, type Spoken, sentences, speaker, type Voice } from "../kernel/effects/text.ts";
import type { Data, Json } from "../kernel/state.ts";

export type Say = ReturnType<typeof speaker>;
/** Who speaks, and with which words. */
export type Speech = { readonly voice: Voice; readonly say: Say };

/**
 * A speaker for one ability. What its trigger, host and targets are called is said in the game's own words
 * by a plain speaker, who knows of no ability.
 */
export function speechOf(
  words: Omit<Voice, "event" | "host" | "target"> & { host?: string },
  name: (plain: Say) => { event: string; host?: string; target: (slot: number) => Spoken },
): Speech {
  const plain = speaker({ host: "", ...words, event: "card", target: () => ({ first: "", again: "" }) });
  const voice: Voice = { host: "", ...words, ...name(plain) };
  return { voice, say: speaker(voice) };
}

/** What an effect does, as sentences; `lead` is put before the first. */
export function effectSentences({ voice, say }: Speech, effect: Json, lead = ""): string {
  const [first, ...rest] = clauses(effect, voice, say);
  return sentences([`${lead}${first}`, ...rest]);
}

/** What is one thing needs no "each". */
const own = (filter: string): string => (/^(this|attached|the) /.test(filter) ? filter : `each ${filter}`);

/** Continuous changes in one sentence; a subject that two of them share is said once. */
export function changesText(
  node: Data,
  say: Say,
  change: (node: Data) => string,
  { subjectOf = own, lead = "while" } = {},
): string {
  let last = "";
  const changes = (node.changes as readonly Data[]).map((one) => {
    const subject = subjectOf(say.filter(one.on));
    const said = subject === last ? change(one) : `${subject} ${change(one)}`;
    last = subject;
    return said;
  });
  const first = node.while === undefined ? "" : `${lead} ${say.cond(node.while)}, `;
  return capital(`${first}${listed(changes)}.`);
}

/** "If it would be damaged, it is exiled instead", or "it cannot be damaged" where nothing stands for it. */
export function insteadSentence({ voice, say }: Speech, node: Data, subject: string, would: string): string {
  const condition = node.when === undefined ? "" : ` while ${say.cond(node.when)}`;
  if (node.effect === undefined) return `${capital(subject)} cannot ${would}${condition}.`;
  return `If ${subject} would ${would}${condition}, ${listed(clauses(node.effect, voice, say))} instead.`;
}

/** Whom a trigger waits for: the thing it speaks of, on the side it speaks of. */
export const whoText = ({ object, by }: Data, say: Say): string =>
  say.a(by === undefined ? (object ?? {}) : { controller: by, ...(object as Data | undefined) });

/** A cost by its parts, those that are not asked for left out. */
export function priceText(parts: readonly (string | false | undefined)[]): string {
  const asked = parts.filter((part) => typeof part === "string" && part !== "");
  return asked.length === 0 ? "Free" : asked.join(", ");
}

/** "If", said after what a trigger waits for. */
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
