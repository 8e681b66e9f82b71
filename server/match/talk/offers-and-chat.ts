/** The talk of players beside the match: offers that the others answer, chat, and reports to the house. */
import { randomUUID } from "node:crypto";
import { type Catalog, isRefusal, type Seat } from "../../../shared/kernel/index.ts";
import type {
  Answer,
  Chat,
  Mute,
  OfferKind,
  OfferMessage,
  OfferView,
  Report,
  ReportAnswer,
  SaidLine,
} from "../../../shared/protocol/index.ts";
import { present } from "../../../shared/protocol/index.ts";
import { Allowances } from "../common/allowance.ts";
import type { HostLog } from "../common/log.ts";
import { refuse } from "../common/refuse.ts";
import { type Move, takeBack } from "../game/game.ts";
import { type WayBack, wayBack } from "../game/takeback.ts";
import type { Kept, MatchRecord } from "../journal/journal.ts";
import type { Pipeline } from "../pipeline/pipeline.ts";
import { ChatRound, type SilenceOf } from "./chat.ts";
import { Offers } from "./offers.ts";

/** A report as the operator's queue takes it. */
export interface NewReport {
  readonly id: string;
  readonly match: string;
  /** The journal's last entry by then. */
  readonly seq: number;
  readonly reporter: string;
  readonly text: string;
  readonly chat: readonly SaidLine[];
}

export interface OffersAndChatDeps {
  readonly catalog: Catalog;
  readonly clock: () => number;
  readonly log: HostLog;
  /** Why a player may not say that; without it everybody may say anything. */
  readonly silenceOf?: SilenceOf;
  /** Keeps a report for the operator; without it only the log has it. */
  readonly keepReport?: (report: NewReport) => Promise<void>;
}

/** Offers a seat may make, and in how many milliseconds. */
export const ASKING = [5, 60_000] as const;

/** Reports a seat may make of its match, whenever: each is a line of the log for good. */
export const REPORTS = [5, Infinity] as const;

export class OffersAndChat {
  readonly record: MatchRecord;
  readonly #deps: OffersAndChatDeps;
  readonly #pipeline: Pipeline;
  readonly #present: () => readonly Seat[];
  readonly #asking: Allowances<Seat>;
  readonly #reports: Allowances<Seat>;
  readonly #offers = new Offers();
  readonly #chat: ChatRound;

  /** @param present the seats that have not left the match; @param mutes what each has muted, after a restart */
  constructor(
    deps: OffersAndChatDeps,
    pipeline: Pipeline,
    present: () => readonly Seat[],
    mutes: Kept["mutes"] = [],
  ) {
    this.record = pipeline.record;
    this.#deps = deps;
    this.#pipeline = pipeline;
    this.#present = present;
    this.#asking = new Allowances(deps.clock, ...ASKING);
    this.#reports = new Allowances(deps.clock, ...REPORTS);
    this.#chat = new ChatRound(deps.clock);
    this.record.players.forEach((_, seat) => {
      this.#chat.listen(String(seat), (line) => pipeline.publisher.chat(seat, line));
    });
    mutes.forEach((others, seat) => {
      for (const other of others) this.#chat.mute(String(seat), String(other), true);
    });
  }

