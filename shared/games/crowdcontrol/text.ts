/** A card's rules text, generated from its effects, so that the text and the effect always agree. */

import {
  capital,
  counted,
  type Data,
  type Json,
  plural,
  type Statement,
  withArticle,
} from "../../kernel/game.ts";
import type { CcAbility, CcCard, Extra } from "./card-schema.ts";
import type { Effect, Pool } from "./effects.ts";
import { poolNames } from "./pools.ts";

export const numText = (value: Json): string => (typeof value === "number" ? String(value) : "X");
export const signed = (value: Json): string => `+${numText(value)}`;
export const manyOf = (value: Json, noun: string): string =>
  typeof value === "number" ? (value === 1 ? withArticle(noun) : counted(value, noun)) : `X ${plural(noun)}`;
export const upTo = (value: Json, noun: string): string =>
  `up to ${value === 1 ? `one ${noun}` : `${numText(value)} ${plural(noun)}`}`;
/** A card type as a noun: "Entity", "Action". */
export const typeText = (type: Json): string => (type === "any" ? "card" : capital(String(type)));

/** A thing of a pool as a noun. */
export const thingText = (pool: Pool): string => poolNames.get(pool) ?? "card";

/** C 2.2: the thing as the mode picks it. */
export function modeText(node: Data, thing: string): string {
  switch (node.on ?? "target") {
    case "all":
      return `each ${thing}`;
    case "this":
      return "this card";
    case "random":
      return `a random ${thing}`;
    case "chosen":
      return "the chosen card";
    default:
      return `target ${thing}`;
  }
}

const WHEN: Readonly<Record<string, string>> = {
  periodic: "Periodic",
  battlecry: "Battlecry",
  onSpawn: "On Spawn",
  arrival: "Arrival",
  onConstruction: "On Construction",
  onDeath: "On Death",
  avenge: "Avenge",
  channel: "Channel",
  furious: "Furious",
  loot: "Loot",
  tribute: "Tribute",
  dismantle: "Dismantle",
};

function headText(ability: CcAbility): string {
  switch (ability.kind) {
    case "pay":
      return `Pay ${ability.n === "x" ? "X" : ability.n}`;
    case "dissolve":
      return `Dissolve ${ability.n}`;
    case "discardPay":
      return `Discard and pay ${ability.n}`;
    default:
      return WHEN[ability.kind];
  }
}

/** Effects as sentences. */
export function effectsText(effects: readonly Statement[], verbs: Readonly<Record<string, Effect>>): string {
  const named = new Set<string>();
  return effects
    .map((node) => {
      const text = verbs[node.do].text(node);
      return `${capital(text.replace(TARGET, (first) => again(first, named)))}.`;
    })
    .join(" ");
}

const TARGET = /target (?:friendly|opposing) (?:Entity|Headquarter or Place)/;

/** C R4.2: each effect has a target of its own, and it may be the one before. */
function again(first: string, named: Set<string>): string {
  if (named.has(first)) return `${first} (which may be the same)`;
  named.add(first);
  return first;
}

/** C R4.0g: the price besides mana. */
function extraText(extra: Extra): string {
  if ("sacrifice" in extra) return `Additional cost: sacrifice ${manyOf(extra.sacrifice, "Entity")}.`;
  return "discard" in extra
    ? `Additional cost: discard ${manyOf(extra.discard, "card")}.`
    : `Additional cost: put ${manyOf(extra.void, "card")} from your Dust Pile into the Void.`;
}

/** The whole text box, a line a paragraph. */
export function cardText(card: CcCard, verbs: Readonly<Record<string, Effect>>): string[] {
  const { extra, delay, growth, insight = 4, abilities = [], effects = [] } = card;
  const lines: string[] = [];
  if (card.type === "hq")
    lines.push(`Grow ${4 * (growth ?? 1)}. Produce. Insight ${insight}. Delay ${delay ?? 1}.`);
  if (extra !== undefined) lines.push(extraText(extra));
  if (effects.length > 0) lines.push(effectsText(effects, verbs));
  for (const ability of abilities) lines.push(`${headText(ability)}: ${effectsText(ability.effects, verbs)}`);
  return lines;
}
