/**
 * A process of its own for the server under the bench: the real one with its journal on disk, or a bare room.
 * Asked by message, it tells what it has used.
 */
import { flushCompileCache } from "node:module";
import { readConfig } from "../../server/config.ts";
import { loadServer } from "../../server/load.ts";
import { createLogger } from "../../server/log.ts";
import { FOR_PROGRAMS } from "../settings.ts";
import { bareServer } from "./server-bare.ts";

/** What this process has used since it began. */
export interface Usage {
  /** Milliseconds of all its threads. */
  readonly cpu: number;
  readonly heap: number;
  readonly rss: number;
}

export type Order =
  /** `plays`: the seeds of the matches are the numbers below it, over and over. */
  | {
      readonly start: "riposte" | "bare";
      readonly dataDir: string;
      readonly port: number;
      readonly plays: number;
      /** Settings that are not as usual. */
      readonly env: Readonly<Record<string, string>>;
    }
  | "cpu"
  | "usage";

const { gc } = globalThis as { gc?: () => void };

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function usage(): Usage {
  const cpu = cpuTime();
  gc?.();
  gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { cpu, heap: heapUsed + external, rss };
}

async function start({ start: what, dataDir, port, plays, env }: Exclude<Order, string>): Promise<number> {
  if (what === "bare") return bareServer(port);
  const read = readConfig({
    ...FOR_PROGRAMS,
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    MAX_MESSAGES_PER_SECOND: "10000",
    POSTS_PER_MINUTE: "1000000",
    READS_PER_MINUTE: "1000000",
    JOINS_PER_MINUTE: "1000000",
    LOG_LEVEL: "warn",
    AUTO_PASS_MS: "off",
    WATCH_DELAY_SECONDS: "0",
    ...env,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  let made = 0;
  const server = await loadServer(read.config, {
    log: createLogger(read.config.logLevel),
    // Few enough plays to be recorded beforehand, and every match is one of them.
    seeds: () => (made++ % plays).toString(16).padStart(64, "0"),
  });
  const opened = await server.listen(port);
  // As the server's own main has it.
  flushCompileCache();
  return opened;
}

process.on("message", (order: Order) => {
  if (order === "usage") process.send?.({ answer: usage() });
  else if (order === "cpu") process.send?.({ answer: cpuTime() });
  else void start(order).then((answer) => process.send?.({ answer }));
});
// Gone with whoever started it.
process.on("disconnect", () => process.exit());
