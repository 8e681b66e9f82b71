/**
 * Whether what this process says through Redis comes back to it, and whether Redis answers: asked each second, for a
 * line may be dead though it looks open.
 */
import { randomUUID } from "node:crypto";
import type { Observer } from "../match/journal/observer.ts";

export interface RedisProbeDeps {
  /** Says a number to all who listen to the topic. */
  publish(topic: string, sent: number): Promise<void>;
  listen(topic: string, heard: (sent: number) => void): Promise<unknown>;
  /** Listens on a new line. */
  renew(): void;
  /** Rejects where Redis does not answer who asks for rooms. */
  ping(): Promise<unknown>;
  readonly observer?: Pick<Observer, "heard" | "unheard"> | undefined;
}

const BEAT_MS = 1_000;

/** Beats without an answer after which a line is taken for dead. Not milliseconds: a process may have hung itself. */
const PATIENCE = 3;

export class RedisProbe {
  readonly #deps: RedisProbeDeps;
  readonly #topic = `probe:${randomUUID()}`;
  #timer: NodeJS.Timeout | undefined;
  /** Beats since the last that was heard, and since the last that was answered. */
  #unheard = 0;
  #unanswered = 0;

  constructor(deps: RedisProbeDeps) {
    this.#deps = deps;
  }

  begin(): void {
    void this.#deps.listen(this.#topic, (sent) => {
      this.#unheard = 0;
      this.#deps.observer?.heard(performance.now() - sent);
    });
    this.#timer = setInterval(() => this.#beat(), BEAT_MS).unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  get isLost(): boolean {
    return Math.max(this.#unheard, this.#unanswered) >= PATIENCE;
  }

  #beat(): void {
    const { publish, ping, renew, observer } = this.#deps;
    if (this.#unheard > 0 && this.#unheard % PATIENCE === 0) {
      observer?.unheard();
      renew();
    }
    this.#unheard++;
    this.#unanswered++;
    publish(this.#topic, performance.now()).catch(() => {});
    ping().then(
      () => {
        this.#unanswered = 0;
      },
      () => {},
    );
  }
}
