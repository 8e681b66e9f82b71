/** The server under the soak, in a process of its own that counts what goes wrong in it. */
import { createLogger, createServer, readConfig } from "../../server/app.ts";
import { FOR_PROGRAMS } from "../settings.ts";

export interface Vitals {
  /** Bytes in use after a collection, and of the whole process. */
  readonly heap: number;
  readonly rss: number;
  /** What it logged as an error, and what nobody caught. */
  readonly errors: readonly string[];
  readonly unhandled: readonly string[];
  /** Matches that are hosted now. */
  readonly hosted: number;
}

export type Order = { readonly start: number; readonly dataDir: string } | "vitals";

const errors: string[] = [];
const unhandled: string[] = [];
const { gc } = globalThis as { gc?: () => void };

const log = createLogger("warn", {
  write(line: string) {
    if ((JSON.parse(line) as { level: number }).level >= 50) errors.push(line.trim());
  },
});
let server: ReturnType<typeof createServer> | undefined;

function start(port: number, dataDir: string): Promise<number> {
  const read = readConfig({
    ...FOR_PROGRAMS,
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    POSTS_PER_MINUTE: "1000000",
    READS_PER_MINUTE: "1000000",
    JOINS_PER_MINUTE: "1000000",
    WATCH_DELAY_SECONDS: "1",
    AUTO_PASS_MS: "off",
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  // A match that is over goes at once, so that what is left is a leak.
  server = createServer(read.config, { log, lingerMs: 500 });
  return server.listen(port);
}

function vitals(): Vitals {
  gc?.();
  gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const hosted = server?.hosts?.size ?? 0;
  return { heap: heapUsed + external, rss, errors, unhandled, hosted };
}

process.on("message", (order: Order) => {
  if (order === "vitals") process.send?.({ answer: vitals() });
  else void start(order.start, order.dataDir).then((answer) => process.send?.({ answer }));
});
process.on("unhandledRejection", (error) => unhandled.push(String(error)));
process.on("uncaughtException", (error) => unhandled.push(String(error)));
// Gone with whoever started it.
process.on("disconnect", () => process.exit());
