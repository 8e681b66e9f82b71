/** Finds words of a card that do nothing where they stand, as far as the rules of this game alone decide it. */

import type { Data, Fault, Json } from "../../kernel/game.ts";
import { has, idleWords } from "../idle.ts";
import { idleKeywords } from "../keywords.ts";
import { acts } from "./acts.ts";
import { attaches, isModification } from "./card.ts";
import type { NsCard } from "./card-schema.ts";
import { isOwnCost } from "./compile.ts";
import { filters } from "./filters.ts";
import { zones } from "./zones.ts";

/** Everything on a card that is accepted and does nothing. */
export const idle = (card: NsCard): Fault[] => [
  ...idleWords(
    card,
    { zones, filters, acts, sorts },
    { attaches: isModification(card), hosted: attaches(card) },
  ),
  ...keywordFaults(card),
  ...globalFaults(card, ""),
  ...xFaults(card, ""),
  ...(card.abilities ?? []).flatMap((node, at) => [
    ...(isOwnCost(node) && card.types.includes("spawn")
      ? [{ path: `abilities.${at}.changes`, message: "never works: a spawn is not played" }]
      : []),
    ...(node.kind === "activated" ? globalFaults(node, `abilities.${at}.`) : []),
    ...xFaults(node, `abilities.${at}.`),
  ]),
];

/** N R2.6, R3.2: an event is nothing else, and in anomaly mode a card is of no type. */
function sorts(key: string, value: Json): readonly string[] | undefined {
  if (key !== "kind") return undefined;
  switch (value) {
    case "event":
    case "anomaly":
      return [value];
    case "constant":
      return ["constant", "anomaly"];
    case "function":
      return ["constant", "event"];
    default:
      return ["constant"];
  }
}

/** N R3.9: some keywords are for agents in battle; Transfer is a skill of a card on the planet. */
function keywordFaults({ types, keywords }: NsCard): Fault[] {
  if (types.includes("agent")) return [];
  const idle = ["evasion", "intercept", "secure", "ready"];
  if (types.includes("event"))
    return idleKeywords(keywords, [...idle, "transfer"], "an event is never on the planet");
  return idleKeywords(keywords, idle, "only agents advance, attack and defend");
}

/** N R3.9 Global: a surcharge for the very words that are printed buys nothing. */
function globalFaults({ global, targets }: Pick<NsCard, "global" | "targets">, path: string): Fault[] {
  const words = global?.targets;
  return words !== undefined && JSON.stringify(words) === JSON.stringify(targets)
    ? [{ path: `${path}global.targets`, message: "are the printed ones: the surcharge buys nothing" }]
    : [];
}

/** N R6.6: X is chosen where a cost has it. */
function xFaults(node: Data, path: string): Fault[] {
  const { effect = null, pick = null, cost = null, global = null } = node;
  const reads = has([effect, pick, node.targets ?? null], ({ num }) => num === "x");
  const pays = has([cost, global], ({ x }) => x !== undefined);
  return reads && !pays ? [{ path: `${path}cost`, message: "has no X, which the text reads" }] : [];
}
