/** The store as the rest of the server has it: its jobs as methods. */
import type { MessagePort } from "node:worker_threads";
import { present } from "../../shared/protocol/present.ts";
import type { Jobs } from "./jobs/index.ts";
import type { Db } from "./tables.ts";

type Method<J> = J extends (db: Db, ...args: infer A) => infer R ? (...args: A) => R : never;

/** Every job of a set, without the database it works on. */
export type Methods<J> = { readonly [N in keyof J]: Method<J[N]> };

export interface Store extends Methods<Jobs> {
  /** How many migrations its tables have behind them. */
  readonly schemaVersion: number;
  /** Resolves where it can never do anything again, though nobody closed it. */
  readonly dead?: Promise<Error>;
  /**
   * A port at which jobs are asked for, and answered, while this thread stands still. None where any thread may open
   * the database for itself.
   */
  aside?(): MessagePort;
  /** Writes all it has to a new file, where the database is a file of ours; nothing else is done meanwhile. */
  backup?(file: string): Promise<void>;
  /** Resolves when all that was asked for is done and the database is let go. */
  close(): Promise<void>;
}

/** The store's log for the operator; the server's logger fits. */
export interface StoreLog {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
}

/** A job as it is done: by its name, with whatever its method was given. */
export type Job = (db: Db, ...args: readonly unknown[]) => Promise<unknown>;

/** Jobs as who does them looks them up. The arguments of each are told to its caller by `Methods`. */
export function byName(
  jobs: Readonly<Record<string, (...args: never[]) => Promise<unknown>>>,
): (name: string) => Job {
  // The arguments of a job come through its method, which has their types.
  const all = jobs as unknown as Readonly<Record<string, Job>>;
  return (name) => present(all[name], `job named ${name}`);
}

/** Makes methods of a set of jobs by their names and whatever does them. */
export function methodsOf<J>(
  names: readonly string[],
  run: (name: string, args: readonly unknown[]) => Promise<unknown>,
): Methods<J> {
  const methods = names.map((name) => [name, (...args: unknown[]) => run(name, args)]);
  return Object.fromEntries(methods) as Methods<J>;
}
