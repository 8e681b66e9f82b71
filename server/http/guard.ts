/** What is looked at before anything else reads a request: sizes, and what this server does not serve. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { RefusalCode } from "../../shared/protocol/index.ts";

/**
 * Rooms are made by the server only, so nothing of Colyseus' own matchmaking is served. Its routes have no
 * body limit, and a strange Host header makes them throw where nobody catches.
 */
const CLOSED = /^\/(matchmake|__healthcheck)(\/|\?|$)/;

/** Milliseconds in which a request has come whole, and its head; Node looks at its connections so often. */
const PATIENCE = {
  requestTimeout: 10_000,
  headersTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** An HTTP server that lets through only what the layers above can bear. */
export function guardedServer(
  maxBodyBytes: number,
  patience: Readonly<Record<keyof typeof PATIENCE, number>> = PATIENCE,
): Server {
  const http = createServer(patience);
  const emit = http.emit.bind(http);
  http.emit = ((event: string, ...rest: unknown[]): boolean => {
    if (event === "request")
      return guardRequest(rest as [IncomingMessage, ServerResponse], maxBodyBytes) || emit(event, ...rest);
    if (event !== "upgrade") return emit(event, ...rest);
    try {
      return emit(event, ...rest);
    } catch {
      (rest[1] as Duplex).destroy();
      return true;
    }
  }) as typeof http.emit;
  return http;
}

/** Whether the request was answered here. */
function guardRequest([request, response]: [IncomingMessage, ServerResponse], maxBodyBytes: number): boolean {
  if (CLOSED.test(request.url ?? "/")) return refuseEarly(response, 404, "http/not-found");
  if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes)
    return refuseEarly(response, 413, "limit/size");
  return false;
}

/** Answers without reading the body, so the connection cannot be used again. */
function refuseEarly(response: ServerResponse, status: number, code: RefusalCode): true {
  const body = JSON.stringify({ ok: false, code, detail: {} });
  response.writeHead(status, { "content-type": "application/json", connection: "close" }).end(body);
  return true;
}
