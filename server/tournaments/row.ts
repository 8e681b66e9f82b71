/** What is kept beside a tournament for who lists it, and for who hears of it: the store's thread makes both. */
import type { TournamentRow } from "../../shared/protocol/index.ts";
import type { News } from "../match/journal/news.ts";
import type { Tournament } from "./tournament.ts";

/** What a listing says of it. */
export function rowOf({ id, state, settings, entrants, rounds, created }: Tournament): TournamentRow {
  const { name, format, players, starts, table } = settings;
  return {
    ...{ id, name, state, format, players, starts, created },
    ...{ ruleset: table.ruleset, profile: table.profile, bestOf: table.bestOf },
    ...{ entered: entrants.length, round: rounds.length },
  };
}

/** What others hear of it when it has come further. */
export const newsOf = ({ id, state, settings, rounds }: Tournament): News => ({
  happened: {
    kind: "tournament",
    data: { tournament: id, name: settings.name, state, round: rounds.length },
  },
  audience: "all",
  players: [],
  inMs: 0,
});
