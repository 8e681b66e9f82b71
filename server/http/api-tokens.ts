/** An account's personal tokens over HTTP: made, listed, revoked. None of them opens these routes. */
import { isRefusal } from "../../shared/kernel/index.ts";
import { apiTokenBody, apiTokenMade, apiTokensAnswer, doneAnswer } from "../../shared/protocol/index.ts";
import type { OwnAccounts } from "../accounts/index.ts";
import { whoseOwn } from "./own-accounts.ts";
import { type Route, route } from "./route.ts";

export const apiTokenRoutes = (accounts: OwnAccounts): Route[] => [
  route({
    method: "post",
    path: "/api/account/tokens",
    summary: "Make a personal token, with which a program acts as the account within its scopes",
    needsToken: true,
    body: apiTokenBody,
    answer: apiTokenMade,
    handle: (call) => whoseOwn(accounts, call, (holder) => accounts.apiTokens.make(holder, call.body)),
  }),
  route({
    method: "get",
    path: "/api/account/tokens",
    summary: "The account's personal tokens, without what they are",
    needsToken: true,
    answer: apiTokensAnswer,
    handle: (call) => whoseOwn(accounts, call, (holder) => accounts.apiTokens.of(holder)),
  }),
  route({
    method: "delete",
    path: "/api/account/tokens/{id}",
    summary: "Revoke a personal token: it is good for nothing more",
    needsToken: true,
    answer: doneAnswer,
    handle: (call) =>
      whoseOwn(accounts, call, async (holder) => {
        const no = await accounts.apiTokens.drop(holder, call.params.id);
        return isRefusal(no) ? no : {};
      }),
  }),
];
