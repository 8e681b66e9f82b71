/** The lobby: open tables and live matches as they change, and the player's own tables. */
import {
  doorAnswer,
  type Listing,
  listingAnswer,
  lobbyChange,
  refusalSchema,
  type TableFilter,
  type TableInfo,
  type TableRow,
  tableNews,
} from "../protocol/index.ts";
import type { Connection } from "./connection.ts";
import type { Http } from "./http.ts";
import { KeptConnection } from "./kept-connection.ts";
import { Listeners, type Off } from "./listeners.ts";
import { RefusedError } from "./refused-error.ts";
import type { Timing } from "./timing.ts";

export class LobbyClient {
  readonly #changes = new Listeners<[]>();
  readonly #tables = new Listeners<[TableInfo]>();
  readonly #ends = new Listeners<[RefusedError]>();
  #rows = new Map<string, TableRow>();
  readonly #own = new Map<string, TableInfo>();
  #more = false;
  #filter: TableFilter;
  #kept: KeptConnection | undefined;

  private constructor(filter: TableFilter) {
    this.#filter = filter;
  }

  /** Enters with a filter; comes back by itself where the socket is cut. @throws RefusedError */
  static async enter(http: Http, url: string, filter: TableFilter, timing: Timing): Promise<LobbyClient> {
    const client = new LobbyClient(filter);
    client.#kept = await KeptConnection.open(url, timing, {
      reserve: async () => (await http.post("/api/lobby/join", {}, doorAnswer)).reservation,
      greet: (line) => client.#watch(line),
      onMessage: (type, message) => client.#heard(type, message),
      onEnd: (reason) => client.#ends.tell(reason),
    });
    return client;
  }

  /** The tables that fit the filter, the newest first. */
  get tables(): TableRow[] {
    return [...this.#rows.values()].sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1));
  }

  /** There are more than the listing has room for. */
  get more(): boolean {
    return this.#more;
  }

  /** The player's own tables, as far as they were told by now. */
  get own(): TableInfo[] {
    return [...this.#own.values()];
  }

  /** Something in the listing changed. */
  onChange(listener: () => void): Off {
    return this.#changes.add(listener);
  }

  /** A table where the player sits, or sat until now, whenever it changes. */
  onTable(listener: (table: TableInfo) => void): Off {
    return this.#tables.add(listener);
  }

  /** The server lets the player in no more. */
  onEnd(listener: (reason: RefusedError) => void): Off {
    return this.#ends.add(listener);
  }

  /** Another filter from now on. @throws RefusedError, ConnectionEndedError */
  async filter(filter: TableFilter): Promise<void> {
    this.#filter = filter;
    const answer = await (this.#kept as KeptConnection).request("watch", filter);
    this.#show(answer);
  }

  async leave(): Promise<void> {
    await this.#kept?.leave();
  }

  async #watch(line: Connection): Promise<void> {
    this.#show(await line.request("watch", this.#filter));
  }

  #show(answer: unknown): void {
    const refused = refusalSchema.safeParse(answer);
    if (refused.success) throw new RefusedError(refused.data.code, refused.data.detail);
    const { tables, more }: Listing = listingAnswer.parse(answer);
    this.#rows = new Map(tables.map((row) => [row.id, row]));
    this.#more = more;
    this.#changes.tell();
  }

  #onNews(table: TableInfo): void {
    if (table.you === null) this.#own.delete(table.id);
    else this.#own.set(table.id, table);
    this.#tables.tell(table);
  }

  #heard(type: string, message: unknown): void {
    if (type === "table") return this.#onNews(tableNews.parse(message).table);
    if (type !== "listing") return;
    const { put, gone, more } = lobbyChange.parse(message);
    for (const id of gone) this.#rows.delete(id);
    for (const row of put) this.#rows.set(row.id, row);
    this.#more = more;
    this.#changes.tell();
  }
}
