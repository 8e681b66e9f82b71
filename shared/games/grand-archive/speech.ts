/** How this game's rules text names zones, attributes, targets and layers. */

import { type Data, type Json, type Speaker, type Spoken, signed, type Voice } from "../../kernel/game.ts";
import { objectSpoken, playerSpoken } from "../text.ts";
import { KEYWORDS } from "./card.ts";
import type { LayerFilter, TargetWord } from "./card-schema.ts";
import { filters, flagWord } from "./filters.ts";
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
  COUNTER_NAMES.has(key) ? `${key} counters` : (NAMES[key] ?? flagWord(key));

/** The part of a voice that is the same for every ability. Its builder adds the verbs. */
export const words: Omit<Voice, "verbs" | "target" | "event"> = {
  filters,
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
      },
    ]),
  ),
  attr,
};

/** The kind alone: "that ally", without the rest of the filter. */
export function nounOf(filter: Json | undefined, say: Speaker, many = false): string {
  const { kind } = (filter ?? {}) as Data;
  return say.filter(kind === undefined ? {} : { kind }, many);
}

/** The name of a target word in a text: an object, a layer of the stack or a player. */
export function targetSpoken(word: TargetWord | undefined, say: Speaker): Spoken {
  if (word === undefined) return { first: "the target", again: "it" };
  if ("player" in word) return playerSpoken(word);
  if ("layer" in word) return layerSpoken(word.layer, say);
  return objectSpoken(word, say, (object, many) => nounOf(object, say, many));
}

function layerSpoken({ what, card, controller }: LayerFilter, say: Speaker): Spoken {
  const name = what === "card" ? "card activation" : what === "ability" ? "ability" : "layer";
  const of = card === undefined ? "" : ` of ${say.a(card)}`;
  const whose =
    controller === undefined ? "" : controller === "you" ? " you control" : " an opponent controls";
  return {
    first: `target ${of === "" ? name : name.replace("card ", "")}${of}${whose}`,
    again: `that ${name}`,
  };
}

export const counterWord = (kind: string): string =>
  kind === "levelCounter" ? "level counter" : `${kind} counter`;

/** The owner's place of a named thing. */
export const theirs = (node: Json, say: Speaker): string =>
  say.plural(node) ? "their owners'" : "its owner's";

const DURATION: Readonly<Record<string, string>> = {
  turn: " until end of turn",
  combat: " until end of combat",
  source: " for as long as this object is on the field",
  never: "",
};

/** How long a change lasts. */
export function untilText(until: Json | undefined): string {
  const key = (until ?? "turn") as string;
  return DURATION[key] ?? ` until end of ${key === "wakeUp" ? "wake up" : key} phase`;
}

const PLAIN: Readonly<Record<string, readonly [string, string]>> = {
  cannotAttack: ["cannot attack", "cannot attack"],
  mustAttack: ["must attack if able", "must attack if able"],
  blank: ["loses all abilities", "lose all abilities"],
  playable: ["may be activated from there", "may be activated from there"],
  fast: ["may be activated at fast speed", "may be activated at fast speed"],
  warded: ["is dealt no damage", "are dealt no damage"],
  swapped: ["switches its power and life", "switch their power and life"],
  ally: ["is an ally in addition to its other types", "are allies in addition to their other types"],
  timeDistorted: ["has time distorted", "have time distorted"],
};

const ENDED: typeof PLAIN = {
  ally: ["stops being an ally", "stop being allies"],
  timeDistorted: ["has time no longer distorted", "have time no longer distorted"],
};

/** A change of an attribute as the rest of a sentence about what changes: "gets +1 power". */
export function changeText({ attr: key, add = 0, set, element }: Data, many: boolean, say: Speaker): string {
  const verb = (one: string, several: string): string => (many ? several : one);
  if (element !== undefined) return `${verb("becomes", "become")} ${element as string} element`;
  const name = key as string;
  const value = say.num(set ?? add);
  if (PLAIN[name] !== undefined) return verb(...(set === 0 ? (ENDED[name] ?? PLAIN[name]) : PLAIN[name]));
  if (name === "cost" && set === undefined)
    return `${verb("costs", "cost")} ${value.replace("-", "")} ${value.startsWith("-") ? "less" : "more"} to activate`;
  if (name === "attackTax") return `${verb("costs", "cost")} ${value} more to attack with`;
  if ((KEYWORDS as readonly string[]).includes(name)) {
    if (set === 0) return `${verb("loses", "lose")} ${flagWord(name)}`;
    return `${verb("gains", "gain")} ${keywordText(name, (set ?? add) as number)}`;
  }
  return set === undefined
    ? `${verb("gets", "get")} ${signed(value)} ${attr(name)}`
    : `${verb("has", "have")} ${attr(name)} ${value}`;
}

/** Keywords that are written with a number. */
export const NUMBERED = ["multistrike", "retort", "agility", "kindle", "prepare", "imbue", "starcalling"];

export function keywordText(word: string, value: Json): string {
  const name = flagWord(word);
  return NUMBERED.includes(word) ? `${name} ${value === true ? 1 : String(value)}` : name;
}
