/** Matches over HTTP: make one, look at one, take one's seat. */
import type { z } from "zod";
import { isRefusal, type Refusal, type Seat } from "../../shared/kernel/index.ts";
import {
  ANSWERS_KEPT,
  joinAnswer,
  joinBody,
  type MatchBody,
  type MatchInfo,
  matchAnswer,
  matchBody,
  type Reservation,
} from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import { acceptedOf, idsOf } from "../match/game/restore.ts";
import type { Decisions } from "../match/hosts/decisions.ts";
import type { Hosts } from "../match/hosts/hosts.ts";
import type { Made, MatchRecord, Order, Sitter, StoredMatch, Whereabouts } from "../match/journal/journal.ts";
import { type Names, unhostedInfo } from "../match/journal/names.ts";
import { type EndedMatch, watchRules } from "../match/watch/watch-rights.ts";
import { Orders, orderOf } from "./orders.ts";
import { type Route, route } from "./route.ts";
import { withTimeout } from "./with-timeout.ts";

export interface MatchDeps {
  readonly hosts: Hosts;
  readonly names: Names;
  readonly decisions: Pick<Decisions, "refusalOf">;
  readonly store: {
    read(match: string, from?: "start"): Promise<StoredMatch | undefined>;
    made(player: string, key: string): Promise<Made | undefined>;
    record(match: string): Promise<MatchRecord | undefined>;
    ended(match: string): Promise<EndedMatch | undefined>;
    whereabouts(match: string): Promise<Whereabouts | undefined>;
  };
  /** Whether a match may begin without a table, of players who were not asked. */
  readonly directMatches: boolean;
  /** Seconds that who has no seat is behind where nobody chose. */
  readonly watchDelay: number;
  readonly rooms: {
    open(match: string): Promise<void>;
    /** A refusal where another tab has the seat, undefined where the match has no room here. */
    reserve(match: string, claim: Claim, room?: string): Promise<Reservation | Refusal | undefined>;
  };
  readonly log: HostLog;
  isReady(): boolean;
}

/** The seat's player and the tab that wants the seat: a tab that was here before does not take it from a newer one. */
export interface Claim {
  readonly player: string;
  readonly seat: Seat;
  readonly tab: string;
  readonly back: boolean;
}

type MatchAnswer = z.infer<typeof matchAnswer>;
type JoinAnswer = z.infer<typeof joinAnswer>;

export const matchRoutes = (deps: MatchDeps): Route[] => [
  createRoute(deps),
  infoRoute(deps),
  joinRoute(deps),
];

function createRoute(deps: MatchDeps): Route {
  const orders = new Orders<MatchAnswer>();
  return route({
    method: "post",
    path: "/api/matches",
    summary:
      "For programs: begin an unrated match of named players without a table; the caller sits in it, the others are not asked",
    needsToken: true,
    headers: {
      "Idempotency-Key": "Makes asking again safe: the same key and body of a player are the same match",
    },
    body: matchBody,
    answer: matchAnswer,
    async handle({ body, player, header }) {
      if (!deps.directMatches) return refuse("match/table-needed");
      if (!deps.isReady()) return refuse("server/draining");
      const order = orderOf(player.id, header("idempotency-key"), body);
      if (order === undefined) return make(deps, body, player);
      return isRefusal(order) ? order : orders.once(order, () => makeOnce(deps, body, player, order));
    },
  });
}

async function makeOnce(
  deps: MatchDeps,
  body: MatchBody,
  player: Sitter,
  order: Order,
): Promise<MatchAnswer | Refusal> {
  const made = await deps.store.made(player.id, order.key);
  return made === undefined ? make(deps, body, player, order) : madeBefore(deps, made, order);
}

async function make(
  deps: MatchDeps,
  body: MatchBody,
  player: Sitter,
  order?: Order,
): Promise<MatchAnswer | Refusal> {
  if (new Set(body.seats).size !== body.seats.length || !body.seats.includes(player.id)) {
    return refuse("match/invalid", {
      problems: ["each player has one seat, and who makes the match has one"],
    });
  }
  for (const id of body.seats) {
    const no = deps.decisions.refusalOf(id);
    // Of one who was erased it is said below that there is no such player.
    if (no !== undefined && no.code !== "auth/invalid") return { ...no, detail: { player: id } };
    if ((await deps.names.find(id)) === undefined) return refuse("player/not-found", { player: id });
  }
  const host = await deps.hosts.create(body, body.seats, order);
  if (isRefusal(host)) return host;
  if (!("record" in host)) return madeBefore(deps, host, order);
  await deps.rooms.open(host.record.id);
  return { ok: true, match: await deps.names.fill(host.info()) };
}

