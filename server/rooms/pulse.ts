/** Whose line is dead is found out by pings, spread over the time: all at once would hold up every match for a moment. */

/** Milliseconds between two pings of one socket. */
const PING_MS = 3_000;

/** And between two looks at whom to ping, with many sockets and with few: a process that idles is not to be woken. */
const STEP_MS = 50;
const SELDOM_MS = 500;

/** Pings without an answer after which a line is cut. */
const PINGS = 2;

/** A socket, as far as its pulse goes. */
export interface Line {
  on(event: "pong", heard: () => void): unknown;
  ping(): void;
  terminate(): void;
}

export class Pulse {
  readonly #sockets: ReadonlySet<Line>;
  /** Pings that were not answered. */
  readonly #silent = new WeakMap<Line, number>();
  #next: Iterator<Line> = [].values();
  /** Milliseconds that the sockets have waited, all together. */
  #due = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param sockets all that are open, at any time */
  constructor(sockets: ReadonlySet<Line>) {
    this.#sockets = sockets;
  }

  begin(): void {
    const wait = Math.max(STEP_MS, Math.min(SELDOM_MS, Math.floor(PING_MS / this.#sockets.size)));
    this.#timer = setTimeout(() => {
      this.#step(wait);
      this.begin();
    }, wait);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #step(waited: number): void {
    this.#due += this.#sockets.size * waited;
    for (; this.#due >= PING_MS; this.#due -= PING_MS) this.#ping();
    // An iterator that is not asked for its next holds all that have gone since.
    if (this.#sockets.size === 0) this.#next = [].values();
  }

  #ping(): void {
    let { value: socket, done } = this.#next.next();
    if (done) {
      this.#next = this.#sockets.values();
      socket = this.#next.next().value;
    }
    if (socket === undefined) return;
    const silent = this.#silent.get(socket);
    if (silent === undefined) socket.on("pong", () => this.#silent.set(socket, 0));
    if (silent === PINGS) return socket.terminate();
    this.#silent.set(socket, (silent ?? 0) + 1);
    socket.ping();
  }
}
