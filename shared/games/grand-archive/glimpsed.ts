/** Cards that a player looks at in a glimpse, so that a text can give them what is used there (G R32.59). */
import { z } from "zod";
import { handleTo, topFrame } from "../../kernel/game.ts";
import { printed } from "./card.ts";
import type { GaCard } from "./card-schema.ts";
import type { FilterKey } from "./typed.ts";

export const glimpsed: FilterKey<true> = {
  schema: z.literal(true),
  test(m, obj, _value, { controller }) {
    const frame = topFrame(m);
    if (frame?.program !== "glimpse" || obj.owner !== controller) return false;
    const { cards } = frame.locals;
    return Array.isArray(cards) && cards.includes(handleTo(m.state, obj));
  },
  text: () => "that you glimpse",
  place: "after",
  reads: [],
};

/** What starcalling a card costs: of its own price and one that it was given the lesser. */
export function starcallingCost(card: GaCard, now: number): number {
  const own = printed(card, "starcalling");
  return own > 0 ? Math.min(own, now) : now;
}
