/** A card's rules text, generated from its effects, so that what it says is what it does. */
import { capital, counted, listed, withArticle } from "../../kernel/effects/english.ts";
import type { Data, Json } from "../../kernel/state.ts";
import type { Effect, Pool } from "./effects.ts";
import { poolNames } from "./pools.ts";
import type { CcAbility, CcCard, Extra } from "./words.ts";

export const numText = (value: Json): string => (typeof value === "number" ? String(value) : "X");
export const signed = (value: Json): string => `+${numText(value)}`;
export const manyOf = (value: Json, noun: string): string =>
  typeof value === "number" ? (value === 1 ? withArticle(noun) : counted(value, noun)) : `X ${noun}s`;
export const upTo = (value: Json, noun: string): string =>
  `up to ${typeof value === "number" ? counted(value, noun) : `X ${noun}s`}`;
/** A card type as a noun: "Entity", "Action". */
export const typeText = (type: Json): string => (type === "any" ? "card" : capital(type as string));
/** A token is named by its id. */
export const tokenText = (id: Json): string => `${(id as string).split("-").map(capital).join(" ")} token`;

/** What a pool holds, one of it. */
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

function headText({ kind, n = 1 }: CcAbility): string {
  const many = n === "x" ? "X" : String(n);
  if (kind === "pay") return `Pay ${many}`;
  if (kind === "dissolve") return `Dissolve ${many}`;
  if (kind === "discardPay") return `Discard and pay ${many}`;
  return WHEN[kind];
}

/** Effects as sentences. */
export const effectsText = (effects: readonly Data[], verbs: Readonly<Record<string, Effect>>): string =>
  effects.map((node) => `${capital(verbs[node.do as string].text(node, undefined as never))}.`).join(" ");

/** C R4.0g: what is paid beside mana. */
function extraText(extra: Extra): string {
  const parts = [
    extra.sacrifice && `sacrifice ${counted(extra.sacrifice, "Entity")}`,
    extra.discard && `discard ${counted(extra.discard, "card")}`,
    extra.void && `void ${counted(extra.void, "card")}`,
  ].filter((part) => typeof part === "string");
  return `Additional cost: ${listed(parts)}.`;
}

/** The whole text box, a line a paragraph. */
export function cardText(card: CcCard, verbs: Readonly<Record<string, Effect>>): string[] {
  const { extra, delay, growth, insight = 4, abilities = [], effects = [] } = card;
  const lines: string[] = [];
  if (card.type === "hq")
    lines.push(`Grow ${growth ?? 1}. Produce. Insight ${insight}. Delay ${delay ?? 1}.`);
  if (extra !== undefined) lines.push(extraText(extra));
  if (effects.length > 0) lines.push(effectsText(effects, verbs));
  for (const ability of abilities) lines.push(`${headText(ability)}: ${effectsText(ability.effects, verbs)}`);
  return lines;
}
