/** Rules text, generated from the program: what a card says is what it does. */
import type { Speaker } from "../model/language.ts";
import type { OwnRef } from "../model/own-terms.ts";
import type { AnyVerb } from "../model/ruleset.ts";
import type { Data, Json } from "../model/state.ts";
import { capital, conjugated, listed, plural, possessive, saidOfOne, upTo, withArticle } from "./english.ts";
import { declined, followed, inTurn, permitted } from "./optional.ts";
import { condText, filterText, numText, type Words } from "./phrases.ts";

/** Says terms in words; it remembers what it has named, so that a second mention reads "that character". */
export interface Spoken {
  readonly first: string;
  readonly again: string;
  /** Once something else has been named since; `again` without it. */
  readonly apart?: string;
  readonly many?: boolean;
}

export interface Voice extends Words {
  readonly verbs: Readonly<Record<string, AnyVerb>>;
  /** What the ability's event happened to: "character" in "that character". */
  readonly event: string;
  target(slot: number, say: Speaker): Spoken;
  /** What a target word is called that reads as one before it: whether it may be the same. */
  readonly twice?: (first: string) => string;
}

interface Named {
  /** What has been named, by "target 0" and "var one". */
  readonly said: Set<string>;
  /** How the target words named so far read. */
  readonly firsts: Set<string>;
  readonly vars: Map<string, Spoken>;
  /** The names of numbers, in the order in which they are counted. */
  readonly numbers: Set<string>;
  /** What was named last: a pronoun means it. */
  last: string;
}

type Memory = Speaker & { readonly named: Named };

const mayBeSame = (first: string): string => `${first} (which may be the same)`;

/** A speaker for one ability. */
export function speaker(voice: Voice): Memory {
  const say: Memory = {
    named: { said: new Set(), firsts: new Set(), vars: new Map(), numbers: new Set(), last: "" },
    ref: (node) => refText(node as Data, voice, say),
    num: (node) => (typeof node === "number" ? String(node) : termText(node as Data, voice, say)),
    filter: (node, many = false) => filterText(node as Data, voice, say, many),
    a: (node) => oneText(node as Data, say),
    cond: (node) => comparedText(node as Data, voice, say) ?? condText(node as Data, voice, say),
    much: (node, noun, after) =>
      isShort(node)
        ? `${say.num(node)} ${noun} ${after}`
        : longText(node as Data, `${noun} ${after}`, "much", say),
    many: (node, noun) => manyText(node, noun, say),
    plural: (node) => isPlural(node as Data, voice, say),
  };
  return say;
}

/** The lint has read that the game has such a word. */
const ownRef = (voice: Voice, node: Data): OwnRef => voice.own?.refs?.[node.ref as string] as OwnRef;

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** "that number"; where there are several, "the second number". */
function countedText(name: string, { named: { numbers } }: Memory): string {
  const which = numbers.size < 2 ? undefined : ORDINALS[[...numbers].indexOf(name)];
  return which === undefined ? "that number" : `the ${which} number`;
}

const termText = (node: Data, voice: Voice, say: Memory): string =>
  node.num === "var"
    ? countedText(node.name as string, say)
    : (voice.own?.numbers?.[node.num as string]?.text(node, say) ?? numText(node, voice, say));

/** A comparison with a number that has words of its own for that. */
function comparedText({ is, left, right }: Data, voice: Voice, say: Memory): string | undefined {
  if (typeof left !== "object" || left === null) return undefined;
  const node = left as Data;
  return voice.own?.numbers?.[node.num as string]?.compared?.(node, is as string, right, say);
}

/** Numbers that stand before their noun: 2, X, "2 plus X". */
function isShort(node: Json): boolean {
  if (typeof node === "number") return true;
  const { num, of } = node as Data;
  return num === "x" || ((num === "add" || num === "sub") && (of as readonly Json[]).every(isShort));
}

/** One thing; of kinds that need words of their own every one has its article. */
function oneText(filter: Data, say: Speaker): string {
  const either = Object.keys(filter).join() === "any" ? (filter.any as readonly Data[]) : [];
  const parts = either.map((one) => say.a(one));
  return parts.some((part) => part.includes(" with "))
    ? listed(parts, "or")
    : withArticle(say.filter(filter));
}

function manyText(node: Json, noun: string, say: Speaker): string {
  if (node === 1) return withArticle(noun);
  return isShort(node)
    ? `${say.num(node)} ${plural(noun)}`
    : longText(node as Data, plural(noun), "many", say);
}

