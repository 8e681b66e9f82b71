/** How this game's rules text names zones, attributes, targets and costs. */

import {
  capital,
  type Data,
  fieldsIn,
  isOneOf,
  type Json,
  listed,
  type Speaker,
  type Spoken,
  spaced,
  type Voice,
  withArticle,
  zonesNamed,
} from "../../kernel/game.ts";
import { perEach } from "../own-cost.ts";
import { objectSpoken, playerSpoken } from "../text.ts";
import { KEYWORDS, STATS } from "./attrs.ts";
import type { Cost, TargetWord } from "./card-schema.ts";
import { described } from "./expedition-words.ts";
import { filters } from "./filters.ts";
import { PRINTED, silencedBy } from "./symbols.ts";
import { terms } from "./terms.ts";
import { zones } from "./zones.ts";

const NAMES: Readonly<Record<string, string>> = {
  handCost: "Hand Cost",
  reserveCost: "Reserve Cost",
  playable: "can be played while exhausted",
  behind: "counts as behind",
  inContact: "In Contact",
  playedFleeting: "is played Fleeting",
  uncounted: "does not count for the limit",
  staysExhausted: "stays exhausted in the Morning",
  noJoin: "J abilities are not activated",
  noHand: "H abilities are not activated",
  noReserve: "R abilities are not activated",
  moreDice: "more dice",
  diePlus: "more on a die",
  supportMost: "maximum in support abilities",
  regains: "can gain a status again",
  drawsMore: "more cards drawn in the Morning",
  expandsMore: "more cards put in the Mana zone in the Morning",
  keepsExhausted: "exhausted cards kept beyond the limit",
  reserveLimit: "reserve limit",
  landmarkLimit: "landmark limit",
  boost: "Boost Counters",
  tick: "Counters",
  marker: "Marked Region",
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

export const attrName = (key: string): string => NAMES[key] ?? capital(spaced(key));

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
  own: terms,
};

/** The name of a target word in a text. */
export function targetSpoken(word: TargetWord | undefined, say: Speaker): Spoken {
  if (word === undefined) return { first: "the target", again: "it" };
  if ("player" in word) return playerSpoken(word);
  if ("expedition" in word) {
    const whose = word.expedition === "own" ? " of yours" : "";
    const { that } = word;
    const first = that === undefined ? `Expedition${whose}` : `${described(that, say, false)}${whose}`;
    return { first: `target ${first}`, again: "that Expedition" };
  }
  const spoken = objectSpoken(word, say, (object, many) => nounOf(object, say, many));
  return { ...spoken, again: spoken.many ? "them" : "it", apart: spoken.again };
}

/** The kind alone: "that Character". */
export function nounOf(filter: Json | undefined, say: Speaker, many = false): string {
  const { type } = fieldsIn(filter);
  return say.filter(type === undefined ? {} : { type }, many);
}

/** A cost in words; `said` as part of a sentence: "pay 1 and put a card from your hand in Reserve". */
export function costText(cost: Cost, say: Speaker, said = false): string {
  const { mana, exhaust, discard, sacrifice, spend, cards, opponentResupplies, x } = cost;
  const parts = [
    mana !== undefined && (said ? `pay ${mana}` : `${mana}`),
    x?.pays === "mana" && (said ? "pay X" : "X"),
    x?.pays === "counters" && (said ? "spend X counters" : "Spend X counters"),
    exhaust && (said ? "exhaust me" : "Exhaust me"),
    discard && (said ? "discard me from Reserve" : "Discard me from Reserve"),
    sacrifice && (said ? "sacrifice me" : "Sacrifice me"),
    spend !== undefined && `${said ? "spend" : "Spend"} ${spend} ${spend === 1 ? "counter" : "counters"}`,
    opponentResupplies && (said ? "have your opponent Resupply" : "Your opponent Resupplies"),
    cards && cardsText(cards, say, said),
  ].filter((part) => typeof part === "string");
  if (parts.length === 0) return said ? "do this" : "Free";
  return said ? listed(parts) : parts.join(", ");
}

