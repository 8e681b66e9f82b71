/** The names of players. Everything else that is kept of them knows their ids alone. */
import QuickLRU from "quick-lru";
import type { MatchInfo } from "../../../shared/protocol/index.ts";
import type { MatchRecord, Sitter, StoredMatch } from "./journal.ts";

/** A match as its host knows it. */
export type NamelessInfo = Omit<MatchInfo, "seats"> & {
  readonly seats: readonly { readonly player: string; readonly connected?: boolean }[];
};

/** A match as anybody knows it who does not host it: who is there only its host knows. */
export function unhostedInfo({
  record,
  outcome = null,
  isStopped,
}: {
  record: MatchRecord;
  outcome?: StoredMatch["outcome"];
  isStopped: boolean;
}): NamelessInfo {
  const { id, setup, players, chosen, playerSets } = record;
  return {
    id,
    ruleset: setup.ruleset,
    profile: setup.profile,
    status: outcome !== null ? "over" : isStopped ? "halted" : "playing",
    seats: players.map((player) => ({ player })),
    outcome: outcome && { winners: [...outcome.winners], reason: outcome.reason },
    ...(chosen && { chosenSeed: true }),
    ...(playerSets && { sets: playerSets.map((set) => ({ ...set })) }),
  };
}

interface PlayerStore {
  addPlayer(player: Sitter): Promise<void>;
  namePlayer(player: Sitter): Promise<void>;
  player(id: string): Promise<Sitter | undefined>;
}

/** Names remembered at once, and at most twice as many; those not asked for go first. */
const REMEMBERED = 10_000;

export class Names {
  readonly #store: PlayerStore;
  readonly #known = new QuickLRU<string, Sitter>({ maxSize: REMEMBERED });

  constructor(store: PlayerStore) {
    this.#store = store;
  }

  /** A player nobody knew before. */
  async add(player: Sitter): Promise<void> {
    await this.#store.addPlayer(player);
    this.#known.set(player.id, player);
  }

  /** A player who comes with his name from elsewhere, where it may have changed. */
  async set(player: Sitter): Promise<void> {
    if ((await this.find(player.id))?.name !== player.name) await this.#store.namePlayer(player);
    this.#known.set(player.id, player);
  }

  async find(id: string): Promise<Sitter | undefined> {
    const known = this.#known.get(id) ?? (await this.#store.player(id));
    if (known !== undefined) this.#known.set(id, known);
    return known;
  }

  /** In their order; one that nobody knows is called by nothing. */
  of(ids: readonly string[]): Promise<Sitter[]> {
    return Promise.all(ids.map((id) => this.one(id)));
  }

  async one(id: string): Promise<Sitter> {
    return (await this.find(id)) ?? { id, name: "" };
  }

  /** The match with its players' names. */
  async fill(info: NamelessInfo): Promise<MatchInfo> {
    const named = async (player: string) => ({ ...(await this.one(player)) });
    const seats = await Promise.all(
      info.seats.map(async (seat) => ({ ...seat, player: await named(seat.player) })),
    );
    return { ...info, seats };
  }

  /** Forgets one whose name is not kept any more. */
  forget(id: string): void {
    this.#known.delete(id);
  }
}
