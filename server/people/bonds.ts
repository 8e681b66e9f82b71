/** Whom a player follows, blocks and challenges. Nobody is told that he is blocked: whom he asks for is not available. */
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  type Bond,
  type BondsInfo,
  type Challenge,
  type ChallengeBody,
  tableBody,
} from "../../shared/protocol/index.ts";
import type { Table } from "../lobby/table.ts";
import type { Tables } from "../lobby/tables.ts";
import { isOwnAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { MatchRecord, Sitter } from "../match/journal/journal.ts";
import type { Names } from "../match/journal/names.ts";
import type { BondStore } from "./store.ts";

export interface BondDeps {
  readonly store: BondStore & { unfinishedOf(player: string): Promise<readonly MatchRecord[]> };
  readonly names: Pick<Names, "one">;
  readonly tables: Pick<Tables, "create" | "decline">;
  /** The account that has this name, or had it a short time ago. */
  called(name: string): Promise<string | undefined>;
  /** Whether somebody may do nothing here now. */
  isShut(player: string): boolean;
  readonly settings: {
    readonly followsPerPlayer: number;
    readonly blocksPerPlayer: number;
    /** Open ones that a player has made, and how long one is open. */
    readonly challengesPerPlayer: number;
    readonly challengeMinutes: number;
    readonly ratedChallenges: boolean;
  };
}

export class Bonds {
  readonly #deps: BondDeps;

  constructor(deps: BondDeps) {
    this.#deps = deps;
  }

  /** Follows or blocks the account of that name, or neither any more. Who blocks follows no more, and is not followed. */
  async bind(player: string, name: string, bond: Bond | null): Promise<Refusal | undefined> {
    const { store, settings } = this.#deps;
    const other = await this.#other(player, name);
    if (isRefusal(other)) return other;
    const most = bond === "block" ? settings.blocksPerPlayer : settings.followsPerPlayer;
    const isKept = await store.bind(player, other, bond, most);
    if (isKept) return undefined;
    return refuse(bond === "block" ? "limit/blocks" : "limit/follows", { most });
  }

  async #other(player: string, name: string): Promise<string | Refusal> {
    if (!isOwnAccount(player)) return refuse("account/not-own");
    const other = await this.#deps.called(name);
    if (other === undefined) return refuse("profile/not-found");
    return other === player ? refuse("player/unavailable") : other;
  }

  async of(player: string): Promise<BondsInfo | Refusal> {
    if (!isOwnAccount(player)) return refuse("account/not-own");
    const { store, names } = this.#deps;
    const bonds = await store.bondsOf(player);
    const told = async (bond: Bond) =>
      Promise.all(
        bonds.filter((one) => one.bond === bond).map(async ({ other }) => ({ ...(await names.one(other)) })),
      );
    const following = (await told("follow")).map(async (one) => ({
      player: one,
      match: await this.#seen(one.id),
    }));
    return { following: await Promise.all(following), blocked: await told("block") };
  }

  /** A match of his that everybody finds anyway. */
  async #seen(player: string): Promise<string | null> {
    const live = await this.#deps.store.unfinishedOf(player);
    return live.find(({ watch }) => watch?.who === "all")?.id ?? null;
  }

  /** Opens a table that is kept for the other, who is asked to it. */
  async challenge(player: Sitter, name: string, body: ChallengeBody): Promise<Table | Refusal> {
    const { store, tables, settings, isShut } = this.#deps;
    const other = await this.#other(player.id, name);
    if (isRefusal(other)) return other;
    if (body.rated && !settings.ratedChallenges) return refuse("challenge/unrated");
    if (
      isShut(other) ||
      (await store.isBlocked(other, player.id)) ||
      (await store.isBlocked(player.id, other))
    )
      return refuse("player/unavailable");
    const most = settings.challengesPerPlayer;
    if ((await store.challengesBy(player.id)) >= most) return refuse("limit/challenges", { most });
    const { rated, clock = rated ? "standard" : undefined, ...wish } = body;
    const wanted = tableBody.parse({ ...wish, access: "private", seats: 2, ...(clock && { clock }) });
    const table = await tables.create(wanted, player, { asked: other, rated });
    if (isRefusal(table)) return table;
    await store.addChallenge(table.id, player.id, other, settings.challengeMinutes * 60_000);
    return table;
  }

  /** Those that wait for him, the newest first. */
  async challengesOf(player: string): Promise<Challenge[]> {
    const { store, names } = this.#deps;
    const waiting = (await store.challengesOf(player)).filter(({ table }) => table.seats.includes(null));
    return Promise.all(
      waiting.map(async ({ table, challenger, until }) => {
        const { ruleset, profile, clock, bestOf, rated } = table.settings;
        return {
          ...{ table: table.id, from: { ...(await names.one(challenger)) }, until },
          ...{ ruleset, profile, clock, bestOf, rated },
        };
      }),
    );
  }

  /** The table closes, and who waits there is told. */
  async decline(player: string, table: string): Promise<Refusal | undefined> {
    const { store, tables } = this.#deps;
    const isHis = (await store.challengesOf(player)).some((one) => one.table.id === table);
    if (!isHis) return refuse("challenge/not-found", { table });
    await tables.decline(table);
    return undefined;
  }
}
