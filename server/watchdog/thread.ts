/** The thread that looks at the other one. This thread does all its work without the other. */
import { once } from "node:events";
import { writeSync } from "node:fs";
import { setInterval as every } from "node:timers/promises";
import { type MessagePort, workerData } from "node:worker_threads";
import pTimeout from "p-timeout";
import { type Heartbeat, read } from "../match/common/heartbeat.ts";
import type { JobResult } from "../store/sqlite-messages.ts";

export interface Watched {
  readonly heartbeat: Heartbeat;
  /** Milliseconds. */
  readonly patience: number;
  /** Where the matches are: in PostgreSQL, or behind this port. */
  readonly databaseUrl: string | undefined;
  readonly port: MessagePort | undefined;
}

const { heartbeat, patience, databaseUrl, port } = workerData as Watched;

/** Ticks of this thread until its patience is at an end: a process that was frozen whole is not blocked. */
const TICKS = 20;

/** Milliseconds that telling the store may take. */
const TELL_MS = 8_000;

/** As the log has it; the other thread would have to write it. */
const say = (level: number, msg: string, what: object): void =>
  void writeSync(1, `${JSON.stringify({ level, time: Date.now(), ...what, msg })}\n`);

/** Marks the match in the store, so that no process takes it up. */
async function stick(match: string): Promise<void> {
  if (port !== undefined) {
    port.postMessage([{ id: 0, name: "stick", args: [match] }]);
    const [[result]] = (await once(port, "message")) as [readonly [JobResult]];
    if ("error" in result) throw new Error(result.error);
  } else if (databaseUrl !== undefined) {
    const { openPostgres } = await import("../store/postgres.ts");
    const store = await openPostgres(databaseUrl, { info() {}, warn() {} });
    await store.stick(match);
    await store.close();
  }
}

async function bite(match: string): Promise<void> {
  const what = { match, code: "match/stuck", ms: patience };
  try {
    await pTimeout(stick(match), { milliseconds: TELL_MS, message: "the store does not answer" });
    say(60, "a match holds the event loop: it is marked, and the process ends", what);
  } catch (error) {
    say(60, "a match holds the event loop and cannot be marked: the process ends", {
      ...what,
      err: { message: String(error) },
    });
  }
  // Nothing in the other thread would hear a signal that can be heard.
  process.kill(process.pid, "SIGKILL");
}

let last = -1;
let still = 0;
for await (const _ of every(patience / TICKS)) {
  const { beats, match } = read(heartbeat);
  still = beats === last ? still + 1 : 0;
  last = beats;
  if (still < TICKS) continue;
  still = 0;
  if (match !== "") await bite(match);
  else say(50, "the event loop stands still, and no match holds it", { ms: patience });
}
