/** A table as others may know it. A player who does not sit there learns of a match no sooner than its spectators. */
import type { Stock } from "../../shared/games/series.ts";
import type { Seat } from "../../shared/kernel/index.ts";
import type { TableInfo, TableRow } from "../../shared/protocol/index.ts";
import type { Sitter } from "../match/journal/journal.ts";
import { type Game, type Sitting, seatOf, type Table } from "./table.ts";

export type NameOf = (player: string) => Sitter;

/** Everybody who is named at these tables. */
export const playersOf = (tables: readonly Table[]): string[] => [
  ...new Set(tables.flatMap(({ seats }) => seats.flatMap((sitting) => sitting?.player ?? []))),
];

/** Whether who does not sit there may know that it is there. */
const isShown = ({ shown = 0 }: Table, now: number): boolean => shown <= now;

/** The tables that a player may know of. */
export const shownTo = (tables: readonly Table[], viewer: string, now: number): Table[] =>
  tables.filter((table) => seatOf(table, viewer) >= 0 || isShown(table, now));

/** @param viewer a player's id, "" for anybody; @param now by the store's clock */
export function infoOf(table: Table, viewer: string, now: number, nameOf: NameOf): TableInfo {
  const seat = seatOf(table, viewer);
  const seen = seat >= 0 ? table : delayed(table, now);
  const { id, code, state, owner, until, next, created } = seen;
  const { options, ...settings } = settingsOf(table);
  return {
    id,
    code: seat >= 0 ? code : null,
    state,
    ...settings,
    options,
    why: seen.why ?? null,
    owner,
    seats: seen.seats.map((sitting) => ({
      ...personOf(sitting, nameOf),
      ready: sitting?.ready ?? false,
      deck: sitting?.stock != null,
    })),
    you: seat >= 0 ? seat : null,
    stock: stockOf(table.seats[seat]),
    games: seen.games.map(({ match, outcome }) => ({
      match,
      outcome: outcome && { winners: [...outcome.winners], reason: outcome.reason },
    })),
    until: state === "between" ? until : null,
    rematch: [...seen.rematch] as Seat[],
    next,
    created,
  };
}

const stockOf = (sitting: Sitting | null | undefined): TableInfo["stock"] =>
  sitting?.stock ? listOf(sitting.stock) : null;

/** How many of each card. */
export const listOf = ({ deck, reserve }: Stock) => ({ cards: copies(deck), side: copies(reserve) });

function copies(cards: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** The lobby's row of it; undefined where it says nothing. */
export function rowOf(table: Table, now: number, nameOf: NameOf): TableRow | undefined {
  if (!isShown(table, now)) return undefined;
  const { access, watch } = table.settings;
  const { id, state, seats, games, created } = delayed(table, now);
  if (access === "private" || (state !== "open" && state !== "playing")) return undefined;
  if (state === "playing" && watch.who !== "all") return undefined;
  const { options: _, ...settings } = settingsOf(table);
  const people = seats.map((sitting) => personOf(sitting, nameOf));
  return { id, state, ...settings, seats: people, match: games.at(-1)?.match ?? null, created };
}

function personOf(sitting: Sitting | null, nameOf: NameOf) {
  const player = sitting && nameOf(sitting.player);
  return { player: player && { id: player.id, name: player.name }, bot: sitting?.bot ?? null };
}

function settingsOf({ settings }: Table) {
  const { ruleset, profile, options, access, watch, clock, bestOf, rated, sets = [] } = settings;
  const versions = sets.map((set) => ({ ...set }));
  return { ruleset, profile, options, access, watch: { ...watch }, clock, bestOf, sets: versions, rated };
}

/**
 * The table as it stood a watch delay ago, as far as its matches tell it: that one ended, who won and that the
 * next has begun are told late; that the first begins is told at once, as it gives nothing away.
 */
function delayed(table: Table, now: number): Table {
  if (table.state === "open" || table.games.length === 0) return table;
  const late = now - 1_000 * table.settings.watch.delay;
  const at = table.games.findIndex(({ ended }) => ended === null || ended > late);
  // The doings of seats between matches are nobody else's.
  const running = table.games[at];
  if (running === undefined)
    return isSettled(table) ? { ...table, rematch: [] } : playingOn(table, table.games);
  const hidden: Game = { ...running, outcome: null, ended: null };
  return playingOn(table, [...table.games.slice(0, at), hidden]);
}

const isSettled = ({ state }: Table): boolean => state === "over" || state === "closed";

const playingOn = (table: Table, games: readonly Game[]): Table => ({
  ...table,
  state: "playing",
  games,
  until: null,
  rematch: [],
  next: null,
  seats: table.seats.map((sitting) => sitting && { ...sitting, ready: true }),
});
