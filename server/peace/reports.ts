/** The queue of reports: each with the replay at its moment, what was said, and the history of both players. */
import { randomBytes } from "node:crypto";
import type { Refusal } from "../../shared/kernel/index.ts";
import type { ReportInfo, ReportRow } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import type { KeptReport, PeaceStore } from "./store.ts";

type Store = Pick<
  PeaceStore,
  "openReports" | "report" | "closeReport" | "history" | "record" | "share" | "player"
>;

/** Reports that are told at once, and acts of a player's history. */
const PAGE = 100;
const ACTS = 20;

export class Reports {
  readonly #store: Store;
  readonly #log: HostLog;

  constructor(store: Store, log: HostLog) {
    this.#store = store;
    this.#log = log;
  }

  /** Those that nobody has judged, the oldest first. */
  async waiting(): Promise<ReportRow[]> {
    const waiting = await this.#store.openReports(PAGE);
    return Promise.all(waiting.map((report) => this.#row(report)));
  }

  async #row({ n: _, ...report }: KeptReport): Promise<ReportRow> {
    const record = await this.#store.record(report.match);
    const players = (record?.players ?? []).map(async (id) => ({
      id,
      name: (await this.#store.player(id))?.name ?? "",
    }));
    return { ...report, players: await Promise.all(players) };
  }

  /** All that there is to judge it by. */
  async find(id: string): Promise<ReportInfo | Refusal> {
    const found = await this.#store.report(id);
    if (found === undefined) return refuse("report/not-found");
    const { chat, ...report } = found;
    const row = await this.#row(report);
    const word = await this.#store.share(report.match, randomBytes(18).toString("base64url"));
    const query = new URLSearchParams({ share: word, entry: String(report.seq) });
    return {
      ...row,
      chat: [...chat],
      replay: `/replay/${encodeURIComponent(report.match)}?${query}`,
      histories: await Promise.all(row.players.map((player) => this.history(player.id))),
    };
  }

  async history(player: string): Promise<ReportInfo["histories"][number]> {
    const history = await this.#store.history(player, ACTS);
    return { ...history, acts: [...history.acts] };
  }

  /** It is judged: its reporter is told how. */
  async close(operator: string, id: string, outcome: string): Promise<Refusal | undefined> {
    if (!(await this.#store.closeReport(id, operator, outcome))) return refuse("report/not-found");
    this.#log.warn({ operator, report: id, outcome }, "the operator closes a report");
    return undefined;
  }
}
