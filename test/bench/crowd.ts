/** A crowd of spectators, asked from the thread that measures. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Take so many places at a match, or in the bare room where none is named; or say when nothing more comes. */
export type CrowdOrder = { readonly url: string; readonly match?: string; readonly count: number } | "quiet";

/** What has come since the last time. */
export interface Come {
  /** Patches of one spectator. */
  readonly patches: number;
  /** Bytes of one spectator, with all that came beside the patches. */
  readonly bytes: number;
  /** When the last of them came to the last of the crowd, in milliseconds as Date counts them. */
  readonly last: number;
}

export class Crowd {
  readonly #thread = new Worker(new URL("./crowd-thread.ts", import.meta.url));

  /** Resolves when all of them have their places and hear nothing more. */
  static async open(order: Exclude<CrowdOrder, "quiet">): Promise<Crowd> {
    const crowd = new Crowd();
    await crowd.#ask(order);
    return crowd;
  }

  /** Resolves when nothing has come for a moment. */
  quiet(): Promise<Come> {
    return this.#ask("quiet");
  }

  /** Their sockets are gone with them. */
  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  async #ask(order: CrowdOrder): Promise<Come> {
    this.#thread.postMessage(order);
    const [answer] = await once(this.#thread, "message");
    return answer as Come;
  }
}
