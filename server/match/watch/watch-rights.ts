/** The right to watch a match, and how late (architecture.md 6). */
import type { Outcome, Refusal } from "../../../shared/kernel/index.ts";
import { refuse } from "../common/refuse.ts";
import type { MatchRecord } from "../journal/journal.ts";

/** Hands are shown no sooner than that, in milliseconds, whatever the players chose. */
export const HANDS_DELAY_MS = 3 * 60_000;

/** How a match ended, and how many milliseconds ago by the store's clock. */
export interface EndedMatch {
  readonly outcome: Outcome;
  readonly ago: number;
}

export interface WatchRules {
  readonly who: "all" | "link" | "nobody";
  /** Milliseconds that everybody who has no seat is behind. */
  readonly delay: number;
}

/** @param delay seconds, where those who made the match did not choose */
export const watchRules = ({ watch }: MatchRecord, delay: number): WatchRules => ({
  who: watch?.who ?? "link",
  delay: 1_000 * (watch?.delay ?? delay),
});

/** Milliseconds behind; with hands never less than that of theirs. */
export const watchDelay = ({ delay }: WatchRules, hands: boolean, handsDelay: number): number =>
  hands ? Math.max(delay, handsDelay) : delay;

/** Why this player may not watch. A player of the match watches it only as his seat does. */
export function watchRefusal(record: MatchRecord, { who }: WatchRules, player: string): Refusal | undefined {
  if (record.players.includes(player)) return refuse("watch/seated");
  return who === "nobody" ? refuse("watch/closed") : undefined;
}
