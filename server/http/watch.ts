/** Watching over HTTP: a place among the spectators, and who may see hands. */
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  castersAnswer,
  castersBody,
  type Reservation,
  watchAnswer,
  watchBody,
} from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { isAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { MatchRecord } from "../match/journal/journal.ts";
import { watchDelay, watchRefusal, watchRules } from "../match/watch/watch-rights.ts";
import { type Route, route } from "./route.ts";
import { withTimeout } from "./with-timeout.ts";

export interface WatchDeps {
  readonly store: {
    record(match: string): Promise<MatchRecord | undefined>;
    nameCasters(match: string, player: string, casters: readonly string[]): Promise<void>;
    castersOf(match: string, players: number): Promise<readonly string[]>;
  };
  readonly spectators: {
    reserve(place: { match: string; hands: boolean; player: string }): Promise<Reservation>;
  };
  /** Seconds, where those who made the match did not choose. */
  readonly watchDelay: number;
  /** Milliseconds that hands are behind at least. */
  readonly handsDelay: number;
  readonly log: HostLog;
  isReady(): boolean;
}

export const watchRoutes = (deps: WatchDeps): Route[] => [watchRoute(deps), castersRoute(deps)];

const watchRoute = (deps: WatchDeps): Route =>
  route({
    method: "post",
    path: "/api/matches/{id}/watch",
    summary: "Reserve a place among the spectators for 15 seconds",
    needsToken: true,
    body: watchBody,
    answer: watchAnswer,
    async handle({ params: { id }, player, body: { hands } }) {
      if (!deps.isReady()) return refuse("server/draining");
      const record = await deps.store.record(id);
      if (record === undefined) return refuse("match/not-found");
      const rules = watchRules(record, deps.watchDelay);
      const no =
        watchRefusal(record, rules, player.id) ?? (hands && (await handsRefusal(deps, record, player.id)));
      if (no) return no;
      const place = deps.spectators.reserve({ match: id, hands, player: player.id });
      const reservation = await withTimeout(place, { match: id }, deps.log);
      if (isRefusal(reservation)) return reservation;
      const delay = Math.round(watchDelay(rules, hands, deps.handsDelay) / 1_000);
      return { ok: true as const, delay, reservation };
    },
  });

async function handsRefusal(
  { store }: WatchDeps,
  { id, players }: MatchRecord,
  player: string,
): Promise<Refusal | undefined> {
  if (!isAccount(player)) return refuse("watch/guest");
  const casters = await store.castersOf(id, players.length);
  return casters.includes(player) ? undefined : refuse("watch/hands");
}

const castersRoute = (deps: WatchDeps): Route =>
  route({
    method: "post",
    path: "/api/matches/{id}/casters",
    summary: "Name accounts that may see all hands; each player of the match has to name them",
    needsToken: true,
    body: castersBody,
    answer: castersAnswer,
    async handle({ params: { id }, player, body: { casters } }) {
      const record = await deps.store.record(id);
      if (record === undefined) return refuse("match/not-found");
      if (!record.players.includes(player.id)) return refuse("match/not-seated");
      const no = casterRefusal(record, casters);
      if (no !== undefined) return no;
      await deps.store.nameCasters(id, player.id, casters);
      return { ok: true as const, casters: [...(await deps.store.castersOf(id, record.players.length))] };
    },
  });

/** Both who show their hands and who sees them are known beyond this server: a guest could be anybody's second tab. */
function casterRefusal({ players }: MatchRecord, casters: readonly string[]): Refusal | undefined {
  if (!players.every(isAccount)) return refuse("auth/account");
  if (casters.some((one) => players.includes(one))) return refuse("watch/seated");
  return casters.every(isAccount) ? undefined : refuse("watch/guest");
}
