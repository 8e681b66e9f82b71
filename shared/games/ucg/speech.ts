/** How this game's rules text names zones, attributes, targets and links (UCG 3, 4, 13). */

import {
  capital,
  type Data,
  fieldsIn,
  isOneOf,
  type Json,
  possessive,
  type Speaker,
  type Spoken,
  signed,
  type Voice,
  withArticle,
} from "../../kernel/game.ts";
import { changeOfCost } from "../own-cost.ts";
import { objectSpoken, playerSpoken } from "../text.ts";
import { ATTRS } from "./attrs.ts";
import type { LinkFilter, TargetWord } from "./card-schema.ts";
import { filters } from "./filters.ts";
import { terms } from "./happened.ts";
import { traits } from "./traits.ts";
import { zones } from "./zones.ts";

const NAMES: Readonly<Record<string, string>> = {
  power: "Power",
  combat: "Combat",
  cost: "Terra Cost",
  damage: "Damage Counters",
  bide: "Bide Counters",
  combatCounter: "Combat Counters",
  retribution: "Retribution Counters",
  deck: "deck",
  hand: "hand",
  void: "Void",
};

const attr = (key: string): string => NAMES[key] ?? capital(key);

const zoneWords = Object.fromEntries(
  zones.map(({ id, play }) => [
    id,
    { name: NAMES[id] ?? `${capital(id)} Zone`, play: play === true || id === "ignition" },
  ]),
);

/** The part of a voice that is the same for every ability. Its builder adds the verbs. */
export const words: Omit<Voice, "verbs" | "target" | "host" | "event"> = {
  filters,
  own: terms,
  traits,
  noun: "card",
  zones: zoneWords,
  attr,
};

/** The name of a target word in a text: an object, a link of the chain or a player. */
export function targetSpoken(word: TargetWord | undefined, say: Speaker): Spoken {
  if (word === undefined) return { first: "the target", again: "it" };
  if ("player" in word) return playerSpoken(word);
  if ("link" in word) return linkSpoken(word.link, say);
  return objectSpoken(word, say, (object, many) => nounOf(object, say, many));
}

/** The kind alone: "that character", without the rest of the filter. */
export function nounOf(filter: Json | undefined, say: Speaker, many = false): string {
  const { kind } = fieldsIn(filter);
  return say.filter(kind === undefined ? {} : { kind }, many);
}

const whose = (controller: string | undefined): string =>
  controller === undefined ? "" : controller === "you" ? " you control" : " your opponent controls";

const aimed = (targeting: Json | undefined, say: Speaker): string =>
  targeting === undefined ? "" : ` that targets ${say.a(targeting)}`;

/** UCG 10.3, 10.4: the playing of a card, an ability of a card, or either. */
function linkSpoken({ what, card, controller, targeting }: LinkFilter, say: Speaker): Spoken {
  const noun = card === undefined ? "card" : say.filter(card);
  const aim = aimed(targeting, say);
  if (what === "play") {
    const by = controller === undefined ? "" : controller === "you" ? " by you" : " by your opponent";
    return { first: `the playing of target ${noun}${by}${aim}`, again: "it" };
  }
  if (what === "ability")
    return {
      first: `target ability of ${withArticle(noun)}${whose(controller)}${aim}`,
      again: "that ability",
    };
  const either = card === undefined ? "card or ability" : `${noun} or ability of one`;
  return { first: `target ${either} in the chain${whose(controller)}${aim}`, again: "it" };
}

/** UCG 12.2: the event that lets a Hidden Pitfall be used. */
export function contactLink({ what, card, controller, targeting }: LinkFilter, say: Speaker): string {
  const who = controller === undefined ? "a player" : controller === "you" ? "you" : "your opponent";
  const verb = (word: string): string => (who === "you" ? word : `${word}s`);
  const noun = card === undefined ? "a card" : say.a(card);
  const plays = `${verb("play")} ${noun}`;
  const uses = `${verb("use")} an ability${what === "ability" && card !== undefined ? ` of ${noun}` : ""}`;
  const does = what === "play" ? plays : what === "ability" ? uses : `${plays} or ${uses}`;
  return `${who} ${does}${aimed(targeting, say)}`;
}

/** A change of an attribute as the rest of a sentence about what changes: "gets +1 Combat". */
export function changeText({ attr: key, add = 0, set }: Data, many: boolean, say: Speaker): string {
  const verb = (one: string, several: string): string => (many ? several : one);
  const name = attr(String(key));
  const value = say.num(set ?? add);
  if (key === "cost" && set === undefined) {
    return `${verb("costs", "cost")} ${changeOfCost(add, say, "Terra")}`;
  }
  if (key === "combat" || key === "power" || key === "cost" || !isOneOf(ATTRS, key)) {
    return set === undefined
      ? `${verb("gets", "get")} ${signed(value)} ${name}`
      : `${verb("has", "have")} ${name} ${value}`;
  }
  if (set === 0) return `${verb("loses", "lose")} ${name}`;
  return `${verb("gains", "gain")} ${keywordText(key, value)}`;
}

/** UCG 13: Proficiency and Revive are printed with their number. */
export function keywordText(word: string, value: Json): string {
  if (word === "proficiency") return `${capital(word)} ${signed(String(value === true ? 1 : value))}`;
  return word === "revive" ? `${capital(word)} ${value === true ? 1 : String(value)}` : capital(word);
}

/** The owner's place of a card that is named: "its owner's hand". */
export const ownersHand = (node: Json, say: Speaker): string =>
  say.plural(node) ? "their owners' hands" : `${possessive("it")} owner's hand`;