  /** By seat, the seats it has muted. */
  get mutes(): Kept["mutes"] {
    return this.record.players.map((_, seat) => this.#chat.mutedBy(String(seat)).map(Number));
  }

  /** What is offered and not answered. */
  get offer(): OfferView | null {
    return this.#offers.view;
  }

  /** The match has gone on before everybody's eyes: what was offered is offered no more. */
  lapse(): { offer: OfferView | null } | undefined {
    return this.#offers.lapse() ? { offer: null } : undefined;
  }

  /** Offers a draw, or answers to one. */
  draw(seat: Seat, message: OfferMessage): Promise<Answer> {
    return this.#offered(seat, "draw", message, (move) => {
      const intent = { action: "end", winners: [], reason: "draw" };
      return this.#pipeline.move({ ...move, intent });
    });
  }

  /** Asks to take the last move back, or answers to that. */
  takeback(seat: Seat, message: OfferMessage): Promise<Answer> {
    return this.#offered(seat, "takeback", message, async (move) => {
      const asker = this.#offers.view?.seat ?? seat;
      const way = await this.#wayBack(asker);
      if (way === undefined) return refuse("takeback/impossible");
      const intent = { action: "takeback", seat: asker, to: way.to };
      return this.#pipeline.enter(move, (seq) =>
        takeBack(this.#pipeline.match, seq, { ...move, intent }, way.then),
      );
    });
  }

  #wayBack(seat: Seat): Promise<WayBack | undefined> {
    return wayBack(this.#pipeline.stored, this.record.id, this.#deps.catalog, seat);
  }

  /** One step of an offer; `agreed` does it when all others have said yes. */
  #offered(
    seat: Seat,
    kind: OfferKind,
    { id, step }: OfferMessage,
    agreed: (move: Omit<Move, "intent">) => Promise<Answer>,
  ): Promise<Answer> {
    const at = this.#pipeline.watch.now();
    const from = { seat, id };
    const limit = () => (step === "offer" && this.#asking.isSpent(seat) ? refuse("limit/rate") : undefined);
    const taken = async (): Promise<Answer> => {
      if (this.#pipeline.outcome !== null) return refuse("MATCH_OVER");
      if (step === "offer") {
        if (!this.#asking.take(seat)) return refuse("limit/rate");
        if (kind === "takeback" && (await this.#wayBack(seat)) === undefined)
          return refuse("takeback/impossible");
      }
      const said = this.#offers.say(kind, step, seat, this.#present());
      if (typeof said === "object") return said;
      if (said === "agreed") {
        const answer = await agreed({ by: "host", at, from });
        if (!answer.ok) this.#pipeline.publisher.change({ ...this.lapse() });
        return answer;
      }
      const answer = await this.#pipeline.noted(from);
      if (!answer.ok) this.#offers.lapse();
      this.#pipeline.publisher.change({ offer: this.#offers.view });
      return answer;
    };
    return this.#pipeline.once(from, taken, limit);
  }

  /** Says something to the other players. */
  chat(seat: Seat, message: Chat): Promise<Answer> {
    const from = { seat, id: message.id };
    const said = async (): Promise<Answer> => {
      const silence = this.#deps.silenceOf?.(present(this.record.players[seat], "player"), message);
      if (silence !== undefined) return silence;
      const line = this.#chat.line(String(seat), { seat }, message);
      if (isRefusal(line)) return line;
      const answer = await this.#pipeline.noted(from);
      if (answer.ok) this.#chat.tell(line);
      return answer;
    };
    return this.#pipeline.once(from, said, () =>
      this.#chat.isSpent(String(seat)) ? refuse("limit/rate") : undefined,
    );
  }

  mute(seat: Seat, { id, seat: other, muted }: Mute): Promise<Answer> {
    const from = { seat, id };
    return this.#pipeline.once(from, async () => {
      this.#chat.mute(String(seat), String(other), muted);
      return this.#pipeline.noted(from);
    });
  }

  /** Puts what a player reports into the operator's queue, and into the log, where it is found by its incident. */
  report(seat: Seat, { text }: Report): Promise<ReportAnswer> {
    return this.#pipeline.take<ReportAnswer>(seat, async () => {
      if (!this.#reports.take(seat)) return refuse("limit/rate");
      const incident = randomUUID();
      const { id: match, players } = this.record;
      this.#deps.log.warn(
        { incident, match, replay: match, seat, player: players[seat], text },
        "a match is reported",
      );
      const report = {
        id: incident,
        match,
        seq: this.#pipeline.seq,
        reporter: present(players[seat], "player"),
        text,
      };
      await this.#deps.keepReport?.({ ...report, chat: this.#chat.said }).catch((error: unknown) => {
        this.#deps.log.error({ incident, match, err: error }, "a report is in the log alone");
      });
      return { ok: true, incident, replay: match };
    });
  }
}
