/** Replays over HTTP: when there are some, and for whom. */
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { type Catalog, isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import { filmViewer, replayAnswer, shareAnswer } from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import { inTimeSlices } from "../match/common/time-slices.ts";
import { filmOf, type Played, recordingOf } from "../match/game/recording.ts";
import type { MatchRecord, SetFile, StoredMatch } from "../match/journal/journal.ts";
import { type EndedMatch, watchDelay, watchRules } from "../match/watch/watch-rights.ts";
import { type Route, route } from "./route.ts";

export interface ReplayDeps {
  readonly store: {
    read(match: string, from: "start"): Promise<StoredMatch | undefined>;
    record(match: string): Promise<MatchRecord | undefined>;
    ended(match: string): Promise<EndedMatch | undefined>;
    castersOf(match: string, players: number): Promise<readonly string[]>;
    keptSets(hashes: readonly string[]): Promise<readonly SetFile[]>;
    share(match: string, word: string): Promise<string>;
    shareOf(match: string): Promise<string | undefined>;
  };
  readonly hosts: { catalogOf(record: MatchRecord): Promise<Catalog | Refusal> };
  /** How many milliseconds ago the last match of a table ended; undefined while one is still to come. */
  seriesEnded(table: string): Promise<number | undefined>;
  readonly watchDelay: number;
  readonly handsDelay: number;
}

type ReplayAnswer = z.infer<typeof replayAnswer>;

export const replayRoutes = (deps: ReplayDeps): Route[] => [replayRoute(deps), shareRoute(deps)];

const replayRoute = (deps: ReplayDeps): Route =>
  route({
    method: "get",
    path: "/api/matches/{id}/replay",
    summary: "The replay of a match: all of it, or as one viewer was told it",
    needsToken: false,
    takesToken: true,
    query: {
      side: '"mine": as the caller was told it, at any time',
      view: 'A seat, or "spectator": as that viewer was told it, once there is a replay',
      share: "The word of a replay that was shared",
    },
    answer: replayAnswer,
    isAlike: ({ query }) => query("side") === undefined,
    async handle({ params: { id }, player, query }) {
      const record = await deps.store.record(id);
      if (record === undefined) return refuse("match/not-found");
      if (query("side") === "mine") return mine(deps, record, player.id);
      const no = await replayRefusal(deps, record, player.id, query("share"));
      if (no !== undefined) return no;
      const view = query("view");
      const viewer = filmViewer.safeParse(view === undefined || view === "spectator" ? view : Number(view));
      if (view !== undefined && !(viewer.success && isViewer(record, viewer.data)))
        return refuse("MALFORMED", { at: ["view"] });
      return whole(deps, record, viewer.data);
    },
  });

const isViewer = ({ players }: MatchRecord, viewer: number | "spectator"): boolean =>
  viewer === "spectator" || viewer < players.length;

async function playedOf({ store, hosts }: ReplayDeps, record: MatchRecord): Promise<Played | Refusal> {
  const stored = await store.read(record.id, "start");
  if (stored === undefined) return refuse("match/not-found");
  if (stored.damage !== undefined) return refuse(stored.damage.code);
  const catalog = await hosts.catalogOf(record);
  return isRefusal(catalog) ? catalog : { record, rows: stored.rows, catalog };
}

/** Nothing is in it that its seat was not told already. */
async function mine(deps: ReplayDeps, record: MatchRecord, player: string): Promise<ReplayAnswer | Refusal> {
  const seat = record.players.indexOf(player);
  if (seat < 0) return refuse("match/not-seated");
  const played = await playedOf(deps, record);
  return isRefusal(played)
    ? played
    : { ok: true, replay: await inTimeSlices(() => filmOf(played, seat, false)) };
}

async function whole(
  deps: ReplayDeps,
  record: MatchRecord,
  viewer: number | "spectator" | undefined,
): Promise<ReplayAnswer | Refusal> {
  const played = await playedOf(deps, record);
  if (isRefusal(played)) return played;
  if (viewer !== undefined)
    return { ok: true, replay: await inTimeSlices(() => filmOf(played, viewer, true)) };
  const sets = await deps.store.keptSets(record.hashes);
  return { ok: true, replay: await inTimeSlices(() => recordingOf(played, sets)) };
}

/** Nobody has it before all who watch have seen the end; then its players do, and whom they or the table let. */
export async function replayRefusal(
  { store, seriesEnded, ...delays }: ReplayDeps,
  record: MatchRecord,
  player: string,
  share: string | undefined,
): Promise<Refusal | undefined> {
  const { table } = record;
  const ago = table === undefined ? (await store.ended(record.id))?.ago : await seriesEnded(table);
  const hands = (await store.castersOf(record.id, record.players.length)).length > 0;
  const longest = watchDelay(watchRules(record, delays.watchDelay), hands, delays.handsDelay);
  if (ago === undefined || ago < longest) return refuse("replay/not-yet");
  if (record.players.includes(player) || record.watch?.replays === "public") return undefined;
  const word = share === undefined ? undefined : await store.shareOf(record.id);
  return word !== undefined && word === share ? undefined : refuse("replay/private");
}

const shareRoute = (deps: ReplayDeps): Route =>
  route({
    method: "post",
    path: "/api/matches/{id}/replay/share",
    summary: "A word that lets whoever has it have the replay, once there is one",
    needsToken: true,
    answer: shareAnswer,
    async handle({ params: { id }, player }) {
      const record = await deps.store.record(id);
      if (record === undefined) return refuse("match/not-found");
      if (!record.players.includes(player.id)) return refuse("match/not-seated");
      return { ok: true as const, share: await deps.store.share(id, randomBytes(18).toString("base64url")) };
    },
  });
