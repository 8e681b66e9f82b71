/** Recordings and films of stored matches: made from the journal, and played again to be verified. */
import {
  type Catalog,
  type Event,
  hash,
  type Match,
  type Ruleset,
  type View,
  viewOf,
} from "../../../shared/kernel/index.ts";
import {
  commitmentOf,
  dealIn,
  type Film,
  type FilmViewer,
  REPLAY_FORMAT,
  type Recording,
} from "../../../shared/protocol/index.ts";
import { catalogIn } from "../../../shared/protocol/recording-catalog.ts";
import { atOnce, type Steps } from "../common/time-slices.ts";
import type { MatchRecord, Row, SetFile } from "../journal/journal.ts";
import { DivergedError, replaying, type Tell } from "./game.ts";
import { toldTo } from "./seat-view.ts";

/** Entries between two checkpoints. */
const CHECKPOINT_EVERY = 50;

/** The parts of a stored match that go into a replay. */
export interface Played {
  readonly record: MatchRecord;
  readonly rows: readonly Row[];
  readonly catalog: Catalog;
}

/** Hears of the match after each of its entries: first after its beginning, as entry 0. */
type Visit = (seq: number, match: Match, events: readonly Event[]) => void;

/** Plays it all again. @throws DivergedError */
function visit({ record, rows, catalog }: Played, tell: Visit): Steps<Match> {
  let at = 0;
  const each: Tell = (match, events) => {
    tell(rows[at - 1]?.seq ?? 0, match, events);
    at++;
  };
  return replaying(record, rows, catalog, each);
}

const isCheckpoint = (seq: number, last: number): boolean => seq % CHECKPOINT_EVERY === 0 || seq === last;

/** All of a match that is over. @throws DivergedError where its rules give another result now */
export function* recordingOf(played: Played, sets: readonly SetFile[]): Steps<Recording> {
  const { record, rows } = played;
  const last = rows.at(-1)?.seq ?? 0;
  const checkpoints: Recording["checkpoints"] = [];
  const match = yield* visit(played, (seq, now) => {
    if (isCheckpoint(seq, last)) checkpoints.push({ seq, hash: hash(now) });
  });
  const { over } = match.state;
  return {
    kind: "riposte-recording",
    format: REPLAY_FORMAT,
    match: record.id,
    rules: record.rules,
    setup: record.setup,
    players: [...record.players],
    sets: record.hashes.flatMap((one) => sets.find((file) => file.hash === one) ?? []),
    ...(record.fair && { fair: true }),
    journal: rows.map(({ seq, by, at, intent, digest }) => ({ seq, by, at, intent, digest })),
    checkpoints,
    outcome: over && { winners: [...over.winners], reason: over.reason },
  };
}

/**
 * The film of one viewer, from the first request on. Films of a match that is over say of which entry
 * each step is, so that they can be watched side by side; before, nobody may know how many there were.
 * @throws DivergedError
 */
export function* filmOf(played: Played, viewer: FilmViewer, isOver: boolean): Steps<Film> {
  const { record } = played;
  const { ruleset, profile } = record.setup;
  const steps: Film["steps"] = [];
  let first: View | undefined;
  let opening: Film["opening"] = [];
  let last: Match | undefined;
  yield* visit(played, (seq, match, events) => {
    const entry = isOver && { seq };
    const told = toldTo(match, events, viewer);
    if (first === undefined) {
      first = copy(viewOf(match, viewer));
      opening = told;
    } else if (match !== last) steps.push({ ...entry, events: [], whole: copy(viewOf(match, viewer)) });
    else if (told.length > 0) steps.push({ ...entry, events: told });
    last = match;
  });
  return {
    kind: "riposte-film",
    format: REPLAY_FORMAT,
    match: record.id,
    ruleset,
    profile,
    players: [...record.players],
    viewer,
    first: first as View,
    opening,
    steps,
  };
}

/** Views share what does not change with views made later; a film keeps its own. */
const copy = (view: View): View => structuredClone(view);

/** The result of verifying a recording. */
export type Verdict =
  /** `commit`: what its shuffles were committed to, where they were. */
  | { readonly exact: true; readonly entries: number; readonly checkpoints: number; readonly commit?: string }
  /** `seq`: the entry that gives another result; undefined where it is none of them. */
  | { readonly exact: false; readonly seq?: number; readonly why: string };

/** The stored match that a recording is of, or why it cannot be played here. */
export function playedOf(recording: Recording, rulesets: readonly Ruleset[]): Played | string {
  const { match: id, setup, rules, players, sets, journal } = recording;
  const games = rulesets.filter((one) => one.id === setup.ruleset);
  const game = games.find(({ version }) => version === rules) ?? games.at(0);
  if (game === undefined) return `there is no ruleset "${setup.ruleset}" here`;
  if (game.version !== rules)
    return `it was played by version ${rules} of the rules, and here is version ${game.version}`;
  const catalog = catalogIn(sets, [game]);
  if (typeof catalog === "string") return catalog;
  const hashes = sets.map((one) => one.hash);
  const record: MatchRecord = { id, setup, rules, hashes, players, fair: recording.fair === true };
  const rows = journal.map((entry) => ({ ...entry, from: null }));
  return { record, rows, catalog };
}

/** The entry that deals a match otherwise than it was committed to; undefined where none does. */
function foulDeal({ match, setup, players, sets, journal }: Recording): number | undefined {
  const deal = dealIn(journal);
  const { commit } = commitmentOf({ match, setup, players, hashes: sets.map(({ hash }) => hash) });
  return deal?.intent.commit === commit ? undefined : deal?.seq;
}

/** Plays a recording again: exact, or the first entry that gives another result. */
export function verify(recording: Recording, rulesets: readonly Ruleset[]): Verdict {
  const foul = foulDeal(recording);
  if (foul !== undefined)
    return { exact: false, seq: foul, why: "its seed, decks or rules are not those that were committed to" };
  const played = playedOf(recording, rulesets);
  if (typeof played === "string") return { exact: false, why: played };
  const due = new Map(recording.checkpoints.map((one) => [one.seq, one.hash]));
  let wrong: number | undefined;
  try {
    const visited = visit(played, (seq, now) => {
      const named = due.get(seq);
      due.delete(seq);
      if (named !== undefined && named !== hash(now)) wrong ??= seq;
    });
    const match = atOnce(visited);
    if (wrong !== undefined) return { exact: false, seq: wrong, why: "the state after it has another hash" };
    if (due.size > 0) return { exact: false, why: `checkpoint ${[...due.keys()][0]} is of no entry` };
    if (JSON.stringify(match.state.over) !== JSON.stringify(recording.outcome))
      return { exact: false, why: "it ends otherwise" };
    const commit = dealIn(recording.journal)?.intent.commit;
    return {
      exact: true,
      entries: played.rows.length,
      checkpoints: recording.checkpoints.length,
      ...(typeof commit === "string" && { commit }),
    };
  } catch (error) {
    if (error instanceof DivergedError)
      return { exact: false, seq: error.seq, why: "it is refused, or does something else" };
    return { exact: false, why: `it cannot be played: ${error instanceof Error ? error.message : error}` };
  }
}
