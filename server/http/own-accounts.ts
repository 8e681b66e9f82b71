/** Accounts of this server's own over HTTP: passkeys, recovery codes, sign-ins, names, data. */
import { z } from "zod";
import { type Data, isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  accountAnswer,
  accountDataAnswer,
  codesAnswer,
  doneAnswer,
  passkeyAnswer,
  passkeyAsked,
  passkeyMade,
  prolongedAnswer,
  recoverBody,
  renameBody,
  renamedAnswer,
  signedInAnswer,
  signedUpAnswer,
  signOutBody,
  signUpBegin,
} from "../../shared/protocol/index.ts";
import type { OwnAccounts } from "../accounts/index.ts";
import type { Holder } from "../accounts/store.ts";
import { refuse } from "../match/common/refuse.ts";
import { type Route, route, tokenOf } from "./route.ts";

const none = z.strictObject({}).default({});
const done = { ok: true } as const;

export const ownAccountRoutes = (accounts: OwnAccounts): Route[] => [
  ...signUpRoutes(accounts),
  ...signInRoutes(accounts),
  ...signOutRoutes(accounts),
  ...passkeyRoutes(accounts),
  ...selfRoutes(accounts),
  ...dataRoutes(accounts),
];

/** What is said where the server has no accounts of its own. */
export const off = (accounts: OwnAccounts): Refusal | undefined =>
  accounts.isOff ? refuse("account/off") : undefined;

interface Headed {
  header(name: string): string | undefined;
}

/** Who is signed in; an account of another issuer, a guest and a bot are not. */
export async function holderOf(accounts: OwnAccounts, call: Headed): Promise<Holder | Refusal> {
  const holder = await accounts.holderOf(tokenOf(call.header("authorization")) ?? "");
  return holder ?? off(accounts) ?? refuse("account/not-own");
}

/** Answers with what an account is given, or with why it is not. */
export async function whoseOwn<A extends object>(
  accounts: OwnAccounts,
  call: Headed,
  give: (holder: Holder) => Promise<A | Refusal>,
): Promise<({ ok: true } & A) | Refusal> {
  const holder = await holderOf(accounts, call);
  const given = isRefusal(holder) ? holder : await give(holder);
  return isRefusal(given) ? given : { ...given, ok: true };
}

const signUpRoutes = (accounts: OwnAccounts): Route[] => [
  route({
    method: "post",
    path: "/api/account/sign-up/begin",
    summary: "Ask for the passkey of a new account",
    needsToken: false,
    takesToken: true,
    body: signUpBegin,
    answer: passkeyAsked,
    async handle({ body, player }) {
      const asked = off(accounts) ?? (await accounts.askSignUp(body.name, player));
      return isRefusal(asked) ? asked : { ...done, ...asked };
    },
  }),
  route({
    method: "post",
    path: "/api/account/sign-up",
    summary: "Make the account. A guest who asks becomes it, with his matches, decks and replays",
    needsToken: false,
    takesToken: true,
    body: passkeyMade,
    answer: signedUpAnswer,
    async handle({ body, player, header }) {
      const signedUp = off(accounts) ?? (await accounts.signUp(body, player, header("origin")));
      return isRefusal(signedUp) ? signedUp : { ...done, ...signedUp, codes: [...signedUp.codes] };
    },
  }),
];

const signInRoutes = (accounts: OwnAccounts): Route[] => [
  route({
    method: "post",
    path: "/api/account/sign-in/begin",
    summary: "Ask for a passkey of any account",
    needsToken: false,
    body: none,
    answer: passkeyAsked,
    handle: async () => off(accounts) ?? { ...done, ...(await accounts.askSignIn()) },
  }),
  route({
    method: "post",
    path: "/api/account/sign-in",
    summary: "Sign in with a passkey",
    needsToken: false,
    body: passkeyAnswer,
    answer: signedInAnswer,
    async handle({ body, header }) {
      const signedIn = off(accounts) ?? (await accounts.signIn(body, header("origin")));
      return isRefusal(signedIn) ? signedIn : { ...done, ...signedIn };
    },
  }),
  route({
    method: "post",
    path: "/api/account/recover",
    summary: "Sign in with a recovery code, which is used up",
    needsToken: false,
    body: recoverBody,
    answer: signedInAnswer,
    async handle({ body }) {
      const signedIn = off(accounts) ?? (await accounts.recover(body.code));
      return isRefusal(signedIn) ? signedIn : { ...done, ...signedIn };
    },
  }),
];

