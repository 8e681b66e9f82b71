/** What goes wrong: each goes wrong for a while, and is put right again. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { NOWHERE } from "../server/cable.ts";
import type { Database } from "../services.ts";
import type { Cluster, Node } from "./cluster.ts";
import type { Silent } from "./silent.ts";

export interface Stage {
  readonly cluster: Cluster;
  readonly postgres: Database;
  readonly redis: Database;
  /** Draws a number below this. */
  random(n: number): number;
  /** A match of those that nobody plays, for good: its rows may be damaged. */
  give(): Silent | undefined;
}

type Trouble = (stage: Stage, one: Node, other: Node) => Promise<void>;

/** Milliseconds: longer than a lease. */
const LONG = 7_000;
const SHORT = 1_500;

/** A process that is not there or does not answer: its players come to the other, as a balancer does it in the end. */
async function away(one: Node, other: Node, work: () => Promise<void>): Promise<void> {
  one.players.lead(other.process.url);
  await work();
  one.players.cut();
  one.players.lead(one.process.url);
}

const links = ["players", "database", "redis"] as const;

export const TROUBLES: Readonly<Record<string, Trouble>> = {
  "a process is killed": (_, one, other) =>
    away(one, other, async () => {
      await one.process.end("SIGKILL");
      await sleep(LONG);
      await one.process.start();
    }),
  "a process ends in order": (_, one, other) =>
    away(one, other, async () => {
      await one.process.end("SIGTERM");
      await one.process.start();
    }),
  "a process stands still": (_, one, other) =>
    away(one, other, async () => {
      one.process.signal("SIGSTOP");
      await sleep(LONG);
      one.players.cut();
      one.process.signal("SIGCONT");
    }),
  "a process stands still while the other claims, whose commit is held": (_, one, other) =>
    away(one, other, async () => {
      one.process.signal("SIGSTOP");
      other.database.keep("commit");
      await sleep(LONG);
      one.players.cut();
      one.process.signal("SIGCONT");
      await sleep(SHORT);
      other.database.passOn();
    }),
  async "a COMMIT is held"(_, one) {
    one.database.keep("commit");
    await sleep(LONG);
    one.database.passOn();
  },
  async "a link is cut, again and again"({ random }, one) {
    for (let n = 0; n < 5; n++) {
      one[links[random(links.length)]].cut();
      await sleep(100 * n);
    }
  },
  async "a link is slow"({ random }, one) {
    const link = one[links[random(links.length)]];
    link.slow(300);
    await sleep(LONG);
    link.slow(0);
  },
  async "a link goes dead, and nobody is told"({ random }, one) {
    const link = one[links[random(links.length)]];
    link.deaden();
    await sleep(SHORT);
    link.cut();
  },
  async "nothing of what the database says is heard"(_, one) {
    one.database.mute();
    await sleep(SHORT);
    one.database.cut();
  },
  "a process loses its database": ({ postgres }, one, other) =>
    away(one, other, async () => {
      one.database.lead(NOWHERE);
      one.database.deaden();
      await sleep(LONG);
      one.database.lead(postgres.url);
      one.database.cut();
    }),
  async "the database crashes"({ postgres }) {
    await postgres.crash();
    await sleep(SHORT);
    await postgres.start();
  },
  async "the database stands still"({ postgres }) {
    postgres.stall();
    await sleep(LONG);
    postgres.goOn();
  },
  async "there is no Redis"({ redis }) {
    await redis.crash();
    await sleep(LONG);
    await redis.start();
  },
  "rows are damaged by hand": async (stage, one, other) => {
    const hurt = stage.give();
    if (hurt === undefined) return;
    await damage(stage.postgres.url, hurt.match, stage.random(3));
    // Whoever has it now has it whole in memory: both are started anew.
    for (const [node, neighbour] of [
      [one, other],
      [other, one],
    ])
      await away(node, neighbour, async () => {
        await node.process.end("SIGKILL");
        await node.process.start();
      });
    for (const until = performance.now() + 60_000; hurt.notices.some((notice) => notice !== "halted"); )
      if (performance.now() > until)
        throw new Error(`${hurt.match} is damaged, and its players see ${hurt.notices}`);
      else await sleep(100);
    await hurt.leave();
  },
  async "a clock jumps"({ random }, { jump }) {
    jump?.(random(2) * 7_200);
    await sleep(SHORT);
  },
};

async function damage(url: string, match: string, way: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("DELETE FROM snapshots WHERE match = $1", [match]);
  const last = "match = $1 AND seq = (SELECT max(seq) FROM journal WHERE match = $1)";
  await client.query(
    [
      `DELETE FROM journal WHERE ${last}`,
      `UPDATE journal SET intent = '{' WHERE ${last}`,
      "UPDATE matches SET kept = '[' WHERE id = $1",
    ][way],
    [match],
  );
  await client.end();
}
