/**
 * One round of people who talk: the players of a match, or its spectators. Two rounds never hear each other, so
 * that nobody is told anything fresher than the delay. Nothing of it is stored.
 */
import type { Refusal } from "../../shared/kernel/index.ts";
import type { Chat, ChatMessage } from "../../shared/protocol/index.ts";
import { Allowance } from "./allowance.ts";
import { refuse } from "./refuse.ts";

/** Lines a speaker may say, and in how many milliseconds. */
const LINES = [6, 10_000] as const;

export type Hearing = (message: ChatMessage) => void;

interface Member {
  readonly allowance: Allowance;
  readonly muted: Set<string>;
  hear: Hearing | undefined;
}

/** How a speaker is called to others: by seat, or by name. */
export type Speaker = Pick<ChatMessage, "seat" | "name">;

export class ChatRound {
  readonly #clock: () => number;
  readonly #members = new Map<string, Member>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Whoever is this member hears it like this from now on, or not at all. */
  listen(member: string, hear: Hearing | undefined): void {
    this.#member(member).hear = hear;
  }

  /** A spectator has gone for good: nothing is kept of it. */
  forget(member: string): void {
    this.#members.delete(member);
  }

  mute(member: string, other: string, muted: boolean): void {
    const { muted: all } = this.#member(member);
    if (muted) all.add(other);
    else all.delete(other);
  }

  /** Tells a line to all who want to hear it, its speaker too. */
  say(from: string, as: Speaker, chat: Chat): Refusal | undefined {
    if (!this.#member(from).allowance.take()) return refuse("limit/rate");
    const said = "text" in chat ? { text: chat.text } : { emote: chat.emote };
    for (const { hear, muted } of this.#members.values()) if (!muted.has(from)) hear?.({ ...as, ...said });
    return undefined;
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
