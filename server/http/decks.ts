/** A player's own decks over HTTP. */
import { isRefusal } from "../../shared/kernel/index.ts";
import {
  deckId,
  deckPut,
  doneAnswer,
  storedDeckAnswer,
  storedDecksAnswer,
} from "../../shared/protocol/index.ts";
import type { Decks } from "../lobby/decks.ts";
import { refuse } from "../match/common/refuse.ts";
import { type Route, route } from "./route.ts";

export const deckRoutes = (decks: Decks): Route[] => [
  route({
    method: "get",
    path: "/api/decks",
    summary: "The caller's stored decks",
    needsToken: true,
    answer: storedDecksAnswer,
    handle: async ({ player }) => ({ ok: true as const, decks: await decks.of(player.id) }),
  }),
  route({
    method: "put",
    path: "/api/decks/{id}",
    summary: "Store a deck under an id of the caller's choice, legal or not",
    needsToken: true,
    body: deckPut,
    answer: storedDeckAnswer,
    async handle({ params, player, body }) {
      const id = deckId.safeParse(params.id);
      if (!id.success) return refuse("MALFORMED", { at: ["id"] });
      const deck = { id: id.data, ...body };
      const problems = await decks.put(player.id, deck);
      return isRefusal(problems) ? problems : { ok: true as const, deck, problems: [...problems] };
    },
  }),
  route({
    method: "delete",
    path: "/api/decks/{id}",
    summary: "Store a deck no longer",
    needsToken: true,
    answer: doneAnswer,
    handle: async ({ params, player }) => (await decks.drop(player.id, params.id)) ?? { ok: true as const },
  }),
];
