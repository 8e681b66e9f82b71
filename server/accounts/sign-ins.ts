/**
 * Sign-ins of this server's own accounts. A token is the id of a sign-in with a secret, of which the store keeps a hash:
 * it ends by itself, and at once where its account says so.
 */
import { hash, randomBytes } from "node:crypto";
import { newId } from "../match/common/ids.ts";
import type { AccountStore, Holder } from "./store.ts";

const DAY_MS = 24 * 3_600_000;

/** However often it is prolonged. */
const LONGEST_DAYS = 90;

/** Milliseconds after the passkey was shown in which what cannot be undone is done without asking for it again. */
const FRESH_MS = 10 * 60_000;

const TOKEN = /^ract_([A-Za-z0-9]+)_([\w-]+)$/;
const hashOf = (secret: string): string => hash("sha256", secret);

export interface Token {
  readonly token: string;
  /** Unix time in seconds. */
  readonly expires: number;
}

export class SignIns {
  readonly #store: AccountStore;
  readonly #ms: number;

  constructor(store: AccountStore, days: number) {
    this.#store = store;
    this.#ms = days * DAY_MS;
  }

  async begin(account: string): Promise<Token> {
    const id = newId();
    const secret = randomBytes(24).toString("base64url");
    const expires = await this.#store.addSignIn({ id, account, secret: hashOf(secret) }, this.#ms);
    return { token: `ract_${id}_${secret}`, expires };
  }

  async holderOf(token: string): Promise<Holder | undefined> {
    const [, id, secret] = TOKEN.exec(token) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    return this.#store.signInBy(id, hashOf(secret));
  }

  isFresh = ({ age }: Holder): boolean => age < FRESH_MS;

  /** Undefined where it has gone on for too long. */
  prolong({ signIn }: Holder): Promise<number | undefined> {
    return this.#store.prolongSignIn(signIn, this.#ms, LONGEST_DAYS * DAY_MS);
  }

  end({ id, signIn }: Holder, isEverywhere: boolean): Promise<void> {
    return isEverywhere ? this.#store.dropSignIns(id) : this.#store.dropSignIn(signIn);
  }
}