const signOutRoutes = (accounts: OwnAccounts): Route[] => [
  route({
    method: "post",
    path: "/api/account/prolong",
    summary: "The token is good for longer",
    needsToken: true,
    body: none,
    answer: prolongedAnswer,
    handle: (call) =>
      whoseOwn(accounts, call, async (holder) => {
        const expires = await accounts.prolong(holder);
        return isRefusal(expires) ? expires : { expires };
      }),
  }),
  route({
    method: "post",
    path: "/api/account/sign-out",
    summary: "The token is good for nothing more; with `everywhere` none of the account's is",
    needsToken: true,
    body: signOutBody,
    answer: doneAnswer,
    handle: (call) =>
      whoseOwn(accounts, call, async (holder) => {
        await accounts.signOut(holder, call.body.everywhere);
        return {};
      }),
  }),
];

const passkeyRoutes = (accounts: OwnAccounts): Route[] => [
  route({
    method: "post",
    path: "/api/account/passkeys/begin",
    summary: "Ask for another passkey of the account",
    needsToken: true,
    body: none,
    answer: passkeyAsked,
    handle: (call) => whoseOwn(accounts, call, (holder) => accounts.askPasskey(holder)),
  }),
  route({
    method: "post",
    path: "/api/account/passkeys",
    summary: "Add the passkey",
    needsToken: true,
    body: passkeyMade,
    answer: doneAnswer,
    handle: (call) =>
      whoseOwn(
        accounts,
        call,
        async (holder) => (await accounts.addPasskey(holder, call.body, call.header("origin"))) ?? {},
      ),
  }),
  route({
    method: "delete",
    path: "/api/account/passkeys/{id}",
    summary: "Remove a passkey; the last way in of any kind stays",
    needsToken: true,
    answer: doneAnswer,
    handle: (call) =>
      whoseOwn(accounts, call, async (holder) => (await accounts.dropPasskey(holder, call.params.id)) ?? {}),
  }),
  route({
    method: "post",
    path: "/api/account/codes",
    summary: "Other recovery codes in the place of all before",
    needsToken: true,
    body: none,
    answer: codesAnswer,
    handle: (call) =>
      whoseOwn(accounts, call, async (holder) => {
        const codes = await accounts.renewCodes(holder);
        return isRefusal(codes) ? codes : { codes: [...codes] };
      }),
  }),
];

const selfRoutes = (accounts: OwnAccounts): Route[] => [
  route({
    method: "get",
    path: "/api/account",
    summary: "The caller's account: its ways in, codes and sign-ins",
    needsToken: true,
    answer: accountAnswer,
    handle: (call) => whoseOwn(accounts, call, (holder) => infoOf(accounts, holder)),
  }),
  route({
    method: "put",
    path: "/api/account/name",
    summary: "Change the account's name; nobody else has the one before for a time",
    needsToken: true,
    body: renameBody,
    answer: renamedAnswer,
    handle: (call) =>
      whoseOwn(accounts, call, async (holder) => {
        const player = await accounts.rename(holder, call.body.name);
        return isRefusal(player) ? player : { player };
      }),
  }),
];

async function infoOf(accounts: OwnAccounts, holder: Holder) {
  const state = await accounts.state(holder);
  if (state === undefined) return refuse("account/not-own");
  const { codes, signIns, renameInDays, passkeys, providers } = state;
  return {
    player: { id: holder.id, name: holder.name },
    passkeys: passkeys.map(({ id, label, made, used }) => ({ id, label, made, used })),
    providers: [...providers],
    ...{ codes, signIns, renameInDays },
  };
}

const dataRoutes = (accounts: OwnAccounts): Route[] => [
  route({
    method: "get",
    path: "/api/account/data",
    summary: "All that the server keeps of the account",
    needsToken: true,
    answer: accountDataAnswer,
    handle: (call) =>
      whoseOwn(accounts, call, async (holder) => ({
        player: holder.id,
        // Rows of the store and what was stored as JSON.
        data: (await accounts.data(holder)) as Record<string, Data>,
      })),
  }),
  route({
    method: "delete",
    path: "/api/account",
    summary:
      "Delete the account with all that is its own; not while it plays. Its matches stay, without a name",
    needsToken: true,
    answer: doneAnswer,
    handle: (call) => whoseOwn(accounts, call, async (holder) => (await accounts.remove(holder)) ?? {}),
  }),
];
