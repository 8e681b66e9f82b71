/** Profiles over HTTP. */
import { isRefusal } from "../../shared/kernel/index.ts";
import { type Profile, profileAnswer, shownAnswer, shownBody } from "../../shared/protocol/index.ts";
import { isOwnAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { FinishedMatch } from "../match/journal/journal.ts";
import { type Names, unhostedInfo } from "../match/journal/names.ts";
import type { Profiles } from "../people/profiles.ts";
import { type ReplayDeps, replayRefusal } from "./replays.ts";
import { type Route, route } from "./route.ts";

export interface ProfileRouteDeps extends ReplayDeps {
  readonly profiles: Profiles;
  readonly names: Names;
  readonly store: ReplayDeps["store"] & {
    finishedOf(player: string, most: number): Promise<readonly FinishedMatch[]>;
  };
}

/** Of so many matches that are over, so many are shown. */
const LOOKED_AT = 40;
const REPLAYS = 10;

export const profileRoutes = (deps: ProfileRouteDeps): Route[] => [
  profileRoute(deps),
  shownRoute(deps),
  showRoute(deps),
];

const profileRoute = (deps: ProfileRouteDeps): Route =>
  route({
    method: "get",
    path: "/api/profiles/{name}",
    summary: "What everybody may know of an account of this server, by its name or one that it had before",
    needsToken: false,
    answer: profileAnswer,
    async handle({ params }) {
      const profile = await deps.profiles.of(params.name);
      if (isRefusal(profile)) return profile;
      const replays = await replaysOf(deps, profile.player.id);
      return { ok: true as const, profile: { ...profile, replays } };
    },
  });

/** Those that anybody may find and have: listed to all, and with a replay for whoever asks. */
async function replaysOf(deps: ProfileRouteDeps, player: string): Promise<Profile["replays"]> {
  const replays: Profile["replays"] = [];
  for (const one of await deps.store.finishedOf(player, LOOKED_AT)) {
    const { watch } = one.record;
    if (watch?.who !== "all" || watch.replays !== "public") continue;
    if ((await replayRefusal(deps, one.record, "", undefined)) !== undefined) continue;
    replays.push(await deps.names.fill(unhostedInfo({ ...one, isStopped: false })));
    if (replays.length === REPLAYS) break;
  }
  return replays;
}

const shownRoute = ({ profiles }: ProfileRouteDeps): Route =>
  route({
    method: "get",
    path: "/api/me/profile",
    summary: "What the caller's profile shows",
    needsToken: true,
    answer: shownAnswer,
    async handle({ player }) {
      if (!isOwnAccount(player.id)) return refuse("account/not-own");
      return {
        ok: true as const,
        shown: { ...(await profiles.shown(player.id)) },
      };
    },
  });

const showRoute = ({ profiles }: ProfileRouteDeps): Route =>
  route({
    method: "put",
    path: "/api/me/profile",
    summary: "Choose what the caller's profile shows",
    needsToken: true,
    body: shownBody,
    answer: shownAnswer,
    async handle({ player, body }) {
      if (!isOwnAccount(player.id)) return refuse("account/not-own");
      await profiles.show(player.id, body);
      return { ok: true as const, shown: body };
    },
  });
