/** Colyseus itself: started, listened on and stopped in one place. */
import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { defineRoom, defineServer, matchMaker, type Server } from "@colyseus/core";
import pTimeout from "p-timeout";
import type { HostLog } from "../match/common/log.ts";
import type { Bell } from "../match/watch/spectator-feeds.ts";
import type { Cluster } from "./cluster.ts";
import { coreLog } from "./core-log.ts";
import { type Entrance, Entry } from "./entry.ts";
import { LobbyRoom, type LobbyRoomDeps, type LobbyRoomOptions } from "./lobby.ts";
import { MatchRoom, type MatchRoomDeps, type MatchRoomOptions } from "./match.ts";
import { QueueRoom, type QueueRoomDeps, type QueueRoomOptions } from "./queue.ts";
import { WatchRoom, type WatchRoomDeps, type WatchRoomOptions } from "./watch.ts";

export interface TransportDeps extends Entrance {
  readonly room: MatchRoomDeps;
  readonly watch: WatchRoomDeps;
  readonly lobby: LobbyRoomDeps;
  readonly queue: QueueRoomDeps;
  readonly log: HostLog;
  /** The other processes of the server; undefined where it has one. */
  readonly cluster: Cluster | undefined;
  /** Where clients reach this process: host:port, or host/path. */
  readonly publicAddress: string | undefined;
}

/** Rooms that do not leave would hold a shutdown for ever. */
const DRAIN_MS = 3_000;

export class RoomServer {
  readonly #http: HttpServer;
  readonly #server: Server;
  readonly #cluster: Cluster | undefined;

  constructor(deps: TransportDeps) {
    const { http, room, watch, lobby, queue, log, cluster, publicAddress } = deps;
    this.#http = http;
    this.#cluster = cluster;
    this.#server = defineServer({
      greet: false,
      logger: coreLog(log),
      // Core would end the process at any uncaught exception; that is for main to decide.
      gracefullyShutdown: false,
      transport: new Entry(deps),
      ...(cluster && { driver: cluster.driver, presence: cluster.presence }),
      ...(publicAddress !== undefined && { publicAddress }),
      // A match is hosted where it was claimed, whatever process has the fewest rooms.
      selectProcessIdToCreateRoom: async () => matchMaker.processId,
      rooms: {
        match: defineRoom(MatchRoom, { deps: room } as MatchRoomOptions),
        watch: defineRoom(WatchRoom, { deps: watch } as WatchRoomOptions).filterBy(["match", "hands"]),
        lobby: defineRoom(LobbyRoom, { deps: lobby } as LobbyRoomOptions),
        queue: defineRoom(QueueRoom, { deps: queue } as QueueRoomOptions),
      },
    });
    // Clients create, join and find nothing by Colyseus' own matchmaking.
    matchMaker.controller.exposedMethods = [];
  }

  /** Resolves when rooms can be opened; the port is still closed. */
  async prepare(): Promise<void> {
    await matchMaker.onReady;
  }

  /** Opens the port and resolves to its number. */
  async listen(port: number, host: string | undefined): Promise<number> {
    // Core takes joins from now on; the port is not its own to open.
    await this.#server.listen(port);
    this.#http.listen(port, host);
    await once(this.#http, "listening");
    this.#cluster?.watch();
    return (this.#http.address() as AddressInfo).port;
  }

  /** Closes every socket with 4101 and the port. */
  async close(): Promise<void> {
    this.#cluster?.close();
    const leaving = this.#server.gracefullyShutdown(false);
    await pTimeout(leaving, { milliseconds: DRAIN_MS, fallback: () => {} });
    // Core does so in the end, which may not have come in time: nobody is let in to a store that is closed.
    this.#http.close();
    this.#http.closeAllConnections();
  }
}

/** A ring that is lost is made up for, and one for each intent would fill the log while Redis is away. */
const lost = () => {};

/** Between the processes: that a match has a row more, and nothing else (architecture.md 6). */
export const bell: Bell & { ring(match: string, seq: number): void } = {
  // Presence within one process is not asynchronous.
  ring: (match, seq) => void Promise.resolve(matchMaker.presence.publish(`stored:${match}`, seq)).catch(lost),
  listen(match, rung) {
    const hear = (seq: number) => rung(seq);
    void matchMaker.presence.subscribe(`stored:${match}`, hear);
    return () => void matchMaker.presence.unsubscribe(`stored:${match}`, hear);
  },
};
