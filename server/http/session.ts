/**
 * Players' tokens: a guest's is a signed name tag of our own, HS256; a bot's a secret of its own, and so is that of an
 * account of ours; any other account's is its issuer's. The bearer of a token acts as its player.
 */
import { createHash, createSecretKey, randomUUID, type webcrypto } from "node:crypto";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import { z } from "zod";
import type { Refusal } from "../../shared/kernel/index.ts";
import type { Scope } from "../../shared/protocol/index.ts";
import type { OwnAccounts } from "../accounts/index.ts";
import type { BotAccounts } from "../lobby/bot-accounts.ts";
import { GUEST_DAYS, OWN_ISSUER } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import { type Decisions, HIDDEN_NAME } from "../match/hosts/decisions.ts";
import type { Sitter } from "../match/journal/journal.ts";
import type { Names } from "../match/journal/names.ts";
import type { WordList } from "../peace/words.ts";
import type { Accounts } from "./accounts.ts";

const claims = z.object({ sub: z.string().startsWith("g:"), name: z.string().min(1) });

export interface Session {
  readonly player: Sitter;
  readonly token: string;
  /** Unix time in seconds. */
  readonly expires: number;
}

/** Who calls. */
export interface Caller {
  readonly player: Sitter;
  /** The personal token that he calls with, and what it is good for. */
  readonly apiToken?: { readonly id: string; readonly scopes: readonly Scope[] };
}

export interface SessionDeps {
  readonly accounts: Accounts;
  readonly bots: Pick<BotAccounts, "holderOf">;
  readonly ownAccounts: Pick<OwnAccounts, "holderOf" | "bearerOf">;
  readonly names: Names;
  readonly decisions: Pick<Decisions, "refusalOf" | "nameOf">;
  readonly words: Pick<WordList, "nameOf">;
}

export class Sessions {
  readonly #key: webcrypto.CryptoKey;
  /** Names the key without telling it, so that a server with a new one says "invalid" and not "forged". */
  readonly #keyId: string;

  readonly #deps: SessionDeps;

  constructor(secret: string, deps: SessionDeps) {
    this.#deps = deps;
    // Given as bytes, jose would make it a key again for every token.
    const hmac = { name: "HMAC", hash: "SHA-256" };
    this.#key = createSecretKey(secret, "utf8").toCryptoKey(hmac, false, ["sign", "verify"]);
    this.#keyId = createHash("sha256").update(`key id ${secret}`).digest("base64url").slice(0, 8);
  }

  /** A new guest. */
  async begin(name: string): Promise<Session> {
    const player = { id: `g:${randomUUID()}`, name };
    const expires = Math.floor(Date.now() / 1000) + GUEST_DAYS * 24 * 3600;
    const token = await new SignJWT({ name })
      .setProtectedHeader({ alg: "HS256", kid: this.#keyId })
      .setSubject(player.id)
      .setIssuer(OWN_ISSUER)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(this.#key);
    return { player, token, expires };
  }

  /** The player a token stands for, or why he is not let in: forged, expired or of another key, it is invalid. */
  async verify(token: string): Promise<Caller | Refusal> {
    // Which of the two it is only the signature tells: a guest's is ours, and no account may be called like one.
    const { bots, ownAccounts, names, decisions } = this.#deps;
    const bot = await bots.holderOf(token);
    const own = bot ?? (await this.#guest(token));
    const bearer = own === undefined ? await ownAccounts.bearerOf(token) : undefined;
    const player = own ?? bearer ?? (await ownAccounts.holderOf(token)) ?? (await this.#ofIssuer(token));
    if (player === undefined) return refuse("auth/invalid");
    // Who is not let in sends no bot in his place either.
    const no = decisions.refusalOf(player.id) ?? decisions.refusalOf(bot?.owner ?? "");
    if (no !== undefined) return no;
    const { id } = player;
    const name = decisions.nameOf(id, player.name);
    // A guest's name is as it was, but where it was hidden and is shown again.
    if (own === undefined || (await names.find(id))?.name === HIDDEN_NAME) await names.set({ id, name });
    return {
      player: { id, name },
      ...(bearer && { apiToken: { id: bearer.token, scopes: bearer.scopes } }),
    };
  }

  /** His name is his issuer's word: it cannot be refused, so it is not shown. */
  async #ofIssuer(token: string): Promise<Sitter | undefined> {
    const { accounts, words } = this.#deps;
    const player = await accounts.verify(token);
    return player && { ...player, name: words.nameOf(player.name) };
  }

  async #guest(token: string): Promise<Sitter | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { issuer: OWN_ISSUER, algorithms: ["HS256"] });
      const { sub, name } = claims.parse(payload);
      return { id: sub, name };
    } catch {
      return undefined;
    }
  }
}
