/** Puts the server together; starts and stops it. */
import type { Catalog } from "../shared/kernel/index.ts";
import { type Admin, openAdmin } from "./admin/index.ts";
import { type Config, type ConfigProblem, readConfig } from "./config.ts";
import { type Inside, openInside, type ServerDeps } from "./inside.ts";
import { createLogger, type Logger } from "./log.ts";
import type { Hosts } from "./match/hosts.ts";
import { timely } from "./match/timely.ts";
import type { Metrics } from "./metrics/index.ts";
import { wire } from "./wire.ts";

export { type Config, type ConfigProblem, createLogger, type Logger, readConfig, type ServerDeps };

export interface RiposteServer {
  /** Restores the unfinished matches, then opens the port; 0 takes a free one. Resolves to the port. */
  listen(port: number): Promise<number>;
  /** Closes sockets with 4101, finishes what is being stored, and resolves when all is done. */
  close(): Promise<void>;
  /** Counts a promise that failed with nobody waiting for it. */
  rejected(): void;
  /** The matches of this process, for tests that look behind the wire. */
  readonly hosts: Hosts | undefined;
}

export function createServer(config: Config, deps: ServerDeps = {}): RiposteServer {
  let running: Running | undefined;
  return {
    async listen(port) {
      running = await start(config, deps, port);
      return running.port;
    },
    async close() {
      const ending = running;
      running = undefined;
      await ending?.close();
    },
    rejected: () => running?.observer.rejected(),
    get hosts() {
      return running?.hosts;
    },
  };
}

interface Running {
  readonly port: number;
  readonly hosts: Hosts;
  readonly observer: Metrics;
  close(): Promise<void>;
}

/** What matches may take to be saved when the server ends, while the store may be gone. */
const DRAIN_MS = 3_000;

const within = (ms: number, ending: Promise<void>, log: Logger): Promise<void> =>
  timely(ending, ms, "it takes too long").catch((error: unknown) =>
    log.warn({ err: error }, "not closed in order"),
  );

async function start(config: Config, deps: ServerDeps, port: number): Promise<Running> {
  const inside = await openInside(config, deps);
  const { hosts, bots, store, catalog, lobby, lobbyDoor, queueDoor, log } = inside;
  const transport = await wire(inside, deps);
  let admin: Admin | undefined;
  const close = async () => {
    inside.ready = false;
    await admin?.close();
    await lobby.close();
    // Matches are saved and let go first: whoever is told to join again finds another process free to have them.
    await within(DRAIN_MS, hosts.close(), log);
    await within(DRAIN_MS, inside.lease.end(), log);
    await transport.close();
    await bots.close();
    await store.close();
  };
  try {
    admin = await openAdmin({
      ...inside,
      settings: config,
      metrics: inside.observer,
      patience: deps.adminPatience,
    });
    await transport.prepare();
    await hostAgain(inside);
    await Promise.all([lobbyDoor.open(), queueDoor.open()]);
    const opened = await transport.listen(port, config.host);
    inside.ready = true;
    lobby.start();
    log.info(
      {
        port: opened,
        process: inside.lease.owner,
        rulesets: catalog.rulesets.map(({ id }) => id),
        sets: namesOf(catalog),
      },
      "listening",
    );
    return { port: opened, hosts, observer: inside.observer, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Takes the lease and hosts again what it covers. Players come back by their match's id, so every match has its
 * room before anyone can ask for it; those of other processes that die later are taken over as their leases end.
 */
async function hostAgain({ lease, hosts, rooms, log }: Inside): Promise<void> {
  const opened = ({ record }: { record: { id: string } }) => rooms.open(record.id);
  const failed = (error: unknown) => log.warn({ err: error }, "matches without an owner are not taken over");
  // Not while this process takes its own, nor while it sweeps still.
  let isBusy = true;
  const sweep = async () => {
    if (isBusy) return;
    isBusy = true;
    await hosts.restoreAll(opened).catch(failed);
    isBusy = false;
  };
  await lease.begin(
    (kept) => hosts.keepOnly(kept),
    () => void sweep(),
  );
  await hosts.restoreAll(opened, lease.owner);
  isBusy = false;
}

const namesOf = ({ sets }: Catalog): string[] => sets.map(({ ruleset, id }) => `${ruleset}/${id}`);
