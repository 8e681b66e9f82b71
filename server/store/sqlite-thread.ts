/**
 * SQLite's thread. It takes whatever jobs wait, does them one after another in one transaction and commits:
 * while the disk is busy with one commit the next one fills (group commit).
 */
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { setImmediate as nextTurn } from "node:timers/promises";
import { MessagePort, parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { fileJobs } from "./jobs/file.ts";
import { jobs } from "./jobs/index.ts";
import { migrate } from "./migrations/index.ts";
import { openFile } from "./node-sqlite.ts";
import { BACKUP, type JobMessage, type JobResult, type Ready } from "./sqlite-messages.ts";
import { byName } from "./store.ts";

const allJobs = { ...jobs, ...fileJobs };
const jobOf = byName(allJobs);
const port = parentPort as MessagePort;
const { path } = workerData as { path: string };
const { file, db } = openFile(path);

const savepoint = file.prepare("SAVEPOINT job");
const release = file.prepare("RELEASE job");

/** A savepoint each: a job that fails takes nothing of the others with it. */
async function work({ id, name, args }: JobMessage): Promise<JobResult> {
  savepoint.run();
  try {
    const value = await jobOf(name)(db, ...args);
    release.run();
    return { id, value };
  } catch (error) {
    file.exec("ROLLBACK TO job; RELEASE job");
    return { id, error: String(error) };
  }
}

/**
 * Nobody hears of a job before its transaction is on disk. Where that fails each has one of its own, so that
 * what can be done (a read, where the disk is full) is done.
 */
async function commit(batch: readonly JobMessage[]): Promise<JobResult[]> {
  const results: JobResult[] = [];
  try {
    file.exec("BEGIN IMMEDIATE");
    for (const job of batch) results.push(await work(job));
    file.exec("COMMIT");
    return results;
  } catch (error) {
    if (file.isTransaction) file.exec("ROLLBACK");
    if (batch.length === 1) return batch.map(({ id }) => ({ id, error: String(error) }));
    const alone: JobResult[] = [];
    for (const job of batch) alone.push(...(await commit([job])));
    return alone;
  }
}

const waiting: (JobMessage | "close")[] = [];
let isBusy = false;

/** The payload of one crossing: jobs, or another port that brings some. */
type Brought = readonly (JobMessage | "close")[] | MessagePort;

port.on("message", (brought: Brought) => {
  take(brought);
  if (!isBusy) void drain();
});

function take(brought: Brought): void {
  if (brought instanceof MessagePort)
    brought.on("message", (jobs) => void answerAside(brought, jobs)).unref();
  else waiting.push(...brought);
}

/** In its turn, between two of the others' commits. */
async function answerAside(aside: MessagePort, jobs: readonly JobMessage[]): Promise<void> {
  while (isBusy) await nextTurn();
  isBusy = true;
  aside.postMessage(await commit(jobs));
  await drain();
}

async function drain(): Promise<void> {
  isBusy = true;
  while (waiting.length > 0) {
    for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) take(more.message);
    const messages = waiting.splice(0);
    const asked = messages.filter((message) => message !== "close");
    const batch = asked.filter(({ name }) => name !== BACKUP);
    if (batch.length > 0) port.postMessage(await commit(batch));
    for (const one of asked) if (one.name === BACKUP) port.postMessage([backup(one)]);
    if (messages.length > asked.length) return end();
  }
  isBusy = false;
}

/** Whole and on disk under its name, or not there. */
function backup({ id, args }: JobMessage): JobResult {
  const path = String(args[0]);
  const part = `${path}.part`;
  try {
    if (existsSync(path)) throw new Error(`${path} is there already`);
    rmSync(part, { force: true });
    file.prepare("VACUUM INTO ?").run(part);
    chmodSync(part, 0o600);
    const written = openSync(part, "r+");
    fsyncSync(written);
    closeSync(written);
    renameSync(part, path);
    return { id, value: undefined };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** Nothing is asked after "close". */
function end(): void {
  file.close();
  port.close();
}

const ready: Ready = { schemaVersion: await migrated(), jobs: Object.keys(allJobs) };
port.postMessage(ready);
// As in main.ts, for this thread's own modules.
flushCompileCache();

/** All or nothing: SQLite could, and kysely does not ask it to. */
async function migrated(): Promise<number> {
  file.exec("BEGIN IMMEDIATE");
  const version = await migrate(db);
  file.exec("COMMIT");
  return version;
}
