/** The operator's decisions on a player, and all that is kept of one. */
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import { actBody } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Peace } from "../peace/index.ts";

export interface PlayersDeps {
  readonly store: {
    banned(): Promise<readonly string[]>;
    playerData(player: string): Promise<Kept>;
  };
  readonly lobby: {
    /** Erases all of a player that can be, and says how much that was; not while he plays. */
    erase(player: string): Promise<object | Refusal>;
  };
  readonly peace: Pick<Peace, "judge" | "isKnown">;
  readonly log: HostLog;
}

interface Kept {
  readonly matches: readonly object[];
  readonly tables: readonly string[];
}

/** The data that stay of a player who is erased, and why. */
const STAYS =
  "the journals of his matches and his tables know his id and the decks he played there, without a name: without them the other players' matches and replays would be gone";

interface Done {
  readonly ok: true;
  readonly player: string;
}

export class Players {
  readonly #deps: PlayersDeps;

  constructor(deps: PlayersDeps) {
    this.#deps = deps;
  }

  async banned(): Promise<{ readonly ok: true; readonly players: readonly string[] }> {
    return { ok: true, players: await this.#deps.store.banned() };
  }

  /** From now on it holds: who is shut out has his sockets closed, here at once, elsewhere within a moment. */
  async judge(operator: string, player: string, body: unknown): Promise<Done | Refusal> {
    const parsed = actBody.safeParse(body);
    if (!parsed.success) return refuse("MALFORMED", { why: parsed.error.issues[0]?.message ?? "" });
    return (await this.#deps.peace.judge(operator, player, parsed.data)) ?? { ok: true, player };
  }

  /** All that is kept of a player, to be handed to him. */
  async export(player: string): Promise<(Done & Kept) | Refusal> {
    const { store, log } = this.#deps;
    if (!(await this.#deps.peace.isKnown(player))) return refuse("player/not-found", { player });
    const data = await store.playerData(player);
    log.warn({ player }, "the operator exports a player's data");
    return { ok: true, player, ...data };
  }

  /** Erases all that can be: from then on the id stands for nobody. Not while he plays. */
  async erase(player: string): Promise<(Done & { erased: object; kept: object }) | Refusal> {
    const { store, lobby, log } = this.#deps;
    if (!(await this.#deps.peace.isKnown(player))) return refuse("player/not-found", { player });
    const erased = await lobby.erase(player);
    if (isRefusal(erased)) return erased;
    const { matches, tables } = await store.playerData(player);
    log.warn({ player }, "the operator erases a player's data");
    const kept = { matches: matches.length, tables: tables.length, why: STAYS };
    return { ok: true, player, erased, kept };
  }
}
