/** Matches that players reported, and what is known of a player to who judges it. */
import type { SaidLine } from "../../../shared/protocol/index.ts";
import type { NewReport } from "../../match/talk/offers-and-chat.ts";
import type { History, KeptReport } from "../../peace/store.ts";
import { atomic, now, repeatableRead } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { keepNews } from "./feed.ts";
import { peaceJobs } from "./peace.ts";

const KEPT = ["n", "id", "at", "match", "seq", "reporter", "text", "closed", "outcome"] as const;

export const reportJobs = {
  addReport: atomic(async (db: Db, { chat, ...report }: NewReport): Promise<void> => {
    await db
      .insertInto("reports")
      .values({ ...report, chat: JSON.stringify(chat), at: now(db), closed: null, outcome: null })
      .execute();
    await keepNews(db, {
      happened: { kind: "report", data: { report: report.id, match: report.match } },
      ...{ audience: "operators", players: [], inMs: 0 },
    });
  }),

  openReports: (db: Db, most: number): Promise<readonly KeptReport[]> =>
    db.selectFrom("reports").select(KEPT).where("closed", "is", null).orderBy("n").limit(most).execute(),

  async report(
    db: Db,
    id: string,
  ): Promise<(KeptReport & { readonly chat: readonly SaidLine[] }) | undefined> {
    const line = await db
      .selectFrom("reports")
      .select([...KEPT, "chat"])
      .where("id", "=", id)
      .executeTakeFirst();
    // Written by `addReport` alone.
    return line && { ...line, chat: JSON.parse(line.chat) as readonly SaidLine[] };
  },

  closeReport: atomic(async (db: Db, id: string, operator: string, outcome: string): Promise<boolean> => {
    const closed = await db
      .updateTable("reports")
      .set({ closed: now(db), outcome })
      .where("id", "=", id)
      .where("closed", "is", null)
      .returning("reporter")
      .executeTakeFirst();
    if (closed === undefined) return false;
    const { reporter: player } = closed;
    await peaceJobs.keepEntry(db, { operator, act: "close-report", subject: id, why: outcome, player });
    return true;
  }),

  history: repeatableRead(async (db: Db, player: string, most: number): Promise<History> => {
    const seats = db.selectFrom("seats").select("match").where("player", "=", player);
    const count = async (some: { execute(): Promise<readonly object[]> }) => (await some.execute()).length;
    const of = db.selectFrom("reports").select("n");
    const name = db.selectFrom("players").select("name").where("id", "=", player);
    return {
      id: player,
      name: (await name.executeTakeFirst())?.name ?? "",
      matches: await count(seats.where("ended", "=", 1)),
      reported: await count(of.where("match", "in", seats).where("reporter", "!=", player)),
      reports: await count(of.where("reporter", "=", player)),
      acts: await peaceJobs.entries(db, player, Number.MAX_SAFE_INTEGER, most),
    };
  }),
};
