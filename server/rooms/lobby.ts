/** The lobby of this process: what tables there are, and to who sits at one how it changes. */
import type { Client } from "@colyseus/core";
import type { Refusal } from "../../shared/kernel/index.ts";
import { type TableFilter, type TableInfo, type TableRow, tableFilter } from "../../shared/protocol/index.ts";
import { Allowances } from "../match/common/allowance.ts";
import { refuse } from "../match/common/refuse.ts";
import { FilteredListing } from "./filtered-listing.ts";
import type { RequestsOf } from "./requests.ts";
import type { SharedAnswer } from "./shared-answer.ts";
import { type UpdatesDeps, UpdatesRoom, UpdatesSocket } from "./updates-room.ts";

export interface LobbyRoomDeps extends UpdatesDeps {
  /** The newest listing, the same for all who ask. */
  listing(): Promise<readonly TableRow[]>;
  /** Which tables these players sit at, and how often each has changed. */
  tableRevs(players: readonly string[]): Promise<readonly { player: string; id: string; rev: number }[]>;
  tableInfo(id: string, player: string): Promise<TableInfo | undefined>;
}

export interface LobbyRoomOptions {
  readonly deps: LobbyRoomDeps;
}

/** Listings that a player may ask for, over however many sockets, and in how many milliseconds. */
export const ASKED = [20, 10_000] as const;

class LobbySocket extends UpdatesSocket {
  /** The filter it looks through, once it has asked. */
  filtered: FilteredListing | undefined;
  isAsking = false;
  /** The tables of its player it was told of, with their `rev`. */
  readonly tables = new Map<string, number>();

  tellTable(table: TableInfo): void {
    this.send("table", { table });
  }
}

export class LobbyRoom extends UpdatesRoom<LobbySocket, LobbyRoomDeps> {
  /** Those that somebody looks at, by their filters. */
  readonly #filtered = new Map<string, FilteredListing>();
  #asked: Allowances | undefined;

  readonly requests: RequestsOf<"lobby"> = {
    watch: (client, payload) =>
      this.answer(client, payload, tableFilter, (socket, filter) => this.#watch(socket, filter)),
  };

  async #watch(socket: LobbySocket, filter: TableFilter): Promise<SharedAnswer | Refusal> {
    this.#asked ??= new Allowances(this.deps.clock, ...ASKED);
    if (socket.isAsking) return refuse("server/busy");
    if (!this.#asked.take(socket.player)) return refuse("limit/rate");
    socket.isAsking = true;
    try {
      const rows = await this.deps.listing();
      if (socket.retired) return refuse("match/not-seated");
      this.#turnAway(socket);
      socket.filtered = this.#filteredOf(filter);
      socket.filtered.show(rows);
      socket.filtered.lookers.add(socket);
      this.look();
      return socket.filtered.whole;
    } finally {
      socket.isAsking = false;
    }
  }

  #filteredOf({ ruleset, profile, state }: TableFilter): FilteredListing {
    const key = JSON.stringify([ruleset, profile, state]);
    const filtered = this.#filtered.get(key) ?? new FilteredListing({ ruleset, profile, state });
    this.#filtered.set(key, filtered);
    return filtered;
  }

  /** It looks through its filter no more. */
  #turnAway(socket: LobbySocket): void {
    socket.filtered?.lookers.delete(socket);
    for (const [key, { lookers }] of this.#filtered) if (lookers.size === 0) this.#filtered.delete(key);
  }

  protected override socketOf(client: Client, player: string): LobbySocket {
    return new LobbySocket(client, player, this.deps);
  }

  override onLeave(client: Client): void {
    const socket = this.sockets.get(client.sessionId);
    if (socket !== undefined) this.#turnAway(socket);
    super.onLeave(client);
  }

  protected override async tell(): Promise<void> {
    const revs = Map.groupBy(await this.deps.tableRevs(this.players()), ({ player }) => player);
    // Nobody listens before the first question.
    for (const socket of this.sockets.values())
      if (socket.filtered !== undefined) await this.#tellTables(socket, revs.get(socket.player) ?? []);
    const rows = await this.deps.listing();
    for (const filtered of this.#filtered.values()) filtered.show(rows);
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
