/** The lines of Colyseus in the server's own log: in few words, and not as often as clients like. */

import { format } from "node:util";
import * as core from "@colyseus/core";
import { Allowance } from "../match/common/allowance.ts";
import type { HostLog } from "../match/common/log.ts";

/** Lines a minute, and characters of each: mostly it is rubbish from a client, not the operator's to mend. */
const LINES = 30;
const LINE_LENGTH = 400;

/** Its debug lines, which DEBUG of the environment turns on. */
const DEBUG_LINES = [
  core.debugConnection,
  core.debugDriver,
  core.debugError,
  core.debugMatchMaking,
  core.debugMessage,
  core.debugPatch,
  core.debugPresence,
];

/** The logger that core gets. Its debug lines come the same way. */
export function coreLog(log: HostLog) {
  const lines = new Allowance(() => performance.now(), LINES, 60_000);
  const say = (...said: unknown[]) => {
    if (lines.take()) log.warn({ said: format(...said).slice(0, LINE_LENGTH) }, "colyseus");
  };
  const hush = () => {};
  for (const one of DEBUG_LINES) one.log = say;
  return { error: say, warn: say, info: hush, debug: hush, trace: hush };
}
