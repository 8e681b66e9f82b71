/**
 * `npm start`: reads the environment, starts the server, ends it in order. `npm run dev -- FILE…` is the same for who
 * makes cards or pages: sets, these files among them, and the page are read again when they change.
 */
import { flushCompileCache } from "node:module";
import { parseArgs } from "node:util";
import { readConfig } from "./config.ts";
import { loadServer } from "./load.ts";
import { consoleTo, createLogger } from "./log.ts";
import { StartError } from "./start.ts";

/** The time that a shutdown may take before the process ends anyway: a little less than the 10 s that are promised. */
const PATIENCE_MS = 9_800;

const read = readConfig(process.env);
if (!read.ok) {
  for (const { variable, message } of read.problems) console.error(`${variable}: ${message}`);
  process.exit(1);
}

// Where Node watches the sources, threads would report theirs among the messages that their makers wait for.
delete process.env.WATCH_REPORT_DEPENDENCIES;

const { config } = read;
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { development: { type: "boolean", default: false } },
});
const log = createLogger(config.logLevel);
consoleTo(log);
const server = await loadServer(config, {
  log,
  ownProcess: true,
  ...(values.development && { development: { files } }),
  // Nothing of it can be mended from here, and its matches are safe on the disk: a new process has them at once.
  failed(error) {
    log.fatal(
      { code: "store/dead", err: error },
      "the store's thread has died: the process ends, start it again",
    );
    void end(1);
  },
});

let isEnding = false;

async function end(code: number): Promise<void> {
  isEnding = true;
  const leave = () => {
    log.warn({ ms: PATIENCE_MS }, "ended before everything was closed");
    process.exit(code);
  };
  setTimeout(leave, PATIENCE_MS).unref();
  await server.close().catch((error: unknown) => log.error({ err: error }, "not closed in order"));
  process.exit(code);
}

// A promise nobody waits for breaks nothing that others use: each match catches its own exceptions. Core leaves
// one behind for each command that a lost Redis does not take.
process.on("unhandledRejection", (error) => {
  server.rejected();
  log.error({ err: error }, "unhandled rejection");
});
process.on("uncaughtException", (error) => {
  log.fatal({ err: error }, "uncaught exception");
  void end(1);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(0));

server
  .listen(config.port)
  // Not left to the end: one that is killed has none, and the next start is to be quick.
  .then(() => flushCompileCache())
  .catch((error: unknown) => {
    // Told to end before it had begun: it ends with that.
    if (isEnding) return;
    if (error instanceof StartError) log.fatal({ code: error.code }, `cannot start: ${error.message}`);
    else log.fatal({ err: error }, "cannot start");
    process.exit(1);
  });
