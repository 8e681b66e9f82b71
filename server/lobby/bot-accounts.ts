/**
 * Accounts that programs play with over the same wire as people: made by an account for itself, or by the operator. A
 * token is the account's id with a secret, of which the store keeps a hash.
 */
import { hash, randomBytes } from "node:crypto";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import { BOT_MARK } from "../../shared/protocol/index.ts";
import { newId } from "../match/common/ids.ts";
import { BOT_ACCOUNT } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Sitter } from "../match/journal/journal.ts";

export interface BotAccount extends Sitter {
  /** Whose it is; null where it is the operator's. */
  readonly owner: string | null;
}

/** An account with the token that is told this once. */
export interface Issued {
  readonly ok: true;
  readonly bot: Sitter;
  readonly token: string;
}

export interface BotAccountStore {
  addBotAccount(account: BotAccount, secret: string, most: number): Promise<boolean>;
  botAccountsOf(owner: string): Promise<readonly BotAccount[]>;
  botAccounts(): Promise<readonly BotAccount[]>;
  botAccountBy(id: string, secret: string): Promise<BotAccount | undefined>;
  setBotSecret(id: string, secret: string): Promise<boolean>;
}

export interface BotAccountDeps {
  readonly store: BotAccountStore;
  /** Why nothing may be called like that. */
  readonly words: { refusalOfName(name: string): Refusal | undefined };
  /** Accounts that one owner may have. */
  readonly most: number;
  /** Erases all of a player that can be; not while he plays. */
  erase(player: string): Promise<object | Refusal>;
}

const TOKEN = /^rbot_([A-Za-z0-9]+)_([\w-]+)$/;
const hashOf = (secret: string): string => hash("sha256", secret);

function draw(id: string): { readonly secret: string; readonly token: string } {
  const secret = randomBytes(24).toString("base64url");
  return { secret: hashOf(secret), token: `rbot_${id.slice(BOT_ACCOUNT.length)}_${secret}` };
}

export class BotAccounts {
  readonly #deps: BotAccountDeps;

  constructor(deps: BotAccountDeps) {
    this.#deps = deps;
  }

  /** A new one; whoever meets it reads at the end of its name what it is. */
  async make(name: string, owner: string | null): Promise<Issued | Refusal> {
    const { store, most, words } = this.#deps;
    const no = words.refusalOfName(name);
    if (no !== undefined) return no;
    const bot = { id: `${BOT_ACCOUNT}${newId()}`, name: `${name}${BOT_MARK}` };
    const { secret, token } = draw(bot.id);
    const isAdded = await store.addBotAccount({ ...bot, owner }, secret, most);
    return isAdded ? { ok: true, bot, token } : refuse("limit/bots", { most });
  }

  of(owner: string): Promise<readonly BotAccount[]> {
    return this.#deps.store.botAccountsOf(owner);
  }

  all(): Promise<readonly BotAccount[]> {
    return this.#deps.store.botAccounts();
  }

  /** Another token in the place of the one before, which is good for nothing more. */
  async renew(id: string): Promise<Issued | Refusal> {
    const { store } = this.#deps;
    const { secret, token } = draw(id);
    const isKnown = await store.setBotSecret(id, secret);
    const bot = (await store.botAccountBy(id, secret)) ?? { id, name: "" };
    return isKnown ? { ok: true, bot: { id, name: bot.name }, token } : refuse("bot/not-found", { bot: id });
  }

  /** The account is gone, and everything of it that can be. */
  async remove(id: string): Promise<Refusal | undefined> {
    const erased = await this.#deps.erase(id);
    return isRefusal(erased) ? erased : undefined;
  }

  /** The account that a token stands for. */
  async holderOf(token: string): Promise<BotAccount | undefined> {
    const [, id, secret] = TOKEN.exec(token) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    return this.#deps.store.botAccountBy(`${BOT_ACCOUNT}${id}`, hashOf(secret));
  }
}
