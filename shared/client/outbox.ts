/** The messages that were sent and have no answer yet. It outlives the socket: each letter is settled exactly once. */
import type { Answer, NarrowAnswer, ReportAnswer, SuggestAnswer, WhyNotAnswer } from "../protocol/index.ts";
import type { Connection } from "./connection.ts";

/** Fewer than the server lets wait of one seat, so that a client that is quick is not told it is busy. */
const IN_FLIGHT = 8;

/** The server's answer when it cannot say: it goes, and whoever hosts the match next knows. */
const UNDECIDED = "server/draining";

type Said = Answer | NarrowAnswer | WhyNotAnswer | SuggestAnswer | ReportAnswer;

/** Messages that may change the match. */
export type Posted =
  | "intent"
  | "concede"
  | "claim"
  | "settings"
  | "draw"
  | "takeback"
  | "chat"
  | "mute"
  | "nonce";

/** A message that is answered. `id` is of one that may change the match: it is never played twice. */
interface Letter {
  readonly type: Posted | "narrow" | "whyNot" | "suggest" | "report";
  readonly id: string | undefined;
  readonly payload: object;
  read(said: unknown): Said;
  settle(answer: Said): void;
  sent: boolean;
}

export class Outbox {
  readonly #letters = new Set<Letter>();
  #line: Connection | undefined;

  /** Whether something waits that may have changed the match. */
  get isWaiting(): boolean {
    return [...this.#letters].some(({ id }) => id !== undefined);
  }

  /** Resolves to the answer, over however many sockets it comes. `read` makes an answer of what came, or throws. */
  post<A extends Said>(
    type: Letter["type"],
    payload: Readonly<Record<string, unknown>>,
    read: (said: unknown) => A,
    id?: string,
  ): Promise<A> {
    return new Promise<A>((resolve) => {
      const settle = (answer: Said) => resolve(answer as A);
      this.#letters.add({ type, id, payload, read, settle, sent: false });
      this.#pump();
    });
  }

  /** A line on which hello was answered: what was accepted is settled, everything else goes out again. */
  comeBack(line: Connection, accepted: readonly string[], as: Answer): void {
    this.#accept(accepted, as);
    for (const letter of this.#letters) letter.sent = false;
    this.#line = line;
    this.#pump();
  }

  /** The line has ended: what comes now waits for the next. */
  hold(): void {
    this.#line = undefined;
  }

  /** Nothing will be answered any more: settles everything. */
  settleAll(accepted: readonly string[], as: Answer, rest: Answer): void {
    this.hold();
    this.#accept(accepted, as);
    for (const letter of [...this.#letters]) this.#settle(letter, rest);
  }

  #accept(accepted: readonly string[], as: Answer): void {
    for (const letter of [...this.#letters])
      if (letter.id !== undefined && accepted.includes(letter.id)) this.#settle(letter, as);
  }

  #settle(letter: Letter, answer: Said): void {
    if (this.#letters.delete(letter)) letter.settle(answer);
  }

  #pump(): void {
    const line = this.#line;
    if (line === undefined || line.isOver) return;
    let free = IN_FLIGHT - [...this.#letters].filter(({ sent }) => sent).length;
    for (const letter of this.#letters) {
      if (letter.sent || free-- <= 0) continue;
      letter.sent = true;
      void this.#send(line, letter);
    }
  }

  async #send(line: Connection, letter: Letter): Promise<void> {
    const answer = await this.#answer(line, letter);
    if (answer === undefined) return;
    this.#settle(letter, answer);
    this.#pump();
  }

  /** Undefined where none came: the letter waits for the next line. */
  async #answer(line: Connection, letter: Letter): Promise<Said | undefined> {
    try {
      const answer = letter.read(await line.request(letter.type, letter.payload));
      return !answer.ok && answer.code === UNDECIDED ? undefined : answer;
    } catch {
      // A line that stands and says what cannot be read has answered all the same.
      return line.isOver ? undefined : { ok: false, code: "server/error", detail: {} };
    }
  }
}
