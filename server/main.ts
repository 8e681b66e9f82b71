/** `npm start`: reads the environment, starts the server, ends it in order. */
import { flushCompileCache } from "node:module";
import { createLogger, createServer, readConfig } from "./app.ts";

/** What a shutdown may take before the process ends anyway. */
const PATIENCE_MS = 10_000;

const read = readConfig(process.env);
if (!read.ok) {
  for (const { variable, message } of read.problems) console.error(`${variable}: ${message}`);
  process.exit(1);
}

const { config } = read;
const log = createLogger(config.logLevel);
const server = createServer(config, { log });

async function end(code: number): Promise<void> {
  setTimeout(() => process.exit(code), PATIENCE_MS).unref();
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
    log.fatal({ err: error }, "cannot start");
    process.exit(1);
  });
