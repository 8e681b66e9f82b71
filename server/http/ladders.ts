/** Ladders and their seasons over HTTP. */
import { type Catalog, isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import { type LaddersInfo, ladderAnswer, laddersAnswer } from "../../shared/protocol/index.ts";
import { ladderOf } from "../lobby/ratings.ts";
import type { Seasons } from "../lobby/seasons.ts";
import { refuse } from "../match/common/refuse.ts";
import { type Route, route } from "./route.ts";

export interface LadderDeps {
  readonly seasons: Seasons;
  readonly catalog: Catalog;
}

const SEASON = "The number of a season; that of now without it";

/** The number that was asked for; refused where it can be none. */
function numberOf(season: string | undefined): number | undefined | Refusal {
  if (season === undefined) return undefined;
  return /^\d{1,6}$/.test(season) ? Number(season) : refuse("season/not-found");
}

/** Whether it is of a game that is here, or is told of still: of an edition, say, that was replaced within the season. */
const isKept = (catalog: Catalog, { ladders }: LaddersInfo, ruleset: string, profile: string): boolean =>
  catalog.ruleset(ruleset)?.profiles.includes(profile) === true ||
  ladders.some((one) => one.ruleset === ruleset && one.profile === profile);

export const ladderRoutes = ({ seasons, catalog }: LadderDeps): Route[] => [
  route({
    method: "get",
    path: "/api/ladders",
    summary: "The seasons, and the ladders that are or were played on in one",
    needsToken: false,
    query: { season: SEASON },
    answer: laddersAnswer,
    async handle({ query }) {
      const season = numberOf(query("season"));
      const all = isRefusal(season) ? season : await seasons.all(season);
      return isRefusal(all) ? all : { ok: true as const, ...all };
    },
  }),
  route({
    method: "get",
    path: "/api/ladders/{ruleset}/{profile}",
    summary: "A ladder: who has played enough in a season, by what is sure of the rating",
    needsToken: false,
    takesToken: true,
    query: { season: SEASON, of: "`bots`: their own ladder" },
    answer: ladderAnswer,
    async handle({ params: { ruleset, profile }, query, player }) {
      const season = numberOf(query("season"));
      if (isRefusal(season)) return season;
      const all = await seasons.all(season);
      if (isRefusal(all)) return all;
      if (!isKept(catalog, all, ruleset, profile)) return refuse("ruleset/not-found", { ruleset });
      const game = ladderOf({ ruleset, profile }, query("of") === "bots");
      const ladder = await seasons.ladder(game, season, player.id);
      return isRefusal(ladder) ? ladder : { ok: true as const, ...ladder };
    },
  }),
];
