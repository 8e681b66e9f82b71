/** Card sets of players over HTTP. */
import { isRefusal } from "../../shared/kernel/index.ts";
import {
  doneAnswer,
  keptSetAnswer,
  playerSetAnswer,
  playerSetBody,
  playerSetChange,
  playerSetsAnswer,
  versionAnswer,
} from "../../shared/protocol/index.ts";
import type { PlayerSets } from "../lobby/player-sets.ts";
import { type Route, route } from "./route.ts";

export const playerSetRoutes = (sets: PlayerSets): Route[] => [
  route({
    method: "get",
    path: "/api/player-sets",
    summary: "The caller's own card sets, and those of others that are for everybody",
    needsToken: true,
    answer: playerSetsAnswer,
    handle: async ({ player }) => ({ ok: true as const, ...(await sets.list(player.id)) }),
  }),
  route({
    method: "post",
    path: "/api/player-sets",
    summary: "Keep a card set; one with a fault is refused with everything wrong with it",
    needsToken: true,
    body: playerSetBody,
    answer: keptSetAnswer,
    async handle({ player, body }) {
      const kept = await sets.add(player.id, body.access, body.set);
      return isRefusal(kept) ? kept : { ok: true as const, ...kept };
    },
  }),
  ...ofOne(sets),
  versionRoute(sets),
];

const ofOne = (sets: PlayerSets): Route[] => [
  route({
    method: "get",
    path: "/api/player-sets/{id}",
    summary: "A card set that the caller may play, by its id",
    needsToken: true,
    answer: playerSetAnswer,
    async handle({ player, params }) {
      const set = await sets.find(player.id, params.id);
      return isRefusal(set) ? set : { ok: true as const, set };
    },
  }),
  route({
    method: "put",
    path: "/api/player-sets/{id}",
    summary: "Give an own card set another content or access; what is played keeps the version it has",
    needsToken: true,
    body: playerSetChange,
    answer: keptSetAnswer,
    async handle({ player, params, body }) {
      const kept = await sets.change(player.id, params.id, body);
      return isRefusal(kept) ? kept : { ok: true as const, ...kept };
    },
  }),
  route({
    method: "delete",
    path: "/api/player-sets/{id}",
    summary: "Keep an own card set no longer; what is played keeps it",
    needsToken: true,
    answer: doneAnswer,
    handle: async ({ player, params }) => (await sets.drop(player.id, params.id)) ?? { ok: true as const },
  }),
];

const versionRoute = (sets: PlayerSets): Route =>
  route({
    method: "get",
    path: "/api/player-sets/versions/{version}",
    summary: "All cards of one version of a player's card set, for whoever was told its hash",
    needsToken: false,
    answer: versionAnswer,
    async handle({ params }) {
      const told = await sets.version(params.version);
      if (isRefusal(told)) return told;
      const { cards, decks, ...set } = told;
      return {
        ok: true as const,
        set: { ...set, cards: cards.length, decks: [...decks] },
        cards: [...cards],
      };
    },
  });
