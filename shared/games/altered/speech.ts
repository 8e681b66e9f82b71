/** How this game's rules text names zones, attributes, targets and costs. */

import {
  capital,
  type Data,
  type Json,
  listed,
  type Speaker,
  type Spoken,
  type Voice,
  withArticle,
} from "../../kernel/game.ts";
import { objectSpoken, playerSpoken } from "../text.ts";
import { KEYWORDS, STATS } from "./attrs.ts";
import type { Cost, TargetWord } from "./card-schema.ts";
import { filters } from "./filters.ts";
import { zones } from "./zones.ts";

const NAMES: Readonly<Record<string, string>> = {
  handCost: "Hand Cost",
  reserveCost: "Reserve Cost",
  reserveLimit: "reserve limit",
  landmarkLimit: "landmark limit",
  boost: "Boost Counters",
  tick: "Counters",
  deck: "deck",
  hand: "hand",
  discard: "discard pile",
  reserve: "Reserve",
  mana: "Mana zone",
  landmark: "Landmark zone",
  hero: "Hero zone",
  heroExpedition: "Hero Expedition",
  companionExpedition: "Companion Expedition",
};

export const attrName = (key: string): string => NAMES[key] ?? capital(key);

const IN_PLAY = new Set(["hero", "landmark", "heroExpedition", "companionExpedition"]);

/** The part of a voice that is the same for every ability. */
export const words: Omit<Voice, "verbs" | "target" | "host" | "event"> = {
  filters,
  noun: "card",
  self: "me",
  zones: Object.fromEntries(
    zones.map(({ id }) => [id, { name: NAMES[id] ?? capital(id), play: IN_PLAY.has(id) }]),
  ),
  attr: attrName,
};

/** The name of a target word in a text. */
export function targetSpoken(word: TargetWord | undefined, say: Speaker): Spoken {
  if (word === undefined) return { first: "the target", again: "it" };
  if ("player" in word) return playerSpoken(word);
  if ("expedition" in word)
    return {
      first: word.expedition === "own" ? "target Expedition of yours" : "target Expedition",
      again: "that Expedition",
    };
  const spoken = objectSpoken(word, say, (object, many) => nounOf(object, say, many));
  return { ...spoken, again: spoken.many ? "them" : "it", apart: spoken.again };
}

/** The kind alone: "that Character". */
export function nounOf(filter: Json | undefined, say: Speaker, many = false): string {
  const { type } = (filter ?? {}) as Data;
  return say.filter(type === undefined ? {} : { type }, many);
}

/** A cost in words; `said` as part of a sentence: "pay 1 and put a card from your hand in Reserve". */
export function costText(cost: Cost, say: Speaker, said = false): string {
  const { mana, exhaust, discard, sacrifice, spend, cards } = cost;
  const parts = [
    mana !== undefined && (said ? `pay ${mana}` : `${mana}`),
    exhaust && (said ? "exhaust me" : "Exhaust me"),
    discard && (said ? "discard me from Reserve" : "Discard me from Reserve"),
    sacrifice && (said ? "sacrifice me" : "Sacrifice me"),
    spend !== undefined && `${said ? "spend" : "Spend"} ${spend} ${spend === 1 ? "counter" : "counters"}`,
    cards && cardsText(cards, say, said),
  ].filter((part) => typeof part === "string");
  if (parts.length === 0) return said ? "do this" : "Free";
  return said ? listed(parts) : parts.join(", ");
}

function cardsText({ from, to, count = 1 }: NonNullable<Cost["cards"]>, say: Speaker, said: boolean): string {
  const filter = { owner: "you", ...from };
  const what = count === 1 ? withArticle(say.filter(filter)) : `${count} ${say.filter(filter, true)}`;
  const taken = what.replace(/ in your /, " from your ");
  if (to === "discard") return `${said ? "discard" : "Discard"} ${taken}`;
  return `${said ? "put" : "Put"} ${taken} in ${to === "mana" ? "your Mana zone" : "Reserve"}`;
}

/** A keyword with its number. */
export const keywordText = (word: string, value: Json): string =>
  word === "tough" ? `Tough ${value === true ? 1 : String(value)}` : capital(word);

/** "gets +1 Forest", "has Defender", "costs 1 less". */
export function changeText({ attr, add = 0, set, least }: Data, say: Speaker): string {
  const key = attr as string;
  const value = say.num(set ?? add);
  const cost = key === "handCost" || key === "reserveCost";
  if (least !== undefined) return `can't cost less than ${say.num(least)}`;
  if (key === "cannotDiscard") return "can't be discarded or sacrificed";
  if (cost && set === undefined) {
    const from = key === "handCost" ? "from hand" : "from Reserve";
    return `costs ${value.replace("-", "")} ${value.startsWith("-") ? "less" : "more"} ${from}`;
  }
  if ((KEYWORDS as readonly string[]).includes(key)) return `has ${keywordText(key, (set ?? add) as number)}`;
  const stat = (STATS as readonly string[]).includes(key) || key.endsWith("Limit") || cost;
  if (!stat) return `gains ${attrName(key)}`;
  return set === undefined
    ? `gets ${value.startsWith("-") ? value : `+${value}`} ${attrName(key)}`
    : `has ${attrName(key)} ${value}`;
}
