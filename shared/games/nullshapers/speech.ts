/** How this game's rules text names zones, attributes, targets and entries. */

import {
  capital,
  type Data,
  fieldsIn,
  isOneOf,
  type Json,
  type Speaker,
  type Spoken,
  signed,
  type Voice,
} from "../../kernel/game.ts";
import { changeOfCost } from "../own-cost.ts";
import { objectSpoken, playerSpoken } from "../text.ts";
import { isInfluence, KEYWORDS, KINDS } from "./card.ts";
import type { Cost, EntryFilter, NsCard, TargetWord } from "./card-schema.ts";
import { filters } from "./filters.ts";
import { terms } from "./happened.ts";
import { HERE, hereTerms } from "./here.ts";
import { zones } from "./zones.ts";

const NAMES: Readonly<Record<string, string>> = {
  increase: "increase markers",
  sector0: "first biome",
  sector1: "second biome",
  sector2: "third biome",
};

const attr = (key: string): string => NAMES[key] ?? key;

/** The part of a voice that is the same for every ability. Its builder adds the verbs. */
export const words: Omit<Voice, "verbs" | "target" | "host" | "event"> = {
  filters,
  own: terms,
  noun: "card",
  zones: Object.fromEntries(
    zones.map(({ id, play }) => [
      id,
      {
        name: NAMES[id] ?? id,
        play: play === true || id === "queue",
        ...(id === "attached" && { lies: "attached to another card" }),
      },
    ]),
  ),
  attr,
};

/** A biome speaks of its own place as "here". */
const inBiome: typeof words = {
  ...words,
  filters: { ...filters, here: { ...filters.here, text: () => HERE } },
  own: { ...terms, ...hereTerms(HERE) },
};

export const wordsOf = (card: NsCard): typeof words => (isInfluence(card) ? inBiome : words);

/** The name of a target word: at first, and once it has been named. */
export function targetSpoken(word: TargetWord | undefined, say: Speaker): Spoken {
  if (word === undefined) return { first: "the target", again: "it" };
  if ("player" in word) return playerSpoken(word);
  if ("biome" in word) return { first: "each sector of target biome", again: "each sector of that biome" };
  if ("sector" in word) {
    const whose = { any: "", friendly: "friendly ", enemy: "enemy " }[word.sector];
    return { first: `target ${whose}sector`, again: "that sector" };
  }
  if ("entry" in word) return entrySpoken(word.entry, say);
  return objectSpoken({ min: word.max ?? 1, ...word }, say, (object, many) => nounOf(object, say, many), {
    of: "each of ",
  });
}

function entrySpoken({ what, card, controller }: EntryFilter, say: Speaker): Spoken {
  const noun =
    what === "any"
      ? "card or skill"
      : what === "skill"
        ? "skill"
        : card === undefined
          ? "card"
          : say.filter(card);
  const whose =
    controller === undefined ? "" : controller === "you" ? " you control" : " your opponent controls";
  return { first: `target ${noun}${whose} in the queue`, again: "it" };
}

/** The kind alone: "that agent", without the rest of the filter. */
export function nounOf(filter: Json | undefined, say: Speaker, many = false): string {
  const { kind } = fieldsIn(filter);
  return say.filter(kind === undefined ? {} : { kind }, many);
}

/** A change of an attribute as the rest of a sentence about what changes: "gets +1 attack". */
export function changeText({ attr: key, add = 0, set }: Data, many: boolean, say: Speaker): string {
  const verb = (one: string, several: string): string => (many ? several : one);
  const value = say.num(set ?? add);
  if (isOneOf(KEYWORDS, key))
    return `${set === 0 ? verb("loses", "lose") : verb("gains", "gain")} ${capital(key)}`;
  if (key === "cost" && set === undefined)
    return `${verb("costs", "cost")} ${changeOfCost(add, say, "void")}`;
  if (key === "speed" && set === undefined) return `${verb("is", "are")} ${value} speed faster`;
  return set === undefined
    ? `${verb("gets", "get")} ${signed(value)} ${attr(String(key))}`
    : `${verb("has", "have")} ${value} ${attr(String(key))}`;
}

/** "its owner's hand". */
export const ownersHand = (node: Json, say: Speaker): string =>
  say.plural(node) ? "their owners' hands" : "its owner's hand";

/** "1 storm and 2 void", X for each X symbol. */
export function costText(cost: Cost): string {
  const parts = [...KINDS].reverse().flatMap((kind) => (cost[kind] ? [`${cost[kind]} ${kind}`] : []));
  for (let n = 0; n < (cost.x ?? 0); n++) parts.push("X void");
  return parts.length === 0 ? "0" : parts.join(" + ");
}
