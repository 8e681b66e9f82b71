/** Players of other matches, who are to notice nothing of what somebody does to the server. */
import { type MatchClient, sampleIntent } from "../../../shared/client/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { table } from "../running.ts";

export class Others {
  /** Intents of theirs that were accepted. */
  played = 0;
  /** What one of them saw that it should not have: a refusal, a closed socket, a bug. */
  readonly wrongs: string[] = [];
  readonly #url: string;
  readonly #random = dice(99);
  readonly #pace: number;
  #stopped = false;
  #playing: Promise<void> = Promise.resolve();

  private constructor(url: string, pace: number) {
    this.#url = url;
    this.#pace = pace;
  }

  /** Begins to play. @param pace milliseconds between two intents */
  static start(url: string, pace = 0): Others {
    const others = new Others(url, pace);
    others.#playing = others.#play().catch((error: unknown) => void others.wrongs.push(String(error)));
    return others;
  }

  /** Resolves when so many more intents of theirs were accepted; rejects where something is wrong with them. */
  async progress(count: number): Promise<void> {
    const goal = this.played + count;
    while (this.played < goal) {
      if (this.wrongs.length > 0) throw new Error(this.wrongs.join("; "));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#playing;
  }

  async #play(): Promise<void> {
    while (!this.#stopped) {
      const { ada, bob, match } = await table(this.#url);
      const clients = [await ada.join(match.id), await bob.join(match.id)];
      for (const client of clients) {
        client.onBug((bug) => void this.wrongs.push(bug));
        client.onState((state) => {
          if (state === "away") this.wrongs.push("lost its socket");
        });
      }
      while (!this.#stopped && clients[0].table.view.over === null) await this.#turn(clients);
      for (const client of clients) await client.leave();
    }
  }

  async #turn(clients: readonly MatchClient[]): Promise<void> {
    const client = clients.find((one) => one.options().length > 0);
    const intent = client && (await sampleIntent(client, this.#random));
    const answer = intent && (await client?.submit(intent));
    if (answer?.ok) this.played++;
    else if (answer !== undefined) this.wrongs.push(`refused: ${JSON.stringify(answer)}`);
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
    await new Promise((resolve) => setTimeout(resolve, this.#pace));
  }
}
