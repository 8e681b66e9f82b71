/** Puts the server together; starts and stops it. */

import pTimeout from "p-timeout";
import type { Catalog } from "../shared/kernel/index.ts";
import { type Admin, openAdmin } from "./admin/index.ts";
import { type Config, type ConfigProblem, readConfig } from "./config.ts";
import { enoughDescriptors, watchDescriptors } from "./descriptors.ts";
import type { Development } from "./dev/index.ts";
import { consoleTo, createLogger, type Logger } from "./log.ts";
import type { Hosts } from "./match/hosts/hosts.ts";
import { OVERDUE_MS } from "./match/journal/lease.ts";
import type { Metrics } from "./metrics/index.ts";
import { openServices, type ServerDeps, type Services, setPaths } from "./services.ts";
import { type Patience, patiently, StartError } from "./start.ts";
import { type Watchdog, watch } from "./watchdog/index.ts";
import { wire } from "./wire.ts";

export {
  type Config,
  type ConfigProblem,
  consoleTo,
  createLogger,
  type Logger,
  readConfig,
  type ServerDeps,
  StartError,
};

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
  let starting: Promise<Running> | undefined;
  const ended = new AbortController();
  return {
    async listen(port) {
      starting = start(config, deps, port, ended.signal);
      running = await starting;
      return running.port;
    },
    async close() {
      ended.abort();
      running = undefined;
      // One that does not come to its end closes what it had.
      const ending = await starting?.catch(() => undefined);
      starting = undefined;
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

/**
 * The time that the parts of an ending may take, while store and Redis may be gone: with the rooms' own time, 9 s in
 * all. Of the matches' time handing over has the first part; what nobody took is saved in the rest.
 */
const END_MS = { handover: 2_500, matches: 4_000, lease: 1_000, store: 1_000 } as const;

const within = (ms: number, ending: Promise<unknown>, log: Logger): Promise<unknown> =>
  pTimeout(ending, { milliseconds: ms, message: "it takes too long" }).catch((error: unknown) =>
    log.warn({ err: error }, "not closed in order"),
  );

async function start(config: Config, deps: ServerDeps, port: number, signal: AbortSignal): Promise<Running> {
  const started = deps.log ?? createLogger(config.logLevel);
  const patience = { seconds: config.startPatienceSeconds, signal, log: started };
  enoughDescriptors();
  const services = await openServices(config, { ...deps, log: started }, patience);
  const { hosts, bots, store, catalog, lobby, tournaments, feed, lobbyRoom, queueRoom, log } = services;
  const development = deps.development && (await develop(services, deps));
  const transport = await wire(services, deps, patience, development?.handler);
  signal.addEventListener("abort", () => services.ready || void hosts.close());
  const unwatch = watchDescriptors(log);
  let admin: Admin | undefined;
  let watchdog: Watchdog | undefined;
  const close = async () => {
    services.ready = false;
    unwatch();
    await development?.close();
    await watchdog?.close();
    await admin?.close();
    // Matches go first, to who has them loaded, or saved and let go: whoever is told to join again finds them there.
    const leave = async () => {
      if (services.handover) await within(END_MS.handover, services.handover.leave(END_MS.handover), log);
      await hosts.close();
    };
    await within(
      END_MS.matches,
      Promise.all([lobby.close(), tournaments.close(), feed.close(), leave()]),
      log,
    );
    await within(END_MS.lease, services.lease.end(), log);
    await transport.close();
    await within(END_MS.store, Promise.all([bots.close(), store.close()]), log);
  };
  try {
    admin = await openAdmin({
      ...services,
      settings: config,
      metrics: services.observer,
      patience: deps.adminPatience,
    });
    await transport.prepare();
    if (deps.ownProcess) watchdog = watch(config.blockedMs, store, config);
    await hostAgain(services, patience);
    signal.throwIfAborted();
    await Promise.all([lobbyRoom.open(), queueRoom.open()]);
    const opened = await transport.listen(port, config.host);
    services.ready = true;
    lobby.start();
    tournaments.start();
    feed.start();
    await services.handover?.open();
    log.info(
      {
        port: opened,
        process: services.lease.owner,
        rulesets: catalog.rulesets.map(({ id }) => id),
        sets: namesOf(catalog),
      },
      "listening",
    );
    return { port: opened, hosts, observer: services.observer, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Loaded only where somebody makes cards or pages. */
async function develop(services: Services, deps: ServerDeps): Promise<Development> {
  const { openDevelopment } = await import("./dev/index.ts");
  const { config, currentSets, lobby, log } = services;
  const { gamesDir } = config;
  const paths = setPaths(config, deps);
  return openDevelopment({ currentSets, paths, gamesDir, log, reread: () => lobby.reread() });
}

/**
 * Takes the lease and hosts again what it covers. Players come back by their match's id, so every match has its
 * room before anyone can ask for it; those of other processes that die later are taken over as their leases end.
 */
async function hostAgain(
  { store, lease, hosts, resuming, rooms, handover, log }: Services,
  patience: Patience,
): Promise<void> {
  const opened = ({ record }: { record: { id: string } }) => rooms.open(record.id);
  const failed = (error: unknown) => log.warn({ err: error }, "matches without an owner are not taken over");
  const look = async () => {
    await resuming.retry();
    const around = await store.around(OVERDUE_MS);
    await hosts
      .restoreAll(opened, around)
      // A match that has no room, because there was no Redis or no database when it came, has one now.
      .then(() => Promise.all(hosts.playing().map(opened)))
      .catch(failed);
    await handover?.look(around.peers);
  };
  // Not while this process takes its own, nor while it sweeps still.
  let isBusy = true;
  const sweep = async () => {
    if (isBusy) return;
    isBusy = true;
    await look().catch(failed);
    isBusy = false;
  };
  await lease.begin({
    matches: () => hosts.playing().length,
    late: (kept) => hosts.keepOnly(kept),
    renewed: () => void sweep(),
  });
  const begin = async () => hosts.restoreAll(opened, await store.around(OVERDUE_MS), lease.owner);
  await patiently("the database", begin, patience);
  isBusy = false;
}

const namesOf = ({ sets }: Catalog): string[] => sets.map(({ ruleset, id }) => `${ruleset}/${id}`);
