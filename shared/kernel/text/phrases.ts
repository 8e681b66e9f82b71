/** Nouns, numbers and conditions of rules text. */
import type { Speaker } from "../model/language.ts";
import type { OwnTerms } from "../model/own-terms.ts";
import type { FilterKey } from "../model/ruleset.ts";
import type { Data, Json } from "../model/state.ts";
import { listed, plural, possessive, withArticle } from "./english.ts";

/** What a zone is called: "in your hand". */
export interface ZoneWords {
  readonly name: string;
  readonly play: boolean;
  /** Where what lies there is, if one is not said to be in it: "attached to another card". */
  readonly lies?: string;
}

/** What a game calls things beyond its filters. */
export interface Words {
  readonly filters: Readonly<Record<string, FilterKey>>;
  /** The noun for a thing no filter names, e.g. "card". */
  readonly noun: string;
  /** What the ability's card is attached to, e.g. "attached character". */
  readonly host: string;
  /** Zones by id; one outside play is somebody's: "your hand". */
  readonly zones: Readonly<Record<string, ZoneWords>>;
  /** An attribute or counter by its key. */
  attr(key: string): string;
  /** What a card calls itself; "this card" without it. */
  readonly self?: string;
  /** What a phase is called: "your main phase". */
  phase?(phase: string): string;
  /** What things may be alike or different in: one of it and several. */
  readonly traits?: Readonly<Record<string, { readonly text: readonly [one: string, several: string] }>>;
  /** What it means that a field of the event is 1: "it was combat damage". */
  readonly happened?: Readonly<Record<string, string>>;
  /** What parts of the ability's event are called that are not its object: "what killed it". */
  readonly parts?: Readonly<Record<string, string>>;
  /** The game's own terms. */
  readonly own?: OwnTerms;
}

/** The speaker that phrases are made with. */
export type Phrases = Speaker;

