/** The queue and the ratings over HTTP. */
import { z } from "zod";
import { type Catalog, isRefusal } from "../../shared/kernel/index.ts";
import {
  doneAnswer,
  queueAnswer,
  queueBack,
  queueBody,
  type Reservation,
  ratingsAnswer,
} from "../../shared/protocol/index.ts";
import type { Queue } from "../lobby/queue.ts";
import { ladderOf, type Rating } from "../lobby/ratings.ts";
import { ticketInfoOf } from "../lobby/ticket.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Names } from "../match/journal/names.ts";
import type { Addresses } from "../peace/addresses.ts";
import { type Route, route } from "./route.ts";
import { withTimeout } from "./with-timeout.ts";

export interface QueueDeps {
  readonly queue: Queue;
  readonly peace: { readonly addresses: Pick<Addresses, "note"> };
  readonly queueRoom: { reserve(claim: { readonly player: string }): Promise<Reservation | undefined> };
  readonly ratings: {
    leaders(game: string, most: number): Promise<readonly (Rating & { readonly player: string })[]>;
    ratings(
      game: string,
      players: readonly string[],
    ): Promise<readonly (Rating & { readonly player: string })[]>;
  };
  readonly catalog: Catalog;
  readonly names: Names;
  readonly log: HostLog;
  isReady(): boolean;
}

/** Rows of a leaderboard. */
const LEADERS = 100;

export const queueRoutes = (deps: QueueDeps): Route[] => [
  joinRoute(deps),
  leaveRoute(deps),
  ratingsRoute(deps),
];

const joinRoute = ({ queue, queueRoom, peace, log, isReady }: QueueDeps): Route =>
  route({
    method: "post",
    path: "/api/queue/join",
    summary: "Wait for somebody to play with, or come back to where the caller waits",
    needsToken: true,
    body: z.union([queueBack, queueBody]),
    answer: queueAnswer,
    async handle({ player, body, address }) {
      if (!isReady()) return refuse("server/draining");
      const ticket = "back" in body ? await queue.ticketOf(player.id) : await queue.enter(player.id, body);
      if (ticket === undefined) return refuse("queue/not-in");
      if (isRefusal(ticket)) return ticket;
      if (ticket.kind === "ranked") await peace.addresses.note(player.id, address);
      const reservation = await withTimeout(queueRoom.reserve({ player: player.id }), { room: "queue" }, log);
      if (reservation === undefined) return refuse("server/draining");
      if (isRefusal(reservation)) return reservation;
      return { ok: true as const, ticket: ticketInfoOf(ticket), reservation };
    },
  });

const leaveRoute = ({ queue }: QueueDeps): Route =>
  route({
    method: "delete",
    path: "/api/queue",
    summary: "Wait no longer",
    needsToken: true,
    answer: doneAnswer,
    handle: async ({ player }) => (await queue.leave(player.id)) ?? { ok: true as const },
  });

const ratingsRoute = ({ ratings, catalog, names }: QueueDeps): Route =>
  route({
    method: "get",
    path: "/api/ratings/{ruleset}/{profile}",
    summary: "The best of a game in one format; a series counts when its watch delay has passed",
    needsToken: false,
    query: {
      of: "`bots`: their own ladder, in the place of the people's",
      player: "An id: the row of that player alone, if it is rated",
    },
    answer: ratingsAnswer,
    async handle({ params: { ruleset, profile }, query }) {
      if (catalog.ruleset(ruleset)?.profiles.includes(profile) !== true)
        return refuse("ruleset/not-found", { ruleset });
      const ladder = ladderOf({ ruleset, profile }, query("of") === "bots");
      const player = query("player");
      const rated = await (player === undefined
        ? ratings.leaders(ladder, LEADERS)
        : ratings.ratings(ladder, [player]));
      const people = await names.of(rated.map((row) => row.player));
      const rows = rated.map(({ rating, rd, games }, n) => ({
        player: { ...people[n] },
        rating: Math.round(rating),
        deviation: Math.round(rd),
        games,
      }));
      return { ok: true as const, ratings: rows };
    },
  });
