/** Rulesets, card sets and decks over HTTP. */
import { z } from "zod";
import { badgeOfSet, type CardSet, type Catalog, type Data, isRefusal } from "../../shared/kernel/index.ts";
import {
  cardInfosOf,
  deckAnswer,
  deckBody,
  gameSetsAnswer,
  rulesetsAnswer,
  setAnswer,
  type setInfo,
  setsAnswer,
} from "../../shared/protocol/index.ts";
import type { Decks } from "../lobby/decks.ts";
import { refuse } from "../match/common/refuse.ts";
import { type Route, route } from "./route.ts";

export const catalogRoutes = (catalog: Catalog, decks: Decks): Route[] => [
  route({
    method: "get",
    path: "/api/rulesets",
    summary: "The games this server plays, with their options",
    needsToken: false,
    madeOf: () => catalog.rulesets,
    answer: rulesetsAnswer,
    async handle() {
      const rulesets = catalog.rulesets.map(({ id, version, profiles, seats, options }) => ({
        id,
        version,
        profiles: [...profiles],
        seats: { ...seats },
        options: z.toJSONSchema(options, { io: "input" }) as Data,
      }));
      return { ok: true as const, rulesets };
    },
  }),
  route({
    method: "get",
    path: "/api/sets",
    summary: "The card sets it knows, with the decks that come with them",
    needsToken: false,
    madeOf: () => catalog.sets,
    answer: setsAnswer,
    handle: async () => ({ ok: true as const, sets: catalog.sets.map((set) => infoOf(catalog, set)) }),
  }),
  gameRoute(catalog),
  cardsRoute(catalog),
  deckRoute(decks),
];

function infoOf(catalog: Catalog, set: CardSet): z.infer<typeof setInfo> {
  const { id, ruleset, name, hash, cards } = set;
  const worded = ([card, copies]: [string, number]) => [catalog.word(ruleset, id, card), copies] as const;
  const decks = set.decks.map((deck) => ({
    id: deck.id,
    name: deck.name,
    cards: Object.fromEntries(Object.entries(deck.cards).map(worded)),
  }));
  const badge = badgeOfSet(set.look);
  return { id, ruleset, name, hash, cards: cards.length, decks, ...(badge && { badge }) };
}

/** In one answer: what a page needs of the game it is at. */
const gameRoute = (catalog: Catalog): Route =>
  route({
    method: "get",
    path: "/api/sets/{ruleset}",
    summary: "The card sets of one game with all their cards",
    needsToken: false,
    madeOf: () => catalog.sets,
    answer: gameSetsAnswer,
    async handle({ params }) {
      const sets = catalog.sets.filter(({ ruleset }) => ruleset === params.ruleset);
      if (sets.length === 0) return refuse("set/not-found");
      return {
        ok: true as const,
        sets: sets.map((set) => infoOf(catalog, set)),
        cards: sets.flatMap((set) => cardInfosOf(catalog, set)),
      };
    },
  });

const cardsRoute = (catalog: Catalog): Route =>
  route({
    method: "get",
    path: "/api/sets/{ruleset}/{set}",
    summary: "One card set with all its cards",
    needsToken: false,
    madeOf: () => catalog.sets,
    answer: setAnswer,
    async handle({ params }) {
      const set = catalog.set(params.ruleset, params.set);
      if (set === undefined) return refuse("set/not-found");
      return { ok: true as const, set: infoOf(catalog, set), cards: cardInfosOf(catalog, set) };
    },
  });

const deckRoute = (decks: Decks): Route =>
  route({
    method: "post",
    path: "/api/decks/validate",
    summary: "Everything wrong with a deck, in words",
    needsToken: false,
    takesToken: true,
    body: deckBody,
    answer: deckAnswer,
    async handle({ body, player }) {
      const problems = await decks.check(player.id, body);
      if (isRefusal(problems)) return problems;
      return { ok: true as const, legal: problems.length === 0, problems: [...problems] };
    },
  });
