/** Sends the feed to addresses that accounts named: in order, at least once, again and later where nobody took it. */
import { randomBytes } from "node:crypto";
import type { Refusal } from "../../shared/kernel/index.ts";
import type { FeedItem, Webhook, WebhookWish } from "../../shared/protocol/index.ts";
import { newId } from "../match/common/ids.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import { mayGo, send, signed } from "./send.ts";
import { type FeedStore, isFor, type KeptItem, type KeptWebhook } from "./store.ts";

export interface WebhookSettings {
  /** Where they may go: nowhere, to public addresses over https, or anywhere. */
  readonly webhooks: "off" | "public" | "any";
  readonly webhooksPerAccount: number;
  /** In a row, after which one is given up. */
  readonly webhookTries: number;
}

export interface WebhookDeps {
  readonly store: FeedStore;
  readonly settings: WebhookSettings;
  isOperator(account: string): boolean;
  /** Whether the account may do nothing here now. */
  isShut(account: string): boolean;
  told(items: readonly KeptItem[]): Promise<readonly FeedItem[]>;
  readonly log: Pick<HostLog, "warn">;
}

/** Webhooks that are sent to at once, and items looked at for one. */
const AT_ONCE = 20;
const ITEMS = 50;

/** Milliseconds until the second try, doubled for each further one, and the most of them. */
const FIRST_MS = 5_000;
const LAST_MS = 6 * 3_600_000;

export class Webhooks {
  readonly #deps: WebhookDeps;
  readonly #busy = new Map<string, Promise<void>>();

  constructor(deps: WebhookDeps) {
    this.#deps = deps;
  }

  async make(
    account: string,
    { url, kinds }: WebhookWish,
  ): Promise<{ readonly id: string; readonly secret: string } | Refusal> {
    const { store, settings } = this.#deps;
    if (settings.webhooks === "off") return refuse("webhook/off");
    if (kinds.includes("report") && !this.#deps.isOperator(account)) return refuse("operator/not");
    if (!mayGo(url, settings.webhooks === "any")) return refuse("webhook/address");
    const made = { id: newId(), secret: `whsec_${randomBytes(24).toString("base64")}` };
    const most = settings.webhooksPerAccount;
    const isAdded = await store.addWebhook({ ...made, account, url, kinds }, most);
    return isAdded ? made : refuse("limit/webhooks", { most });
  }

  of(account: string): Promise<readonly Webhook[]> {
    return this.#deps.store.webhooksOf(account);
  }

  async drop(account: string, id: string): Promise<Refusal | undefined> {
    const isDropped = await this.#deps.store.dropWebhook(account, id);
    return isDropped ? undefined : refuse("webhook/not-found", { webhook: id });
  }

  /** Begins to send what is due; nobody waits for who is slow. */
  async turn(): Promise<void> {
    const { store, settings, log } = this.#deps;
    if (settings.webhooks === "off" || this.#busy.size >= AT_ONCE) return;
    for (const due of await store.dueWebhooks(AT_ONCE)) {
      if (this.#busy.has(due.id)) continue;
      const sending = this.#goOn(due)
        .catch((error: unknown) => log.warn({ webhook: due.id, err: error }, "a webhook is not sent"))
        .finally(() => this.#busy.delete(due.id));
      this.#busy.set(due.id, sending);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  async #goOn(due: KeptWebhook): Promise<void> {
    const { store, isOperator, isShut } = this.#deps;
    const items = await store.feedAfter(due.after, ITEMS);
    const last = items.at(-1)?.n ?? due.after;
    const forHim = isFor(due.account, due.kinds, isOperator(due.account));
    const next = isShut(due.account) ? undefined : items.find(forHim);
    if (next === undefined)
      return store.moveWebhook(due.id, due.after, {
        ...{ after: last, failures: due.failures, ms: 0, isStopped: false },
      });
    await this.#send(due, next);
  }

  async #send({ id, url, secret, after, failures }: KeptWebhook, item: KeptItem): Promise<void> {
    const { store, settings, told, log } = this.#deps;
    const body = JSON.stringify((await told([item]))[0]);
    const headers = signed(secret, item.id, Math.floor(Date.now() / 1000), body);
    if (await send(url, body, headers, settings.webhooks === "any"))
      return store.moveWebhook(id, after, { after: item.n, failures: 0, ms: 0, isStopped: false });
    const failed = failures + 1;
    const isStopped = failed >= settings.webhookTries;
    const ms = Math.min(LAST_MS, FIRST_MS * 2 ** failures);
    await store.moveWebhook(id, after, { after, failures: failed, ms, isStopped });
    if (isStopped) log.warn({ webhook: id, failures: failed }, "a webhook is given up");
  }
}
