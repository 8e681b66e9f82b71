/** The operator's acts: carried out, kept, told to whom they concern. */
import type { Notice } from "../../../shared/protocol/index.ts";
import { isOwnAccount } from "../../match/common/players.ts";
import { HIDDEN_NAME } from "../../match/hosts/decisions.ts";
import type { Entry, Judgement, KeptEntry, ShutRange } from "../../peace/store.ts";
import { atomic, moment, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { type Change, decide, inMs } from "./decisions.ts";

export const peaceJobs = {
  judge: atomic(async (db: Db, { operator, act, player, why, ms }: Judgement): Promise<void> => {
    const at = await moment(db);
    const until = ms === undefined ? null : at + Math.trunc(ms);
    const change = changeOf({ act, player, why }, until);
    if (change !== undefined) await decide(db, player, change);
    if (act === "hide-name") await hideName(db, player);
    const entry = { operator, act, subject: player, why, player };
    await db
      .insertInto("audit")
      .values({ ...entry, at, until, seen: 0 })
      .execute();
  }),

  async keepEntry(db: Db, { operator, act, subject, why, player }: Entry): Promise<void> {
    await db
      .insertInto("audit")
      .values({
        ...{ operator, act, subject, why },
        player: player ?? null,
        at: now(db),
        until: null,
        seen: 0,
      })
      .execute();
  },

  entries(db: Db, subject: string | undefined, before: number, most: number): Promise<readonly KeptEntry[]> {
    const all = db
      .selectFrom("audit")
      .select(["n", "at", "operator", "act", "subject", "why", "until"])
      .where("n", "<", before);
    const some = subject === undefined ? all : all.where("subject", "=", subject);
    return some.orderBy("n", "desc").limit(most).execute();
  },

  notices: (db: Db, player: string, most: number): Promise<readonly Notice[]> =>
    db
      .selectFrom("audit")
      .select(["n", "at", "act", "why", "until"])
      .where("player", "=", player)
      .where("seen", "=", 0)
      .orderBy("n")
      .limit(most)
      .execute(),

  async seeNotices(db: Db, player: string, upTo: number): Promise<void> {
    const read = db.updateTable("audit").set({ seen: 1 }).where("player", "=", player);
    await read.where("n", "<=", upTo).execute();
  },

  async shutRange(db: Db, range: string, ms: number): Promise<void> {
    const until = inMs(db, ms);
    await db
      .insertInto("shut_ranges")
      .values({ range, until })
      .onConflict((conflict) => conflict.column("range").doUpdateSet({ until }))
      .execute();
  },

  async openRange(db: Db, range: string): Promise<boolean> {
    const opened = db.deleteFrom("shut_ranges").where("range", "=", range);
    return (await opened.executeTakeFirst()).numDeletedRows > 0n;
  },

  async shutRanges(db: Db): Promise<readonly ShutRange[]> {
    const lines = db.selectFrom("shut_ranges").selectAll().select(now(db).as("now"));
    return (await lines.where("until", ">", now(db)).orderBy("range").execute()).map((line) => ({
      range: line.range,
      ms: line.until - line.now,
    }));
  },

  async appoint(db: Db, account: string, is: boolean): Promise<void> {
    await db.deleteFrom("operators").where("account", "=", account).execute();
    if (is)
      await db
        .insertInto("operators")
        .values({ account, made: now(db) })
        .execute();
  },

  async operators(db: Db): Promise<readonly string[]> {
    const lines = db.selectFrom("operators").select("account").orderBy("account");
    return (await lines.execute()).map(({ account }) => account);
  },
};

function changeOf(
  { act, player, why }: Pick<Judgement, "act" | "player" | "why">,
  until: number | null,
): Change | undefined {
  switch (act) {
    case "warn":
      return undefined;
    case "mute":
      return { muted: until };
    case "unmute":
      return { muted: null };
    case "suspend":
      return { suspended: until, why };
    case "unsuspend":
      return { suspended: null };
    case "ban":
      return { banned: 1, why };
    case "unban":
      return { banned: 0 };
    case "hide-name":
      // An account of this server's own may choose another name at once; others bring theirs with them.
      return { nameless: isOwnAccount(player) ? 0 : 1 };
    case "show-name":
      return { nameless: 0 };
  }
}

async function hideName(db: Db, player: string): Promise<void> {
  await db.updateTable("players").set({ name: HIDDEN_NAME }).where("id", "=", player).execute();
  await db.updateTable("accounts").set({ renamed: null }).where("id", "=", player).execute();
}
