/**
 * The seats' time, that of their clocks and that of being away: what everybody sees of it, and what is due when
 * it is up.
 */
import type { Data, Seat } from "../../../shared/kernel/index.ts";
import type { Answer, ClocksPicture } from "../../../shared/protocol/index.ts";
import { Absences, type AwaySetting } from "../clocks/absences.ts";
import { lateAt, nextLate, openRequests, viewOfClocks } from "../clocks/clocks.ts";
import { isBot } from "../common/players.ts";
import type { Derived } from "../game/derived.ts";
import type { Move } from "../game/game.ts";
import type { Kept } from "../journal/journal.ts";
import type { Pipeline } from "../pipeline/pipeline.ts";
import type { TableChange } from "../pipeline/subscribers.ts";

export class Timekeeper {
  readonly #pipeline: Pipeline;
  readonly #absences: Absences;
  /** All others are bots. */
  readonly #isAlone: boolean;

  /** @param kept who was away how long before a restart */
  constructor(pipeline: Pipeline, away: AwaySetting, kept: Kept["away"] | undefined) {
    const { record, watch } = pipeline;
    this.#pipeline = pipeline;
    this.#isAlone = record.players.filter((player) => !isBot(player)).length === 1;
    const bank = this.#isAlone ? away.alone : (record.clock?.away ?? away.bank);
    const setting = this.#isAlone ? { ...away, bank, abandon: 0, void: bank } : { ...away, bank };
    this.#absences = new Absences(record.players.length, setting, watch.now(), kept);
  }

  /** The part that a restart must not forget. */
  get kept(): Kept["away"] {
    return this.#absences.kept;
  }

  isHere(seat: Seat): boolean {
    return this.#absences.isHere(seat);
  }

  /** Whether it is news that the player is there, or not. */
  change(seat: Seat, here: boolean): boolean {
    return this.#absences.change(seat, here, this.#pipeline.watch.now());
  }

  /** Whether the seat has been away for so long that another may claim the win. */
  isOut(seat: Seat, at: number): boolean {
    return this.#absences.isOut(seat, at);
  }

  /** The seats that have not left the match. */
  present(): Seat[] {
    return this.#pipeline.match.state.seats.flatMap(({ left }, seat) => (left ? [] : seat));
  }

  /** As everybody sees it. */
  view(): ClocksPicture {
    const { watch, derived, record } = this.#pipeline;
    const { clocks } = derived;
    const view = clocks && record.clock ? viewOfClocks(clocks, record.clock) : undefined;
    return {
      time: watch.now(),
      until: view?.until ?? 0,
      seats: record.players.map((_, seat) => ({
        ...(view?.seats[seat] ?? { bank: 0, since: -1 }),
        ...this.#absences.view(seat),
      })),
    };
  }

  /** The public change of the clocks; in a group there is none. */
  changed(before: Derived): Pick<TableChange, "clocks"> {
    const { clock } = this.#pipeline.record;
    const { clocks } = this.#pipeline.derived;
    if (!clock || clocks === null || before.clocks === null) return {};
    const isSame =
      JSON.stringify(viewOfClocks(clocks, clock)) === JSON.stringify(viewOfClocks(before.clocks, clock));
    return isSame ? {} : { clocks: this.view() };
  }

  /** The next match time at which something is due. */
  get next(): number {
    const { clock } = this.#pipeline.record;
    const { clocks } = this.#pipeline.derived;
    const late = clocks && clock ? nextLate(clocks, clock) : Infinity;
    return Math.min(late, this.#absences.next(this.present()));
  }

  /** Plays what was received at its time: too late, it finds its request answered by then. Within an item. */
  async timely(move: Move): Promise<Answer> {
    await this.timeOut(move.at);
    return this.#pipeline.move(move);
  }

  /** Answers for the seats whose time is up. Within an item. */
  async timeOut(at: number): Promise<void> {
    const intent = this.#late(at);
    if (intent !== undefined) await this.#pipeline.move({ by: "host", at, from: null, intent });
  }

  /** The host's intent for the seats whose clocks are down; undefined where none is. */
  #late(at: number): Data | undefined {
    const { record, derived, match, outcome } = this.#pipeline;
    const { clocks } = derived;
    const seats = clocks && record.clock && outcome === null ? lateAt(clocks, at, record.clock) : [];
    if (seats.length === 0) return undefined;
    const open = openRequests(match);
    return { action: "timeout", seats, requests: seats.map((seat) => open[seat] ?? 0) };
  }

  /** The host's intent for those who stay away: one leaves the match, or it ends with no winner. */
  abandoned(at: number): Data | undefined {
    const out = this.#absences.due(at, this.present());
    if (out === "all" || (out !== undefined && this.#isAlone))
      return { action: "end", winners: [], reason: "abandoned" };
    return out && { action: "leave", seat: out.seat, why: "abandoned" };
  }
}
