/**
 * The faults that a start waits out, and those that no waiting helps: each said in one line, with the remedy where
 * there is one.
 */
import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** The server cannot start, in a sentence for its operator that says what to do. */
export class StartError extends Error {
  /** For programs that read the log: it stays the same when the sentence changes. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

export interface Patience {
  /** For how long what is away is waited for. */
  readonly seconds: number;
  /** The start is to end. */
  readonly signal: AbortSignal;
  readonly log: { warn(what: object, message: string): void };
}

/** Milliseconds between two tries, at first and at most. */
const WAIT = { first: 250, longest: 5_000 } as const;

/**
 * Faults that another moment may mend: nobody answers, or there is no room. Of PostgreSQL the classes 08, 53 and 57P.
 */
const AWAY =
  /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOSPC|EDQUOT|^(08|53)...$|^57P0|timeout|terminated|not queryable|is closed|disk is full|disk I\/O error|^LOADING/;

/** Whether this or what brought it about is of that kind. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", message, cause } = error as { code?: string; message: string; cause?: unknown };
  return AWAY.test(code) || AWAY.test(message) || isAway(cause);
}

/** An error in one line. Where several addresses were tried it has no message of its own. */
const lineOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).replace(/\n.*/s, "");
};

/**
 * Does the task, again and again while what it wants is away, with a line for each try that failed.
 * @throws StartError when the patience is over; whatever else the task throws
 */
export async function patiently<T>(what: string, task: () => Promise<T>, patience: Patience): Promise<T> {
  const { seconds, signal, log } = patience;
  // From the first try that fails: until then nobody waits.
  let end: number | undefined;
  for (let wait: number = WAIT.first; ; wait = Math.min(2 * wait, WAIT.longest)) {
    signal.throwIfAborted();
    try {
      return await task();
    } catch (error) {
      if (error instanceof StartError || !isAway(error)) throw error;
      const why = lineOf(error);
      end ??= performance.now() + 1_000 * seconds;
      if (performance.now() + wait > end)
        throw new StartError(`${what} is away (${why}): START_PATIENCE_SECONDS=${seconds} are over`);
      log.warn({ why }, `${what} is away, and the start waits for it`);
    }
    await sleep(wait, undefined, { signal });
  }
}

/** Makes the data folder, its user's alone, and does something in it. @throws StartError where the user may not */
export function inFolder(dataDir: string, act: () => void): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    act();
  } catch (error) {
    if (isAway(error)) throw error;
    const user =
      process.getuid === undefined ? "the server's user" : `the server's user (${process.getuid()})`;
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written (${lineOf(error)}): give it to ${user}, or set DATA_DIR to a folder of its own`,
    );
  }
}
