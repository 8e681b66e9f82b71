/** Abilities as the kernel runs them, and behind them the ways to use a card and its skills. */

import { type Ability, abilityProgram, type Data, flatten, type Trigger } from "../../kernel/game.ts";
import { abilityAs, insteadOf, staticsOf, type TriggerOn, triggerOf } from "../card-schema.ts";
import { areOfOwnCost } from "../own-cost.ts";
import { attaches, isInfluence } from "./card.ts";
import type { NsAbility, NsCard, Option, Reactive } from "./card-schema.ts";
import { GEAR_WORD } from "./text.ts";
import { CARD, type WayNode } from "./uses.ts";
import { BIOME_ZONES } from "./zones.ts";

/** N R3.9 Transfer, written as the reactive skill it is. */
const TRANSFER: Reactive = {
  kind: "reactive",
  on: {
    act: "damage",
    when: {
      is: "and",
      of: [
        { is: "matches", what: { ref: "event", field: "source" }, filter: { self: true } },
        { is: ">=", left: { num: "event", field: "biome" }, right: 0 },
      ],
    },
  },
  effect: [{ do: "transfer" }],
};

/** N R6.12: it works in the hand. */
export const isOwnCost = (node: NsAbility): boolean =>
  node.kind === "persistent" && areOfOwnCost(node.changes, ["cost"]);

/** An ability without its effect, which stands behind its ways. */
const compiled = (node: NsAbility, card: NsCard): Ability =>
  abilityAs(node.kind, node, {
    ...(node.kind === "reactive" && { trigger: reactionOn(node.on) }),
    ...(node.kind === "persistent" && { statics: staticsOf(node) }),
    ...(isOwnCost(node) && { from: ["hand"] }),
    // N R5.8.
    ...(isInfluence(card) && { from: BIOME_ZONES }),
    ...(node.kind === "instead" && { instead: insteadOf(node) }),
  });

/** N R2.6: in anomaly mode a card no longer is the thing that its text speaks of. */
const AS_FUNCTION: Data = { is: "matches", what: { ref: "self" }, filter: { kind: "function" } };

/** A card that arrives is judged where it has arrived, since a spawn did not exist before. */
function reactionOn(on: TriggerOn): Trigger {
  const trigger = triggerOf(on);
  if (trigger.entering) return { ...trigger, now: AS_FUNCTION };
  return trigger.on === "arrive" ? { ...trigger, late: true } : trigger;
}

/** One option of a card or skill; the only one has no name, and a card may have neither targets nor effect. */
type Way = { readonly [Key in keyof Option]?: Option[Key] | undefined };

export function abilitiesOf(card: NsCard, set: string, id: string): Ability[] {
  const skills = [...(card.abilities ?? []), ...(card.keywords?.transfer ? [TRANSFER] : [])];
  const abilities = skills.map((node) => compiled(node, card));
  const way = (of: number, { name = "", targets = [], effect: code }: Way): void => {
    const program =
      code === undefined ? null : { id: abilityProgram(set, id, abilities.length), code: flatten(code) };
    const node: WayNode = { of, name, targets };
    abilities.push(abilityAs("way", node, { program }));
  };
  const words = attaches(card) ? (card.targets ?? [GEAR_WORD]) : card.targets;
  for (const one of card.pick ?? [{ targets: words, effect: card.effect }]) way(CARD, one);
  skills.forEach((node, index) => {
    if (node.kind !== "activated" && node.kind !== "reactive") return;
    for (const one of node.pick ?? [{ targets: node.targets, effect: node.effect }]) way(index, one);
  });
  return abilities;
}
