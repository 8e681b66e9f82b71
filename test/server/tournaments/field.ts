/** Players of a tournament over real sockets: each plays whatever table he is put at. */
import { setTimeout as sleep } from "node:timers/promises";
import { Riposte, sampleIntent, type Tournaments } from "../../../shared/client/index.ts";
import type { TournamentInfo } from "../../../shared/protocol/index.ts";
import { dice } from "../../property/dice.ts";

export const DECK = { set: "starter", deck: "ember-caravan" };

/** Tries until it succeeds: the server may be gone for a while. */
export async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await sleep(50);
    }
  }
}

export class Player {
  readonly riposte: Riposte;
  readonly id: string;
  readonly #random: (n: number) => number;
  /** Whether he won at each table that he saw the end of. */
  readonly won = new Map<string, boolean>();
  #stopped = false;

  /** @param id of the player as whom `riposte` goes on */
  constructor(riposte: Riposte, id: string, seed: number) {
    this.riposte = riposte;
    this.id = id;
    this.#random = dice(seed);
  }

  static async guest(url: string, name: string, seed: number): Promise<Player> {
    const riposte = new Riposte(url, { longest: 100 });
    const { player } = await riposte.session(name);
    return new Player(riposte, player.id, seed);
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Plays in every round. @param mayEnd whether the match of a table may come to its end */
  async play(tournament: string, mayEnd: (table: string) => boolean): Promise<void> {
    const tournaments = await this.riposte.tournaments();
    while (!this.#stopped) {
      const info = await patiently(() => tournaments.get(tournament));
      if (info.state !== "playing" && info.state !== "open") return;
      const { table } = info.you;
      if (table !== null && !this.won.has(table)) await this.#sit(table, mayEnd);
      await sleep(100);
    }
  }

  /** Whether he won there, as he saw it; cut off when it ended, or late, he looks what became of it. */
  async hasWon(table: string): Promise<boolean> {
    const seen = this.won.get(table);
    if (seen !== undefined) return seen;
    const { games } = await patiently(() => this.riposte.tables.get(table));
    const { seats, outcome } = await patiently(() => this.riposte.match(games.at(-1)?.match ?? ""));
    return outcome?.winners.some((seat) => seats[seat]?.player.id === this.id) === true;
  }

  /** A few moves, and then who sits first concedes: the sooner a match is over the better. */
  async #sit(table: string, mayEnd: (table: string) => boolean): Promise<void> {
    const info = await this.riposte.tables.get(table).catch(() => undefined);
    const match = info?.state === "playing" ? info.games.at(-1)?.match : undefined;
    if (match === undefined) return;
    // Not now, or over meanwhile: he asks again what table he is at.
    const client = await this.riposte.join(match).catch(() => undefined);
    if (client === undefined) return;
    const isOn = () => client.state === "online" || client.state === "away";
    for (let moves = 0; !this.#stopped && isOn(); await sleep(20)) {
      const intent = client.options().length > 0 ? await sampleIntent(client, this.#random) : undefined;
      if (intent !== undefined && (await client.submit(intent)).ok) moves++;
      if (moves > 2 && info?.you === 0 && mayEnd(table)) await client.concede();
      if (client.table.view.over !== null) break;
    }
    const over = client.outcome ?? client.table.view.over;
    if (over) this.won.set(table, over.winners.includes(client.welcome.seat));
    await client.leave();
  }
}

/** Asks until it is so. */
export async function until(
  tournaments: Tournaments,
  id: string,
  isSo: (info: TournamentInfo) => boolean,
  ms = 240_000,
): Promise<TournamentInfo> {
  for (const end = performance.now() + ms; ; await sleep(100)) {
    const info = await patiently(() => tournaments.get(id));
    if (isSo(info)) return info;
    if (performance.now() > end) throw new Error(`never so: ${JSON.stringify(info.played.at(-1))}`);
  }
}
