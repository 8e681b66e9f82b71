import { format } from "node:util";
import { type DestinationStream, type Logger, pino } from "pino";

export type { Logger } from "pino";

/** Everything that lets its bearer act as a player. Pino matches whole paths, so each depth is named. */
const secrets = [
  "token",
  "secret",
  "seed",
  "password",
  "authorization",
  "cookie",
  "nonce",
  "sessionSecret",
  "jwtSecret",
  "adminToken",
  "databaseUrl",
  "redisUrl",
];
const places = ["", "*.", "*.*."];

/**
 * Makes the server's logger: JSON lines with tokens, secrets and seeds blotted out.
 * @param level the least important level that is written
 * @param destination where lines go; standard output when absent
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const redact = {
    // The arguments of a failed command to Redis: its password, or who may take which seat.
    paths: [...places.flatMap((place) => secrets.map((secret) => `${place}${secret}`)), "err.command.args"],
    censor: "[hidden]",
  };
  return destination ? pino({ level, redact }, destination) : pino({ level, redact });
}

/** Characters of a line that a library writes to the console. */
const CONSOLE_LENGTH = 2_000;

/** The lines that libraries write to the console, as warnings of the log. */
export function consoleTo(log: Logger): void {
  const say = (...said: unknown[]) =>
    log.warn({ said: format(...said).slice(0, CONSOLE_LENGTH) }, "written to the console");
  for (const kind of ["log", "info", "debug", "warn", "error", "trace"] as const) console[kind] = say;
}
