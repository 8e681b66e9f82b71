/** The questions and commands of an operator. A command that shows or changes a match is logged, without its answer. */
import { type Catalog, hash, isRefusal, type Refusal, type View, viewOf } from "../../shared/kernel/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import { resumePoint } from "../match/game/restore.ts";
import { verify } from "../match/game/verify.ts";
import type { MatchHost } from "../match/host/host.ts";
import type { Stopped } from "../match/hosts/unplayable.ts";
import type { ListedMatch, MatchRecord, MatchStore, StoredMatch } from "../match/journal/journal.ts";
import { type NamelessInfo, unhostedInfo } from "../match/journal/names.ts";

export interface OperationsDeps {
  readonly hosts: {
    find(id: string): MatchHost | undefined;
    end(id: string): Promise<Refusal | "held" | undefined>;
    stopped(id: string): Stopped | undefined;
    allStopped(): Iterable<Stopped>;
    catalogOf(record: MatchRecord): Promise<Catalog | Refusal>;
  };
  readonly store: Pick<MatchStore, "read" | "whereabouts"> & {
    migrations(): Promise<readonly object[]>;
    unfinished(after: number, most: number): Promise<readonly ListedMatch[]>;
    backup?(file: string): Promise<void>;
  };
  readonly resuming: { resume(id: string): Promise<Refusal | "held" | undefined> };
  /** Where matches are hosted, in whatever process. */
  readonly rooms: {
    open(match: string): Promise<void>;
    end(room: string): Promise<Refusal | "held" | undefined>;
    resume(room: string): Promise<Refusal | "held" | undefined>;
  };
  /** Names this process among those on the same store. */
  readonly lease: { readonly owner: string };
  readonly log: HostLog;
}

/** An unfinished match, with its journal's length and the process that has it; null while none has. */
type Listed = NamelessInfo & { readonly entries: number; readonly process: string | null };

export interface Matches {
  readonly ok: true;
  /** The one that was asked. */
  readonly process: string;
  readonly matches: readonly Listed[];
  readonly stopped: readonly { readonly id: string; readonly code: string }[];
}

/** Matches read at once: between two pages others have their turn. */
const PAGE = 256;

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

  /** The unfinished matches of all processes, and those that this one cannot host. */
  async matches(): Promise<Matches> {
    const { store, hosts, lease } = this.#deps;
    const matches: Listed[] = [];
    for (let page = await store.unfinished(0, PAGE); page.length > 0; ) {
      matches.push(...page.map((one) => this.#listed(one)));
      page = await store.unfinished(page.at(-1)?.born ?? 0, PAGE);
    }
    const stopped = [...hosts.allStopped()].map(({ record, refusal }) => ({
      id: record.id,
      code: refusal.code,
    }));
    return { ok: true, process: lease.owner, matches, stopped };
  }

  #listed({ record, seq, owner }: ListedMatch): Listed {
    const { hosts } = this.#deps;
    const isStopped = hosts.stopped(record.id) !== undefined;
    const info = hosts.find(record.id)?.info() ?? unhostedInfo({ record, isStopped });
    return { ...info, entries: seq, process: owner };
  }

  /** All that is on the table and in the hands, as it is stored: of any match, hosted here or not. */
  async inspect(id: string): Promise<Inspected | Refusal> {
    const found = await this.#stored(id);
    if (isRefusal(found)) return found;
    const { match, seq, epoch } = await resumePoint(this.#deps.store, found.stored, found.catalog);
    this.#deps.log.warn({ match: id, seq }, "the operator looks at a match as its host");
    return { ok: true, match: id, seq, epoch, hash: hash(match), view: viewOf(match, "host") };
  }

  /** Ends a match with no winner, whatever process has it; its players see why. */
  async end(id: string): Promise<{ readonly ok: true } | Refusal> {
    const { hosts, rooms, log } = this.#deps;
    const here = await hosts.end(id);
    // One that nobody had was taken here, and goes with its room.
    if (here === undefined && hosts.find(id) !== undefined) await rooms.open(id);
    const no = here === "held" ? await this.#elsewhere(id, (room) => rooms.end(room)) : here;
    log.warn({ match: id, ok: no === undefined }, "the operator ends a match");
    return no ?? { ok: true };
  }

  /** Takes a match up again that stands still, whatever process has it, where its journal is exact. */
  async resume(id: string): Promise<{ readonly ok: true } | Refusal> {
    const { resuming, rooms, log } = this.#deps;
    const here = await resuming.resume(id);
    const no = here === "held" ? await this.#elsewhere(id, (room) => rooms.resume(room)) : here;
    log.warn({ match: id, ok: no === undefined }, "the operator takes a match up again");
    return no ?? { ok: true };
  }

  async #elsewhere(
    id: string,
    ask: (room: string) => Promise<Refusal | "held" | undefined>,
  ): Promise<Refusal | undefined> {
    const { store, log } = this.#deps;
    const room = (await store.whereabouts(id))?.room ?? undefined;
    if (room === undefined) return refuse("match/elsewhere");
    try {
      const no = await ask(room);
      return no === "held" ? refuse("match/elsewhere") : no;
    } catch (error) {
      log.warn({ match: id, err: error }, "the match's process does not answer");
      return refuse("match/elsewhere");
    }
  }

  /** Plays a journal again from its beginning and compares each entry's digest. */
  async verify(id: string): Promise<Verified | Refusal> {
    const found = await this.#stored(id, "start");
    if (isRefusal(found)) return found;
    const verified = verify(found.stored, found.catalog);
    if ("why" in verified) return { ok: true, exact: false, ...verified };
    return { ok: true, exact: true, entries: found.stored.rows.length, hash: hash(verified) };
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

  /** How the tables came to be what they are, oldest first. */
  async migrations(): Promise<{ readonly ok: true; readonly migrations: readonly object[] }> {
    return { ok: true, migrations: await this.#deps.store.migrations() };
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
