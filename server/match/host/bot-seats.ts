/** The seats of a match on which the server's own players sit: asks them, and gives their answers. */
import { randomUUID } from "node:crypto";
import {
  type Data,
  determinize,
  type Match,
  requests,
  type Seat,
  save,
} from "../../../shared/kernel/index.ts";
import type { Deadlines } from "../clocks/deadlines.ts";
import type { HostLog } from "../common/log.ts";
import type { MatchRecord } from "../journal/journal.ts";
import type { BotPlayer, BotPlayers } from "./player.ts";

/** An answer, to the request it was thought out for; none where the request's default has to do. */
export interface BotAnswer {
  readonly seat: Seat;
  readonly request: number;
  readonly intent: Data | undefined;
}

export interface BotSeatsDeps {
  readonly clock: () => number;
  readonly deadlines: Deadlines;
  readonly log: HostLog;
}

export class BotSeats {
  readonly seats: readonly Seat[];
  readonly #deps: BotSeatsDeps;
  readonly #players: readonly (BotPlayer | undefined)[];
  readonly #sets: readonly string[];
  readonly #give: (answer: BotAnswer) => void;
  /** By seat, the last request it was asked to answer. */
  readonly #asked: number[];
  #isClosed = false;

  constructor(
    deps: BotSeatsDeps,
    { players, hashes }: Pick<MatchRecord, "players" | "hashes">,
    own: BotPlayers | undefined,
    give: (answer: BotAnswer) => void,
  ) {
    this.#deps = deps;
    this.#players = players.map((player) => own?.(player));
    this.seats = this.#players.flatMap((player, seat) => (player === undefined ? [] : seat));
    this.#asked = players.map(() => 0);
    this.#sets = hashes;
    this.#give = give;
  }

  /** Asks those whose request is new to them. */
  wake(match: Match): void {
    if (this.seats.length === 0 || this.#isClosed) return;
    for (const { seat, id } of requests(match)) {
      const player = this.#players[seat];
      if (player === undefined || this.#asked[seat] === id) continue;
      this.#asked[seat] = id;
      void this.#think(match, player, seat, id);
    }
  }

  /** Gives no more answers. */
  close(): void {
    this.#isClosed = true;
  }

  async #think(match: Match, player: BotPlayer, seat: Seat, request: number): Promise<void> {
    const { clock, deadlines, log } = this.#deps;
    const at = clock() + player.delay();
    let intent: Data | undefined;
    try {
      const world = save(determinize(match, seat, randomUUID()));
      intent = await player.decide({ seat, world, sets: this.#sets });
    } catch (error) {
      log.warn({ match: match.setup.ruleset, seat, err: error }, "a bot has no answer");
    }
    // Each wait is an owner of its own: seats that are asked together answer apart.
    deadlines.set({}, Math.max(at, clock()), () => {
      if (!this.#isClosed) this.#give({ seat, request, intent });
    });
  }
}
