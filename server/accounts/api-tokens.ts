/**
 * Personal tokens of this server's own accounts, for programs. As a sign-in's, a token is an id with a secret of which the
 * store keeps a hash; it opens what its scopes name and never the account itself.
 */
import { hash, randomBytes } from "node:crypto";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import type { ApiToken, ApiTokenWish } from "../../shared/protocol/index.ts";
import { newId } from "../match/common/ids.ts";
import { refuse } from "../match/common/refuse.ts";
import type { ApiTokenBearer, ApiTokenStore, Holder } from "./store.ts";

interface ApiTokenDeps {
  readonly store: ApiTokenStore;
  /** Tokens of one account, and the most days that one is good for. */
  readonly settings: { readonly tokensPerAccount: number; readonly tokenDays: number };
  /** Why the account must be shown first to be the caller's. */
  notFresh(holder: Holder): Refusal | undefined;
}

const DAY_MS = 24 * 3_600_000;
const TOKEN = /^rapi_([A-Za-z0-9]+)_([\w-]+)$/;
const hashOf = (secret: string): string => hash("sha256", secret);

export class ApiTokens {
  readonly #deps: ApiTokenDeps;

  constructor(deps: ApiTokenDeps) {
    this.#deps = deps;
  }

  /** A new one, told this once. It outlives the sign-in, so that who has only that may not make one. */
  async make(
    holder: Holder,
    { label, scopes, days }: ApiTokenWish,
  ): Promise<{ readonly id: string; readonly token: string; readonly until: number } | Refusal> {
    const { store, settings, notFresh } = this.#deps;
    const most = settings.tokensPerAccount;
    const no = notFresh(holder) ?? this.#tooLong(days);
    if (isRefusal(no)) return no;
    const id = newId();
    const secret = randomBytes(24).toString("base64url");
    const kept = { id, account: holder.id, secret: hashOf(secret), label, scopes };
    const until = await store.addApiToken(kept, (days ?? settings.tokenDays) * DAY_MS, most);
    if (until === undefined) return refuse("limit/tokens", { most });
    return { id, token: `rapi_${id}_${secret}`, until };
  }

  #tooLong(days = 1): Refusal | undefined {
    const most = this.#deps.settings.tokenDays;
    return days <= most ? undefined : refuse("token/days", { most });
  }

  async of({ id }: Holder): Promise<{ readonly tokens: ApiToken[]; readonly days: number }> {
    const { store, settings } = this.#deps;
    return { tokens: [...(await store.apiTokensOf(id))], days: settings.tokenDays };
  }

  /** It is good for nothing more. */
  async drop({ id }: Holder, token: string): Promise<Refusal | undefined> {
    return (await this.#deps.store.dropApiToken(id, token))
      ? undefined
      : refuse("token/not-found", { token });
  }

  /** The account that a token stands for, and what it is good for. */
  async bearerOf(token: string): Promise<ApiTokenBearer | undefined> {
    const [, id, secret] = TOKEN.exec(token) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    return this.#deps.store.apiTokenBy(id, hashOf(secret));
  }
}
