/** Abilities that only say what is so while their card is in play: of Regions, and of its own sub-types. */
import { z } from "zod";
import type { Terms } from "../../kernel/game.ts";
import { STATS } from "./attrs.ts";

const terrains = z.array(z.enum(STATS)).min(1).max(3).exactOptional();

/** Of which Expeditions a passive on Regions speaks; `marked` is the Region that its card has marked (A ). */
const WHOSE = ["mine", "facing", "yours", "opponents", "marked"] as const;

/** A passive on Regions and the Expeditions in them (A ). */
export const regionOf = ({ condition }: Terms) =>
  z.strictObject({
    kind: z.literal("region"),
    /** Of these Expeditions; of all, where it is left out. */
    of: z.array(z.enum(WHOSE)).min(1).max(4).exactOptional(),
    gains: terrains,
    loses: terrains,
    /** It cannot move forward due to these terrains, or due to none. */
    bars: z
      .array(z.enum([...STATS, "other"]))
      .min(1)
      .max(4)
      .exactOptional(),
    while: condition.exactOptional(),
  });

/** A: it has the sub-types that others have. */
export const likenessOf = ({ filter, condition }: Terms) =>
  z.strictObject({ kind: z.literal("likeness"), of: filter, while: condition.exactOptional() });
