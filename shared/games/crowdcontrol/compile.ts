/** The event that each ability of a card waits for (C 2.1). */
import { type Ability, isOneOf, type Trigger } from "../../kernel/game.ts";
import { abilityAs } from "../card-schema.ts";
import { ACTIVATED, OWN_ARRIVAL } from "./card.ts";
import type { CcAbility, CcCard } from "./card-schema.ts";

export function abilitiesOf(card: CcCard): Ability[] {
  const { type, abilities = [] } = card;
  const printed = abilities.map((one) => compileAbility(card, one));
  return type === "entity" ? [...printed, ...abilities.flatMap(ownArrival)] : printed;
}

const compileAbility = (card: CcCard, one: CcAbility): Ability =>
  abilityAs(one.kind, one, { trigger: triggerOf(card, one.kind) });

/** C 2.1: Arrival says "a friendly Entity", which its own entering is too (option arrivalSeesItself). */
const ownArrival = (one: CcAbility): Ability[] =>
  one.kind !== "arrival"
    ? []
    : [
        abilityAs(OWN_ARRIVAL, one, {
          trigger: { on: "entity", object: null, by: "you", when: null, entering: true },
        }),
      ];

/** C 2.1: the event that each keyword waits for. */
function triggerOf({ type }: CcCard, kind: CcAbility["kind"]): Trigger | null {
  if (isOneOf(ACTIVATED, kind)) return null;
  const on = (act: string, more: Partial<Trigger> = {}): Trigger => ({
    on: act,
    object: null,
    by: "you",
    when: null,
    entering: false,
    ...more,
  });
  switch (kind) {
    case "periodic":
      return on("periodic");
    case "battlecry":
      return on("battle");
    // C R2.8: a Headquarter lies on the field from the start; its delay stands for its spawning.
    case "onSpawn":
      return type === "hq"
        ? on("awake", { object: { self: true } })
        : on(type === "place" ? "place" : "entity", { entering: true });
    case "arrival":
      return on("entity");
    case "onConstruction":
      return on("place");
    case "onDeath":
      return on("die", { object: { self: true }, by: null });
    case "avenge":
      return on("die", { object: { other: true, in: ["attack", "defense"] } });
    case "channel":
      return on("played");
    case "furious":
      return on("damage", { object: { self: true }, by: null });
    default:
      return on("loot");
  }
}
