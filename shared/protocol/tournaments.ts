/** Tournaments: how one is made, entered and judged, and what everybody may know of it. */
import { z } from "zod";
import { clockChoice } from "./clocks.ts";
import { optionsSchema } from "./data.ts";
import { deckRef } from "./decks.ts";
import { playerSchema } from "./http.ts";
import { cleanName, nameSchema } from "./name.ts";
import { bestOfSchema, WATCH_DELAY_MOST } from "./tables.ts";

export const formatSchema = z
  .enum(["swiss", "single", "double", "round-robin"])
  .meta({ description: "Swiss rounds, single or double elimination, or everybody against everybody" });
export type Format = z.infer<typeof formatSchema>;

export const listsSchema = z.enum(["open", "closed"]).meta({
  description: "Whether everybody sees the decks when it begins, or when it is over",
});
export type ListsSetting = z.infer<typeof listsSchema>;

export const tieBreakSchema = z
  .enum(["opponents", "matches", "opponents-matches", "sonneborn-berger", "round"])
  .meta({
    description:
      "opponents: the mean part of all points that the opponents won, a third each at least; matches: the part of single matches won; opponents-matches: the mean of that of the opponents; sonneborn-berger: the points of those beaten, and half of those drawn with; round: the round that one was in last. After all of them the lot decides",
  });
export type TieBreak = z.infer<typeof tieBreakSchema>;

const identifier = z.string().min(1).max(40);
const playerId = z.string().min(1).max(300);

/** Everybody against everybody takes a round for each of them. */
export const ROUND_ROBIN_MOST = 32;

const schedule = {
  roundSeconds: z.int().min(10).max(86_400).meta({
    description: "How long a round may take; who leads a series then has won it, and else it is drawn",
  }),
  pauseSeconds: z
    .int()
    .min(0)
    .max(3_600)
    .meta({ description: "Between two rounds, for a judge to correct a result in" }),
};

export const tournamentBody = z
  .strictObject({
    name: nameSchema,
    ruleset: identifier,
    profile: identifier.optional().meta({ description: "The format of the game; its first without one" }),
    options: optionsSchema.optional(),
    format: formatSchema,
    rounds: z
      .int()
      .min(1)
      .max(20)
      .optional()
      .meta({ description: "Of a Swiss tournament; as many as its players need without it" }),
    bestOf: bestOfSchema.default(1),
    clock: clockChoice.optional(),
    roundSeconds: schedule.roundSeconds.default(3_000),
    pauseSeconds: schedule.pauseSeconds.default(60),
    lists: listsSchema.default("closed"),
    players: z
      .int()
      .min(2)
      .optional()
      .meta({ description: "How many may enter; the server's most without it" }),
    guests: z.boolean().default(true).meta({ description: "Whether guests may enter" }),
    starts: z
      .int()
      .optional()
      .meta({ description: "Unix time in milliseconds; its organiser begins it without one" }),
    watchDelay: z.int().min(0).max(WATCH_DELAY_MOST).optional().meta({
      description: "Seconds that spectators are behind, and with them its results",
    }),
    judges: z
      .array(playerId)
      .max(10)
      .default([])
      .meta({ description: "Ids of players who may decide on results beside its organiser" }),
  })
  .meta({ description: "A tournament; the caller is its organiser" });
export type TournamentBody = z.infer<typeof tournamentBody>;

export const entryBody = z.strictObject({ deck: deckRef });

const reason = z.string().max(1_000).transform(cleanName).pipe(z.string().min(3).max(200));
const wins = z.tuple([z.int().min(0).max(5), z.int().min(0).max(5)]);

export const rulingBody = z
  .strictObject({
    round: z.int().min(1).max(1_000),
    pairing: z.int().min(1).max(1_000),
    winner: z.union([z.literal(0), z.literal(1), z.literal("drawn")]),
    wins: wins.meta({ description: "Matches of the series that each side won" }),
    reason: reason.meta({ description: "Everybody sees it" }),
  })
  .meta({ description: "A judge's decision on a pairing; rounds and pairings count from 1" });
export type RulingBody = z.infer<typeof rulingBody>;

export const removalBody = z.strictObject({ player: playerId, reason });

