/** A match in which nobody says anything: only who hosts it can tell that it is still there, or there twice. */
import { type MatchClient, Riposte, sampleIntent } from "../../shared/client/index.ts";
import { dice } from "../protocol/random-match.ts";
import { untilDone } from "../server/kill.ts";
import type { World } from "../server/worlds.ts";

const MOVES = 4;
const PATIENCE_MS = 60_000;

export class Silent {
  readonly match: string;
  readonly #clients: readonly MatchClient[];
  readonly #random = dice(3);

  private constructor(clients: readonly MatchClient[]) {
    this.#clients = clients;
    this.match = clients[0].welcome.match;
  }

  static async begin(urls: readonly string[], { ruleset, options, decks }: World): Promise<Silent> {
    const players = urls.map((url) => new Riposte(url, { longest: 100 }));
    const seats: string[] = [];
    for (const one of players) seats.push((await untilDone(() => one.session())).player.id);
    const body = { ruleset: ruleset.id, options, decks: [...decks], seats };
    const { id } = await untilDone(() => players[0].createMatch(body, "silent"));
    const clients = await Promise.all(players.map((one) => untilDone(() => one.join(id))));
    const match = new Silent(clients);
    for (let n = 0; n < MOVES; n++) await match.move();
    return match;
  }

  get notices(): string[] {
    return this.#clients.map(({ table }) => table.notice);
  }

  /** Somebody moves; false where nobody is let. */
  async move(): Promise<boolean> {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
      const asked = this.#clients.find((client) => client.state === "over" || client.options().length > 0);
      if (asked === undefined || asked.state === "over") return asked !== undefined;
      const intent = await Promise.race([sampleIntent(asked, this.#random), late()]);
      const answer = intent && (await Promise.race([asked.submit(intent), late()]));
      if (answer?.ok) return true;
    }
    return false;
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.leave()));
  }
}

const late = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
