/**
 * The operator's decisions on players. Every process looks for itself, so that each knows within a moment, and
 * goes on with what it knows while the store does not answer.
 */
import type { Refusal } from "../../../shared/kernel/index.ts";
import { isBotAccount, isGuest } from "../common/players.ts";
import { refuse } from "../common/refuse.ts";

export interface Decision {
  readonly player: string;
  readonly banned: boolean;
  /** Milliseconds from this look on; 0 where nothing is left of it. */
  readonly muted: number;
  readonly suspended: number;
  /** His name is not shown. */
  readonly nameless: boolean;
  /** The reason of the last decision that shuts him out. */
  readonly why: string;
  /** Nothing but the id is kept of the player. */
  readonly erased: boolean;
  /** Accounts of programs that are the player's: who is not let in sends no bot in his place either. */
  readonly bots: readonly string[];
  /** When the player signed out everywhere, and when any of this changed, by the store's clock. */
  readonly left: number | null;
  readonly changed: number;
}

interface DecisionStore {
  decisions(since: number): Promise<readonly Decision[]>;
}

/** What holds for a player now, its moments by this process's wall clock. */
interface Standing {
  readonly isBanned: boolean;
  readonly isNobody: boolean;
  readonly isNameless: boolean;
  readonly muted: number;
  readonly suspended: number;
  readonly why: string;
}

/** A change may be seen by so many milliseconds later than its moment: it was in a transaction. */
const OVERLAP_MS = 10_000;

/** The name of a player whose own is hidden. */
export const HIDDEN_NAME = "Player";

export class Decisions {
  readonly #store: DecisionStore;
  readonly #forget: (player: string) => void;
  readonly #standings = new Map<string, Standing>();
  /** Whose an account of a program is, of players of whom something was decided. */
  readonly #owners = new Map<string, string>();
  readonly #listeners = new Set<(player: string) => void>();
  readonly #leavers = new Set<(player: string) => void>();
  /** When each signed out everywhere: a change is seen by more than one look. */
  readonly #left = new Map<string, number>();
  #newest = Number.NEGATIVE_INFINITY;

  /** @param forget hears of each player of whom something was decided: his name may be another, or none */
  constructor(store: DecisionStore, forget: (player: string) => void) {
    this.#store = store;
    this.#forget = forget;
  }

  /** Why a player is not let in. A guest or bot who was erased is nobody any more; an account may begin anew. */
  refusalOf(player: string): Refusal | undefined {
    return this.#refusal(player) ?? this.#refusal(this.#owners.get(player) ?? "");
  }

  #refusal(player: string): Refusal | undefined {
    const standing = this.#standings.get(player);
    if (standing === undefined) return undefined;
    const { isBanned, isNobody, suspended: until, why } = standing;
    if (isBanned) return refuse("player/banned", { why });
    if (until > Date.now()) return refuse("player/suspended", { why, until });
    return isNobody ? refuse("auth/invalid") : undefined;
  }

  /** Why a player may not talk now. */
  silenceOf(player: string): Refusal | undefined {
    const until = this.#standings.get(player)?.muted ?? 0;
    return until > Date.now() ? refuse("player/muted", { until }) : undefined;
  }

  /** The name that others are told. */
  nameOf(player: string, name: string): string {
    return this.#standings.get(player)?.isNameless ? HIDDEN_NAME : name;
  }

  /** Hears of each player who is not let in any more, from the second look on. */
  onShut(listener: (player: string) => void): void {
    this.#listeners.add(listener);
  }

  /** Hears of each player who has signed out everywhere, from the second look on. */
  onLeft(listener: (player: string) => void): void {
    this.#leavers.add(listener);
  }

  /** What changed since then, by the store's clock, may not be known here. */
  get since(): number {
    return Math.max(0, this.#newest - OVERLAP_MS);
  }

  /** Looks what was decided since the last look. */
  async look(): Promise<void> {
    const isFirst = this.#newest === Number.NEGATIVE_INFINITY;
    for (const decision of await this.#store.decisions(this.since)) this.#hear(decision, isFirst);
    if (isFirst) this.#newest = Math.max(this.#newest, 0);
  }

  #hear(decision: Decision, isFirst: boolean): void {
    this.#hearLeft(decision, isFirst);
    const { player, changed, bots } = decision;
    this.#newest = Math.max(this.#newest, changed);
    this.#forget(player);
    const concerned = [player, ...bots];
    const wereIn = concerned.filter((one) => this.refusalOf(one) === undefined);
    for (const bot of bots) this.#owners.set(bot, player);
    this.#standings.set(player, standingOf(decision));
    if (isFirst) return;
    for (const one of wereIn)
      if (this.refusalOf(one) !== undefined) for (const listener of this.#listeners) listener(one);
  }

  #hearLeft({ player, left }: Decision, isFirst: boolean): void {
    if (left === null || left === this.#left.get(player)) return;
    this.#left.set(player, left);
    if (!isFirst) for (const listener of this.#leavers) listener(player);
  }
}

function standingOf({ player, banned, erased, nameless, muted, suspended, why }: Decision): Standing {
  const now = Date.now();
  return {
    isBanned: banned,
    isNobody: erased && (isGuest(player) || isBotAccount(player)),
    isNameless: nameless,
    muted: now + muted,
    suspended: now + suspended,
    why,
  };
}
