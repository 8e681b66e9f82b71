/** Compiles a card's nodes for the machine: the programs of the card and of its abilities. */

import { type Ability, abilityProgram, flatten, type Json } from "../../kernel/game.ts";
import { abilityAs, insteadOf, staticsOf, triggerOf } from "../card-schema.ts";
import { areOfOwnCost } from "../own-cost.ts";
import type { UcgAbility, UcgCard } from "./card-schema.ts";

/** The abilities of a card as printed, and behind them its own programs. */
export function abilitiesOf(card: UcgCard, set: string, id: string): Ability[] {
  const printed = (card.abilities ?? []).map((node, index) => compileAbility(set, id, index, node));
  return [...printed, ...cardPrograms(set, card, printed.length)];
}

/** The programs of a card itself stand behind its abilities, under names of their own. */
export const CARD_PROGRAMS = ["effect", "support", "assimilate"] as const;

function cardPrograms(set: string, card: UcgCard, from: number): Ability[] {
  const effects: Readonly<Record<string, Json | undefined>> = {
    effect: card.effect,
    support: card.support?.effect,
    assimilate: card.assimilate,
  };
  return CARD_PROGRAMS.map((kind, index): Ability => {
    const code = effects[kind];
    const program =
      code === undefined ? null : { id: abilityProgram(set, card.id, from + index), code: flatten(code) };
    return abilityAs(kind, {}, { program });
  });
}

/** Where a card is played from, and where it lies while it is paid for (UCG 7.2.1, 9.5). */
const PLAYED_FROM = ["hand", "ignition", "effect"];

/** UCG 3.5: it works where the card is played from. */
export const isOwnCost = (node: UcgAbility): boolean =>
  node.kind === "static" && areOfOwnCost(node.changes, ["cost"]);

function compileAbility(set: string, id: string, index: number, node: UcgAbility): Ability {
  const { kind } = node;
  const runs = kind === "activated" || kind === "triggered";
  return abilityAs(kind, node, {
    ...(runs && { program: { id: abilityProgram(set, id, index), code: flatten(node.effect) } }),
    ...(kind === "triggered" && { trigger: triggerOf(node.on) }),
    ...(kind === "static" && { statics: staticsOf(node) }),
    ...(isOwnCost(node) && { from: PLAYED_FROM }),
    ...(kind === "instead" && { instead: insteadOf(node) }),
  });
}
