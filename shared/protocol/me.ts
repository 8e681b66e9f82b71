/** The caller, and the matches and tables that he can come back to. */
import { z } from "zod";
import { matchInfo, playerSchema } from "./http.ts";
import { noticeSchema } from "./peace.ts";
import { ticketInfo } from "./queue.ts";
import { tableInfo } from "./tables.ts";

export const meAnswer = z.strictObject({
  ok: z.literal(true),
  player: playerSchema,
  matches: z.array(matchInfo).meta({ description: "Those of the player that are not over" }),
  tables: z.array(tableInfo).meta({ description: "Those where the player sits that are not over" }),
  notices: z.array(noticeSchema).meta({
    description: "What the operator did about the player, as far as he has not read it, the oldest first",
  }),
  ticket: ticketInfo.nullable().meta({ description: "The player's place in the queue" }),
});

/** As many matches that are over are told of. */
export const PLAYED_MATCHES = 30;

export const playedAnswer = z.strictObject({
  ok: z.literal(true),
  matches: z.array(matchInfo).meta({ description: `${PLAYED_MATCHES} at most` }),
});

export type Me = Omit<z.infer<typeof meAnswer>, "ok">;
