/** How many files and sockets the process may have open, and how many it has, where the system tells (Linux). */
import { readdirSync, readFileSync } from "node:fs";
import { StartError } from "./start.ts";

/** Open at once: the server's own, and a few players. */
const LEAST = 256;

/** Looked at so often; over this part of the limit it is said. */
const LOOK_MS = 10_000;
const FULL = 0.8;

const REMEDY = "raise it, as with ulimit -n 65536, LimitNOFILE=65536 or docker --ulimit nofile=65536";

function limit(): number {
  try {
    const [, soft] = readFileSync("/proc/self/limits", "utf8").match(/^Max open files\s+(\d+)/m) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** @throws StartError where there are too few to serve anybody */
export function enoughDescriptors(most = limit()): void {
  if (most < LEAST)
    throw new StartError(`only ${most} files may be open at once, and the server needs ${LEAST}: ${REMEDY}`);
}

/** Warns before they run out, once until there is room again. The function that it returns ends that. */
export function watchDescriptors(
  log: { warn(what: object, message: string): void },
  most = limit(),
): () => void {
  if (most === Number.POSITIVE_INFINITY) return () => {};
  let isFull = false;
  const look = () => {
    const open = readdirSync("/proc/self/fd").length;
    const wasFull = isFull;
    isFull = open > FULL * most;
    if (isFull && !wasFull) log.warn({ open, most }, `open files run out: ${REMEDY}`);
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
