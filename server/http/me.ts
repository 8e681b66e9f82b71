/** The caller, and the matches and tables that he can come back to. */
import {
  doneAnswer,
  meAnswer,
  noticesSeenBody,
  PLAYED_MATCHES,
  playedAnswer,
} from "../../shared/protocol/index.ts";
import type { Queue } from "../lobby/queue.ts";
import { ticketInfoOf } from "../lobby/ticket.ts";
import type { Hosts } from "../match/hosts/hosts.ts";
import type { FinishedMatch, MatchRecord } from "../match/journal/journal.ts";
import { type Names, unhostedInfo } from "../match/journal/names.ts";
import type { Peace } from "../peace/index.ts";
import { type Route, route } from "./route.ts";
import type { TableDeps } from "./tables.ts";

export interface MeDeps extends TableDeps {
  readonly queue: Queue;
  readonly hosts: Hosts;
  readonly names: Names;
  readonly peace: Pick<Peace, "addresses" | "notices" | "seen">;
  readonly store: {
    unfinishedOf(player: string): Promise<readonly MatchRecord[]>;
    finishedOf(player: string, most: number): Promise<readonly FinishedMatch[]>;
  };
}

export const meRoutes = (deps: MeDeps): Route[] => [meRoute(deps), playedRoute(deps), noticesSeenRoute(deps)];

const meRoute = (deps: MeDeps): Route =>
  route({
    method: "get",
    path: "/api/me",
    summary:
      "The caller, his unfinished matches, his tables, his place in the queue, and what the operator tells him",
    needsToken: true,
    answer: meAnswer,
    async handle({ player }) {
      const { hosts, names, tables, queue, store, peace } = deps;
      const ticket = await queue.ticketOf(player.id);
      const infos = (await store.unfinishedOf(player.id)).map(
        (record) =>
          hosts.find(record.id)?.info() ??
          unhostedInfo({ record, isStopped: hosts.stopped(record.id) !== undefined }),
      );
      return {
        ok: true as const,
        player: { ...player },
        matches: await Promise.all(infos.map((info) => names.fill(info))),
        notices: [...(await peace.notices(player.id))],
        ticket: ticket === undefined ? null : ticketInfoOf(ticket),
        tables: await deps.infos(await tables.of(player.id), player.id),
      };
    },
  });

const playedRoute = ({ names, store }: MeDeps): Route =>
  route({
    method: "get",
    path: "/api/me/matches",
    summary: "The caller's last matches that are over, the newest first",
    needsToken: true,
    answer: playedAnswer,
    async handle({ player }) {
      const finished = await store.finishedOf(player.id, PLAYED_MATCHES);
      const infos = finished.map((one) => unhostedInfo({ ...one, isStopped: false }));
      return { ok: true as const, matches: await Promise.all(infos.map((info) => names.fill(info))) };
    },
  });

const noticesSeenRoute = ({ peace }: MeDeps): Route =>
  route({
    method: "post",
    path: "/api/me/notices/seen",
    summary: "The caller has read what the operator tells him, up to this one",
    needsToken: true,
    body: noticesSeenBody,
    answer: doneAnswer,
    async handle({ body, player }) {
      await peace.seen(player.id, body.upTo);
      return { ok: true as const };
    },
  });
