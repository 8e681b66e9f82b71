/** The lobby of this process: what tables there are, and to who sits at one how it changes. */
import type { Client } from "@colyseus/core";
import {
  type Listing,
  type TableFilter,
  type TableInfo,
  type TableRow,
  tableFilter,
} from "../../shared/protocol/index.ts";
import { pick } from "../lobby/listing.ts";
import { type NewsDeps, NewsRoom, NewsSocket } from "./news.ts";
import type { Requests } from "./requests.ts";

export interface LobbyRoomDeps extends NewsDeps {
  listing(): Promise<TableRow[]>;
  /** Which tables these players sit at, and how often each has changed. */
  tableRevs(players: readonly string[]): Promise<readonly { player: string; id: string; rev: number }[]>;
  tableInfo(id: string, player: string): Promise<TableInfo | undefined>;
}

export interface LobbyRoomOptions {
  readonly deps: LobbyRoomDeps;
}

class LobbySocket extends NewsSocket {
  filter: TableFilter | undefined;
  /** The tables of its player it was told of, with their `rev`. */
  readonly tables = new Map<string, number>();
  /** The rows it was told. */
  #rows = new Map<string, string>();
  #isCut = false;

  /** It was answered a whole listing. */
  answered(filter: TableFilter, { tables, more }: Listing): void {
    this.filter = filter;
    this.#rows = new Map(tables.map((row) => [row.id, JSON.stringify(row)]));
    this.#isCut = more;
  }

  /** Sends what is different from what it was told. */
  tellRows({ tables, more }: Listing): void {
    const rows = new Map(tables.map((row) => [row.id, JSON.stringify(row)]));
    const put = tables.filter(({ id }) => rows.get(id) !== this.#rows.get(id));
    const gone = [...this.#rows.keys()].filter((id) => !rows.has(id));
    if (put.length > 0 || gone.length > 0 || more !== this.#isCut) this.send("listing", { put, gone, more });
    this.#rows = rows;
    this.#isCut = more;
  }

  tellTable(table: TableInfo): void {
    this.send("table", { table });
  }
}

export class LobbyRoom extends NewsRoom<LobbySocket, LobbyRoomDeps> {
  readonly requests: Requests = {
    watch: (client, payload) =>
      this.answer(client, payload, tableFilter, async (socket, filter) => {
        const listing = pick(await this.deps.listing(), filter);
        socket.answered(filter, listing);
        this.look();
        return { ok: true, ...listing };
      }),
  };

  protected override socketOf(client: Client, player: string): LobbySocket {
    return new LobbySocket(client, player, this.deps);
  }

  protected override async tell(): Promise<void> {
    const rows = await this.deps.listing();
    // Nobody listens before the first question; who asks while it looks is not in what it finds.
    const sockets = [...this.sockets.values()].filter(({ filter }) => filter !== undefined);
    for (const socket of sockets) socket.tellRows(pick(rows, socket.filter ?? {}));
    const revs = await this.deps.tableRevs(this.players());
    for (const socket of sockets) {
      const mine = revs.filter(({ player }) => player === socket.player);
      await this.#tellTables(socket, mine);
    }
  }

  async #tellTables(
    socket: LobbySocket,
    revs: readonly { readonly id: string; readonly rev: number }[],
  ): Promise<void> {
    const mine = new Map(revs.map(({ id, rev }) => [id, rev]));
    // A table that the player does not sit at any more is told once more, without his seat.
    const left = [...socket.tables.keys()].filter((id) => !mine.has(id));
    const changed = [...mine].filter(([id, rev]) => socket.tables.get(id) !== rev).map(([id]) => id);
    for (const id of [...left, ...changed]) {
      const rev = mine.get(id);
      if (rev === undefined) socket.tables.delete(id);
      else socket.tables.set(id, rev);
      const table = await this.deps.tableInfo(id, socket.player);
      if (table !== undefined && !socket.retired) socket.tellTable(table);
    }
  }
}