const longText = (node: Data, noun: string, that: string, say: Speaker): string =>
  node.num === "var" || node.num === "event" ? `that ${that} ${noun}` : `${noun} equal to ${say.num(node)}`;

function isPlural(node: Data, voice: Voice, say: Memory): boolean {
  if (node.ref === "trace") return say.plural(node.of);
  if (node.ref === "target") return voice.target(node.slot as number, say).many === true;
  const own = voice.own?.refs?.[node.ref as string];
  if (own !== undefined) return own.many?.(node) === true;
  return node.ref === "var" && say.named.vars.get(node.name as string)?.many === true;
}

/** Names a thing: in full, then by a word that points at one thing. */
function name(key: string, { first, again, apart = again }: Spoken, { named }: Memory): string {
  const word = named.last === key ? again : named.said.has(key) ? apart : first;
  named.said.add(key);
  named.last = key;
  return word;
}

function targetText(slot: number, voice: Voice, say: Memory): string {
  const spoken = voice.target(slot, say);
  const key = `target ${slot}`;
  const { said, firsts } = say.named;
  if (said.has(key)) return name(key, spoken, say);
  const same = firsts.has(spoken.first);
  firsts.add(spoken.first);
  return name(key, same ? { ...spoken, first: (voice.twice ?? mayBeSame)(spoken.first) } : spoken, say);
}

function refText(node: Data, voice: Voice, say: Memory): string {
  switch (node.ref) {
    case "self":
      return voice.self ?? "this card";
    case "host":
      return name("host", { first: voice.host, again: "it", apart: voice.host }, say);
    case "you":
      return "you";
    case "opponent":
      return "your opponent";
    case "players":
      return "each player";
    case "trace":
      return say.ref(node.of);
    case "target":
      return targetText(node.slot as number, voice, say);
    case "event":
      return node.field === "seat"
        ? "that player"
        : (voice.parts?.[node.field as string] ?? `that ${voice.event}`);
    case "var":
      return name(`var ${node.name as string}`, say.named.vars.get(node.name as string) ?? IT, say);
    case "all":
      say.named.last = "all";
      return `each ${say.filter(node.of)}`;
    case "controller":
    case "owner":
      return `${possessive(say.ref(node.of))} ${node.ref}`;
    default:
      // A place is never "it".
      if (ownRef(voice, node).kind !== "zone") say.named.last = JSON.stringify(node);
      return ownRef(voice, node).text(node, say);
  }
}

const IT: Spoken = { first: "it", again: "it" };
const THAT_PLAYER = "that player";
const THEM: Spoken = { first: "them", again: "them", many: true };

/** An effect as its clauses, each of them a sentence without capital and full stop. */
export function clauses(effect: Json, voice: Voice, say: Memory): string[] {
  const nodes = effect as readonly Data[];
  const parts: string[] = [];
  for (const name of numbersOf(effect, voice)) say.named.numbers.add(name);
  for (let at = 0; at < nodes.length; at++) {
    const chosen = chosenClause(nodes[at], nodes[at + 1], voice, say);
    if (chosen !== undefined) {
      parts.push(chosen);
      at++;
      continue;
    }
    const about = [clause(nodes[at], voice, say)];
    const joined = [about[0]];
    // What is said of one thing for one time is one sentence.
    while (ofOne(nodes[at], nodes[at + 1])) {
      about.push(clause(nodes[at + 1], voice, say));
      const one = saidOfOne(about);
      at++;
      if (one !== undefined) joined.splice(0, joined.length, one);
      else joined.push(about.at(-1) as string);
    }
    parts.push(...joined);
  }
  return parts;
}

/** The names under which an effect keeps numbers. */
function numbersOf(node: Json, voice: Voice): string[] {
  if (typeof node !== "object" || node === null) return [];
  const inner = Object.values(node).flatMap((one: Json) => numbersOf(one, voice));
  const { do: verb, as } = node as Data;
  const isCounted = verb === "let" || voice.verbs[verb as string]?.writes === "number";
  return isCounted && typeof as === "string" ? [as, ...inner] : inner;
}

const ofOne = (node: Data, next: Data | undefined): boolean =>
  next !== undefined && node.what !== undefined && JSON.stringify(node.what) === JSON.stringify(next.what);

