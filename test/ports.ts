/** Ports for what tests start. */
import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that a system gives to outgoing connections: one that is freed for a while stays free. */
const FIRST = 10_240;
const LAST = 32_000;

/** A port nobody listens on now. Another process may take it before we do; the start then fails loudly. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}
