/** A program beside the server: it is sent what happens by a webhook of one account, whatever becomes of the server. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type FeedItem, feedItem, webhookMade } from "../../shared/protocol/index.ts";
import type { Visitor } from "../server/accounts/visitor.ts";
import type { Ledger } from "./ledger.ts";

/** Milliseconds until what was told last must be here. */
const PATIENCE_MS = 60_000;

export class Post {
  readonly #server: Server;
  /** By their ids: one may come more than once. */
  readonly #items = new Map<string, FeedItem>();

  private constructor() {
    this.#server = createServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      const item = feedItem.parse(JSON.parse(body));
      this.#items.set(item.id, item);
      response.writeHead(204).end();
    });
  }

  static async open(account: Visitor): Promise<Post> {
    const post = new Post();
    post.#server.listen(0, "127.0.0.1");
    await once(post.#server, "listening");
    const { port } = post.#server.address() as AddressInfo;
    const wish = { url: `http://127.0.0.1:${port}/`, kinds: ["result", "void", "tournament"] };
    webhookMade.parse(await account.call("POST", "account/webhooks", wish));
    return post;
  }

  close(): void {
    this.#server.close();
  }

  /** Every public result was sent, with the winner that its players saw, and what was taken back after it. */
  async isWhole(ledger: Ledger): Promise<void> {
    const open = ledger.results.filter(({ match }) => !ledger.private.has(match));
    const missing = () => open.filter(({ match }) => this.#resultOf(match) === undefined);
    const until = performance.now() + PATIENCE_MS;
    while ((missing().length > 0 || this.#voids < ledger.void.size) && performance.now() < until)
      await sleep(250);
    for (const { match } of missing()) ledger.expect(false, `the result of ${match} was not sent`);
    for (const match of ledger.private)
      ledger.expect(this.#resultOf(match) === undefined, `the private result of ${match} was sent`);
    ledger.expect(this.#voids === ledger.void.size, `${this.#voids} of ${ledger.void.size} voids were sent`);
    for (const { match, players, winners } of open) {
      const told = this.#resultOf(match);
      const winner = told?.players[told.winner ?? -1];
      ledger.expect(winner === players[winners[0] ?? -1], `${match} was sent as won by ${winner}`);
    }
  }

  get #voids(): number {
    return [...this.#items.values()].filter(({ kind }) => kind === "void").length;
  }

  #resultOf(match: string) {
    for (const item of this.#items.values())
      if (item.kind === "result" && item.data.matches.includes(match)) return item.data;
    return undefined;
  }
}