/** "Sacrifice a card you control": what is chosen for the very next order is named in it. */
function chosenClause(node: Data, next: Data | undefined, voice: Voice, say: Memory): string | undefined {
  if (node.do !== "choose" || next === undefined || !orders(next, node.as as string)) return undefined;
  const { controller, owner } = node.from as Data;
  const chooser = node.who === "opponent";
  // What one player chooses and the other does takes two sentences.
  if (next.who === undefined ? chooser && asksWho(next, voice) : others(next) !== chooser) return undefined;
  const { who: _who, ...deed } = next;
  const own = node.who !== undefined || controller === "you" || owner === "you";
  const { what, who } = choiceText(node, say);
  const before = say.named.last;
  say.named.vars.set(node.as as string, { ...chosenSpoken(node, say), first: what });
  const order = clause(chooser ? deed : next, voice, say);
  // A word that has its choice in it names nothing: "Sabotage".
  const names = say.named.said.has(`var ${node.as as string}`);
  if (!names || (own && !order.startsWith(what))) return who === "" ? order : `${who} ${conjugated(order)}`;
  say.named.said.delete(`var ${node.as as string}`);
  say.named.last = before;
  return undefined;
}

/** Whether the statement would name who does it where that is not you. */
const asksWho = (node: Data, voice: Voice): boolean =>
  voice.verbs[node.do as string]?.takes?.who !== undefined;

/** Whether a statement does one thing to what was chosen, and asks nobody more. */
const orders = (node: Data, chosen: string): boolean =>
  node.then === undefined &&
  [node.what, node.to].some(
    (ref) => (ref as Data | undefined)?.ref === "var" && (ref as Data).name === chosen,
  );

/** How what has been chosen is called later. */
function chosenSpoken({ from, max, who }: Data, say: Speaker): Spoken {
  const many = max !== 1 || who === "each";
  const { in: _in, controller: _controller, owner: _owner, has: _has, not: _not, ...kind } = from as Data;
  return { first: "", again: many ? "them" : "it", apart: `the chosen ${say.filter(kind, many)}`, many };
}

/** Clauses as sentences. */
export const sentences = (parts: readonly string[]): string =>
  parts.map((one) => `${capital(one)}.`).join(" ");

function clause(node: Data, voice: Voice, say: Memory): string {
  const rest = (list: Json): string => inTurn(clauses(list, voice, say));
  switch (node.do) {
    case "together":
      return together(clauses(node.verbs, voice, say));
    case "if": {
      const then = `if ${say.cond(node.when)}, ${rest(node.then)}`;
      return node.else === undefined ? then : `${then}; otherwise, ${rest(node.else)}`;
    }
    case "may":
      return mayText(node, voice, say);
    case "choose": {
      const { what, who } = choiceText(node, say);
      say.named.vars.set(node.as as string, chosenSpoken(node, say));
      say.named.said.add(`var ${node.as as string}`);
      say.named.last = `var ${node.as as string}`;
      return who === "" ? `choose ${what}` : `${who} chooses ${what}`;
    }
    case "each": {
      const all = say.ref(node.of);
      const it = all === "each player" || all === THAT_PLAYER ? THAT_PLAYER : "it";
      say.named.vars.set(node.as as string, { first: it, again: it });
      // Of one thing, which may not be there.
      return `${all === "it" ? "if you do" : `for ${eachText(all)}`}, ${rest(node.then)}`;
    }
    case "repeat":
      return `do this ${say.many(node.times, "time").replace(/^times equal/, "a number of times equal")}: ${rest(node.then)}`;
    case "modes":
      return modesText(node, rest);
    case "let":
      return `count ${say.num(node.value).replace(/^the number of /, "the ")}`;
    default: {
      const { writes, joined } = voice.verbs[node.do as string];
      if (writes === "object" && node.as !== undefined)
        say.named.vars.set(node.as as string, node.count === undefined || node.count === 1 ? IT : THEM);
      if (joined !== undefined) return joined(node, say, () => rest(node.then));
      const text = taken(voice.verbs[node.do as string].text(node, say));
      if (node.effect !== undefined)
        return `${text}, ${inTurn(clauses(node.effect, { ...voice, event: voice.noun }, say))}`;
      return followed(text, clauses(node.then ?? [], voice, say), clauses(node.else ?? [], voice, say));
    }
  }
}

function eachText(all: string): string {
  if (all === THAT_PLAYER) return "each such player";
  return all.startsWith("each ") ? all : `each of ${all}`;
}

