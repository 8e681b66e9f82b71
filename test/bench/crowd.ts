/** A crowd of spectators in a process of its own: what they read is not the time of who measures. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";

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

/** Lets a process have only what others leave. */
export const giveWay = (pid: number | undefined): void => {
  if (pid !== undefined) setPriority(pid, 19);
};

export class Crowd {
  readonly #process = fork(fileURLToPath(new URL("./crowd-process.ts", import.meta.url)));

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

  /** From now on it has what others leave of the machine, as if it had one of its own. */
  yield(): void {
    giveWay(this.#process.pid);
  }

  /** Their sockets are gone with them. */
  async close(): Promise<void> {
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
  }

  async #ask(order: CrowdOrder): Promise<Come> {
    this.#process.send(order);
    const [answer] = await once(this.#process, "message");
    return answer as Come;
  }
}
