/** Nouns, numbers and conditions of rules text. */
import type { FilterKey } from "../ruleset.ts";
import type { Data, Json } from "../state.ts";
import { listed, plural, possessive, withArticle } from "./english.ts";

/** What a game calls things beyond its filters. */
export interface Words {
  readonly filters: Readonly<Record<string, FilterKey>>;
  /** The noun for a thing no filter names, e.g. "card". */
  readonly noun: string;
  /** What the ability's card is attached to, e.g. "attached character". */
  readonly host: string;
  /** Zones by id; one outside play is somebody's: "your hand". */
  readonly zones: Readonly<Record<string, { readonly name: string; readonly play: boolean }>>;
  /** An attribute or counter by its key. */
  attr(key: string): string;
}

/** The part of a speaker that phrases are made with. */
export interface Phrases {
  ref(node: Json): string;
  num(node: Json): string;
  filter(node: Json, many?: boolean): string;
  cond(node: Json): string;
}

/** "other Dragon character you control with Combat 3 or more", without an article. */
export function filterText(node: Data, words: Words, say: Phrases, many: boolean): string {
  if (node.self === true) return "this card";
  if (node.host === true) return words.host;
  const placed = (place: string): string[] =>
    Object.entries(words.filters)
      .filter(([key, filter]) => node[key] !== undefined && (filter.place ?? "noun") === place)
      .map(([key, filter]) => filter.text(node[key]));
  const nouns = placed("noun");
  const either = ((node.any as readonly Json[] | undefined) ?? []).map((one) => say.filter(one, many));
  const noun = nouns.length > 0 || either.length === 0 ? numbered(nouns.join(" ") || words.noun, many) : "";
  const parts = [
    node.other === true ? "other" : "",
    ...placed("before"),
    noun || listed(either, "or"),
    controllerText(node, words),
    zoneText(node, words),
    ...placed("after"),
    node.has === undefined ? "" : hasText(node.has as Data, words, say),
    noun !== "" && either.length > 0 ? `that ${be(many)} ${listed(either.map(articled(many)), "or")}` : "",
    node.not === undefined ? "" : notText(say.filter(node.not, many), many),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

const numbered = (noun: string, many: boolean): string => (many ? plural(noun) : noun);
const be = (many: boolean): string => (many ? "are" : "is");
const articled = (many: boolean) => (noun: string) => (many ? noun : withArticle(noun));

function notText(phrase: string, many: boolean): string {
  const bare = /^\S+ with (\S+)$/.exec(phrase);
  return bare ? `without ${bare[1]}` : `that ${be(many)} not ${articled(many)(phrase)}`;
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
  if (node.in === undefined) return "";
  const names = listed(
    (node.in as readonly string[]).map((zone) => words.zones[zone].name),
    "or",
  );
  if (!owned(node, words)) return `in the ${names}`;
  const whose = node.owner ?? node.controller;
  return `in ${whose === undefined ? withArticle(names) : whose === "you" ? `your ${names}` : `your opponent's ${names}`}`;
}

function hasText({ attr, least, most }: Data, words: Words, say: Phrases): string {
  const bounds: string[] = [];
  if (least !== undefined) bounds.push(`${say.num(least)} or more`);
  if (most !== undefined) bounds.push(`${say.num(most)} or less`);
  const name = words.attr(attr as string);
  return `with ${isCounter(name) ? `${listed(bounds)} ${name}` : `${name} ${listed(bounds)}`}`;
}

/** Counters are many, attributes are one number. */
const isCounter = (name: string): boolean => name.endsWith("Counters");

const joints: Readonly<Record<string, string>> = { add: " plus ", sub: " minus ", mul: " times " };

/** "the number of characters you control", "this card's Combat". */
export function numText(node: Data, words: Words, say: Phrases): string {
  switch (node.num) {
    case "count":
      return `the number of ${say.filter(node.of, true)}`;
    case "attr": {
      const name = words.attr(node.attr as string);
      return isCounter(name)
        ? `the number of ${name} on ${say.ref(node.of)}`
        : `${possessive(say.ref(node.of))} ${name}`;
    }
    case "event":
      return "that much";
    case "var":
      return "that number";
    case "x":
      return "X";
    default: {
      const parts = (node.of as readonly Json[]).map((one) => say.num(one));
      const joint = joints[node.num as string];
      return joint
        ? parts.join(joint)
        : `the ${node.num === "min" ? "least" : "greatest"} of ${listed(parts)}`;
    }
  }
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
      return matchText(say.ref(node.what), say.filter(node.filter), words);
    case "and":
    case "or":
      return listed(
        (node.of as readonly Json[]).map((one) => say.cond(one)),
        node.is,
      );
    case "not":
      return deniedText(node.of as Data, words, say);
    case "yourTurn":
      return "it is your turn";
    default: {
      const { is, left, right } = node as { is: string; left: Json; right: Json };
      const count = left as Data;
      if (count.num !== "count") return `${say.num(left)} ${compared[is]} ${say.num(right)}`;
      return presence(
        count.of as Data,
        (rest) => `${quantity[is](say.num(right))} ${say.filter(rest, true)}`,
        words,
        true,
      );
    }
  }
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

/** "it has Combat 3 or less" rather than "it is a card with Combat 3 or less". */
function matchText(subject: string, phrase: string, words: Words): string {
  const having = `${words.noun} with `;
  return phrase.startsWith(having)
    ? `${subject} has ${phrase.slice(having.length)}`
    : `${subject} is ${withArticle(phrase)}`;
}
