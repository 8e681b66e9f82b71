/** The messages between the server and SQLite's thread. */

/** A job as it crosses to the thread, and its result as it comes back. */
export interface JobMessage {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

export type JobResult =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** The first thing that is said: the tables are there. */
export interface Ready {
  readonly schemaVersion: number;
  /** The names of what may be asked. */
  readonly jobs: readonly string[];
}

/** The name of what is no job: no transaction may be open around it. Its argument is the file's path. */
export const BACKUP = "backup";