const COUNTS = ["", "one", "two", "three", "four"];

function modesText({ count, upTo, again, options }: Data, rest: (list: Json) => string): string {
  const many = `${upTo === true ? "up to " : ""}${COUNTS[count as number]}`;
  const same = again === true ? " (the same more than once, if you like)" : "";
  return `choose ${many}${same}: ${(options as readonly Json[]).map(rest).join("; or ")}`;
}

/** What moves out of a place comes from it: "return a card from your Void to your hand". */
const taken = (text: string): string =>
  text
    .replace(
      /^((?:put|return|load|play)\b(?:(?!\bnumber of\b).)*?) in (your|their|a|your opponent's) (?=.*\b(?:to|into|onto|in|on|for)\b)/,
      "$1 from $2 ",
    )
    .replace(/^(discard .*?) in (your|their|your opponent's) (?=hand|Reserve)/i, "$1 from $2 ");

const others = ({ who }: Data): boolean => (who as Data | undefined)?.ref === "opponent";

/** Whether a statement orders whoever is called so: "it draws a card", as nothing yet has told who it is. */
const ordersThem = (node: Data, as: string, voice: Voice): boolean =>
  (node.who as Data | undefined)?.ref === "var" &&
  (node.who as Data).name === as &&
  voice.verbs[node.do as string].text(node, speaker(voice)).startsWith("it ");

function mayText(node: Data, voice: Voice, say: Memory): string {
  const then = node.then as readonly Data[];
  const [first] = then;
  if (node.else === undefined && node.who !== "each" && then.length === 1 && first.do === "if")
    return clause(eitherMay(node, first), voice, say);
  const text = allowedText(node, then, voice, say);
  const who = node.who === "each" ? "nobody does" : node.who === "opponent" ? "they don't" : "you don't";
  return declined(text, clauses(node.else ?? [], voice, say), who);
}

/** "You may draw a card if …" as "if …, you may draw a card". */
function eitherMay(node: Data, { then, else: other, ...asked }: Data): Data {
  const may = (effect: Json): Json => [{ ...node, then: effect }];
  return { ...asked, then: may(then), ...(other !== undefined && { else: may(other) }) };
}

function allowedText(node: Data, then: readonly Data[], voice: Voice, say: Memory): string {
  const rest = (list: Json): string => inTurn(clauses(list, voice, say));
  const ordered = (): string => rest(then.map(({ who: _who, ...order }) => order));
  if (node.who === "each") {
    const as = (node.as as string | undefined) ?? "willing";
    say.named.vars.set(as, { first: THAT_PLAYER, again: THAT_PLAYER });
    return then.every((one) => ordersThem(one, as, voice))
      ? `each player may ${ordered()}`
      : `each player may have this happen: ${rest(then)}`;
  }
  if (node.who !== "opponent") return `you may ${permitted(clauses(then, voice, say))}`;
  return then.every(others)
    ? `your opponent may ${ordered()}`
    : `your opponent may have this happen: ${rest(then)}`;
}

/** Words that begin a subject and no verb: "each ally gets +1 Power". */
const DETERMINERS = /^(?:each|target|that|this|the|your) /;

/** A verb that all of them begin with is said once. */
function together(parts: readonly string[]): string {
  const verb = `${parts[0].split(" ")[0]} `;
  if (DETERMINERS.test(verb) || !parts.every((part) => part.startsWith(verb))) return listed(parts);
  return verb + listed(parts.map((part) => part.slice(verb.length)));
}

/** What is chosen, and who chooses where it is not you. */
function choiceText({ from, min, max, who }: Data, say: Speaker): { what: string; who: string } {
  const one = max === 1;
  const most = say.num(max);
  const few = JSON.stringify(min) === JSON.stringify(max) ? "" : `${say.num(min)} to `;
  const what =
    min === 0 && max !== 0
      ? upTo(most, say.filter(from), say.filter(from, true))
      : one && few === ""
        ? say.a(from)
        : `${few}${most} ${say.filter(from, !one)}`;
  if (who === "each")
    return {
      what: what.replace("you control", "they control").replace("your ", "their "),
      who: "each player",
    };
  if (who !== "opponent") return { what, who: "" };
  return {
    what: what.replace("your opponent controls", "they control").replace("your opponent's", "their"),
    who: "your opponent",
  };
}
