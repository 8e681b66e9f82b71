/** Accounts that programs play with (docs/bots.md). */
import { z } from "zod";
import { playerSchema } from "./http.ts";
import { NAME_LENGTH, nameSchema } from "./name.ts";

/** Ends the name of each of them, so that whoever meets one reads what it is, with whatever client. */
export const BOT_MARK = " (bot)";

export const botBody = z
  .strictObject({
    name: nameSchema.refine((name) => [...name].length <= NAME_LENGTH - BOT_MARK.length, "too long"),
  })
  .meta({ description: `What it is called; "${BOT_MARK}" is put behind it` });

export const botTokenAnswer = z.strictObject({
  ok: z.literal(true),
  bot: playerSchema,
  token: z.string().meta({ description: "Goes into the Authorization header, as Bearer; told this once" }),
});

export const botsAnswer = z.strictObject({ ok: z.literal(true), bots: z.array(playerSchema) });
