/**
 * One round of people who talk: the players of a match, or the spectators of one room. Players and spectators never
 * hear each other, so that nobody is told anything fresher than the delay. The last lines are remembered for reports, and
 * stored with one alone.
 */
import type { Refusal } from "../../../shared/kernel/index.ts";
import type { Chat, ChatMessage, SaidLine } from "../../../shared/protocol/index.ts";
import { Allowance } from "../common/allowance.ts";
import { refuse } from "../common/refuse.ts";

/** Lines a member may say, and in how many milliseconds. */
export const LINES = [6, 10_000] as const;

/** Speakers a member may have muted; the oldest of more is heard again. */
const MUTED = 200;

/** Why a player may not say that, by the operator's word. */
export type SilenceOf = (player: string, said: Chat) => Refusal | undefined;

export type Hearing = (message: ChatMessage) => void;

interface Member {
  readonly allowance: Allowance;
  /** Speakers, as `speakerOf` names them. */
  readonly muted: Set<string>;
  hear: Hearing | undefined;
}

/** How a speaker is called to others: a player by the seat, a spectator by id and name. */
export type Speaker = Pick<ChatMessage, "seat" | "player" | "name">;

const speakerOf = ({ seat, player }: Speaker): string => player ?? String(seat);

/** Lines that are remembered, for who judges a report. */
const REMEMBERED = 100;

export class ChatRound {
  readonly #said: SaidLine[] = [];
  readonly #clock: () => number;
  readonly #members = new Map<string, Member>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** The client that is this member hears it like this from now on, or not at all. */
  listen(member: string, hear: Hearing | undefined): void {
    this.#member(member).hear = hear;
  }

  /** A spectator has gone for good: nothing is kept of it. */
  forget(member: string): void {
    this.#members.delete(member);
  }

  /** @param speaker a seat as text, or a spectator's id */
  mute(member: string, speaker: string, muted: boolean): void {
    const { muted: all } = this.#member(member);
    all.delete(speaker);
    if (muted) all.add(speaker);
    for (const oldest of all) {
      if (all.size <= MUTED) break;
      all.delete(oldest);
    }
  }

  /** Speakers the member has muted, oldest first. */
  mutedBy(member: string): string[] {
    return [...this.#member(member).muted];
  }

  /** Whether a member may say nothing more now. */
  isSpent(member: string): boolean {
    return this.#member(member).allowance.isSpent;
  }

  /** The line as others are told it, where its speaker may say one more now. */
  line(from: string, as: Speaker, chat: Chat): ChatMessage | Refusal {
    if (!this.#member(from).allowance.take()) return refuse("limit/rate");
    return { ...as, ...("text" in chat ? { text: chat.text } : { emote: chat.emote }) };
  }

  /** What was said last, the oldest first. */
  get said(): readonly SaidLine[] {
    return this.#said;
  }

  /** Tells a line to all who want to hear it, its speaker too. */
  tell(line: ChatMessage): void {
    if (this.#said.push({ ...line, at: Date.now() }) > REMEMBERED) this.#said.shift();
    const speaker = speakerOf(line);
    for (const { hear, muted } of this.#members.values()) if (!muted.has(speaker)) hear?.(line);
  }

  #member(id: string): Member {
    const known = this.#members.get(id);
    if (known !== undefined) return known;
    const member = {
      allowance: new Allowance(this.#clock, ...LINES),
      muted: new Set<string>(),
      hear: undefined,
    };
    this.#members.set(id, member);
    return member;
  }
}
