/** A line between client and server that a test can cut, or let go dead without anybody being told. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A port where nobody answers. */
export const NOWHERE = "http://127.0.0.1:1";

/** The address with the line's port in the place of its own. */
export function through(url: string, { url: line }: Cable): string {
  const led = new URL(url);
  led.port = new URL(line).port;
  return led.href;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

export class Cable {
  readonly url: string;
  /** Connections that were cut. */
  cuts = 0;
  /** Where new connections lead. */
  #port: number;
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #kept: (() => void)[] | undefined;

  private constructor(server: Server, port: number, far: string) {
    this.#server = server;
    this.#port = Number(new URL(far).port);
    this.url = `http://127.0.0.1:${port}`;
  }

  /** A port of its own in front of the server at this address. */
  static async before(url: string): Promise<Cable> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const cable = new Cable(server, (server.address() as AddressInfo).port, url);
    server.on("connection", (near) => cable.#join(near));
    return cable;
  }

  /** Leads to another server from now on. */
  lead(url: string): void {
    this.#port = Number(new URL(url).port);
  }

  #join(near: Socket): void {
    const pair: Pair = { near, far: connect(this.#port, "127.0.0.1") };
    this.#pairs.add(pair);
    for (const [from, to] of [
      [near, pair.far],
      [pair.far, near],
    ]) {
      from.on("error", () => {});
      from.on("data", (bytes) => {
        const go = () => void to.write(bytes);
        if (from === near && this.#kept !== undefined) this.#kept.push(go);
        else go();
      });
      from.on("close", () => {
        this.#pairs.delete(pair);
        to.destroy();
      });
    }
  }

  /** Cuts everything that is connected now, both ways, with nothing said; what was on its way is lost. */
  cut(): void {
    for (const { near, far } of this.#pairs) {
      this.cuts++;
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
    this.#pairs.clear();
  }

  /** Keeps what the near end says from now on, until it is passed on. */
  keep(): void {
    this.#kept ??= [];
  }

  /** How many pieces of it there were. */
  passOn(): number {
    const kept = this.#kept ?? [];
    this.#kept = undefined;
    for (const go of kept) go();
    return kept.length;
  }

  /** Lets what is connected now go dead: it stays open at both ends, and nothing comes through any more. */
  deaden(): void {
    this.#drop(({ near, far }) => [near, far]);
  }

  /** The same for what the server says; what it is told still comes through. */
  mute(): void {
    this.#drop(({ far }) => [far]);
  }

  /** Takes nothing more of what the server says on what is connected now, until `release`: a client that does not read. */
  hold(): void {
    for (const { far } of this.#pairs) far.pause();
  }

  release(): void {
    for (const { far } of this.#pairs) far.resume();
  }

  #drop(from: (pair: Pair) => Socket[]): void {
    for (const pair of this.#pairs) {
      this.cuts++;
      for (const socket of from(pair)) {
        socket.removeAllListeners("data");
        socket.on("data", () => {});
      }
    }
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, "close");
  }
}
