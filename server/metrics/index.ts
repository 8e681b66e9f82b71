/** The numbers of this process as Prometheus reads them. `docs/operations.md` has their list. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { IntentSeen, Observer, Void } from "../match/journal/observer.ts";
import type { Notice } from "../match/pipeline/subscribers.ts";

/** Seconds: from a commit on a fast disk to a store that hangs. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures that are counted at the moment they are asked for. */
export interface Stock {
  /** Matches hosted here, with those that are over and not yet put away. */
  readonly size: number;
  /** Unfinished matches that do not go on. */
  allStopped(): Iterable<unknown>;
  /** Those here that say this of their going on. */
  noticed(notice: Notice): number;
}

/** A match's own log of its intents. */
export interface DebugLog {
  debug(what: object, message: string): void;
}

/** Milliseconds between two looks at the event loop's lag, each of which wakes a process that idles. */
const LAG_MS = 50;

export class Metrics implements Observer {
  readonly #registry = new Registry();
  readonly #log: DebugLog;
  readonly #intents = this.#counter("intents_total", "Intents of clients by result", ["result"]);
  readonly #latency = this.#histogram("intent_seconds", "From an intent's receipt until it was told");
  readonly #commit = this.#histogram("commit_seconds", "Until journal rows were durable or not", ["result"]);
  readonly #fenced = this.#counter("fenced_total", "Matches that were another process's");
  readonly #store = this.#histogram("store_seconds", "Until a job of the store was done or failed", [
    "result",
  ]);
  readonly #storeErrors = this.#counter("store_errors_total", "Jobs of the store that failed", ["job"]);
  readonly #heard = this.#histogram("pubsub_seconds", "Until a process heard through Redis what it said");
  readonly #unheard = this.#counter("pubsub_lost_total", "Lines to Redis that were silent and were renewed");
  readonly #restored = this.#counter("restored_matches_total", "Stored matches that are hosted again");
  readonly #void = this.#counter("void_matches_total", "Matches that came to nothing", ["why"]);
  readonly #halts = this.#counter("halts_total", "Matches that exceptions stopped");
  readonly #lost = this.#counter(
    "lost_entries_seen_total",
    "Hellos of players who were told what is not stored",
  );
  readonly #refused = this.#counter("refused_joins_total", "Refused ways into a room by code", ["code"]);
  readonly #seats = this.#gauge("seats_connected", "Sockets at seats");
  readonly #spectators = this.#gauge("spectators", "Sockets of spectators");

  readonly #rejected = this.#counter("unhandled_rejections_total", "Failed promises that nobody waits for");

  constructor(log: DebugLog) {
    this.#log = log;
    // Event-loop lag, heap, garbage collection, processor time and open files.
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LAG_MS });
  }

  /** Adds what is there anyway and only looked at. */
  look(stock: Stock, lease: { readonly age: number }): void {
    this.#gauge("paused_matches", "Matches that wait for the store", () => stock.noticed("paused"));
    this.#gauge("halted_matches", "Matches here that stand still", () => stock.noticed("halted"));
    this.#gauge("lease_age_seconds", "Since the lease was renewed", () => lease.age / 1_000);
    this.#gauge("matches", "Matches hosted by this process", () => stock.size);
    this.#gauge(
      "stopped_matches",
      "Unfinished matches that do not go on",
      () => [...stock.allStopped()].length,
    );
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

  committed(ms: number, result: string): void {
    this.#commit.observe({ result }, ms / 1_000);
  }

  fenced(): void {
    this.#fenced.inc();
  }

  asked(job: string, ms: number, done: boolean): void {
    this.#store.observe({ result: done ? "done" : "failed" }, ms / 1_000);
    if (!done) this.#storeErrors.inc({ job });
  }

  heard(ms: number): void {
    this.#heard.observe(ms / 1_000);
  }

  unheard(): void {
    this.#unheard.inc();
  }

  voided(why: Void): void {
    this.#void.inc({ why });
  }

  lost(): void {
    this.#lost.inc();
  }

  halted(): void {
    this.#halts.inc();
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

  #histogram(name: string, help: string, labelNames: string[] = []): Histogram {
    const registers = [this.#registry];
    return new Histogram({ name: `riposte_${name}`, help, labelNames, buckets: BUCKETS, registers });
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
