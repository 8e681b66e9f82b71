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
  /** It has said the word from which on it is kept. */
  isKept: boolean;
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
  /** What the near end has to say before anything is kept. */
  #from: string | undefined;
  /** Milliseconds that everything takes. */
  #slow = 0;

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
    const pair: Pair = { near, far: connect(this.#port, "127.0.0.1"), isKept: false };
    this.#pairs.add(pair);
    for (const [from, to] of [
      [near, pair.far],
      [pair.far, near],
    ]) {
      from.on("error", () => {});
      const inOrder = this.#inOrder();
      from.on("data", (bytes) => {
        const go = () => void to.write(bytes);
        if (from === near && this.#isKept(pair, bytes)) this.#kept?.push(go);
        else inOrder(go);
      });
      from.on("close", () => {
        // What is kept is still on its way: the far end hears of nothing.
        if (from === near && pair.isKept) return;
        this.#pairs.delete(pair);
        to.destroy();
      });
    }
  }

  /** From now on everything takes so many milliseconds, each way. */
  slow(ms: number): void {
    this.#slow = ms;
  }

  /** What is said later comes later, however slow the line was before. */
  #inOrder(): (go: () => void) => void {
    const waiting: { readonly due: number; readonly go: () => void }[] = [];
    const next = () => {
      waiting.shift()?.go();
      if (waiting.length > 0) setTimeout(next, Math.max(0, waiting[0].due - performance.now()));
    };
    return (go) => {
      if (this.#slow === 0 && waiting.length === 0) return go();
      waiting.push({ due: performance.now() + this.#slow, go });
      if (waiting.length === 1) setTimeout(next, this.#slow);
    };
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

  /** Keeps what the near end says from now on, or from this word of a connection on, until it is passed on. */
  keep(from?: string): void {
    this.#kept ??= [];
    this.#from = from;
  }

  #isKept(pair: Pair, bytes: Uint8Array): boolean {
    if (this.#kept === undefined) return false;
    pair.isKept ||= this.#from === undefined || Buffer.from(bytes).includes(this.#from);
    return pair.isKept;
  }

  /** How many pieces it keeps. */
  get keeps(): number {
    return this.#kept?.length ?? 0;
  }

  /** How many pieces of it there were. */
  passOn(): number {
    const kept = this.#kept ?? [];
    this.#kept = undefined;
    this.#from = undefined;
    for (const pair of this.#pairs) pair.isKept = false;
    for (const go of kept) go();
    for (const { near, far } of this.#pairs) if (near.destroyed) far.end();
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