const result = z.strictObject({
  winner: z.union([z.literal(0), z.literal(1), z.literal("drawn"), z.literal("neither")]),
  wins,
  how: z.enum(["played", "bye", "no-show", "clock", "judge"]),
});

const tournamentState = z.enum(["open", "playing", "over", "cancelled"]);
const moment = z.number().meta({ description: "Unix time in milliseconds" });

const row = {
  id: z.string(),
  name: z.string(),
  state: tournamentState,
  ruleset: z.string(),
  profile: z.string(),
  format: formatSchema,
  bestOf: bestOfSchema,
  entered: z.int().meta({ description: "How many players it has" }),
  players: z.int().meta({ description: "How many may enter" }),
  round: z.int().meta({ description: "The round that is played, from 1; 0 before the first" }),
  starts: moment.nullable(),
  created: moment,
};

export const tournamentRow = z.strictObject(row);
export type TournamentRow = z.infer<typeof tournamentRow>;

export const tournamentInfo = z
  .strictObject({
    ...row,
    ...schedule,
    rev: z.int().meta({ description: "Counts its changes" }),
    rounds: z.int().nullable().meta({ description: "How many there will be, where that is known" }),
    lists: listsSchema,
    guests: z.boolean(),
    watchDelay: z.int(),
    organiser: playerSchema.nullable().meta({ description: "Null where the operator made it" }),
    judges: z.array(playerSchema),
    you: z
      .strictObject({
        entrant: z.int().nullable(),
        judge: z.boolean(),
        organiser: z.boolean(),
        table: z.string().nullable().meta({ description: "Where the caller plays now" }),
      })
      .meta({ description: "What the caller is in it" }),
    entrants: z
      .array(z.strictObject({ player: playerSchema, out: z.boolean() }))
      .meta({ description: "By their seeds, once it has begun; all else names them by their place here" }),
    played: z.array(
      z.strictObject({
        until: moment,
        pairings: z.array(
          z.strictObject({
            sides: z.tuple([z.int(), z.int().nullable()]).meta({ description: "Null: a bye" }),
            duel: z.int().nullable().meta({ description: "Which duel of the bracket it is" }),
            table: z.string().nullable(),
            result: result.nullable(),
          }),
        ),
      }),
    ),
    bracket: z
      .array(
        z.strictObject({
          part: z.enum(["winners", "losers", "final"]),
          round: z.int(),
          sides: z.tuple([z.int().nullable(), z.int().nullable()]),
          won: z.int().nullable(),
        }),
      )
      .meta({ description: "Every duel of an elimination; sides that are not known yet are null" }),
    tieBreaks: z.array(tieBreakSchema),
    standings: z.array(
      z.strictObject({
        entrant: z.int(),
        points: z.int(),
        won: z.int(),
        drawn: z.int(),
        lost: z.int(),
        breaks: z.array(z.number()),
      }),
    ),
    rulings: z.array(
      z.strictObject({
        judge: playerSchema,
        at: moment,
        reason: z.string(),
        removed: z.int().nullable(),
        round: z.int().nullable(),
        pairing: z.int().nullable(),
        before: result.nullable(),
        after: result.nullable(),
      }),
    ),
    next: moment.nullable().meta({ description: "When the next round begins, between two" }),
    ended: moment.nullable(),
  })
  .meta({ description: "A tournament, as everybody may know it" });
export type TournamentInfo = z.infer<typeof tournamentInfo>;

export const tournamentsAnswer = z.strictObject({
  ok: z.literal(true),
  tournaments: z.array(tournamentRow).meta({ description: "Those that go on, then those that are over" }),
});

export const tournamentAnswer = z.strictObject({
  ok: z.literal(true),
  tournament: tournamentInfo.nullable().meta({ description: "Null where it is still what the caller knows" }),
});

const copies = z.record(z.string(), z.int()).meta({ description: "Card id to number of copies" });

export const listsAnswer = z.strictObject({
  ok: z.literal(true),
  lists: z.array(z.strictObject({ player: playerSchema, cards: copies, side: copies })),
});

export const tournamentCsvAnswer = z.strictObject({
  ok: z.literal(true),
  standings: z.string(),
  pairings: z.string(),
});
