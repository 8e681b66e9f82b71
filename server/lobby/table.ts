/**
 * A table: who sits where with which deck, and the matches they play there. Pure: each function says what the
 * table becomes, or why it does not.
 */

import { seriesRules } from "../../shared/games/index.ts";
import { type Stock, seriesWinner } from "../../shared/games/series.ts";
import { type Data, isRefusal, type Outcome, type Refusal, type Seat } from "../../shared/kernel/index.ts";
import type { ClockSetting, RefusalCode, TableInfo, TableSet } from "../../shared/protocol/index.ts";
import { isBotAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { WatchSetting } from "../match/journal/journal.ts";
import type { News } from "../match/journal/news.ts";

export interface TableSettings {
  readonly ruleset: string;
  readonly profile: string;
  readonly options: Data;
  readonly access: "public" | "private";
  /** The delay in seconds. */
  readonly watch: WatchSetting;
  readonly clock: ClockSetting | null;
  readonly bestOf: 1 | 3 | 5;
  readonly rated: boolean;
  /** Sets of players, at the version that all its matches play; absent in tables of before there were any. */
  readonly sets?: readonly TableSet[];
}

export interface Sitting {
  readonly player: string;
  /** Which of the server's players it is; null for a person. */
  readonly bot: string | null;
  readonly ready: boolean;
  /** The cards that it plays with next. */
  readonly stock: Stock | null;
}

export interface Game {
  readonly match: string;
  readonly outcome: Outcome | null;
  /** The seat that was named to begin; null where the match drew it. */
  readonly first: Seat | null;
  /** By the store's clock, in milliseconds; null while it goes on. */
  readonly ended: number | null;
}

export interface Table {
  readonly id: string;
  readonly code: string | null;
  /** Counts changes: a change of another one than the newest is not stored. */
  readonly rev: number;
  readonly state: TableInfo["state"];
  readonly settings: TableSettings;
  readonly owner: string | null;
  readonly seats: readonly (Sitting | null)[];
  readonly games: readonly Game[];
  /** When the next match begins in any case, or the series is rated; null where nothing is due. */
  readonly until: number | null;
  readonly rematch: readonly Seat[];
  /** Players whom the owner wants no more at it, the last of them; absent in tables of before there were any. */
  readonly kicked?: readonly string[];
  readonly next: string | null;
  /** The one player whom the seat beside its owner's is kept for. */
  readonly asked?: string;
  /** The id that the table of the rematch will have: drawn, and told to nobody before it is there. */
  readonly coming?: string | undefined;
  /** Of a table that was closed: why, where there is more to say than that its people have left. */
  readonly why?: RefusalCode;
  /** Of a rematch: from when on others may know of it, as it tells that the series before is over. */
  readonly shown?: number;
  /** By the store's clock, in milliseconds. */
  readonly created: number;
}

/** A table that the server opens for two who are to meet: both are ready, and it is stored when its match begins. */
export const metTable = (
  id: string,
  settings: TableSettings,
  seats: readonly (Pick<Sitting, "player"> & { readonly stock: Stock })[],
  created: number,
): Table => ({
  ...{ id, code: null, rev: -1, state: "open", settings, owner: null, created },
  seats: seats.map(({ player, stock }) => ({ player, bot: null, ready: true, stock })),
  ...{ games: [], until: null, rematch: [], next: null },
});

export const seatOf = ({ seats }: Table, player: string): Seat =>
  seats.findIndex((sitting) => sitting?.player === player);

/** Nobody needs it any more. */
export const isDone = ({ state }: Table): boolean => state === "over" || state === "closed";

/** A bot sits down where it was given the code or link, or where another bot has the table: nobody finds one unasked. */
export const admitsBots = ({ settings, owner }: Table): boolean =>
  settings.access === "private" || isBotAccount(owner ?? "");

const withSeat = (table: Table, seat: Seat, sitting: Sitting | null): Table => ({
  ...table,
  seats: table.seats.map((one, at) => (at === seat ? sitting : one)),
});

const notOpen = ({ state }: Table): Refusal | undefined =>
  state === "open" ? undefined : refuse(state === "closed" ? "table/closed" : "table/begun");

export function sit(table: Table, player: string, stock: Stock | null, bot: string | null = null) {
  const closed = notOpen(table);
  if (closed !== undefined) return closed;
  if (seatOf(table, player) >= 0) return refuse(table.owner === player ? "table/own" : "table/seated");
  if (table.kicked?.includes(player)) return refuse("table/kicked");
  if (table.asked !== undefined && ![table.asked, table.owner].includes(player)) return refuse("table/asked");
  const free = table.seats.indexOf(null);
  if (free < 0) return refuse("table/full");
  return withSeat(table, free, { player, bot, ready: bot !== null, stock });
}

/** Another deck, or other cards of it between two matches. A player who changes cards is not ready. */
export function chooseDeck(table: Table, player: string, stock: Stock): Table | Refusal {
  const seat = seatOf(table, player);
  const sitting = table.seats[seat];
  if (!sitting) return refuse("table/not-seated");
  if (table.state === "between") {
    const { ruleset, options, bestOf } = table.settings;
    const swap = seriesRules(ruleset).swapProblems;
    const problems =
      swap === undefined || sitting.stock === null
        ? ["this game swaps no cards between matches"]
        : swap(sitting.stock, stock, options, bestOf);
    if (problems.length > 0) return refuse("deck/invalid", { problems: [...problems] });
  } else if (table.state !== "open") return refuse("table/begun");
  return withSeat(table, seat, { ...sitting, stock, ready: false });
}

export function setReady(table: Table, player: string, ready: boolean): Table | Refusal {
  const seat = seatOf(table, player);
  const sitting = table.seats[seat];
  if (!sitting) return refuse("table/not-seated");
  if (table.state !== "open" && table.state !== "between")
    return refuse(table.state === "closed" ? "table/closed" : "table/begun");
  if (ready && sitting.stock === null) return refuse("table/deck-needed");
  return withSeat(table, seat, { ...sitting, ready });
}

/** Gets up before the first match. The table of an owner who leaves is another person's, or closed. */
export function leave(table: Table, player: string): Table | Refusal {
  const seat = seatOf(table, player);
  if (seat < 0) return refuse("table/not-seated");
  const closed = notOpen(table);
  if (closed !== undefined) return closed;
  const left = withSeat(table, seat, null);
  const person = left.seats.find((sitting) => sitting?.bot === null)?.player;
  if (person === undefined) return close(left);
  return table.owner === player ? { ...left, owner: person } : left;
}

/** The number of kicked players that a table remembers; more is nobody's patience. */
const KICKED = 50;

/** The owner frees a seat; a person who had it stays out. */
export function kick(table: Table, player: string, seat: Seat): Table | Refusal {
  if (table.owner !== player) return refuse("table/not-owner");
  const sitting = table.seats[seat];
  if (!sitting || sitting.player === player) return refuse("table/not-seated");
  const left = leave(table, sitting.player);
  if (isRefusal(left) || sitting.bot !== null) return left;
  return { ...left, kicked: [...(table.kicked ?? []), sitting.player].slice(-KICKED) };
}

export const close = (table: Table, why?: RefusalCode): Table => ({
  ...table,
  state: "closed",
  until: null,
  ...(why && { why }),
});

/** Every seat is taken and ready: the next match begins. */
export const isComplete = ({ state, seats }: Table): boolean =>
  (state === "open" || state === "between") && seats.every((sitting) => sitting?.ready === true);

/**
 * An open table that is complete is due at once: should the server end before the match begins, the next one
 * finds it.
 */
export const awaiting = (table: Table): Table =>
  table.state === "open" ? { ...table, until: isComplete(table) ? table.created : null } : table;

/** The next match could not begin: its people say again that they are ready, and a series goes on by itself `later`. */
export const putOff = (table: Table, later: number): Table => ({
  ...table,
  seats: table.seats.map((sitting) => sitting && { ...sitting, ready: sitting.bot !== null }),
  until: table.state === "between" ? later : null,
});

/** Whether the rule of who begins the next match asks who began the last, and the table does not know. */
export function asksWhoBegan({ settings, games }: Table): boolean {
  const last = games.at(-1);
  if (last === undefined || last.outcome === null || last.first !== null) return false;
  return seriesRules(settings.ruleset).next !== undefined && last.outcome.winners.length !== 1;
}

/**
 * Which option of the next match names who begins it, by the ruleset's rule for a series.
 * @param began who began the last match, where it drew that itself
 */
export function nextOptions(
  table: Table,
  began?: Seat,
): { readonly options: Data; readonly first: Seat | null } {
  const { ruleset, options } = table.settings;
  const { first: option, next } = seriesRules(ruleset);
  const last = table.games.at(-1);
  const named = option === undefined ? undefined : options[option];
  const given = typeof named === "number" && named >= 0 ? named : null;
  if (option === undefined || last === undefined || last.outcome === null) return { options, first: given };
  const first = next?.(last.outcome, last.first ?? began) ?? null;
  return { options: { ...options, [option]: first ?? -1 }, first };
}

export const begun = (table: Table, match: string, first: Seat | null): Table => ({
  ...table,
  state: "playing",
  until: null,
  games: [...table.games, { match, first, outcome: null, ended: null }],
});

/** The running match ended: the series is decided, or its seats get ready for the next. */
export function ended(table: Table, outcome: Outcome, now: number, pauseMs: number): Table {
  const { bestOf, rated, watch } = table.settings;
  const games = table.games.map((game, n) =>
    n === table.games.length - 1 ? { ...game, outcome, ended: now } : game,
  );
  const played = games.flatMap((game) => game.outcome ?? []);
  if (seriesWinner(played, table.seats.length, bestOf) !== undefined)
    // A rated series is rated when its spectators have seen it.
    return { ...table, games, state: "over", until: rated ? now + 1_000 * watch.delay : null };
  return putOff({ ...table, games, state: "between" }, now + pauseMs);
}

/** What others hear of a series that is over, once its spectators know; only its players of one that not all may see. */
export function newsOf({ id, state, settings, seats, games }: Table): News | undefined {
  if (state !== "over") return undefined;
  const { ruleset, profile, rated, bestOf, access, watch } = settings;
  const players = seats.map((sitting) => sitting?.player ?? "");
  const outcomes = games.flatMap(({ outcome }) => outcome ?? []);
  const winner = seriesWinner(outcomes, seats.length, bestOf);
  const data = {
    ...{ table: id, ruleset, profile, rated, bestOf, players },
    winner: typeof winner === "number" ? winner : null,
    matches: games.map(({ match }) => match),
  };
  return {
    happened: { kind: "result", data },
    audience: access === "public" && watch.who === "all" ? "all" : "players",
    players,
    inMs: 1_000 * watch.delay,
  };
}

/** One seat wants another series. @param coming what its table is called, where that is not drawn yet */
export function askRematch(table: Table, player: string, coming: string): Table | Refusal {
  const seat = seatOf(table, player);
  if (seat < 0) return refuse("table/not-seated");
  if (table.state !== "over") return refuse(table.state === "closed" ? "table/closed" : "table/not-over");
  if (table.rematch.includes(seat)) return table;
  return { ...table, coming: table.coming ?? coming, rematch: [...table.rematch, seat] };
}

/** Every person of the table wants it. */
export const isRematch = ({ state, seats, rematch, next }: Table): boolean =>
  state === "over" &&
  next === null &&
  seats.every((sitting, seat) => sitting !== null && (sitting.bot !== null || rematch.includes(seat)));

/** The same seats and decks once more, all of them ready; whom they play is their own choice now, so it is not rated. */
export const rematchOf = (table: Table, id: string, now: number): Table => ({
  ...table,
  id,
  coming: undefined,
  shown: (table.games.at(-1)?.ended ?? now) + 1_000 * table.settings.watch.delay,
  // It is stored for the first time when its first match begins.
  rev: -1,
  code: null,
  state: "open",
  settings: { ...table.settings, rated: false },
  seats: table.seats.map((sitting) => sitting && { ...sitting, ready: true }),
  games: [],
  until: null,
  rematch: [],
  next: null,
  created: now,
});
