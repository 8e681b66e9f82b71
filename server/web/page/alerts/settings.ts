/** Which alerts the player wants: none but the tab's title until he asks for more. */
import { z } from "zod";
import { kept } from "../kept.ts";

export const alerts = kept(
  "riposte.alerts",
  z.object({
    sound: z.boolean().catch(false),
    /** From 0 to 1. */
    volume: z.number().catch(0.5),
    /** Notifications, while nobody looks at the page. */
    notify: z.boolean().catch(false),
    vibrate: z.boolean().catch(false),
  }),
);
