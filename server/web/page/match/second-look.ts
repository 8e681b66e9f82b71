/** Whether the player looks at each act once more before it is sent. Kept in this browser. */
import { z } from "zod";
import { kept } from "../kept.ts";

export const secondLook = kept("riposte.secondLook", z.object({ isWanted: z.boolean().catch(false) }));