async function madeBefore(
  deps: MatchDeps,
  { match, digest }: Made,
  order: Order | undefined,
): Promise<MatchAnswer | Refusal> {
  if (digest !== order?.digest) return refuse("match/key-used");
  const info = await infoOf(deps, match);
  return info === undefined ? refuse("match/not-found") : { ok: true, match: info };
}

const infoRoute = (deps: MatchDeps): Route =>
  route({
    method: "get",
    path: "/api/matches/{id}",
    summary: "What everybody may know of a match",
    needsToken: false,
    takesToken: true,
    answer: matchAnswer,
    async handle({ params, player }) {
      const record = deps.hosts.find(params.id)?.record ?? (await deps.store.record(params.id));
      if (record === undefined) return refuse("match/not-found");
      const isSeated = record.players.includes(player.id);
      const match = isSeated ? await infoOf(deps, params.id) : await lateInfo(deps, record);
      return match === undefined ? refuse("match/not-found") : { ok: true as const, match };
    },
  });

/** The information that somebody without a seat may have: nothing that its spectators have not seen yet. */
async function lateInfo(
  { hosts, store, names, watchDelay }: MatchDeps,
  record: MatchRecord,
): Promise<MatchInfo> {
  const ended = await store.ended(record.id);
  const isTold = ended !== undefined && ended.ago >= watchRules(record, watchDelay).delay;
  const isStopped = hosts.stopped(record.id) !== undefined;
  const outcome = isTold ? ended.outcome : null;
  return names.fill(unhostedInfo({ record, outcome, isStopped }));
}

/** The information that a match's own players may have. */
async function infoOf({ hosts, store, names }: MatchDeps, id: string): Promise<MatchInfo | undefined> {
  const hosted = hosts.find(id)?.info();
  if (hosted !== undefined) return names.fill(hosted);
  const stored = await store.read(id);
  return stored && names.fill(unhostedInfo({ ...stored, isStopped: hosts.stopped(id) !== undefined }));
}

const joinRoute = (deps: MatchDeps): Route =>
  route({
    method: "post",
    path: "/api/matches/{id}/join",
    summary: "Reserve the caller's own seat for 15 seconds",
    needsToken: true,
    body: joinBody,
    answer: joinAnswer,
    async handle({ params, player, body }) {
      // A process that ends leads to those whom it gave their matches.
      if (!deps.isReady() && (!deps.hosts.isLeaving || deps.hosts.find(params.id)))
        return refuse("server/draining");
      return withTimeout(join(deps, params.id, player, body), { match: params.id }, deps.log);
    },
  });

/** A seat where the match is: here, where nobody else has it; else in the room of the process that has it. */
async function join(
  deps: MatchDeps,
  match: string,
  player: Sitter,
  { tab = "", back = false }: z.infer<typeof joinBody>,
): Promise<JoinAnswer | Refusal> {
  const record = deps.hosts.find(match)?.record ?? (await deps.store.record(match));
  if (record === undefined) return refuse("match/not-found");
  // First, and for all alike: how long it takes to say so tells nobody where the match is, nor that it is over.
  if (!record.players.includes(player.id)) return refuse("match/not-seated");
  const host = await deps.hosts.take(match);
  if (host === undefined) return unhosted(deps, match, player);
  const at = host === "held" ? await deps.store.whereabouts(match) : { room: undefined, ...host.record };
  if (at === undefined || at.room === null) return refuse("server/draining");
  if (host !== "held") await deps.rooms.open(match);
  const seat = at.players.indexOf(player.id);
  if (seat < 0) return refuse("match/not-seated");
  const reservation = await deps.rooms.reserve(match, { player: player.id, seat, tab, back }, at.room);
  if (reservation === undefined) return refuse("server/draining");
  return isRefusal(reservation) ? reservation : { ok: true, seat, reservation };
}

/**
 * Why nobody can join. To who sat in a match that is over it says which of his messages were accepted: whatever
 * was in flight when it ended has an answer, too.
 */
async function unhosted({ hosts, store }: MatchDeps, match: string, player: Sitter): Promise<Refusal> {
  const stored = await store.read(match, "start");
  if (stored === undefined) return refuse("match/not-found");
  const { record, outcome, rows, kept } = stored;
  const seat = record.players.indexOf(player.id);
  if (seat < 0) return refuse("match/not-seated");
  const stopped = hosts.stopped(match);
  if (stopped !== undefined) return stopped.refusal;
  if (outcome === null) return refuse("server/draining");
  const accepted = acceptedOf(idsOf(rows, seat), kept?.accepted?.[seat]).slice(-ANSWERS_KEPT);
  return refuse("match/over", { accepted, winners: [...outcome.winners], reason: outcome.reason });
}
