/** The match itself inside its host: plays intents, and is played again from its journal. */
import { hash as hashed } from "node:crypto";
import {
  type Catalog,
  createMatch,
  type Data,
  type Event,
  emptyMatch,
  fork,
  hash,
  isRefusal,
  isSliced,
  load,
  type Match,
  type MatchSetup,
  type Refusal,
  rewind,
  type Saved,
  type Seat,
  submit,
} from "../../../shared/kernel/index.ts";
import { type Nonces, seedOf } from "../../../shared/protocol/index.ts";
import { during } from "../common/heartbeat.ts";
import { atOnce, type Steps } from "../common/time-slices.ts";
import type { Damage, MatchRecord, Row, Snapshot } from "../journal/journal.ts";
import { DERIVED_FORMAT, type Derived } from "./derived.ts";

/** The result of one accepted intent: its journal rows and the events of all of them. */
export interface Played {
  readonly rows: readonly [Row, ...Row[]];
  readonly events: readonly Event[];
  /** The JSON of the events, a text for each row. */
  readonly texts: readonly string[];
  /** The match from now on, where it is another than before. */
  readonly match?: Match;
  /** By viewer, the newest event that still stands, where a move was taken back. */
  readonly stands?: readonly number[];
}

export interface Move {
  readonly by: Seat | "host";
  readonly at: number;
  readonly from: Row["from"];
  readonly intent: Data;
}

/** The stored part of a match is not to be gone on with. */
export abstract class FaultError extends Error {
  /** The code that its players are refused with. */
  abstract readonly code: Damage["code"] | "restore/diverged";
  /** The first row that is not as it should be. */
  abstract readonly seq: number | undefined;
}

/** A restored match computed other events than it did before. */
export class DivergedError extends FaultError {
  readonly code = "restore/diverged";
  /** The row that gives another result now. */
  readonly seq: number;

  constructor(match: string, seq: number) {
    super(`match ${match} diverges at row ${seq}`);
    this.seq = seq;
  }
}

/** The stored part of a match cannot be read, or is not whole. */
export class DamagedError extends FaultError {
  readonly code: Damage["code"];
  readonly seq: number | undefined;

  constructor(match: string, { code, seq, why }: Damage) {
    super(`match ${match}${seq === undefined ? "" : ` at row ${seq}`}: ${why}`);
    this.code = code;
    this.seq = seq;
  }
}

/** Thrown where a match goes back behind the moment it is played again from. */
export class BehindError extends Error {}

/**
 * Hears of each batch of events while a match is played again. Where it is another match than the time before,
 * what a viewer had is over, and all of it is to be told anew.
 */
export type Tell = (match: Match, events: readonly Event[], row?: Row) => void;

/** Rows that are about the match and change nothing in it. */
const ASIDE: ReadonlySet<unknown> = new Set(["settings"]);

/** Marks where a match stands that went back. */
const markOf = (match: Match): string => hash(match).slice(0, 22);

const textOf = (events: readonly Event[]): string => JSON.stringify(events);

/** Of an entry that tells nothing. */
const NO_TEXT = textOf([]);

/** Marks what an intent produced, on every machine alike (law 9). @param text the JSON of its events */
const digestOf = (text: string): string => hashed("sha256", text, "base64url").slice(0, 22);

/**
 * Plays one intent and whatever the machine needs to go on after it (kernel.md 13), or says why not. Nothing
 * is stored yet. May throw: then the match is broken and must be loaded again.
 */
export function play(match: Match, seq: number, move: Move): Played | Refusal {
  const accepted = submit(match, move.by, move.intent);
  if (isRefusal(accepted)) return accepted;
  const first = textOf(accepted.events);
  const rows: [Row, ...Row[]] = [{ ...move, seq: seq + 1, digest: digestOf(first) }];
  const events = accepted.events.slice();
  const texts = [first];
  while (isSliced(match)) {
    const intent = { action: "continue" };
    const more = submit(match, "host", intent);
    if (isRefusal(more)) throw new Error(`going on is refused: ${more.code}`);
    const text = textOf(more.events);
    rows.push({
      seq: seq + rows.length + 1,
      by: "host",
      at: move.at,
      from: null,
      intent,
      digest: digestOf(text),
    });
    events.push(...more.events);
    texts.push(text);
  }
  return { rows, events, texts };
}

/** Why a seat's intent would be refused now; undefined where it would not. Changes nothing. */
export function refusalOf(match: Match, seat: Seat, intent: Data): Refusal | undefined {
  const answer = submit(fork(match), seat, intent);
  return isRefusal(answer) ? answer : undefined;
}

/**
 * A match from its setup, run to its first request; with nothing on its table and nobody asked, where it is dealt
 * by an entry of its own. @throws SetupError
 */
export function begin(record: MatchRecord, catalog: Catalog): { match: Match; events: readonly Event[] } {
  if (record.fair) return { match: emptyMatch(record.setup, catalog), events: [] };
  return during(record.id, () => dealt(record.setup, catalog));
}

