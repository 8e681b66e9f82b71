/** Keeping the peace in a season: what is reported is judged, and who is reported most is banned. */
import { setTimeout as sleep } from "node:timers/promises";
import { RefusedError } from "../../shared/client/index.ts";
import type { Suspicion } from "../../shared/protocol/index.ts";
import type { ServerProcess } from "../server/child.ts";
import { said } from "../server/operator.ts";
import type { AtTheTable } from "./ladder.ts";
import type { Ledger } from "./ledger.ts";
import type { Person } from "./people.ts";

/** What the operator does about one report after another. */
const MEASURES = [["warn"], ["mute", "1"], ["ban"]] as const;

/** Milliseconds until another process than the one that was told knows of a ban. */
const PATIENCE_MS = 5_000;

export class Order {
  readonly #server: ServerProcess;
  readonly #ledger: Ledger;
  readonly #people: ReadonlyMap<string, Person>;
  judged = 0;
  bans = 0;

  constructor(server: ServerProcess, people: readonly Person[], ledger: Ledger) {
    this.#server = server;
    this.#ledger = ledger;
    this.#people = new Map(people.map((one) => [one.id, one]));
  }

  /** One is rude, and the other reports it. */
  readonly report: AtTheTable = async ([seat, rude], _) => {
    await rude.chat({ text: "you only had luck" });
    const told = await seat.report("rude");
    this.#ledger.expect(told.ok, "a report was refused");
  };

  /** The operator judges all that waits, by command. */
  async judge(): Promise<void> {
    const { value } = await said(this.#server, "reports");
    const waiting = value.reports as readonly { id: string; reporter: string; players: { id: string }[] }[];
    for (const { id, reporter, players } of waiting) {
      const accused = players.find((one) => one.id !== reporter)?.id ?? "";
      const measure = MEASURES[this.judged++ % MEASURES.length];
      const { code, text } = await said(
        this.#server,
        measure[0],
        accused,
        ...measure.slice(1),
        "rude at the table",
      );
      this.#ledger.expect(code === 0, `${measure[0]}: ${text}`);
      await said(this.#server, "close-report", id, measure[0]);
      await this.#told(this.#people.get(reporter), "close-report");
      if (measure[0] === "ban") await this.#banned(this.#people.get(accused));
      else await this.#told(this.#people.get(accused), measure[0]);
    }
  }

  async #told(person: Person | undefined, act: string): Promise<void> {
    if (person === undefined || person.isBanned) return;
    const { notices } = await person.riposte.me();
    this.#ledger.expect(
      notices.some((one) => one.act === act),
      `${person.name} was not told of ${act}`,
    );
  }

  async #banned(person: Person | undefined): Promise<void> {
    if (person === undefined) return;
    person.isBanned = true;
    this.bans++;
    const ask = () =>
      person.riposte.me().then(
        () => "let in",
        (error: unknown) => (error instanceof RefusedError ? error.code : String(error)),
      );
    const until = performance.now() + PATIENCE_MS;
    let why = await ask();
    for (; why === "let in" && performance.now() < until; why = await ask()) await sleep(100);
    this.#ledger.expect(why === "player/banned", `${person.name} is banned, and ${why}`);
  }

  /** One rated match counts no more, and both of its players are told. */
  async void(): Promise<void> {
    const result = this.#ledger.results.find(({ players }) =>
      players.every((id) => this.#people.get(id)?.isBanned === false),
    );
    const { match = "", players = [] } = result ?? {};
    const { code, text } = await said(this.#server, "void", match, "both wish it");
    this.#ledger.expect(code === 0, `void: ${text}`);
    this.#ledger.void.add(match);
    for (const id of players) await this.#told(this.#people.get(id), "void");
  }

  /** All of them play from one address, which the operator is told. */
  async suspects(players: number): Promise<void> {
    const { value } = await said(this.#server, "suspicions");
    const all = value.suspicions as readonly Suspicion[];
    const crowd = all.find(({ kind }) => kind === "crowd");
    this.#ledger.expect(
      crowd?.accounts === players,
      `${crowd?.accounts} of ${players} are told as of one address`,
    );
  }

  /** A player takes all that is his with him; what others won and lost against him stays. */
  async erase({ id, name }: Person): Promise<void> {
    const kept = (await said(this.#server, "export", id)).value;
    const expected = this.#ledger.countedOf(id).length;
    this.#ledger.expect(
      kept.history.length === expected,
      `${kept.history.length} of ${expected} series of ${name} are handed out`,
    );
    this.#ledger.expect(kept.addresses.length > 0, `no address of ${name} is handed out`);
    const { code, text } = await said(this.#server, "erase", id);
    this.#ledger.expect(code === 0, `erase: ${text}`);
    const left = (await said(this.#server, "export", id)).value;
    this.#ledger.expect(left.history.length + left.addresses.length === 0, `${name} is not erased`);
  }

  /** Every measure and closing is in the log, with its reason. */
  async isLogged(): Promise<void> {
    const { value } = await said(this.#server, "log");
    const entries = value.acts as readonly { act: string; why: string }[];
    const of = (act: string) => entries.filter((one) => one.act === act && one.why.length > 0).length;
    this.#ledger.expect(
      of("close-report") === this.judged,
      `${of("close-report")} of ${this.judged} are logged`,
    );
    this.#ledger.expect(of("ban") === this.bans, `${of("ban")} of ${this.bans} bans are logged`);
  }
}
