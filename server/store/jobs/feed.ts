/** What happened, numbered once everybody may know it, and where accounts have it sent. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Webhook } from "../../../shared/protocol/index.ts";
import type { KeptItem, KeptWebhook, WebhookMove } from "../../feed/store.ts";
import type { News } from "../../match/journal/news.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { inMs } from "./decisions.ts";

/** Part of the job that makes it so: both are stored, or neither. */
export async function keepNews(db: Db, { happened, audience, players, inMs: ms }: News): Promise<void> {
  await db
    .insertInto("feed")
    .values({
      ...{ id: randomUUID(), n: null, due: inMs(db, ms), audience },
      ...{ players: JSON.stringify(players), happened: JSON.stringify(happened) },
    })
    .execute();
}

export const feedJobs = {
  numberFeed: atomic(async (db: Db, most: number): Promise<number> => {
    const waiting = db.selectFrom("feed").select("id").where("n", "is", null).where("due", "<=", now(db));
    const due = await waiting.orderBy("due").orderBy("id").limit(most).execute();
    const head = await feedHead(db);
    for (const [at, { id }] of due.entries())
      await db
        .updateTable("feed")
        .set({ n: head + at + 1 })
        .where("id", "=", id)
        .execute();
    return due.length;
  }),

  async feedAfter(db: Db, n: number, most: number): Promise<readonly KeptItem[]> {
    const lines = await db
      .selectFrom("feed")
      .selectAll()
      .where("n", ">", n)
      .orderBy("n")
      .limit(most)
      .execute();
    return lines.map(({ id, n: number, due, audience, players, happened }) => ({
      ...{ id, n: number ?? 0, at: due, audience },
      ...{ players: JSON.parse(players), happened: JSON.parse(happened) },
    }));
  },

  feedHead,

  /** Forgets what was told so many milliseconds ago; the last stays, so that no number comes twice. */
  async forgetFeed(db: Db, ms: number, most: number): Promise<number> {
    const old = db
      .selectFrom("feed")
      .select("id")
      .where("n", "<", await feedHead(db))
      .where("due", "<=", sql<number>`${now(db)} - ${sql.lit(Math.trunc(ms))}`)
      .limit(most);
    const gone = await db.deleteFrom("feed").where("id", "in", old).executeTakeFirst();
    return Number(gone.numDeletedRows);
  },

  addWebhook: atomic(
    async (
      db: Db,
      { kinds, ...webhook }: Pick<KeptWebhook, "id" | "account" | "url" | "kinds" | "secret">,
      most: number,
    ): Promise<boolean> => {
      if ((await webhooksOf(db, webhook.account)).length >= most) return false;
      const after = await feedHead(db);
      const begin = { after, failures: 0, made: now(db), due: now(db), stopped: null };
      await db
        .insertInto("webhooks")
        .values({ ...webhook, kinds: JSON.stringify(kinds), ...begin })
        .execute();
      return true;
    },
  ),

  webhooksOf,

  async dropWebhook(db: Db, account: string, id: string): Promise<boolean> {
    const dropped = db.deleteFrom("webhooks").where("account", "=", account).where("id", "=", id);
    return (await dropped.executeTakeFirst()).numDeletedRows > 0n;
  },

  async dueWebhooks(db: Db, most: number): Promise<readonly KeptWebhook[]> {
    const lines = await db
      .selectFrom("webhooks")
      .selectAll()
      .where("stopped", "is", null)
      .where("due", "<=", now(db))
      .where("after", "<", await feedHead(db))
      .orderBy("due")
      .limit(most)
      .execute();
    return lines.map(({ kinds, due: _, ...line }) => ({ ...line, kinds: JSON.parse(kinds) }));
  },

  async moveWebhook(
    db: Db,
    id: string,
    before: number,
    { after, failures, ms, isStopped }: WebhookMove,
  ): Promise<void> {
    await db
      .updateTable("webhooks")
      .set({ after, failures, due: inMs(db, ms), stopped: isStopped ? now(db) : null })
      .where("id", "=", id)
      .where("after", "=", before)
      .execute();
  },
};

async function feedHead(db: Db): Promise<number> {
  const { head } = await db
    .selectFrom("feed")
    .select(({ fn }) => fn.max("n").as("head"))
    .executeTakeFirstOrThrow();
  return head ?? 0;
}

async function webhooksOf(db: Db, account: string): Promise<readonly Webhook[]> {
  const lines = await db
    .selectFrom("webhooks")
    .select(["id", "url", "kinds", "made", "failures", "stopped"])
    .where("account", "=", account)
    .orderBy("made")
    .orderBy("id")
    .execute();
  return lines.map(({ kinds, ...line }) => ({ ...line, kinds: JSON.parse(kinds) }));
}