/** The match that is dealt with everybody's nonce; `match` is the one before. */
function deal(match: Match, commit: string, nonces: Nonces): Match {
  const { setup, catalog } = match;
  return dealt({ ...setup, seed: seedOf(setup.seed, commit, nonces) }, catalog).match;
}

function dealt(setup: MatchSetup, catalog: Catalog): { match: Match; events: readonly Event[] } {
  const { match, events } = createMatch(setup, catalog);
  const all = events.slice();
  // The first stretch needs no rows: it follows from the setup alone.
  while (isSliced(match)) {
    const more = submit(match, "host", { action: "continue" });
    if (isRefusal(more)) throw new Error(`going on is refused: ${more.code}`);
    all.push(...more.events);
  }
  return { match, events: all };
}

/**
 * Plays a stored match again, and hands each batch of events to `tell` in order.
 * @throws DivergedError where a row is refused or its events are not those of its digest
 */
export const replay = (record: MatchRecord, rows: readonly Row[], catalog: Catalog, tell?: Tell): Match =>
  atOnce(replaying(record, rows, catalog, tell));

/** Plays the rows on. @throws DivergedError as `replay`, BehindError where one goes back behind the first */
export const follow = (match: Match, id: string, rows: readonly Row[], tell?: Tell): Match =>
  atOnce(following(match, id, rows, tell));

/** `replay` in steps, for who does not want to hold up others. */
export function* replaying(
  record: MatchRecord,
  rows: readonly Row[],
  catalog: Catalog,
  tell: Tell = () => {},
): Steps<Match> {
  const { match, events } = begin(record, catalog);
  tell(match, events);
  return yield* following(match, record.id, rows, tell);
}

/** `follow` in steps, one a row. */
export function* following(
  match: Match,
  id: string,
  rows: readonly Row[],
  tell: Tell = () => {},
): Steps<Match> {
  let now = match;
  const goals = new Set(
    rows.flatMap(({ by, intent }) => (by === "host" && intent.action === "takeback" ? intent.to : [])),
  );
  const kept = new Map<number, Match>();
  const keep = (seq: number) => {
    if (goals.has(seq)) kept.set(seq, fork(now));
  };
  keep((rows[0]?.seq ?? 1) - 1);
  for (const row of rows) {
    const played = during(id, () => again(now, row, kept));
    if (played === undefined || played.digest !== row.digest) throw new DivergedError(id, row.seq);
    now = played.match;
    keep(row.seq);
    tell(now, played.events, row);
    yield;
  }
  return now;
}

/** The effect of one row; undefined where it is refused. */
function again(
  match: Match,
  { by, intent }: Row,
  kept: ReadonlyMap<number, Match>,
): { readonly match: Match; readonly events: readonly Event[]; readonly digest: string } | undefined {
  const ours = by === "host";
  if (ours && ASIDE.has(intent.action)) return { match, events: [], digest: digestOf(NO_TEXT) };
  if (ours && intent.action === "begin") {
    const now = deal(match, intent.commit as string, intent.nonces as Nonces);
    return { match: now, events: [], digest: markOf(now) };
  }
  if (ours && intent.action === "takeback") {
    const then = kept.get(intent.to as number);
    if (then === undefined) throw new BehindError();
    const back = rewind(match, fork(then));
    return { match: back, events: [], digest: markOf(back) };
  }
  const accepted = submit(match, by, intent);
  if (isRefusal(accepted)) return undefined;
  return { match, events: accepted.events, digest: digestOf(textOf(accepted.events)) };
}

/** Goes back to the match as it stood after row `to`, of which `then` is a copy. */
export function takeBack(match: Match, seq: number, move: Move, then: Match): Played {
  const back = rewind(match, then);
  return {
    rows: [{ ...move, seq: seq + 1, digest: markOf(back) }],
    events: [],
    texts: [],
    match: back,
    stands: then.state.counters.told,
  };
}

/** Deals a match that was committed to. */
export function dealNow(match: Match, seq: number, move: Move, commit: string, nonces: Nonces): Played {
  const now = deal(match, commit, nonces);
  return { rows: [{ ...move, seq: seq + 1, digest: markOf(now) }], events: [], texts: [], match: now };
}

/** Notes what is no matter of the kernel's. */
export const aside = (seq: number, move: Move): Played => ({
  rows: [{ ...move, seq: seq + 1, digest: digestOf(NO_TEXT) }],
  events: [],
  texts: [],
});

/** The match of a snapshot, or why this server cannot read it; the journal still can, then. */
export const unpack = ({ saved }: Snapshot, catalog: Catalog): Match | Refusal =>
  load(JSON.parse(saved) as Saved, catalog);

/** The derived state when the snapshot was taken; undefined where this server cannot read it. */
export function derivedOf({ saved }: Snapshot): Derived | undefined {
  const { derived } = JSON.parse(saved) as { readonly derived?: Derived & { readonly format?: number } };
  if (derived === undefined) return undefined;
  const { format = 1, ...rest } = derived;
  return format === DERIVED_FORMAT ? rest : undefined;
}
