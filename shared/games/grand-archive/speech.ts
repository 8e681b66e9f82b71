/** How this game's rules text names zones, attributes, targets and layers. */

import {
  type Data,
  fieldsIn,
  isOneOf,
  type Json,
  possessive,
  type Speaker,
  type Spoken,
  signed,
  type Voice,
} from "../../kernel/game.ts";
import { objectSpoken, playerSpoken } from "../text.ts";
import { ELEMENTS, enabling, KEYWORDS } from "./card.ts";
import type { LayerFilter, TargetWord } from "./card-schema.ts";
import { takenOff } from "./counters.ts";
import { filters, flagWord } from "./filters.ts";
import { type KindWords, kindText } from "./kinds.ts";
import { layerWord } from "./layer-verbs.ts";
import { numbers } from "./numbers.ts";
import { PROHIBITED } from "./prohibitions.ts";
import { refs } from "./refs.ts";
import { countedSpoken, isCounted } from "./target-words.ts";
import { traits } from "./traits.ts";
import { zones } from "./zones.ts";

const NAMES: Readonly<Record<string, string>> = {
  cost: "reserve cost",
  main: "main deck",
  material: "material deck",
  stack: "Effects Stack",
  intent: "Intent",
  lineage: "lineage",
  handLimit: "hand limit",
  memoryLimit: "memory limit",
  levelCounter: "level counters",
};

const COUNTER_NAMES = new Set([
  "damage",
  "durability",
  "buff",
  "debuff",
  "enlighten",
  "bulwark",
  "wither",
  "static",
  "omen",
  "charge",
  "preparation",
]);

/** An attribute or counter as a text names it. */
const attr = (key: string): string =>
  key.endsWith(" counter")
    ? `${key}s`
    : COUNTER_NAMES.has(key)
      ? `${key} counters`
      : (NAMES[key] ?? flagWord(key));

/** The part of a voice that is the same for every ability. Its builder adds the verbs. */
export const words: Omit<Voice, "verbs" | "target" | "event"> = {
  filters,
  own: { refs, numbers },
  noun: "card",
  host: "the linked object",
  happened: { died: "it died", combat: "it was combat damage" },
  twice: (first) => first.replace(/\btarget\b/, "another target"),
  zones: Object.fromEntries(
    zones.map(({ id }) => [
      id,
      {
        name: NAMES[id] ?? id,
        play: id === "field" || id === "intent" || id === "stack",
        ...(id === "loaded" && { lies: "loaded into a weapon" }),
        // What a player has is controlled, and lies nowhere that a text names.
        ...(id === "aside" && { lies: "", play: true }),
      },
    ]),
  ),
  attr,
  phase: phaseName,
  traits,
};

/** "your main phase"; Combat is none. */
function phaseName(phase: string): string {
  if (phase === "combat") return "combat phase";
  return `${phase === "wakeUp" ? "wake up" : phase} phase`;
}

/** The kind alone: "that ally", without the rest of the filter. */
export function nounOf(filter: Json | undefined, say: Speaker, many = false): string {
  const { kind } = fieldsIn(filter);
  return say.filter(kind === undefined ? {} : { kind }, many);
}

/** The name of a target word in a text: an object, a layer of the stack or a player. */
export function targetSpoken(word: TargetWord | undefined, say: Speaker): Spoken {
  if (word === undefined) return { first: "the target", again: "it" };
  if ("player" in word) {
    const spoken = playerSpoken(word);
    return word.controls === undefined
      ? spoken
      : { ...spoken, first: `${spoken.first} who controls ${say.a(word.controls)}` };
  }
  if ("layer" in word) return layerSpoken(word.layer, say);
  const noun = (object: Data, many: boolean): string => nounOf(object, say, many);
  if (!isCounted(word)) return objectSpoken(word, say, noun);
  const several = [word.count, word.upTo, word.any].some((one) => one !== undefined);
  return countedSpoken(word, objectSpoken(several ? { ...word, min: 0, max: 2 } : word, say, noun), say);
}

function layerSpoken({ what, card, controller }: LayerFilter, say: Speaker): Spoken {
  const name = layerWord(what);
  const of = card === undefined ? "" : ` of ${say.a(card)}`;
  const whose =
    controller === undefined ? "" : controller === "you" ? " you control" : " an opponent controls";
  return {
    first: `target ${of === "" ? name : name.replace("card ", "")}${of}${whose}`,
    again: `that ${name}`,
  };
}

