/** How a socket comes in: to a seat or place that was reserved for it, and nowhere else. */
import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { matchMaker, Room } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { PAYLOAD_BYTES } from "../../shared/protocol/index.ts";
import { Pulse } from "./pulse.ts";

export interface Entrance {
  /** The server whose upgrades they are; its requests and its port are not core's. */
  readonly http: HttpServer;
  /** Whether a page of this origin may open a socket to this host. */
  mayCall(origin: string | undefined, host: string | undefined): boolean;
  refuse(socket: Socket, status: 403 | 404): void;
}

const SOCKETS = {
  noServer: true,
  maxPayload: PAYLOAD_BYTES,
  // Milliseconds from a close that its client does not answer until the line is cut.
  closeTimeout: 5_000,
};

/** Core's sockets without core's HTTP side, which would answer before any limit of ours. */
export class Entry extends WebSocketTransport {
  readonly #http: HttpServer;
  readonly #pulse = new Pulse(this.wss.clients);

  constructor({ http, mayCall, refuse }: Entrance) {
    super(SOCKETS);
    this.#http = http;
    http.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
      const { origin, host } = request.headers;
      if (!mayCall(origin, host)) return refuse(socket, 403);
      if (!isExpected(request)) return refuse(socket, 404);
      this.wss.handleUpgrade(request, socket, head, (client) => this.wss.emit("connection", client, request));
    });
  }

  override listen(_port: number, _host?: string, _backlog?: number, opened?: () => void): this {
    this.#pulse.begin();
    opened?.();
    return this;
  }

  /** Nothing of core's is served over HTTP. */
  override bindRouter(): void {}

  override shutdown(): void {
    this.#pulse.end();
    super.shutdown();
    this.#http.close();
  }
}

/** Whether a place is kept for it here. Core's own reconnecting is off, and waits 15 seconds where it is asked for. */
function isExpected({ url }: IncomingMessage): boolean {
  const { pathname, searchParams } = new URL(`ws://server${url}`);
  const room = matchMaker.getLocalRoomById(/\/[\w-]+\/([\w-]+)$/.exec(pathname)?.[1] ?? "");
  const session = searchParams.get("sessionId");
  // Core keeps its rooms in a plain object, which has more than rooms in it.
  if (!(room instanceof Room) || session === null || searchParams.has("reconnectionToken")) return false;
  return room.hasReservedSeat(session);
}
