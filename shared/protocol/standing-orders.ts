/** A seat's standing orders: in which windows it wants to be asked, and which it passes without being asked. */
import { z } from "zod";

export const standingSchema = z
  .strictObject({
    /** Phases in which to be asked though nothing waits to be answered; null for all of them. */
    stops: z.array(z.string().min(1).max(40)).max(32).nullable().default(null),
    /**
     * Passes every window: "event" until anything but a pass happens, "turn" until the turn is over or another
     * adds an entry, "whole-turn" until the turn is over.
     */
    yield: z.enum(["none", "event", "turn", "whole-turn"]).default("none"),
    /** Passes while one's own entry is on top. */
    passOwn: z.boolean().default(false),
    /** Is asked everywhere: nothing is passed for it. Comes before all others. */
    fullControl: z.boolean().default(false),
    /** Is asked where it can only pass, so that it may take its time. */
    bluff: z.boolean().default(false),
  })
  .meta({ description: "A seat's standing orders" });

export type Standing = z.infer<typeof standingSchema>;

export const NO_ORDERS: Standing = standingSchema.parse({});
