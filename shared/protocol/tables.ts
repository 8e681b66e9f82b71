/** Tables: where players meet before a match, and between the matches of a series. */
import { z } from "zod";
import { clockChoice, clockSchema } from "./clocks.ts";
import { dataSchema, optionsSchema } from "./data.ts";
import { deckRef } from "./decks.ts";
import { playerSchema, reservationSchema } from "./http.ts";
import { playerSetId, TABLE_SETS, tableSet } from "./table-sets.ts";

const identifier = z.string().min(1).max(40);

/** The longest that spectators may be kept behind, in seconds. */
export const WATCH_DELAY_MOST = 3_600;

export const watchSchema = z
  .strictObject({
    who: z
      .enum(["all", "link", "nobody"])
      .default("all")
      .meta({ description: "Everybody, who has the match's id, or nobody" }),
    delay: z.int().min(0).max(WATCH_DELAY_MOST).optional().meta({
      description: "Seconds that spectators, listings and results are behind; the server's own without it",
    }),
    replays: z.literal("public").exactOptional().meta({
      description:
        "Who may have the replay when all is over; the players, and whom they give its link, without it",
    }),
  })
  .meta({ description: "Who may watch, and how late" });

/** The game that is played, with which rulings. */
const played = {
  ruleset: identifier,
  profile: identifier.optional().meta({ description: "The format; the ruleset's first without one" }),
  options: optionsSchema.optional().meta({ description: "Rulings by name; defaults where absent" }),
};

export const bestOfSchema = z
  .union([z.literal(1), z.literal(3), z.literal(5)])
  .meta({ description: "Matches of the series at most" });

export const tableBody = z
  .strictObject({
    ...played,
    seats: z.int().min(2).max(8).optional().meta({ description: "The ruleset's fewest without it" }),
    access: z
      .enum(["public", "private"])
      .default("public")
      .meta({ description: "Private: in no listing, found by its id or code only" }),
    watch: watchSchema.prefault({}),
    clock: clockChoice.optional(),
    bestOf: bestOfSchema.default(1),
    sets: z
      .array(playerSetId)
      .max(TABLE_SETS)
      .default([])
      .meta({ description: "Sets of players that it plays beside the server's own, at the version of now" }),
    deck: deckRef.optional().meta({ description: "The caller's own; may be chosen later" }),
    ready: z.boolean().default(false).meta({ description: "The caller is ready at once, with that deck" }),
    bots: z
      .array(z.strictObject({ bot: identifier, deck: deckRef }))
      .max(7)
      .default([])
      .meta({ description: "Seats of the server's own players" }),
  })
  .meta({ description: "A table; the caller takes its first seat" });

export type TableBody = z.infer<typeof tableBody>;

export const sitBody = z.strictObject({ deck: deckRef.optional() });
export const tableDeckBody = z.strictObject({ deck: deckRef });
export const readyBody = z.strictObject({ ready: z.boolean().default(true) });
export const kickBody = z.strictObject({ seat: z.int().min(0).max(7) });

const settings = {
  ruleset: z.string(),
  profile: z.string(),
  access: z.enum(["public", "private"]),
  watch: watchSchema.required({ delay: true }),
  clock: clockSchema.nullable(),
  bestOf: bestOfSchema,
  sets: z.array(tableSet).meta({ description: "Sets of players, each at the version that is played" }),
  rated: z
    .boolean()
    .meta({ description: "Changes ratings: matches of the ranked queue do, and of challenges to that" }),
};

export const tableSeat = z.strictObject({
  player: playerSchema.nullable().meta({ description: "Null where the seat is free" }),
  bot: z.string().nullable().meta({ description: "Which of the server's players sits there" }),
  ready: z.boolean(),
  deck: z.boolean().meta({ description: "Whether a deck is chosen; which one only its player knows" }),
});

const copies = z.record(z.string(), z.int()).meta({ description: "Card id to number of copies" });
const stockSchema = z.strictObject({
  cards: copies,
  side: copies.meta({ description: "Beside the deck, to be swapped in between matches" }),
});

const outcome = z.strictObject({ winners: z.array(z.int()), reason: z.string() });

/** A table as one player may know it; `over` and results reach the others when the watch delay has passed. */
export const tableInfo = z
  .strictObject({
    id: z.string(),
    code: z.string().nullable().meta({ description: "Of a private table, to read out" }),
    state: z.enum(["open", "playing", "between", "over", "closed"]).meta({
      description: "`between`: the next match of the series begins when all are ready, or at `until`",
    }),
    ...settings,
    options: dataSchema,
    why: z.string().nullable().meta({ description: "Of a table that was closed: the code that says why" }),
    owner: z.string().nullable().meta({ description: "Id of the player whose table it is" }),
    seats: z.array(tableSeat),
    you: z.int().nullable().meta({ description: "The caller's own seat" }),
    stock: stockSchema.nullable().meta({ description: "What the caller plays with; told to nobody else" }),
    games: z
      .array(z.strictObject({ match: z.string(), outcome: outcome.nullable() }))
      .meta({ description: "The matches of the series so far; the last may be going on" }),
    until: z.int().nullable().meta({ description: "Unix time in milliseconds" }),
    rematch: z.array(z.int()).meta({ description: "Seats that want another series" }),
    next: z.string().nullable().meta({ description: "The table of the rematch" }),
    created: z.int().meta({ description: "Unix time in milliseconds" }),
  })
  .meta({ description: "A table" });

export type TableInfo = z.infer<typeof tableInfo>;

export const tableAnswer = z.strictObject({ ok: z.literal(true), table: tableInfo });

/** The lobby's row of a table. */
export const tableRow = z
  .strictObject({
    id: z.string(),
    state: z.enum(["open", "playing"]),
    ...settings,
    seats: z.array(tableSeat.pick({ player: true, bot: true })),
    match: z.string().nullable().meta({ description: "The match to watch" }),
    created: z.int(),
  })
  .meta({ description: "A table in the lobby's listing" });

export type TableRow = z.infer<typeof tableRow>;

export const tableFilter = z
  .strictObject({
    ruleset: identifier.optional(),
    profile: identifier.optional(),
    state: z.enum(["open", "playing"]).optional(),
  })
  .meta({ description: "All of them have to fit; absent ones do" });

export type TableFilter = z.infer<typeof tableFilter>;

/** Rows of one listing at most. */
export const LISTING_ROWS = 100;

export const listingAnswer = z.strictObject({
  ok: z.literal(true),
  tables: z.array(tableRow).meta({ description: "Open tables, by who waits longest; then live ones" }),
  more: z.boolean().meta({ description: "There are more that fit" }),
});

export type Listing = Omit<z.infer<typeof listingAnswer>, "ok">;

/** The lobby's message when something in the caller's listing changed. */
export const lobbyChange = z.strictObject({
  put: z.array(tableRow),
  gone: z.array(z.string()),
  more: z.boolean(),
});

export type LobbyChange = z.infer<typeof lobbyChange>;

/** A place in the lobby or the queue. */
export const doorAnswer = z.strictObject({ ok: z.literal(true), reservation: reservationSchema });

/** The message to players of a table: it changed. */
export const tableNews = z.strictObject({ table: tableInfo });
