/**
 * The operator's decisions on players. Every process looks for itself, so that each knows within a moment, and
 * goes on with what it knows while the store does not answer.
 */
import { isBotAccount, isGuest } from "../common/players.ts";

export interface Decision {
  readonly player: string;
  readonly banned: boolean;
  /** Nothing but the id is kept of the player. */
  readonly erased: boolean;
  /** By the store's clock. */
  readonly changed: number;
}

interface DecisionStore {
  decisions(since: number): Promise<readonly Decision[]>;
}

/** A change may be seen by so many milliseconds later than its moment: it was in a transaction. */
const OVERLAP_MS = 10_000;

export class Decisions {
  readonly #store: DecisionStore;
  readonly #forget: (player: string) => void;
  readonly #shut = new Map<string, "player/banned" | "auth/invalid">();
  readonly #listeners = new Set<(player: string) => void>();
  #newest = Number.NEGATIVE_INFINITY;

  /** @param forget hears of each player whose data is erased */
  constructor(store: DecisionStore, forget: (player: string) => void) {
    this.#store = store;
    this.#forget = forget;
  }

  /** Why a player is not let in. A guest or bot who was erased is nobody any more; an account may begin anew. */
  refusalOf(player: string): "player/banned" | "auth/invalid" | undefined {
    return this.#shut.get(player);
  }

  /** Hears of each player who is not let in any more, from the second look on. */
  onShut(listener: (player: string) => void): void {
    this.#listeners.add(listener);
  }

  /** Looks what was decided since the last look. */
  async look(): Promise<void> {
    const isFirst = this.#newest === Number.NEGATIVE_INFINITY;
    const since = isFirst ? 0 : this.#newest - OVERLAP_MS;
    for (const decision of await this.#store.decisions(since)) this.#hear(decision, isFirst);
    if (isFirst) this.#newest = Math.max(this.#newest, 0);
  }

  #hear({ player, banned, erased, changed }: Decision, isFirst: boolean): void {
    this.#newest = Math.max(this.#newest, changed);
    if (erased) this.#forget(player);
    const wasIn = !this.#shut.has(player);
    if (banned) this.#shut.set(player, "player/banned");
    else if (erased && (isGuest(player) || isBotAccount(player))) this.#shut.set(player, "auth/invalid");
    else this.#shut.delete(player);
    if (wasIn && this.#shut.has(player) && !isFirst) for (const listener of this.#listeners) listener(player);
  }
}
