/** The folder of the embedded store, looked at before anything is opened in it. */
import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { inFolder, StartError } from "../start.ts";

/** Nobody but the server's user reads or writes what it keeps. */
const OWN = 0o600;

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

/**
 * The path of `riposte.db`, which is there and its user's alone from then on, and all beside it.
 * @throws StartError where the folder or file cannot be used
 */
export function databaseFileIn(dataDir: string): string {
  const path = join(dataDir, "riposte.db");
  const wal = `${path}-wal`;
  if (sizeOf(path) === 0 && sizeOf(wal) > 0)
    throw new StartError(
      `${path} is gone, and ${wal} has what was not written to it yet: put the file back, or move both away to begin anew`,
    );
  inFolder(dataDir, () => {
    closeSync(openSync(path, "a", OWN));
    for (const one of [path, wal, `${path}-shm`]) if (existsSync(one)) chmodSync(one, OWN);
  });
  return path;
}

/** The file's messages when it is opened, each with its remedy. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/is locked/, "is locked: another process has it; stop that one, or give this one a DATA_DIR of its own"],
  [/not a database|malformed/, "is no database of this server, or is damaged: restore a backup"],
  [
    /readonly|unable to open|permission/i,
    "cannot be written: give DATA_DIR and all in it to the server's user",
  ],
];

/** Says of a file that cannot be opened what to do. */
export function explained(path: string, error: Error): Error {
  // An error that crossed from its thread has no class any more.
  if (error.message.startsWith("a newer release")) return new StartError(error.message);
  const [, sentence] = SENTENCES.find(([said]) => said.test(error.message)) ?? [];
  return sentence === undefined ? error : new StartError(`${path} ${sentence}`);
}
