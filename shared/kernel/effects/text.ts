/** Rules text, generated from the program: what a card says is what it does. */
import type { Verb } from "../ruleset.ts";
import type { Data, Json } from "../state.ts";
import { capital, listed, plural, possessive, withArticle } from "./english.ts";
import { condText, filterText, numText, type Words } from "./phrases.ts";

/** Says terms in words; it remembers what it has named, so that a second mention reads "that character". */
export interface Speaker {
  ref(node: Json): string;
  num(node: Json): string;
  /** A noun phrase without an article, for one thing or for many. */
  filter(node: Json, many?: boolean): string;
  /** "a character you control", "another Epic Character". */
  a(node: Json): string;
  cond(node: Json): string;
  /** "2 damage to it", "that much damage to it", "damage to it equal to …". */
  much(node: Json, noun: string, after: string): string;
  /** "a card", "2 cards", "that many cards", "cards equal to …". */
  many(node: Json, noun: string): string;
  /** Whether what the reference names reads as several: "their", "get". */
  plural(node: Json): boolean;
}

/** What a target word is called at first, and once it has been named. */
export interface Spoken {
  readonly first: string;
  readonly again: string;
  readonly many?: boolean;
}

export interface Voice extends Words {
  readonly verbs: Readonly<Record<string, Verb>>;
  /** What the ability's event happened to: "character" in "that character". */
  readonly event: string;
  target(slot: number, say: Speaker): Spoken;
}

interface Named {
  readonly targets: Set<number>;
  readonly vars: Map<string, string>;
}

/** A speaker for one ability. */
export function speaker(voice: Voice): Speaker & { named: Named } {
  const say: Speaker & { named: Named } = {
    named: { targets: new Set(), vars: new Map() },
    ref: (node) => refText(node as Data, voice, say),
    num: (node) => (typeof node === "number" ? String(node) : numText(node as Data, voice, say)),
    filter: (node, many = false) => filterText(node as Data, voice, say, many),
    a: (node) => withArticle(say.filter(node)),
    cond: (node) => condText(node as Data, voice, say),
    much: (node, noun, after) =>
      isShort(node)
        ? `${say.num(node)} ${noun} ${after}`
        : longText(node as Data, `${noun} ${after}`, "much", say),
    many: (node, noun) => manyText(node, noun, say),
    plural: (node) => isPlural(node as Data, voice, say),
  };
  return say;
}

/** Numbers that stand before their noun: 2, X, "2 plus X". */
function isShort(node: Json): boolean {
  if (typeof node === "number") return true;
  const { num, of } = node as Data;
  return num === "x" || ((num === "add" || num === "sub") && (of as readonly Json[]).every(isShort));
}

function manyText(node: Json, noun: string, say: Speaker): string {
  if (node === 1) return withArticle(noun);
  return isShort(node)
    ? `${say.num(node)} ${plural(noun)}`
    : longText(node as Data, plural(noun), "many", say);
}

const longText = (node: Data, noun: string, that: string, say: Speaker): string =>
  node.num === "var" || node.num === "event" ? `that ${that} ${noun}` : `${noun} equal to ${say.num(node)}`;

function isPlural(node: Data, voice: Voice, say: Speaker & { named: Named }): boolean {
  if (node.ref === "trace") return say.plural(node.of);
  if (node.ref === "target") return voice.target(node.slot as number, say).many === true;
  return node.ref === "var" && say.named.vars.get(node.name as string) === "them";
}

function refText(node: Data, voice: Voice, say: Speaker & { named: Named }): string {
  switch (node.ref) {
    case "self":
      return "this card";
    case "host":
      return voice.host;
    case "you":
      return "you";
    case "opponent":
      return "your opponent";
    case "players":
      return "each player";
    case "trace":
      return say.ref(node.of);
    case "target": {
      const { first, again } = voice.target(node.slot as number, say);
      if (say.named.targets.has(node.slot as number)) return again;
      say.named.targets.add(node.slot as number);
      return first;
    }
    case "event":
      return node.field === "seat" ? "that player" : `that ${voice.event}`;
    case "var":
      return say.named.vars.get(node.name as string) ?? "it";
    case "all":
      return `each ${say.filter(node.of)}`;
    default:
      return `${possessive(say.ref(node.of))} ${node.ref as string}`;
  }
}

/** An effect as its clauses, each of them a sentence without capital and full stop. */
export const clauses = (effect: Json, voice: Voice, say: Speaker & { named: Named }): string[] =>
  (effect as readonly Data[]).map((node) => clause(node, voice, say));

/** Clauses as sentences. */
export const sentences = (parts: readonly string[]): string =>
  parts.map((one) => `${capital(one)}.`).join(" ");

function clause(node: Data, voice: Voice, say: Speaker & { named: Named }): string {
  const rest = (list: Json): string => clauses(list, voice, say).join(", then ");
  const theirs = node.who === "opponent";
  switch (node.do) {
    case "together":
      return together(clauses(node.verbs, voice, say));
    case "if": {
      const then = `if ${say.cond(node.when)}, ${rest(node.then)}`;
      return node.else === undefined ? then : `${then}; otherwise, ${rest(node.else)}`;
    }
    case "may":
      if (node.who === "each") {
        say.named.vars.set((node.as as string | undefined) ?? "willing", "");
        return `each player may ${rest(node.then)}`;
      }
      return theirs ? `your opponent may have this happen: ${rest(node.then)}` : `you may ${rest(node.then)}`;
    case "choose":
      say.named.vars.set(node.as as string, node.max === 1 ? "it" : "them");
      return chooseText(node, say);
    case "each": {
      const all = say.ref(node.of);
      say.named.vars.set(node.as as string, all === "each player" ? "that player" : "it");
      return `for ${all.startsWith("each ") ? all : `each of ${all}`}, ${rest(node.then)}`;
    }
    case "repeat":
      return `do this ${say.many(node.times, "time")}: ${rest(node.then)}`;
    case "let":
      return `count ${say.num(node.value).replace(/^the number of /, "the ")}`;
    default: {
      const text = voice.verbs[node.do as string].text(node, say);
      return node.then === undefined ? text : `${text} to ${rest(node.then)}`;
    }
  }
}

/** A verb that all of them begin with is said once. */
function together(parts: readonly string[]): string {
  const verb = `${parts[0].split(" ")[0]} `;
  if (!parts.every((part) => part.startsWith(verb))) return listed(parts);
  return verb + listed(parts.map((part) => part.slice(verb.length)));
}

function chooseText({ from, min, max, who }: Data, say: Speaker): string {
  const one = max === 1;
  const few = JSON.stringify(min) === JSON.stringify(max) ? "" : min === 0 ? "up to " : `${say.num(min)} to `;
  const what = one && few === "" ? say.a(from) : `${few}${say.num(max)} ${say.filter(from, !one)}`;
  if (who === "each")
    return `each player chooses ${what.replace("you control", "they control").replace("your ", "their ")}`;
  if (who !== "opponent") return `choose ${what}`;
  return `your opponent chooses ${what.replace("your opponent controls", "they control").replace("your opponent's", "their")}`;
}
