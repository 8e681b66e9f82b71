/** Abilities as the kernel runs them, and behind them the ways to use a card and its skills. */

import { type Ability, abilityProgram, type Data, flatten, type Trigger } from "../../kernel/game.ts";
import { abilityAs, insteadOf, staticsOf, triggerOf } from "../card-schema.ts";
import { attaches, type NsCard, type Pick } from "./card.ts";
import { GEAR_WORD } from "./text.ts";
import { CARD } from "./uses.ts";

/** N R3.9 Transfer, written as the reactive skill it is. */
const TRANSFER: Data = {
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

/** An ability without its effect, which stands behind its ways. */
const compiled = (node: Data): Ability =>
  abilityAs(node.kind as string, node, {
    ...(node.kind === "reactive" && { trigger: reactionOn(node.on as Data) }),
    ...(node.kind === "persistent" && { statics: staticsOf(node) }),
    ...(node.kind === "instead" && { instead: insteadOf(node) }),
  });

/** N R2.6: in anomaly mode it is no longer what its text speaks of. */
const AS_FUNCTION: Data = { is: "matches", what: { ref: "self" }, filter: { kind: "function" } };

/** What arrives is looked at where it has arrived; a spawn was nothing before. */
function reactionOn(on: Data): Trigger {
  const trigger = triggerOf(on);
  if (trigger.entering) return { ...trigger, now: AS_FUNCTION };
  return trigger.on === "arrive" ? { ...trigger, late: true } : trigger;
}

export function abilitiesOf(card: NsCard, set: string, id: string): Ability[] {
  const skills = [...(card.abilities ?? []), ...(card.keywords?.transfer ? [TRANSFER] : [])];
  const abilities = skills.map(compiled);
  const way = (of: number, { name, targets = [], effect: code }: Partial<Pick>): void => {
    const program =
      code === undefined ? null : { id: abilityProgram(set, id, abilities.length), code: flatten(code) };
    const node = { of, name: name ?? "", targets } as Data;
    abilities.push(abilityAs("way", node, { program }));
  };
  const words = attaches(card) ? (card.targets ?? [GEAR_WORD]) : card.targets;
  for (const one of card.pick ?? [{ targets: words, effect: card.effect }]) way(CARD, one);
  skills.forEach((node, index) => {
    if (node.kind !== "activated" && node.kind !== "reactive") return;
    const one = { targets: node.targets, effect: node.effect } as Partial<Pick>;
    for (const option of (node.pick as readonly Pick[] | undefined) ?? [one]) way(index, option);
  });
  return abilities;
}
