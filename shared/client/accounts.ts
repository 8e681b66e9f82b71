/** An account of the server's own over HTTP. What a passkey is asked and answers is the browser's affair. */
import type { z } from "zod";
import {
  type AccountInfo,
  type ApiTokens,
  type ApiTokenWish,
  accountAnswer,
  accountDataAnswer,
  apiTokenMade,
  apiTokensAnswer,
  codesAnswer,
  doneAnswer,
  type PasskeyAnswer,
  type PasskeyMade,
  type ProviderInfo,
  passkeyAsked,
  prolongedAnswer,
  providerAsked,
  providersAnswer,
  renamedAnswer,
  signedInAnswer,
  signedUpAnswer,
  type Webhook,
  type WebhookWish,
  webhookMade,
  webhooksAnswer,
} from "../protocol/index.ts";
import { Http } from "./http.ts";

type Asked = z.infer<typeof passkeyAsked>;
type SignedIn = z.infer<typeof signedInAnswer>;

export class Accounts {
  readonly #http: Http;

  /** @param token of who asks: the account, or the guest who becomes one */
  constructor(url: string, token?: string) {
    this.#http = new Http(url);
    this.#http.token = token;
  }

  askSignUp(name: string): Promise<Asked> {
    return this.#http.post("/api/account/sign-up/begin", { name }, passkeyAsked);
  }

  signUp(made: PasskeyMade): Promise<z.infer<typeof signedUpAnswer>> {
    return this.#http.post("/api/account/sign-up", made, signedUpAnswer);
  }

  askSignIn(): Promise<Asked> {
    return this.#http.post("/api/account/sign-in/begin", {}, passkeyAsked);
  }

  signIn(answer: PasskeyAnswer): Promise<SignedIn> {
    return this.#http.post("/api/account/sign-in", answer, signedInAnswer);
  }

  recover(code: string): Promise<SignedIn> {
    return this.#http.post("/api/account/recover", { code }, signedInAnswer);
  }

  info(): Promise<AccountInfo> {
    return this.#http.get("/api/account", accountAnswer);
  }

  async rename(name: string): Promise<SignedIn["player"]> {
    return (await this.#http.put("/api/account/name", { name }, renamedAnswer)).player;
  }

  async providers(): Promise<readonly ProviderInfo[]> {
    return (await this.#http.get("/api/account/providers", providersAnswer)).providers;
  }

  /** The address at which the provider asks who somebody is. The browser gets a cookie with it. */
  async askProvider(provider: string, purpose: "sign-in" | "link"): Promise<string> {
    const path = `/api/account/providers/${encodeURIComponent(provider)}/begin`;
    return (await this.#http.post(path, { purpose }, providerAsked)).url;
  }

  /** After the browser came back from the provider. */
  signInByProvider(): Promise<SignedIn> {
    return this.#http.post("/api/account/provider/sign-in", {}, signedInAnswer);
  }

  /** Where the provider has said who it is, and that one has no account. */
  signUpByProvider(name: string): Promise<z.infer<typeof signedUpAnswer>> {
    return this.#http.post("/api/account/provider/sign-up", { name }, signedUpAnswer);
  }

  async linkProvider(): Promise<void> {
    await this.#http.post("/api/account/provider/link", {}, doneAnswer);
  }

  async unlink(identity: string): Promise<void> {
    await this.#http.delete(`/api/account/identities/${encodeURIComponent(identity)}`, doneAnswer);
  }

  askPasskey(): Promise<Asked> {
    return this.#http.post("/api/account/passkeys/begin", {}, passkeyAsked);
  }

  async addPasskey(made: PasskeyMade): Promise<void> {
    await this.#http.post("/api/account/passkeys", made, doneAnswer);
  }

  async dropPasskey(id: string): Promise<void> {
    await this.#http.delete(`/api/account/passkeys/${encodeURIComponent(id)}`, doneAnswer);
  }

  async tokens(): Promise<ApiTokens> {
    const { tokens, days } = await this.#http.get("/api/account/tokens", apiTokensAnswer);
    return { tokens, days };
  }

  /** The token itself, which is told this once. */
  async makeToken(wish: ApiTokenWish): Promise<string> {
    return (await this.#http.post("/api/account/tokens", wish, apiTokenMade)).token;
  }

  async dropToken(id: string): Promise<void> {
    await this.#http.delete(`/api/account/tokens/${encodeURIComponent(id)}`, doneAnswer);
  }

  async webhooks(): Promise<readonly Webhook[]> {
    return (await this.#http.get("/api/account/webhooks", webhooksAnswer)).webhooks;
  }

  /** What signs its messages, which is told this once. */
  async makeWebhook(wish: WebhookWish): Promise<string> {
    return (await this.#http.post("/api/account/webhooks", wish, webhookMade)).secret;
  }

  async dropWebhook(id: string): Promise<void> {
    await this.#http.delete(`/api/account/webhooks/${encodeURIComponent(id)}`, doneAnswer);
  }

  /** Other recovery codes in the place of all before. */
  async renewCodes(): Promise<readonly string[]> {
    return (await this.#http.post("/api/account/codes", {}, codesAnswer)).codes;
  }

  /** Until when the token is good now, in unix time in seconds. */
  async prolong(): Promise<number> {
    return (await this.#http.post("/api/account/prolong", {}, prolongedAnswer)).expires;
  }

  async signOut(everywhere: boolean): Promise<void> {
    await this.#http.post("/api/account/sign-out", { everywhere }, doneAnswer);
  }

  /** All that the server keeps of the account. */
  async data(): Promise<object> {
    return (await this.#http.get("/api/account/data", accountDataAnswer)).data;
  }

  async remove(): Promise<void> {
    await this.#http.delete("/api/account", doneAnswer);
  }
}
