/** What a seat is told when it says hello: its side as it stands now, and what it missed (design.md 6). */
import type { Seat } from "../../shared/kernel/index.ts";
import {
  type EventsMessage,
  type Hello,
  type HelloAnswer,
  PROTOCOL_VERSION,
} from "../../shared/protocol/index.ts";
import type { Course, CourseDeps } from "./course.ts";
import { missedEvents } from "./missed.ts";
import type { SeatOutlet } from "./outlets.ts";
import { refuse } from "./refuse.ts";

export class Greeting {
  readonly #deps: CourseDeps;
  readonly #course: Course;
  readonly #greeted: (seat: Seat, outlet: SeatOutlet) => void;

  /** @param greeted hears of each seat that is told its side from then on */
  constructor(deps: CourseDeps, course: Course, greeted: (seat: Seat, outlet: SeatOutlet) => void) {
    this.#deps = deps;
    this.#course = course;
    this.#greeted = greeted;
  }

  hello(seat: Seat, outlet: SeatOutlet, { protocol, since }: Hello): Promise<HelloAnswer> {
    if (protocol !== PROTOCOL_VERSION) {
      return Promise.resolve(refuse("hello/protocol", { protocol: PROTOCOL_VERSION }));
    }
    return this.#course.take(seat, async () => {
      const behind = since !== undefined && since < this.#head(seat);
      const missed = behind ? await this.#missed(seat, since) : undefined;
      this.#course.telling.greet(this.#course.match, seat, outlet, missed);
      this.#greeted(seat, outlet);
      return this.#welcome(seat);
    });
  }

  /** Events lost to a store that fails are a gap, and no reason to stop a match. */
  async #missed(seat: Seat, since: number): Promise<EventsMessage> {
    const { id } = this.#course.record;
    try {
      return await missedEvents(this.#deps, id, seat, since);
    } catch (error) {
      this.#deps.log.warn({ match: id, err: error }, "events cannot be told again");
      return { events: [], gap: true };
    }
  }

  /** Number of the newest event the seat was told. */
  #head(seat: Seat): number {
    return this.#course.match.state.counters.told[seat];
  }

  #welcome(seat: Seat): HelloAnswer {
    const { record, telling, watch } = this.#course;
    return {
      ok: true,
      rev: telling.rev,
      ver: telling.ver(seat),
      protocol: PROTOCOL_VERSION,
      match: record.id,
      ruleset: record.setup.ruleset,
      profile: record.setup.profile,
      seat,
      head: this.#head(seat),
      accepted: this.#course.acceptedOf(seat),
      time: watch.now(),
    };
  }
}
