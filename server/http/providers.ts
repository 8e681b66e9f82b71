/** Signing in by a provider over HTTP: there, back, and what the page does then. */
import type { RequestHandler } from "express";
import { z } from "zod";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  doneAnswer,
  providerAsked,
  providerBegin,
  providersAnswer,
  signedInAnswer,
  signedUpAnswer,
  signUpBegin,
} from "../../shared/protocol/index.ts";
import type { OwnAccounts } from "../accounts/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { holderOf, off, whoseOwn } from "./own-accounts.ts";
import { type Call, type Route, route } from "./route.ts";
import { KEPT, keptIn, signInCookie } from "./sign-in-cookie.ts";

const none = z.strictObject({}).default({});

export const providerRoutes = (accounts: OwnAccounts): Route[] => [
  listRoute(accounts),
  beginRoute(accounts),
  ...enterRoutes(accounts),
  ...linkRoutes(accounts),
];

const listRoute = (accounts: OwnAccounts): Route =>
  route({
    method: "get",
    path: "/api/account/providers",
    summary: "Those who may say who somebody is, beside passkeys",
    needsToken: false,
    answer: providersAnswer,
    handle: async () => ({ ok: true as const, providers: [...accounts.byProvider.list] }),
  });

const beginRoute = (accounts: OwnAccounts): Route =>
  route({
    method: "post",
    path: "/api/account/providers/{provider}/begin",
    summary: "Where the browser goes to have a provider say who its player is; sets a cookie",
    needsToken: false,
    takesToken: true,
    body: providerBegin,
    answer: providerAsked,
    async handle(call) {
      const { body, player, params, header, setCookie } = call;
      const caller = off(accounts) ?? (body.purpose === "link" ? await holderOf(accounts, call) : player);
      const begun = isRefusal(caller)
        ? caller
        : await accounts.byProvider.begin(params.provider, caller, header("origin"));
      if (isRefusal(begun)) return begun;
      const { name, options } = signInCookie(begun.origin);
      setCookie(name, begun.secret, { ...options, ...KEPT });
      return { ok: true as const, url: begun.url };
    },
  });

type Asked = Pick<Call<unknown, string>, "header" | "setCookie">;

/** Does with the browser's proof what it is for; where that is done the browser forgets it. */
async function withProof<A extends object>(
  accounts: OwnAccounts,
  { header, setCookie }: Asked,
  act: (secret: string) => Promise<A | Refusal>,
): Promise<A | Refusal> {
  const cookie = signInCookie(header("origin"));
  const done = off(accounts) ?? (await act(keptIn(header("cookie"), cookie)));
  if (!isRefusal(done)) setCookie(cookie.name, undefined, cookie.options);
  return done;
}

const enterRoutes = (accounts: OwnAccounts): Route[] => [
  route({
    method: "post",
    path: "/api/account/provider/sign-in",
    summary: "Sign in as whom the provider said; account/unnamed where that is nobody's account yet",
    needsToken: false,
    takesToken: true,
    body: none,
    answer: signedInAnswer,
    handle: (call) =>
      withProof(accounts, call, async (secret) => {
        const signedIn = await accounts.byProvider.signIn(secret, call.player);
        return isRefusal(signedIn) ? signedIn : { ok: true as const, ...signedIn };
      }),
  }),
  route({
    method: "post",
    path: "/api/account/provider/sign-up",
    summary: "Make the account of whom the provider said. A guest who asks becomes it",
    needsToken: false,
    takesToken: true,
    body: signUpBegin,
    answer: signedUpAnswer,
    handle: (call) =>
      withProof(accounts, call, async (secret) => {
        const signedUp = await accounts.byProvider.signUp(secret, call.body.name, call.player);
        return isRefusal(signedUp)
          ? signedUp
          : { ok: true as const, ...signedUp, codes: [...signedUp.codes] };
      }),
  }),
];

const linkRoutes = (accounts: OwnAccounts): Route[] => [
  route({
    method: "post",
    path: "/api/account/provider/link",
    summary: "Give the caller's account the way in that the provider said",
    needsToken: true,
    body: none,
    answer: doneAnswer,
    handle: (call) =>
      whoseOwn(accounts, call, (holder) =>
        withProof(accounts, call, async (secret) => (await accounts.byProvider.link(secret, holder)) ?? {}),
      ),
  }),
  route({
    method: "delete",
    path: "/api/account/identities/{id}",
    summary: "Remove a way in by a provider; the last way of any kind stays",
    needsToken: true,
    answer: doneAnswer,
    handle: (call) =>
      whoseOwn(
        accounts,
        call,
        async (holder) => (await accounts.byProvider.unlink(holder, call.params.id)) ?? {},
      ),
  }),
];

/** Where a provider sends people back to. */
export const CALLBACK = "/api/account/providers/:provider/callback";

/** The only place it sends them on to, whatever the address says: the page, which is told what came of it. */
export const comeBack =
  (accounts: OwnAccounts, log: HostLog): RequestHandler<{ provider: string }> =>
  async ({ originalUrl, params, headers }, response) => {
    const told = await cameBack(accounts, params.provider, originalUrl, headers.cookie).catch(
      (error: unknown) => {
        log.error({ err: error }, "exception in a provider's callback");
        return "refused=server/error";
      },
    );
    response.set("cache-control", "no-store").redirect(303, `/account#${told}`);
  };

async function cameBack(
  accounts: OwnAccounts,
  provider: string,
  address: string,
  cookies: string | undefined,
): Promise<string> {
  const query = new URLSearchParams(address.split("?").slice(1).join("?"));
  const { byProvider } = accounts;
  const origin = await byProvider.originOf(query.get("state") ?? "");
  const secret = keptIn(cookies, signInCookie(origin));
  const done = off(accounts) ?? (await byProvider.comeBack(provider, query, secret));
  return isRefusal(done) ? `refused=${done.code}` : `by=${done}`;
}
