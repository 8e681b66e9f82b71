/** What an operator may ask of a server. Whatever shows or changes a match is logged, without what it showed. */
import { type Catalog, hash, isRefusal, type Refusal, type View, viewOf } from "../../shared/kernel/index.ts";
import type { Answer } from "../../shared/protocol/index.ts";
import { DivergedError, replay } from "../match/game.ts";
import type { MatchHost } from "../match/host.ts";
import type { Stopped } from "../match/hosts.ts";
import type { MatchRecord, MatchStore, StoredMatch } from "../match/journal.ts";
import type { HostLog } from "../match/log.ts";
import type { NamelessInfo } from "../match/names.ts";
import { refuse } from "../match/refuse.ts";
import { standing } from "../match/restore.ts";

export interface OperationsDeps {
  readonly hosts: {
    find(id: string): MatchHost | undefined;
    all(): { readonly hosted: Iterable<MatchHost>; readonly stopped: Iterable<Stopped> };
    catalogOf(record: MatchRecord): Promise<Catalog | Refusal>;
  };
  readonly store: Pick<MatchStore, "read"> & { backup?(file: string): Promise<void> };
  readonly log: HostLog;
}

export interface Inspected {
  readonly ok: true;
  readonly match: string;
  /** Number of its last entry. */
  readonly seq: number;
  readonly epoch: number;
  readonly hash: string;
  readonly view: View;
}

/** Whether the journal plays again exactly; `seq` is the first entry that does not. */
export type Verified =
  | { readonly ok: true; readonly exact: true; readonly entries: number; readonly hash: string }
  | { readonly ok: true; readonly exact: false; readonly seq?: number; readonly why: string };

export class Operations {
  readonly #deps: OperationsDeps;

  constructor(deps: OperationsDeps) {
    this.#deps = deps;
  }

  /** The matches of this process, and those that it cannot host. */
  matches(): { readonly ok: true; readonly matches: readonly NamelessInfo[]; readonly stopped: object[] } {
    const { hosted, stopped } = this.#deps.hosts.all();
    const reasons = [...stopped].map(({ record, refusal }) => ({ id: record.id, code: refusal.code }));
    return { ok: true, matches: [...hosted].map((host) => host.info()), stopped: reasons };
  }

  /** All that is on the table and in the hands, as it is stored: of any match, hosted here or not. */
  async inspect(id: string): Promise<Inspected | Refusal> {
    const found = await this.#stored(id);
    if (isRefusal(found)) return found;
    const { match, seq, epoch } = await standing(this.#deps.store, found.stored, found.catalog);
    this.#deps.log.warn({ match: id, seq }, "the operator looks at a match as its host");
    return { ok: true, match: id, seq, epoch, hash: hash(match), view: viewOf(match, "host") };
  }

  /** Ends a match of this process with no winner; its players see why. */
  async end(id: string): Promise<Answer> {
    const host = this.#deps.hosts.find(id);
    if (host === undefined)
      return refuse((await this.#deps.store.read(id)) ? "match/elsewhere" : "match/not-found");
    const answer = await host.end();
    this.#deps.log.warn({ match: id, ok: answer.ok }, "the operator ends a match");
    return answer;
  }

  /** Plays a journal again from its beginning and compares each entry's digest. */
  async verify(id: string): Promise<Verified | Refusal> {
    const found = await this.#stored(id, "start");
    if (isRefusal(found)) return found;
    const { record, rows, outcome } = found.stored;
    try {
      const match = replay(record, rows, found.catalog);
      if (JSON.stringify(match.state.over) !== JSON.stringify(outcome))
        return { ok: true, exact: false, why: "it ends otherwise" };
      return { ok: true, exact: true, entries: rows.length, hash: hash(match) };
    } catch (error) {
      if (!(error instanceof DivergedError)) throw error;
      return { ok: true, exact: false, seq: error.seq, why: "it is refused, or does something else" };
    }
  }

  /** Writes all that is stored to a new file. */
  async backup(file: string): Promise<{ readonly ok: true; readonly file: string } | Refusal> {
    const { store, log } = this.#deps;
    if (store.backup === undefined)
      return refuse("admin/backup", { why: "the database is PostgreSQL: use pg_dump" });
    try {
      await store.backup(file);
    } catch (error) {
      return refuse("admin/backup", { why: error instanceof Error ? error.message : String(error) });
    }
    log.info({ file }, "the store is backed up");
    return { ok: true, file };
  }

  async #stored(
    id: string,
    from?: "start",
  ): Promise<{ readonly stored: StoredMatch; readonly catalog: Catalog } | Refusal> {
    const stored = await this.#deps.store.read(id, from);
    if (stored === undefined) return refuse("match/not-found");
    const catalog = await this.#deps.hosts.catalogOf(stored.record);
    return isRefusal(catalog) ? catalog : { stored, catalog };
  }
}