function cardsText({ from, to, count = 1 }: NonNullable<Cost["cards"]>, say: Speaker, said: boolean): string {
  const filter = zonesNamed(from).length === 0 ? { controller: "you", ...from } : { owner: "you", ...from };
  const what = count === 1 ? withArticle(say.filter(filter)) : `${count} ${say.filter(filter, true)}`;
  const taken = what.replace(/ in your /, " from your ");
  if (to === "exhaust" || to === "sacrifice") return `${said ? to : capital(to)} ${taken}`;
  if (to === "discard") return `${said ? "discard" : "Discard"} ${taken}`;
  return `${said ? "put" : "Put"} ${taken} in ${to === "mana" ? "your Mana zone" : "Reserve"}`;
}

/** A keyword with its number. */
export const keywordText = (word: string, value: Json): string =>
  word === "tough" ? `Tough ${value === true ? 1 : String(value)}` : capital(word);

/** What is so where an attribute is above 0, and what where it is not. */
const FLAGS: Readonly<Record<string, readonly [on: string, off: string]>> = {
  cannotDiscard: ["can't be discarded or sacrificed", "can be discarded or sacrificed"],
  playable: ["can be played while exhausted", "can't be played while exhausted"],
  behind: ["counts as behind", "doesn't count as behind"],
  inContact: ["is In Contact", "isn't In Contact"],
  playedFleeting: ["is Fleeting", "isn't Fleeting"],
  uncounted: ["doesn't count for the limit", "counts for the limit"],
  staysExhausted: ["doesn't become ready in the Morning", "becomes ready in the Morning"],
  regains: ["can gain statuses again", "can't gain statuses again"],
};

/** Whether a change takes away rather than gives. */
const isOff = (value: string): boolean => value === "0" || value.startsWith("-");

/** What an attribute says that is either so or not. */
function flagText(key: string, here: boolean, off: boolean): string | undefined {
  const silenced = silencedBy(key);
  if (silenced !== undefined) return `${off ? "can" : "can't"} activate ${PRINTED[silenced]} abilities`;
  const said = FLAGS[key]?.[off ? 1 : 0];
  return here ? said?.replace("played", "played in my Expedition") : said;
}

/** "gets +1 Forest", "has Defender", "costs 1 less". */
export function changeText({ attr, add = 0, set, least, downTo, here }: Data, say: Speaker): string {
  const key = String(attr);
  const value = say.num(set ?? add);
  const cost = key === "handCost" || key === "reserveCost";
  if (least !== undefined) return `can't cost less than ${say.num(least)}`;
  const flag = flagText(key, here === true, isOff(value));
  if (flag !== undefined) return flag;
  if (key === "supportMost") return `raises the maximum in support abilities of its player by ${value}`;
  if (key === "moreDice") return `lets its player roll ${value} more dice and choose one`;
  if (key === "diePlus") return `lets its player add ${value} to a die`;
  if (key === "drawsMore") return `lets its player draw ${value} more in the Morning`;
  if (key === "expandsMore") return `lets its player put ${value} more in the Mana zone in the Morning`;
  if (key === "keepsExhausted")
    return `lets its player keep ${value} more exhausted ${value === "1" ? "card" : "cards"} in Reserve`;
  if (cost && set === undefined) {
    const from = key === "handCost" ? "from hand" : "from Reserve";
    const floor = downTo === undefined ? "" : ` (down to a minimum of ${String(downTo)})`;
    const each = perEach(add, say);
    if (each !== undefined) return `costs ${each[0]} ${from} for each ${each[1]}${floor}`;
    return `costs ${value.replace("-", "")} ${value.startsWith("-") ? "less" : "more"} ${from}${floor}`;
  }
  if (isOneOf(KEYWORDS, key))
    return isOff(value) ? `loses ${capital(key)}` : `has ${keywordText(key, value)}`;
  const stat = isOneOf(STATS, key) || key.endsWith("Limit") || cost;
  if (!stat) return `gains ${attrName(key)}`;
  if (set === undefined && !/^-?\d+$/.test(value)) return `gets +X ${attrName(key)}, where X is ${value}`;
  return set === undefined
    ? `gets ${value.startsWith("-") ? value : `+${value}`} ${attrName(key)}`
    : `has ${attrName(key)} ${value}`;
}
