/** The embedded store: SQLite in a thread of its own, so that a slow disk never holds the event loop. */
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { databaseFileIn, explained } from "./database-file.ts";
import type { fileJobs } from "./jobs/file.ts";
import type { Jobs } from "./jobs/index.ts";
import { BACKUP, type JobMessage, type JobResult, type Ready } from "./sqlite-messages.ts";
import { type Methods, methodsOf, type Store } from "./store.ts";

type FileJobs = typeof fileJobs;

export type SqliteStore = Store & Methods<FileJobs>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  /** The jobs that go over together at the end of this turn of the event loop: each crossing costs as much as a job. */
  readonly #posts: (JobMessage | "close")[] = [];
  readonly #died = Promise.withResolvers<Error>();
  #jobs = 0;
  #dead: Error | undefined;
  #isClosing = false;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (results: readonly JobResult[]) => {
      for (const result of results) this.#settle(result);
    });
    worker.on("error", (error) => this.#fail(error as Error));
    this.#ended = new Promise((resolve) => {
      worker.on("exit", () => {
        this.#fail(new Error("the store is closed"));
        resolve();
      });
    });
  }

  do(name: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#dead !== undefined) return Promise.reject(this.#dead);
    const message: JobMessage = { id: ++this.#jobs, name, args };
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { resolve, reject });
      this.#post(message);
    });
  }

  aside(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#worker.postMessage(port1, [port1]);
    return port2;
  }

  /** Resolves where it ends and nobody closed it. */
  get died(): Promise<Error> {
    return this.#died.promise;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.#post("close");
    await this.#ended;
  }

  #post(message: JobMessage | "close"): void {
    if (this.#posts.push(message) === 1) setImmediate(() => this.#worker.postMessage(this.#posts.splice(0)));
  }

  #settle(result: JobResult): void {
    const waiting = this.#waiting.get(result.id);
    this.#waiting.delete(result.id);
    if ("error" in result) waiting?.reject(new Error(result.error));
    else waiting?.resolve(result.value);
  }

  #fail(error: Error): void {
    this.#dead ??= error;
    if (!this.#isClosing) this.#died.resolve(this.#dead);
    for (const { reject } of this.#waiting.values()) reject(this.#dead);
    this.#waiting.clear();
  }
}

/** Opens `riposte.db` in the folder, making both where they are not. @throws StartError where that cannot be, as when another process has it */
export async function openSqlite(dataDir: string): Promise<SqliteStore> {
  const path = databaseFileIn(dataDir);
  const worker = new Worker(new URL("./sqlite-thread.ts", import.meta.url), { workerData: { path } });
  const { schemaVersion, jobs } = await new Promise<Ready>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", (error) => reject(explained(path, error as Error)));
  });
  const thread = new Thread(worker);
  return {
    ...methodsOf<Jobs & FileJobs>(jobs, (name, args) => thread.do(name, args)),
    schemaVersion,
    dead: thread.died,
    aside: () => thread.aside(),
    backup: (file) => thread.do(BACKUP, [file]) as Promise<void>,
    close: () => thread.close(),
  };
}
