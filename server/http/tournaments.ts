/** Tournaments over HTTP: make one, enter it, judge it, and see how it stands. */
import { z } from "zod";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  entryBody,
  listsAnswer,
  removalBody,
  rulingBody,
  type TournamentInfo,
  tournamentAnswer,
  tournamentBody,
  tournamentCsvAnswer,
  tournamentsAnswer,
} from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import { pairingsCsv, standingsCsv } from "../tournaments/csv.ts";
import type { Tournaments } from "../tournaments/index.ts";
import type { Kept } from "../tournaments/store.ts";
import { type Route, route } from "./route.ts";

export interface TournamentDeps {
  readonly tournaments: Tournaments;
  isReady(): boolean;
}

const none = z.strictObject({}).default({});

export const tournamentRoutes = (deps: TournamentDeps): Route[] => [
  listRoute(deps),
  createRoute(deps),
  findRoute(deps),
  act(
    deps,
    "enter",
    "Enter with a deck; until it begins again with another",
    entryBody,
    (id, player, { deck }) => deps.tournaments.enter(id, player, deck),
  ),
  act(deps, "leave", "Enter no more, or play no further round", none, (id, player) =>
    deps.tournaments.leave(id, player),
  ),
  act(deps, "begin", "Draw the seeds and pair the first round, as its organiser", none, (id, player) =>
    deps.tournaments.begin(id, player),
  ),
  act(deps, "cancel", "End it with no winner, as its organiser", none, (id, player) =>
    deps.tournaments.cancel(id, player),
  ),
  act(
    deps,
    "rulings",
    "Give a pairing its result, or another one, as a judge",
    rulingBody,
    (id, player, body) => deps.tournaments.rule(id, player, body),
  ),
  act(deps, "remove", "Take a player out, as a judge", removalBody, (id, by, { player, reason }) =>
    deps.tournaments.remove(id, by, player, reason),
  ),
  listsRoute(deps),
  csvRoute(deps),
];

type Act<B> = (id: string, player: string, body: B) => Promise<Kept | Refusal>;

function act<B>(
  deps: TournamentDeps,
  verb: string,
  summary: string,
  body: z.ZodType<B>,
  done: Act<B>,
): Route {
  return route({
    method: "post",
    path: `/api/tournaments/{id}/${verb}`,
    summary,
    needsToken: true,
    body,
    answer: tournamentAnswer,
    async handle({ params, player, body }) {
      if (!deps.isReady()) return refuse("server/draining");
      return answer(deps, await done(params.id, player.id, body), player.id);
    },
  });
}

async function answer({ tournaments }: TournamentDeps, kept: Kept | Refusal, viewer: string) {
  if (isRefusal(kept)) return kept;
  return { ok: true as const, tournament: await tournaments.info(kept, viewer) };
}

const listRoute = ({ tournaments }: TournamentDeps): Route =>
  route({
    method: "get",
    path: "/api/tournaments",
    summary: "Tournaments that go on, and the last that are over",
    needsToken: false,
    answer: tournamentsAnswer,
    handle: async () => ({ ok: true as const, tournaments: [...(await tournaments.list())] }),
  });

const createRoute = (deps: TournamentDeps): Route =>
  route({
    method: "post",
    path: "/api/tournaments",
    summary: "Make a tournament, as an account",
    needsToken: true,
    body: tournamentBody,
    answer: tournamentAnswer,
    async handle({ body, player }) {
      if (!deps.isReady()) return refuse("server/draining");
      return answer(deps, await deps.tournaments.create(player.id, body), player.id);
    },
  });

const findRoute = ({ tournaments }: TournamentDeps): Route =>
  route({
    method: "get",
    path: "/api/tournaments/{id}",
    summary: "All of a tournament as everybody may know it, and what the caller is in it",
    needsToken: false,
    takesToken: true,
    query: { rev: "How often it had changed as the caller saw it; the answer is null where it is still so" },
    answer: tournamentAnswer,
    async handle({ params, player, query }) {
      const known = Number(query("rev") ?? Number.NaN);
      const tournament = await tournaments.find(params.id, player.id, known);
      return isRefusal(tournament) ? tournament : { ok: true as const, tournament };
    },
  });

const listsRoute = ({ tournaments }: TournamentDeps): Route =>
  route({
    method: "get",
    path: "/api/tournaments/{id}/decks",
    summary: "The decks of all its players, once everybody may see them",
    needsToken: false,
    answer: listsAnswer,
    async handle({ params }) {
      const lists = await tournaments.lists(params.id);
      return isRefusal(lists) ? lists : { ok: true as const, lists };
    },
  });

const csvRoute = ({ tournaments }: TournamentDeps): Route =>
  route({
    method: "get",
    path: "/api/tournaments/{id}/csv",
    summary: "Its standings and pairings as comma-separated values",
    needsToken: false,
    answer: tournamentCsvAnswer,
    async handle({ params }) {
      const found = await tournaments.find(params.id, "");
      if (isRefusal(found)) return found;
      // Asked for without a count of changes, it is never what the caller knows.
      const info = found as TournamentInfo;
      return { ok: true as const, standings: standingsCsv(info), pairings: pairingsCsv(info) };
    },
  });
