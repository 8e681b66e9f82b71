/** An account's own bots over HTTP: made, listed, given another token, removed. */
import { z } from "zod";
import type { Refusal } from "../../shared/kernel/index.ts";
import { botBody, botsAnswer, botTokenAnswer, doneAnswer } from "../../shared/protocol/index.ts";
import type { BotAccounts } from "../lobby/bot-accounts.ts";
import { isAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import { type Route, route } from "./route.ts";

const none = z.strictObject({}).default({});

export const botRoutes = (bots: BotAccounts): Route[] => [
  makeRoute(bots),
  listRoute(bots),
  renewRoute(bots),
  removeRoute(bots),
];

const makeRoute = (bots: BotAccounts): Route =>
  route({
    method: "post",
    path: "/api/bots",
    summary: "Make an account for a program of the caller's own, which has to be an account itself",
    needsToken: true,
    body: botBody,
    answer: botTokenAnswer,
    handle: async ({ player, body }) =>
      isAccount(player.id) ? bots.make(body.name, player.id) : refuse("auth/account"),
  });

const listRoute = (bots: BotAccounts): Route =>
  route({
    method: "get",
    path: "/api/bots",
    summary: "The caller's bots",
    needsToken: true,
    answer: botsAnswer,
    async handle({ player }) {
      const own = await bots.of(player.id);
      return { ok: true as const, bots: own.map(({ id, name }) => ({ id, name })) };
    },
  });

const renewRoute = (bots: BotAccounts): Route =>
  route({
    method: "post",
    path: "/api/bots/{id}/token",
    summary: "Another token for a bot of the caller's; the one before is good for nothing more",
    needsToken: true,
    body: none,
    answer: botTokenAnswer,
    handle: async ({ player, params }) => (await notOwn(bots, player.id, params.id)) ?? bots.renew(params.id),
  });

const removeRoute = (bots: BotAccounts): Route =>
  route({
    method: "delete",
    path: "/api/bots/{id}",
    summary: "Remove a bot of the caller's, which plays nothing now, with its decks and ratings",
    needsToken: true,
    answer: doneAnswer,
    handle: async ({ player, params }) =>
      (await notOwn(bots, player.id, params.id)) ?? (await bots.remove(params.id)) ?? { ok: true as const },
  });

async function notOwn(bots: BotAccounts, owner: string, id: string): Promise<Refusal | undefined> {
  const own = await bots.of(owner);
  return own.some((bot) => bot.id === id) ? undefined : refuse("bot/not-found", { bot: id });
}