/** "other Dragon character you control with Combat 3 or more", without an article. */
export function filterText(node: Data, words: Words, say: Phrases, many: boolean): string {
  if (node.self === true) return words.self ?? "this card";
  if (node.host === true) return words.host;
  const placed = (place: string): string[] =>
    Object.entries(words.filters)
      .filter(([key, filter]) => node[key] !== undefined && (filter.place ?? "noun") === place)
      .map(([key, filter]) => filter.text(node[key], say));
  const nouns = placed("noun");
  const either = ((node.any as readonly Json[] | undefined) ?? []).map((one) => say.filter(one, many));
  const noun = nouns.length > 0 || either.length === 0 ? numbered(nouns.join(" ") || words.noun, many) : "";
  const parts = [
    node.other === true ? "other" : "",
    ...placed("before"),
    noun || listed(either, "or"),
    controllerText(node, words),
    owned(node, words) ? "" : zoneText(node, words),
    ...placed("after"),
    node.has === undefined ? "" : hasText(node.has as Data, words, say),
    owned(node, words) ? zoneText(node, words) : "",
    noun !== "" && either.length > 0 ? `that ${eitherText(either, numbered(words.noun, many), many)}` : "",
    node.not === undefined ? "" : notText(say.filter(node.not, many), numbered(words.noun, many), many),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

const numbered = (noun: string, many: boolean): string => (many ? plural(noun) : noun);
const be = (many: boolean): string => (many ? "are" : "is");
const articled = (many: boolean) => (noun: string) => (many ? noun : withArticle(noun));

/** "is Fleeting or Boosted", "is a Robot or has Tough". */
function eitherText(phrases: readonly string[], noun: string, many: boolean): string {
  const said = phrases.map((phrase): [verb: string, rest: string] => {
    const having = `${noun} with `;
    if (phrase.startsWith(having)) return [many ? "have" : "has", phrase.slice(having.length)];
    return [be(many), qualityOf(phrase, noun) ?? articled(many)(phrase)];
  });
  const verbs = [...new Set(said.map(([verb]) => verb))];
  const of = (verb: string): string[] => said.flatMap(([one, rest]) => (one === verb ? rest : []));
  return verbs.map((verb) => `${verb} ${listed(of(verb), "or")}`).join(" or ");
}

function notText(phrase: string, noun: string, many: boolean): string {
  const bare = /^\S+ with (\S+)$/.exec(phrase);
  if (bare) return `without ${bare[1]}`;
  return `that ${be(many)} not ${qualityOf(phrase, noun) ?? articled(many)(phrase)}`;
}

/** What is said of a thing when nothing names its kind: "Fleeting" of a "Fleeting card". */
function qualityOf(phrase: string, noun: string): string | undefined {
  if (phrase.endsWith(` ${noun}`)) return phrase.slice(0, -noun.length - 1);
  const [, before, after] = new RegExp(`^(.*?)\\b${noun} ([Ii]n .*|named .*)$`).exec(phrase) ?? [];
  return after === undefined ? undefined : `${before}${after}`;
}

/** Outside play only the zone is somebody's: "in your hand". */
const owned = (node: Data, words: Words): boolean =>
  ((node.in as readonly string[] | undefined) ?? []).some((zone) => !words.zones[zone].play);

function controllerText(node: Data, words: Words): string {
  if (owned(node, words)) return "";
  const { controller, owner } = node;
  if (controller !== undefined) return controller === "you" ? "you control" : "your opponent controls";
  return owner === undefined ? "" : owner === "you" ? "you own" : "your opponent owns";
}

function zoneText(node: Data, words: Words): string {
  const zones = ((node.in as readonly string[] | undefined) ?? []).map((zone) => words.zones[zone]);
  const lying = zones.flatMap(({ lies }) => lies ?? []);
  const named = zones.flatMap(({ name, lies }) => (lies === undefined ? [name] : []));
  const places = named.length === 0 ? [] : [insideText(listed(named, "or"), node, words)];
  const whose = owned(node, words) ? ownerText(node) : "";
  return listed([...places, ...lying.map((one) => `${one}${whose}`)], "or");
}

const whoseOf = ({ owner, controller }: Data): Json | undefined => owner ?? controller;

function insideText(names: string, node: Data, words: Words): string {
  if (!owned(node, words)) return `in the ${names}`;
  const whose = whoseOf(node);
  return `in ${whose === undefined ? withArticle(names) : whose === "you" ? `your ${names}` : `your opponent's ${names}`}`;
}

/** What something outside play lies on is controlled by whose it is. */
function ownerText(node: Data): string {
  const whose = whoseOf(node);
  return whose === undefined ? "" : whose === "you" ? " you control" : " your opponent controls";
}

function hasText({ attr, least, most }: Data, words: Words, say: Phrases): string {
  const name = words.attr(attr as string);
  const extreme = extremeText(attr as string, least, most, say);
  if (extreme !== undefined) return `with ${extreme}`;
  const bounds = boundsText(least, most, say);
  if (!isCounter(name)) return `with ${name} ${bounds}`;
  return isPrinted(bounds) ? `with ${bounds} ${name}` : `with a number of ${name} ${bounds}`;
}

/** "the highest Power among allies": at least the highest of the same attribute, or at most the lowest. */
function extremeText(
  attr: string,
  least: Json | undefined,
  most: Json | undefined,
  say: Phrases,
): string | undefined {
  const is = (bound: Json | undefined, num: string): boolean =>
    (bound as Data | undefined)?.num === num && (bound as Data).attr === attr;
  if (most === undefined && is(least, "highest")) return say.num(least as Json);
  return least === undefined && is(most, "lowest") ? say.num(most as Json) : undefined;
}

function boundsText(least: Json | undefined, most: Json | undefined, say: Phrases): string {
  const [low, high] = [least, most].map((bound) => (bound === undefined ? undefined : say.num(bound)));
  if (high === undefined) return atLeast(low as string);
  if (low === undefined) return atMost(high);
  if (low === high) return isPrinted(low) ? low : `equal to ${low}`;
  return isPrinted(low) && isPrinted(high) ? `${low} to ${high}` : `${atLeast(low)} and ${atMost(high)}`;
}

/** Whether a number stands as such: "3 or less", but "less than or equal to the number of allies". */
const isPrinted = (text: string): boolean => /^[-\dX]/.test(text);
const atLeast = (low: string): string =>
  isPrinted(low) ? `${low} or more` : `greater than or equal to ${low}`;
const atMost = (high: string): string =>
  isPrinted(high) ? `${high} or less` : `less than or equal to ${high}`;

/** Counters are many, attributes are one number. */
const isCounter = (name: string): boolean => /(counters|markers)$/i.test(name);

/** "the highest Power", but "the highest number of quest counters". */
const ofMany = (name: string): string => (isCounter(name) ? `number of ${name}` : name);

const joints: Readonly<Record<string, string>> = { add: " plus ", sub: " minus ", mul: " times " };

/** "the number of characters you control", "this card's Combat". */
export function numText(node: Data, words: Words, say: Phrases): string {
  switch (node.num) {
    case "count":
      return `the number of ${say.filter(node.of, true)}`;
    case "attr": {
      const name = words.attr(node.attr as string);
      const { ref, of } = node.of as Data;
      // Of several it is their sum.
      if (ref === "all" && !isCounter(name)) return `the total ${name} of ${say.filter(of, true)}`;
      const where = ref === "all" ? say.filter(of, true) : say.ref(node.of);
      return isCounter(name) ? `the number of ${name} on ${where}` : `${possessive(where)} ${name}`;
    }
    case "event":
      return "that much";
    case "var":
      return "that number";
    case "x":
      return "X";
    case "half":
      return `half ${say.num(node.of)}, rounded ${node.up === true ? "up" : "down"}`;
    case "highest":
    case "lowest":
      return `the ${node.num} ${ofMany(words.attr(node.attr as string))} among ${say.filter(node.of, true)}`;
    case "different":
      return `the number of different ${traitOf(node, words)[1]} among ${say.filter(node.of, true)}`;
    case "same":
      return `the greatest number of ${say.filter(node.of, true)} with the same ${traitOf(node, words)[0]}`;
    default: {
      const own = words.own?.numbers?.[node.num as string];
      if (own !== undefined) return own.text(node, say);
      const parts = (node.of as readonly Json[]).map((one) => say.num(one));
      const joint = joints[node.num as string];
      return joint
        ? parts.join(joint)
        : `the ${node.num === "min" ? "least" : "greatest"} of ${listed(parts)}`;
    }
  }
}

const traitOf = (node: Data, { traits }: Words): readonly [string, string] =>
  traits?.[node.in as string].text ?? ["", ""];

/** Says more plainly that there are none, or that there is one. */
function plainly(is: string, right: Json): "none" | "some" | undefined {
  if ((is === "=" && right === 0) || (is === "<" && right === 1) || (is === "<=" && right === 0))
    return "none";
  return (is === ">=" && right === 1) || (is === ">" && right === 0) ? "some" : undefined;
}

const compared: Readonly<Record<string, string>> = {
  "=": "is",
  "<": "is less than",
  "<=": "is at most",
  ">": "is more than",
  ">=": "is at least",
};
const quantity: Readonly<Record<string, (count: string) => string>> = {
  "=": (count) => `exactly ${count}`,
  "<": (count) => `fewer than ${count}`,
  "<=": (count) => `${count} or fewer`,
  ">": (count) => `more than ${count}`,
  ">=": (count) => `${count} or more`,
};

/** A condition as the clause after "if" or "while". */
export function condText(node: Data, words: Words, say: Phrases): string {
  switch (node.is) {
    case "any":
      return presence(node.of as Data, (rest) => withArticle(say.filter(rest)), words, false);
    case "matches":
      // Of what was chosen this asks no more than whether it was.
      if ((node.what as Data).ref === "var" && Object.keys(node.filter as Data).length === 0) return "you do";
      return matchText(say.ref(node.what), say.filter(node.filter), words);
    case "and":
    case "or":
      return joinedText(node.is, node.of as readonly Data[], say);
    case "not":
      return deniedText(node.of as Data, words, say);
    case "yourTurn":
      return "it is your turn";
    case "phase":
      return `it is the ${words.phase?.(node.phase as string) ?? (node.phase as string)}`;
    case "odd":
    case "even":
      return `${say.num(node.of)} is ${node.is}`;
    default: {
      const own = words.own?.conditions?.[node.is as string];
      if (own !== undefined) return own.text(node, say);
      const { is, left, right } = node as { is: string; left: Json; right: Json };
      const count = left as Data;
      const happened = count.num === "event" ? words.happened?.[count.field as string] : undefined;
      if (happened !== undefined && is === "=" && right === 1) return happened;
      if (count.num !== "count") return comparedText(is, say.num(left), say.num(right));
      const plain = plainly(is, right);
      if (plain !== undefined) {
        const any = { is: "any", of: count.of };
        return plain === "some" ? condText(any, words, say) : deniedText(any, words, say);
      }
      // "Exactly 1 ally", "more than 1 ally", but "1 or fewer allies".
      const many = right !== 1 || (is !== "=" && is !== ">");
      return presence(
        count.of as Data,
        (rest) => `${quantity[is](say.num(right))} ${say.filter(rest, many)}`,
        words,
        many,
      );
    }
  }
}

/** "A and either B or C"; "either A and B, or C": what belongs together is heard. */
function joinedText(is: "and" | "or", of: readonly Data[], say: Phrases): string {
  const mixed = of.some((one) => one.is === (is === "and" ? "or" : "and"));
  const parts = of.map((one) => {
    const said = say.cond(one);
    return is === "and" && one.is === "or" && !said.startsWith("either ") ? `either ${said}` : said;
  });
  return mixed && is === "or" ? `either ${parts.join(", or ")}` : listed(parts, is);
}

/** "it is 4 or more", "it is less than that card's Combat". */
function comparedText(is: string, left: string, right: string): string {
  if (/^\d+$/.test(right) && (is === ">=" || is === "<="))
    return `${left} is ${right} or ${is === ">=" ? "more" : "less"}`;
  return `${left} ${compared[is]} ${right}`;
}

/** "you control …", "there are … in your Void". */
function presence(filter: Data, phrase: (rest: Data) => string, words: Words, many: boolean): string {
  const { controller, ...rest } = filter;
  if (controller === undefined || owned(filter, words)) return `there ${be(many)} ${phrase(filter)}`;
  return `${controller === "you" ? "you control" : "your opponent controls"} ${phrase(rest)}`;
}

function deniedText(node: Data, words: Words, say: Phrases): string {
  if (node.is === "any")
    return presence(node.of as Data, (rest) => `no ${say.filter(rest, true)}`, words, true);
  return node.is === "yourTurn" ? "it is not your turn" : `it is not true that ${say.cond(node)}`;
}

/** "it has Combat 3 or less", "it is Fleeting", "it is a character". */
function matchText(named: string, phrase: string, words: Words): string {
  const offered = /^up to (one|\d+) (.*)$/.exec(named);
  if (offered !== null) return pickedText(offered[1] === "one", offered[2], phrase, words);
  const subject = named === "me" ? "I" : named;
  const having = `${words.noun} with `;
  if (phrase.startsWith(having))
    return `${subject} ${subject === "I" ? "have" : "has"} ${phrase.slice(having.length)}`;
  const is = subject === "I" ? "am" : "is";
  if (phrase === words.noun) return `there is ${named}`;
  const denied = `${words.noun} that is not `;
  if (phrase.startsWith(denied)) return `${subject} ${is} not ${phrase.slice(denied.length)}`;
  const doing = `${words.noun} that `;
  if (phrase.startsWith(doing)) return `${subject} ${phrase.slice(doing.length)}`;
  return `${subject} ${is} ${qualityOf(phrase, words.noun) ?? withArticle(phrase)}`;
}

/** What may have been chosen, and whether it was: "you choose a target ally", "… that is Fleeting". */
function pickedText(one: boolean, what: string, phrase: string, words: Words): string {
  const chosen = `you choose ${one ? withArticle(what) : `any ${what}`}`;
  const asks = phrase !== words.noun && !` ${what} `.includes(` ${phrase} `) && one;
  return asks ? `${chosen} that is ${qualityOf(phrase, words.noun) ?? withArticle(phrase)}` : chosen;
}
