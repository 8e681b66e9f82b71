/** What players say to each other beside the match: offers that the others answer, chat, and reports to the house. */
import { randomUUID } from "node:crypto";
import type { Catalog, Refusal, Seat } from "../../shared/kernel/index.ts";
import type {
  Answer,
  Chat,
  Mute,
  OfferKind,
  OfferMessage,
  OfferView,
  Report,
  ReportAnswer,
} from "../../shared/protocol/index.ts";
import { Allowance } from "./allowance.ts";
import { ChatRound } from "./chat.ts";
import type { Course } from "./course.ts";
import { type Move, takeBack } from "./game.ts";
import type { Kept, MatchRecord, MatchStore } from "./journal.ts";
import type { HostLog } from "./log.ts";
import { Offers } from "./offers.ts";
import type { SeatOutlet } from "./outlets.ts";
import { refuse } from "./refuse.ts";
import { type WayBack, wayBack } from "./takeback.ts";

export interface ParleyDeps {
  readonly store: MatchStore;
  readonly catalog: Catalog;
  readonly clock: () => number;
  readonly log: HostLog;
}

/** Offers and reports a seat may make, and in how many milliseconds. */
const ASKING = [5, 60_000] as const;

export class Parley {
  readonly record: MatchRecord;
  readonly #deps: ParleyDeps;
  readonly #course: Course;
  readonly #present: () => readonly Seat[];
  readonly #asking: readonly Allowance[];
  readonly #offers = new Offers();
  readonly #chat: ChatRound;

  /** @param present the seats that have not left the match; @param mutes what each has muted, after a restart */
  constructor(deps: ParleyDeps, course: Course, present: () => readonly Seat[], mutes: Kept["mutes"] = []) {
    this.record = course.record;
    this.#deps = deps;
    this.#course = course;
    this.#present = present;
    this.#asking = this.record.players.map(() => new Allowance(deps.clock, ...ASKING));
    this.#chat = new ChatRound(deps.clock);
    mutes.forEach((others, seat) => {
      for (const other of others) this.#chat.mute(String(seat), String(other), true);
    });
  }

  /** By seat, the seats it has muted. */
  get mutes(): Kept["mutes"] {
    return this.record.players.map((_, seat) => this.#chat.mutedBy(String(seat)).map(Number));
  }

  /** A seat hears what is said over this outlet from now on. */
  listen(seat: Seat, outlet: SeatOutlet): void {
    this.#chat.listen(String(seat), outlet.chat?.bind(outlet));
  }

  /** The match has gone on before everybody's eyes: what was offered is offered no more. */
  lapse(): { offer: OfferView | null } | undefined {
    return this.#offers.lapse() ? { offer: null } : undefined;
  }

  /** Offers a draw, or answers to one. */
  draw(seat: Seat, message: OfferMessage): Promise<Answer> {
    return this.#offered(seat, "draw", message, (move) => {
      const intent = { action: "end", winners: [], reason: "draw" };
      return this.#course.move({ ...move, intent });
    });
  }

  /** Asks to take the last move back, or answers to that. */
  takeback(seat: Seat, message: OfferMessage): Promise<Answer> {
    return this.#offered(seat, "takeback", message, async (move) => {
      const asker = this.#offers.view?.seat ?? seat;
      const way = await this.#wayBack(asker);
      if (way === undefined) return refuse("takeback/impossible");
      const intent = { action: "takeback", seat: asker, to: way.to };
      return this.#course.enter(move, (seq) =>
        takeBack(this.#course.match, seq, { ...move, intent }, way.then),
      );
    });
  }

  #wayBack(seat: Seat): Promise<WayBack | undefined> {
    return wayBack(this.#deps.store, this.record.id, this.#deps.catalog, seat);
  }

  /** One step of an offer; `agreed` does it when all others have said yes. */
  #offered(
    seat: Seat,
    kind: OfferKind,
    { id, step }: OfferMessage,
    agreed: (move: Omit<Move, "intent">) => Promise<Answer>,
  ): Promise<Answer> {
    const at = this.#course.watch.now();
    const from = { seat, id };
    return this.#course.take(seat, async () => {
      const known = this.#course.answered(seat, id);
      if (known !== undefined) return known;
      if (this.#course.outcome !== null) return refuse("MATCH_OVER");
      if (step === "offer") {
        if (!this.#asking[seat].take()) return refuse("limit/rate");
        if (kind === "takeback" && (await this.#wayBack(seat)) === undefined)
          return refuse("takeback/impossible");
      }
      const said = this.#offers.say(kind, step, seat, this.#present());
      if (typeof said === "object") return said;
      if (said === "agreed") {
        const answer = await agreed({ by: "host", at, from });
        if (!answer.ok) this.#course.telling.change({ ...this.lapse() });
        return answer;
      }
      this.#course.telling.change({ offer: this.#offers.view });
      return this.#course.noted(from);
    });
  }

  /** Says something to the other players. */
  chat(seat: Seat, message: Chat): Promise<Answer> {
    return this.#beside(seat, message.id, () => this.#chat.say(String(seat), { seat }, message));
  }

  mute(seat: Seat, { id, seat: other, muted }: Mute): Promise<Answer> {
    return this.#beside(seat, id, () => {
      this.#chat.mute(String(seat), String(other), muted);
      void this.#course.keep();
    });
  }

  /** What changes nothing of the match, taken once for each id. */
  #beside(seat: Seat, id: string, act: () => Refusal | undefined | void): Promise<Answer> {
    return this.#course.take(seat, async () => {
      const known = this.#course.answered(seat, id);
      return known ?? act() ?? this.#course.noted({ seat, id });
    });
  }

  /** Puts what a player reports into the log, where an operator finds it by its incident. */
  report(seat: Seat, { text }: Report): Promise<ReportAnswer> {
    return this.#course.take<ReportAnswer>(seat, async () => {
      if (!this.#asking[seat].take()) return refuse("limit/rate");
      const incident = randomUUID();
      const { id: match, players } = this.record;
      this.#deps.log.warn(
        { incident, match, replay: match, seat, player: players[seat], text },
        "a match is reported",
      );
      return { ok: true, incident, replay: match };
    });
  }
}
