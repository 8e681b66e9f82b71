/** Ladders and their seasons over HTTP. */
import { type Catalog, isRefusal } from "../../shared/kernel/index.ts";
import { ladderAnswer, laddersAnswer } from "../../shared/protocol/index.ts";
import { ladderOf } from "../lobby/ratings.ts";
import type { Seasons } from "../lobby/seasons.ts";
import { refuse } from "../match/common/refuse.ts";
import { type Route, route } from "./route.ts";

export interface LadderDeps {
  readonly seasons: Seasons;
  readonly catalog: Catalog;
}

/** Whether it is of a game that is here, or is told of still: of an edition, say, that was replaced within the season. */
const isKept = async ({ seasons, catalog }: LadderDeps, ruleset: string, profile: string): Promise<boolean> =>
  catalog.ruleset(ruleset)?.profiles.includes(profile) === true ||
  (await seasons.all()).ladders.some((one) => one.ruleset === ruleset && one.profile === profile);

export const ladderRoutes = (deps: LadderDeps): Route[] => [
  route({
    method: "get",
    path: "/api/ladders",
    summary: "The seasons, and the ladders that are played on",
    needsToken: false,
    answer: laddersAnswer,
    handle: async () => ({ ok: true as const, ...(await deps.seasons.all()) }),
  }),
  route({
    method: "get",
    path: "/api/ladders/{ruleset}/{profile}",
    summary: "A ladder: who has played enough in a season, by what is sure of the rating",
    needsToken: false,
    takesToken: true,
    query: { season: "The number of a season; that of now without it", of: "`bots`: their own ladder" },
    answer: ladderAnswer,
    async handle({ params: { ruleset, profile }, query, player }) {
      if (!(await isKept(deps, ruleset, profile))) return refuse("ruleset/not-found", { ruleset });
      const season = query("season");
      if (season !== undefined && !/^\d{1,6}$/.test(season)) return refuse("season/not-found");
      const game = ladderOf({ ruleset, profile }, query("of") === "bots");
      const ladder = await deps.seasons.ladder(
        game,
        season === undefined ? undefined : Number(season),
        player.id,
      );
      return isRefusal(ladder) ? ladder : { ok: true as const, ...ladder };
    },
  }),
];
