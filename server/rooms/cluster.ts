/**
 * Several processes as one server, through Redis (design.md 7): where rooms are, and seats kept in the rooms of
 * other processes. Which process owns a match is never Redis's to say.
 */
import { type IRoomCache, matchMaker } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import { RedisPresence } from "@colyseus/redis-presence";
import { Redis, type RedisOptions } from "ioredis";
import type { HostLog } from "../match/log.ts";

/** Whoever waits for Redis is told soon that it does not answer; it is tried again for ever. */
const PATIENCE: RedisOptions = {
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
}

/** What is said between processes. */
class Topics extends RedisPresence {
  // Presence listens again by itself when Redis is back.
  override async subscribe(...to: Parameters<RedisPresence["subscribe"]>): Promise<this> {
    return super.subscribe(...to).catch(() => this);
  }
}

export interface Cluster {
  readonly driver: RedisDriver;
  readonly presence: RedisPresence;
  /** From now on sweeps the rooms of dead processes, and lists ours again where they are not. */
  watch(): void;
  close(): void;
}

/** @param url redis://… */
export function redisCluster(url: string, log: HostLog): Cluster {
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
  const driver = new RoomList(connect("driver"));
  const presence = new Topics(connect("presence"));
  let timer: NodeJS.Timeout | undefined;
  return {
    driver,
    presence,
    watch() {
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
    close: () => clearInterval(timer),
  };
}
