/** The season's tournament: its server is restarted in the middle of one round, and killed in the middle of another. */
import type { Tournaments } from "../../shared/client/index.ts";
import type { TournamentInfo } from "../../shared/protocol/index.ts";
import type { ServerProcess } from "../server/child.ts";
import { DECK, Player, until } from "../server/tournaments/field.ts";
import type { Ledger } from "./ledger.ts";
import { inTurns, type Person } from "./people.ts";

/** Milliseconds that anything in it may take. */
const PATIENCE_MS = 15 * 60_000;

const resultsOf = ({ played }: TournamentInfo) =>
  new Map(
    played.flatMap(({ pairings }, round) =>
      pairings.flatMap(({ table, sides, result }, n) =>
        result === null ? [] : [[`${round + 1}.${n + 1}`, { table, sides, result }] as const],
      ),
    ),
  );

/** Tables of a round whose matches are held open: those of every second pairing. */
const heldIn = ({ played }: TournamentInfo, round: number): Set<string> =>
  new Set((played[round - 1]?.pairings ?? []).flatMap(({ table }, n) => (n % 2 === 1 ? (table ?? []) : [])));

export class Cup {
  readonly #id: string;
  readonly #organiser: Tournaments;
  readonly #server: ServerProcess;
  readonly #ledger: Ledger;
  #held: ReadonlySet<string> | "all" = "all";

  private constructor(id: string, organiser: Tournaments, server: ServerProcess, ledger: Ledger) {
    this.#id = id;
    this.#organiser = organiser;
    this.#server = server;
    this.#ledger = ledger;
  }

  /** Plays all of it. @param server that is restarted and killed, and started again each time */
  static async play(
    [organiser, ...entrants]: readonly Person[],
    server: ServerProcess,
    ledger: Ledger,
  ): Promise<TournamentInfo> {
    const olga = await organiser.riposte.tournaments();
    const { id } = await olga.create({
      ...{ name: "Cup of the season", ruleset: "ucg", format: "swiss", pauseSeconds: 1, guests: false },
    });
    await inTurns(entrants, 8, async ({ riposte }) => {
      await (await riposte.tournaments()).enter(id, DECK);
    });
    return new Cup(id, olga, server, ledger).#play(entrants);
  }

  async #play(entrants: readonly Person[]): Promise<TournamentInfo> {
    await this.#organiser.begin(this.#id);
    const players = entrants.map(({ riposte, id }, n) => new Player(riposte, id, n));
    const mayEnd = (table: string) => this.#held !== "all" && !this.#held.has(table);
    const playing = players.map((one) => one.play(this.#id, mayEnd));
    await this.#interrupt(1, "SIGTERM");
    await this.#interrupt(3, "SIGKILL");
    this.#held = new Set();
    const over = await this.#until(({ state }) => state === "over");
    await Promise.all(playing);
    await this.#isWhole(over, players);
    return over;
  }

  #until(isSo: (info: TournamentInfo) => boolean): Promise<TournamentInfo> {
    return until(this.#organiser, this.#id, isSo, PATIENCE_MS);
  }

  /** Ends the server when half of a round has its results; nothing that anybody was told may be gone after it. */
  async #interrupt(round: number, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const begun = await this.#until((info) => info.round === round);
    const held = heldIn(begun, round);
    this.#held = held;
    const half = await this.#until(({ played }) =>
      (played[round - 1]?.pairings ?? []).every(
        ({ table, result }) => result !== null || held.has(table ?? ""),
      ),
    );
    await this.#server.end(signal);
    await this.#server.start();
    const after = resultsOf(await this.#until(() => true));
    for (const [pairing, before] of resultsOf(half))
      this.#ledger.expect(
        JSON.stringify(after.get(pairing)) === JSON.stringify(before),
        `pairing ${pairing} after ${signal}`,
      );
    this.#ledger.tell(`${signal} in the middle of round ${round}: ${after.size} results are there`);
    // From here on those of the next round that is interrupted wait until it is.
    this.#held = new Set();
  }

  async #isWhole(
    { played, rounds, standings, entrants }: TournamentInfo,
    players: readonly Player[],
  ): Promise<void> {
    const expect = (isSo: boolean, what: string) => this.#ledger.expect(isSo, what);
    expect(played.length === rounds, `${played.length} rounds of ${rounds} were played`);
    expect(standings.length === players.length, `${standings.length} of ${players.length} have a place`);
    const byId = new Map(players.map((one) => [one.id, one]));
    for (const { pairings } of played)
      for (const { table, sides, result } of pairings) {
        expect(result !== null, `the pairing of ${sides} has no result`);
        if (result?.how !== "played" || table === null) continue;
        const { id, name } = entrants[sides[result.winner === 0 ? 0 : 1] ?? 0].player;
        expect(
          (await byId.get(id)?.hasWon(table)) === true,
          `${name} won table ${table}, and was told he did not`,
        );
      }
  }
}
