/** The numbers of this process as Prometheus reads them. `docs/operations.md` has their list. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { IntentSeen, Observer, Void } from "../match/observer.ts";

/** Seconds: from a commit on a fast disk to a store that hangs. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is counted at the moment it is asked for. */
export interface Stock {
  /** Matches hosted here, with those that are over and not yet put away. */
  readonly size: number;
  /** Unfinished matches that cannot be hosted. */
  readonly stoppedSize: number;
}

/** A match's own log of its intents. */
export interface DebugLog {
  debug(what: object, message: string): void;
}

export class Metrics implements Observer {
  readonly #registry = new Registry();
  readonly #log: DebugLog;
  readonly #intents = this.#counter("intents_total", "Intents of clients by result", ["result"]);
  readonly #latency = this.#histogram("intent_seconds", "From an intent's receipt until it was told");
  readonly #commit = this.#histogram("commit_seconds", "Until journal rows were durable");
  readonly #restored = this.#counter("restored_matches_total", "Stored matches that are hosted again");
  readonly #void = this.#counter("void_matches_total", "Matches that came to nothing", ["why"]);
  readonly #refused = this.#counter("refused_joins_total", "Refused ways into a room by code", ["code"]);
  readonly #seats = this.#gauge("seats_connected", "Sockets at seats");
  readonly #spectators = this.#gauge("spectators", "Sockets of spectators");

  readonly #rejected = this.#counter("unhandled_rejections_total", "Failed promises that nobody waits for");

  constructor(log: DebugLog) {
    this.#log = log;
    // Event-loop lag, heap, garbage collection, processor time and open files.
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Adds what is there anyway and only looked at. */
  look(stock: Stock): void {
    this.#gauge("matches", "Matches hosted by this process", () => stock.size);
    this.#gauge("stopped_matches", "Unfinished matches that cannot be restored", () => stock.stoppedSize);
  }

  /** In the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  intent(seen: IntentSeen): void {
    this.#intents.inc({ result: seen.code });
    this.#log.debug(seen, "intent");
  }

  took(ms: number): void {
    this.#latency.observe(ms / 1_000);
  }

  committed(ms: number): void {
    this.#commit.observe(ms / 1_000);
  }

  voided(why: Void): void {
    this.#void.inc({ why });
  }

  restored(): void {
    this.#restored.inc();
  }

  seated(change: 1 | -1): void {
    this.#seats.inc(change);
  }

  watching(change: 1 | -1): void {
    this.#spectators.inc(change);
  }

  refusedJoin(code: string): void {
    this.#refused.inc({ code });
  }

  rejected(): void {
    this.#rejected.inc();
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name: `riposte_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string): Histogram {
    return new Histogram({ name: `riposte_${name}`, help, buckets: BUCKETS, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, read?: () => number): Gauge {
    return new Gauge({
      name: `riposte_${name}`,
      help,
      registers: [this.#registry],
      collect() {
        if (read !== undefined) this.set(read());
      },
    });
  }
}