/** The owner's place of a named thing. */
export function theirs(node: Json, say: Speaker): string {
  // A reference is a node.
  const { ref, of } = node as Data;
  if (ref === "top") return of === undefined ? "your" : possessive(say.ref(of));
  return say.plural(node) ? "their owners'" : "its owner's";
}

const PLAIN: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries(Object.entries(PROHIBITED).map(([key, text]) => [key, [text, text] as const])),
  ...Object.fromEntries(
    ELEMENTS.map((one) => [enabling(one), [`enables ${one} element`, `enable ${one} element`] as const]),
  ),
  anyElement: ["may be played whatever its elements", "may be played whatever their elements"],
  cannotAttack: ["cannot attack", "cannot attack"],
  mustAttack: ["must attack if able", "must attack if able"],
  blank: ["loses all abilities", "lose all abilities"],
  playable: ["may be activated from there", "may be activated from there"],
  fast: ["may be activated at fast speed", "may be activated at fast speed"],
  warded: ["is dealt no damage", "are dealt no damage"],
  swapped: ["switches its power and life", "switch their power and life"],
  ally: ["is an ally in addition to its other types", "are allies in addition to their other types"],
  banishedInstead: [
    "is banished if it would be put into a graveyard",
    "are banished if they would be put into a graveyard",
  ],
  timeDistorted: ["has time distorted", "have time distorted"],
  topShown: [
    "plays with the top card of its deck revealed",
    "play with the top cards of their decks revealed",
  ],
  topSeen: [
    "lets its player look at the top card of the deck at any time",
    "let their players look at the top cards of the decks at any time",
  ],
  attacksWithLife: [
    "attacks using its life in place of its power",
    "attack using their life in place of their power",
  ],
  mayWield: ["may attack using a weapon", "may attack using a weapon"],
  dealsUnpreventable: ["deals damage that cannot be prevented", "deal damage that cannot be prevented"],
  takesUnpreventable: [
    "is dealt damage that cannot be prevented",
    "are dealt damage that cannot be prevented",
  ],
};

const ENDED: typeof PLAIN = {
  ally: ["stops being an ally", "stop being allies"],
  timeDistorted: ["has time no longer distorted", "have time no longer distorted"],
};

/** "2 less to activate"; "X more, where X is the number of allies you control". */
function costsText(add: Json, after: string, say: Speaker): string {
  const less = takenOff(add);
  const value = say.num(less ?? add);
  const word = less === undefined ? "more" : "less";
  return /^[\dX]+$/.test(value) ? `${value} ${word}${after}` : `X ${word}${after}, where X is ${value}`;
}

/** A change of an attribute as the rest of a sentence about what changes: "gets +1 power". */
export function changeText(node: Data & KindWords, many: boolean, say: Speaker): string {
  const { attr: key, add = 0, set } = node;
  const verb = (one: string, several: string): string => (many ? several : one);
  if (key === undefined) return kindText(node, many);
  const name = String(key);
  const value = say.num(set ?? add);
  if (PLAIN[name] !== undefined) return verb(...(set === 0 ? (ENDED[name] ?? PLAIN[name]) : PLAIN[name]));
  if (name === "cost" && set === undefined)
    return `${verb("costs", "cost")} ${costsText(add, " to activate", say)}`;
  if (name === "abilityCost" && set === undefined)
    return `${verb("has", "have")} activated abilities that cost ${costsText(add, "", say)}`;
  if (name === "attackTax") return `${verb("costs", "cost")} ${value} more to attack with`;
  if (isOneOf(KEYWORDS, name)) {
    if (set === 0) return `${verb("loses", "lose")} ${flagWord(name)}`;
    return `${verb("gains", "gain")} ${keywordText(name, value)}`;
  }
  if (set === undefined && !/^(?:-?\d+|X)$/.test(value))
    return `${verb("gets", "get")} +X ${attr(name)}, where X is ${value}`;
  return set === undefined
    ? `${verb("gets", "get")} ${signed(value)} ${attr(name)}`
    : `${verb("has", "have")} ${attr(name)} ${value}`;
}

/** Keywords that are written with a number. */
export const NUMBERED = [
  "multistrike",
  "retort",
  "agility",
  "kindle",
  "prepare",
  "imbue",
  "starcalling",
  "ranged",
  "pride",
  "levelLocked",
  "critical",
];

export function keywordText(word: string, value: Json): string {
  const name = flagWord(word);
  return NUMBERED.includes(word) ? `${name} ${value === true ? 1 : String(value)}` : name;
}
