/**
 * Several processes as one server, through Redis (design.md 7): where rooms are, and seats kept in the rooms of
 * other processes. Which process owns a match is never Redis's to say.
 */
import { matchMaker } from "@colyseus/core";
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

/** Milliseconds between two looks for processes that died: core itself looks at its start only. */
const HEALTH_MS = 3_000;

export interface Cluster {
  readonly driver: RedisDriver;
  readonly presence: RedisPresence;
  /** Sweeps the rooms of dead processes from now on. */
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
      if (isLost) log.info({ what }, "Redis is back");
      isLost = false;
    });
    return redis;
  };
  const driver = new RedisDriver(connect("driver"));
  const presence = new RedisPresence(connect("presence"));
  let timer: NodeJS.Timeout | undefined;
  return {
    driver,
    presence,
    watch() {
      const look = () =>
        matchMaker
          .healthCheckAllProcesses()
          .catch((error: unknown) => log.warn({ err: error }, "processes are not looked after"));
      timer = setInterval(() => void look(), HEALTH_MS).unref();
    },
    close: () => clearInterval(timer),
  };
}
