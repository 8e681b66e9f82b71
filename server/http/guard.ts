/** The checks before anything else reads a request: its target, its size, and whose turn it is. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { RefusalCode } from "../../shared/protocol/index.ts";
import { Turns } from "./turns.ts";

/**
 * A path of this server's own (RFC 9112 3.2.1). Any other form, and whatever a parser could take for a host,
 * different readers read differently.
 */
const ORIGIN_FORM = /^\/(?!\/)[^\\#\s]*$/;

/** Milliseconds in which a request has come whole, and its head; Node looks at its connections so often. */
const PATIENCE = {
  requestTimeout: 10_000,
  headersTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** Milliseconds in which nothing moves on a connection before it ends: its client does not read its answer. */
const STALLED_MS = 30_000;

type Asked = readonly [IncomingMessage, ServerResponse];

/** An HTTP server that lets through only what the layers above can bear. */
export function guardedServer(
  maxBodyBytes: number,
  patience: Readonly<Record<keyof typeof PATIENCE, number>> = PATIENCE,
): Server {
  const http = createServer(patience);
  http.timeout = STALLED_MS;
  const turns = new Turns();
  const emit = http.emit.bind(http);
  // Node's type has a signature for each event; all others go through here as they are.
  http.emit = ((event: string, ...rest: readonly unknown[]): boolean => {
    if (event === "request") {
      // The arguments that Node emits with a request (node:http, "request").
      const asked = rest as Asked;
      if (!isRefused(asked, maxBodyBytes))
        turns.take(asked[0].socket, asked[1], () => void emit(event, ...rest));
      return true;
    }
    if (event !== "upgrade") return emit(event, ...rest);
    // As above: an upgrade begins with its request, too.
    return upgrade(rest[0] as IncomingMessage, turns, () => emit(event, ...rest));
  }) as typeof http.emit;
  return http;
}

/** Whether the request was answered here. */
function isRefused([request, response]: Asked, maxBodyBytes: number): boolean {
  if (!ORIGIN_FORM.test(request.url ?? "")) return refuseEarly(response, 400, "MALFORMED");
  if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes)
    return refuseEarly(response, 413, "limit/size");
  if (request.headers["transfer-encoding"] !== undefined) count(request, response, maxBodyBytes);
  return false;
}

/** Ends a body that does not say its length at so many bytes, or with the answer that comes before its end. */
function count(request: IncomingMessage, response: ServerResponse, maxBodyBytes: number): void {
  // Node itself would read the rest of it, for ever.
  response.once("finish", () => request.complete || request.socket.destroySoon());
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    bytes += chunk?.byteLength ?? 0;
    if (bytes <= maxBodyBytes) return push(chunk, encoding);
    if (!response.headersSent) refuseEarly(response, 413, "limit/size");
    return false;
  };
}

/** Answers without reading the body, so the connection cannot be used again. */
function refuseEarly(response: ServerResponse, status: number, code: RefusalCode): true {
  const body = JSON.stringify({ ok: false, code, detail: {} });
  response.writeHead(status, { "content-type": "application/json", connection: "close" }).end(body);
  return true;
}

/** An exception here would end the process, whoever sent the request. */
function upgrade(request: IncomingMessage, turns: Turns, begin: () => boolean): boolean {
  try {
    return !mayUpgrade(request, turns) || begin();
  } catch {
    request.socket.destroy();
    return true;
  }
}

/** A connection with a request under way stays HTTP: two would answer on it. */
function mayUpgrade({ url = "", socket }: IncomingMessage, turns: Turns): boolean {
  if (ORIGIN_FORM.test(url) && !turns.isTaken(socket)) return true;
  refuseUpgrade(socket, 400);
  return false;
}

/** Such a socket has left the HTTP server, which looks after it no more. */
export function refuseUpgrade(socket: Socket, status: 400 | 403 | 404): void {
  const reason = { 400: "Bad Request", 403: "Forbidden", 404: "Not Found" }[status];
  socket.on("error", () => socket.destroy());
  socket.write(`HTTP/1.1 ${status} ${reason}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  socket.destroySoon();
}
