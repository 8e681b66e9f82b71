/**
 * Several processes as one server, through Redis (architecture.md 7): where rooms are, and seats kept in the rooms of
 * other processes. Which process owns a match is never Redis's to say.
 */
import { type IRoomCache, matchMaker } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import { RedisPresence } from "@colyseus/redis-presence";
import { Redis, type RedisOptions } from "ioredis";
import type { HostLog } from "../match/common/log.ts";
import type { Observer } from "../match/journal/observer.ts";
import { StartError } from "../start.ts";
import { RedisProbe } from "./redis-probe.ts";

/**
 * A caller who waits for Redis is told soon that it does not answer; it is tried again for ever. Without a word of its
 * own at the beginning: a line that closes before that is answered would be taken for open, and never tried again.
 */
const PATIENCE: RedisOptions = {
  disableClientInfo: true,
  socketTimeout: 3_000,
  commandTimeout: 2_000,
  maxRetriesPerRequest: 1,
  retryStrategy: (times) => Math.min(100 * times, 1_000),
};

/**
 * Milliseconds between two looks for processes that died, which core itself looks for at its start only, and for
 * rooms of ours that Redis has not.
 */
const HEALTH_MS = 3_000;

/** Questions that core asks once for all who ask at the same time. Private in its types. */
interface Asked {
  _concurrentRoomCacheRequest: unknown;
  _roomCacheRequestByName: Record<string, unknown>;
}

/** The list of rooms, in a Redis that may be lost, and come back with nothing in it. */
class RoomList extends RedisDriver {
  /** Rooms of this process may be missing in Redis. */
  isShort = false;

  // Core keeps the answer to a question until it comes: one that failed would be the answer for ever.
  override async query(...asked: Parameters<RedisDriver["query"]>): Promise<IRoomCache[]> {
    try {
      return await super.query(...asked);
    } catch (error) {
      Object.assign(this, {
        _concurrentRoomCacheRequest: undefined,
        _roomCacheRequestByName: {},
      } satisfies Asked);
      throw error;
    }
  }

  // Thrown out of, core would leave a room that is open and that nobody can reach or close.
  override async persist(room: IRoomCache, isNew = false): Promise<boolean> {
    try {
      return await super.persist(room, isNew);
    } catch (error) {
      if (!isNew) throw error;
      this.isShort = true;
      return false;
    }
  }

  // Thrown out of, core would keep a room that is closed, and its match. A client that finds it listed finds nobody
  // there.
  override remove(roomId: string): Promise<boolean> {
    return super.remove(roomId).catch(() => false);
  }
}

/** The channels between processes. */
class Topics extends RedisPresence {
  // Presence listens again by itself when Redis is back.
  override async subscribe(...to: Parameters<RedisPresence["subscribe"]>): Promise<this> {
    return super.subscribe(...to).catch(() => this);
  }

  /** Listens on a new line for all that was listened for; the old one may be dead and not know it. */
  renew(): void {
    this.sub.disconnect();
    this.sub = (this.pub as Redis).duplicate({ enableReadyCheck: false });
    this.sub.setMaxListeners(0);
    this.sub.on("error", () => {});
    this.sub.on("ready", () => this.resubscribeAll());
    this.sub.on("message", this.handleSubscription);
  }

  // Core takes its process out of the list before it closes a room: rooms are closed, whatever becomes of that.
  override hdel(key: string, field: string): Promise<boolean> {
    return super.hdel(key, field).catch(() => false);
  }
}

/** Resolves when Redis answers there; rejects where it does not. @throws StartError where it does not let us in */
export async function reachRedis(url: string): Promise<void> {
  const redis = new Redis(url, { ...PATIENCE, lazyConnect: true, retryStrategy: () => null });
  // The caller is told only that the line is closed.
  let why: Error | undefined;
  redis.on("error", (error) => {
    why = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const said = why ?? (error as Error);
    if (/NOAUTH|WRONGPASS|NOPERM/.test(said.message))
      throw new StartError(
        `Redis at ${new URL(url).host} does not let us in (${said.message}): look at REDIS_URL`,
      );
    throw said;
  } finally {
    redis.disconnect();
  }
}

export interface Cluster {
  readonly driver: RedisDriver;
  readonly presence: RedisPresence;
  /** A message through it does not come back, or Redis does not answer. */
  readonly isLost: boolean;
  /** From now on sweeps the rooms of dead processes, and lists ours again where they are not. */
  watch(): void;
  close(): void;
}

/** @param url redis://… */
export function redisCluster(url: string, log: HostLog, observer?: Observer): Cluster {
  const connect = (what: string): Redis => {
    const redis = new Redis(url, PATIENCE);
    let isLost = false;
    redis.on("error", (error) => {
      if (!isLost) log.warn({ what, err: error }, "Redis is lost");
      isLost = true;
    });
    redis.on("ready", () => {
      if (!isLost) return;
      isLost = false;
      // It may have been started anew.
      driver.isShort = true;
      log.info({ what }, "Redis is back");
    });
    return redis;
  };
  const asked = connect("driver");
  const driver = new RoomList(asked);
  const presence = new Topics(connect("presence"));
  const probe = new RedisProbe({
    publish: (topic, sent) => presence.publish(topic, sent),
    listen: (topic, heard) => presence.subscribe(topic, heard),
    ping: () => asked.ping(),
    renew() {
      log.warn({}, "what is said through Redis does not come back: it is listened to on a new line");
      presence.renew();
    },
    observer,
  });
  let timer: NodeJS.Timeout | undefined;
  return {
    driver,
    presence,
    get isLost() {
      return probe.isLost;
    },
    watch() {
      probe.begin();
      const look = async () => {
        if (driver.isShort) {
          driver.isShort = false;
          await matchMaker.restoreMissingRoomCaches();
        }
        await matchMaker.healthCheckAllProcesses();
      };
      const failed = (error: unknown) => {
        driver.isShort = true;
        log.warn({ err: error }, "processes are not looked after");
      };
      timer = setInterval(() => void look().catch(failed), HEALTH_MS).unref();
    },
    close() {
      probe.end();
      clearInterval(timer);
    },
  };
}
