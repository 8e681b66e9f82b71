/** The answer to a seat's hello: its side as it stands now, and the events it missed (architecture.md 6). */

import pTimeout from "p-timeout";
import type { Seat } from "../../../shared/kernel/index.ts";
import {
  EVENTS_AT_ONCE,
  type EventsMessage,
  type Hello,
  type HelloAnswer,
  PROTOCOL_VERSION,
} from "../../../shared/protocol/index.ts";
import { Allowances } from "../common/allowance.ts";
import { refuse } from "../common/refuse.ts";
import { missedEvents } from "../game/missed-events.ts";
import { headOf } from "../game/seat-view.ts";
import type { Pipeline, PipelineDeps } from "../pipeline/pipeline.ts";
import type { SeatSubscriber } from "../pipeline/subscribers.ts";

/** Hellos of a seat, and how many of them may have the journal played again; in how many milliseconds. */
export const HELLOS = [30, 10_000] as const;
const REPLAYED = [3, 60_000] as const;

/** Milliseconds for which a hello waits for the journal. */
const PATIENCE_MS = 5_000;

export class Handshake {
  readonly #deps: PipelineDeps;
  readonly #pipeline: Pipeline;
  readonly #greeted: (seat: Seat) => void;
  readonly #hellos: Allowances<Seat>;
  readonly #replayed: Allowances<Seat>;
  /** Seats whose word of what they were told can be a lie alone: this host told it to them, or began the match. */
  readonly #known = new Set<Seat>();

  /**
   * @param greeted hears of each seat that is told its side from then on
   * @param isNew the match has not stood in a journal before this host
   */
  constructor(deps: PipelineDeps, pipeline: Pipeline, greeted: (seat: Seat) => void, isNew: boolean) {
    this.#deps = deps;
    this.#pipeline = pipeline;
    this.#greeted = greeted;
    this.#hellos = new Allowances(deps.clock, ...HELLOS);
    this.#replayed = new Allowances(deps.clock, ...REPLAYED);
    if (isNew) pipeline.record.players.forEach((_, seat) => void this.#known.add(seat));
  }

  async hello(seat: Seat, subscriber: SeatSubscriber, { protocol, since }: Hello): Promise<HelloAnswer> {
    if (protocol !== PROTOCOL_VERSION) return refuse("hello/protocol", { protocol: PROTOCOL_VERSION });
    if (!this.#hellos.take(seat)) return refuse("limit/rate");
    // Beside the mailbox, too: nobody's match waits while somebody else's past is looked up.
    const older = since === undefined ? undefined : await this.#older(seat, since);
    return this.#pipeline.read<HelloAnswer>(seat, () => {
      if (since !== undefined && since > this.#head(seat)) this.#ahead(seat, since);
      const missed = since === undefined ? undefined : this.#missed(seat, since, older);
      this.#pipeline.publisher.greet(this.#pipeline.match, seat, subscriber, missed);
      this.#greeted(seat);
      this.#known.add(seat);
      return this.#welcome(seat);
    });
  }

  /**
   * A client knows more than the journal does, which was stored before anybody was told: the database has lost what it
   * had acknowledged, as one does that lags when another fails over to it. A client may say what it likes: it is
   * believed once, in its first hello after the match was read from the journal.
   */
  #ahead(seat: Seat, since: number): void {
    if (this.#known.has(seat)) return;
    const { log, observer } = this.#deps;
    const what = { match: this.#pipeline.record.id, seat, since, head: this.#head(seat) };
    log.error(what, "the database has lost entries: a player was told events that it does not have");
    observer?.lost();
  }

  /** The events after `since` as the journal has them now, where they are wanted and to be had of it. */
  async #older(seat: Seat, since: number): Promise<EventsMessage | undefined> {
    const { record, publisher } = this.#pipeline;
    if (!publisher.recent.lacks(seat, since) || !this.#replayed.take(seat)) return undefined;
    try {
      return await pTimeout(missedEvents(this.#deps, record.id, seat, since), {
        milliseconds: PATIENCE_MS,
        message: "the journal is not read in time",
      });
    } catch (error) {
      // Events lost to a store that fails are a gap, and no reason to keep a seat waiting.
      this.#deps.log.warn({ match: record.id, err: error }, "events cannot be told again");
      return undefined;
    }
  }

  /** The journal's events, and from there on those that the match has kept; undefined where nothing was missed. */
  #missed(seat: Seat, since: number, older: EventsMessage | undefined): EventsMessage | undefined {
    const { match, publisher } = this.#pipeline;
    const { recent } = publisher;
    const head = this.#head(seat);
    if (since === head) return undefined;
    // The client's events go on from nothing that is here.
    if (since > head) return { events: [], gap: true };
    // It went back meanwhile: what was before is not to be folded.
    if (older === undefined || !recent.lacks(seat, since)) return recent.after(match, seat, since);
    const before = older.events.filter(({ n }) => n <= head);
    const { events, gap } = recent.after(match, seat, before.at(-1)?.n ?? since);
    const all = [...before, ...events].slice(-EVENTS_AT_ONCE);
    return { events: all, ...((gap || older.gap) && { gap: true as const }) };
  }

  /** Number of the newest event the seat was told. */
  #head(seat: Seat): number {
    return headOf(this.#pipeline.match, seat);
  }

  #welcome(seat: Seat): HelloAnswer {
    const { record, publisher, watch } = this.#pipeline;
    return {
      ok: true,
      rev: publisher.rev,
      ver: publisher.ver(seat),
      protocol: PROTOCOL_VERSION,
      match: record.id,
      ruleset: record.setup.ruleset,
      profile: record.setup.profile,
      seat,
      head: this.#head(seat),
      accepted: this.#pipeline.acceptedOf(seat),
      time: watch.now(),
    };
  }
}
