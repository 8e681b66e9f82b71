/** Accounts that programs play with, as the operator makes and lists them. */
import type { Refusal } from "../../shared/kernel/index.ts";
import { botBody } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Sitter } from "../match/journal/journal.ts";

interface Issued {
  readonly ok: true;
  readonly bot: Sitter;
  readonly token: string;
}

export interface BotDeps {
  readonly lobby: {
    readonly botAccounts: {
      make(name: string, owner: null): Promise<Issued | Refusal>;
      renew(id: string): Promise<Issued | Refusal>;
      all(): Promise<readonly (Sitter & { readonly owner: string | null })[]>;
    };
  };
  readonly log: HostLog;
}

export class Bots {
  readonly #accounts: BotDeps["lobby"]["botAccounts"];
  readonly #log: HostLog;

  constructor({ lobby, log }: BotDeps) {
    this.#accounts = lobby.botAccounts;
    this.#log = log;
  }

  async all(): Promise<object> {
    return { ok: true, bots: await this.#accounts.all() };
  }

  async make(body: unknown): Promise<Issued | Refusal> {
    const parsed = botBody.safeParse(body);
    if (!parsed.success) return refuse("MALFORMED", { why: parsed.error.issues[0]?.message ?? "" });
    const made = await this.#accounts.make(parsed.data.name, null);
    if (made.ok) this.#log.warn({ player: made.bot.id }, "the operator makes a bot");
    return made;
  }

  async renew(id: string): Promise<Issued | Refusal> {
    const renewed = await this.#accounts.renew(id);
    if (renewed.ok) this.#log.warn({ player: id }, "the operator gives a bot another token");
    return renewed;
  }
}
