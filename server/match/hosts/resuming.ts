/**
 * Takes matches up again that stand still, where their journals play again exactly: by itself, later each time, and
 * when the operator says so.
 */
import { isRefusal, type Refusal } from "../../../shared/kernel/index.ts";
import type { HostLog } from "../common/log.ts";
import { refuse } from "../common/refuse.ts";
import { verify } from "../game/verify.ts";
import type { MatchStore } from "../journal/journal.ts";
import type { Hosts } from "./hosts.ts";

export interface ResumingDeps {
  readonly hosts: Pick<
    Hosts,
    "find" | "stopped" | "allStopped" | "catalogOf" | "putDown" | "take" | "unhosted"
  >;
  readonly store: Pick<MatchStore, "read"> & {
    /** A match that has held a process for ever may be taken up again. */
    unstick(match: string): Promise<void>;
  };
  /** Milliseconds that never go back. */
  readonly clock: () => number;
  readonly log: HostLog;
  /** Hears that a match is hosted again; resolves when players find it. */
  opened(match: string): Promise<void>;
}

/** Milliseconds until a match is tried again for the first time, and between two tries at most. */
export const RETRY_MS = { first: 10_000, longest: 600_000 } as const;

/** Why a match stands still that may go on in this very process. */
const TRIED_AGAIN: ReadonlySet<string> = new Set([
  "match/halted",
  "restore/diverged",
  "restore/unreadable",
  "restore/torn",
]);

export class Resuming {
  readonly #deps: ResumingDeps;
  /** When each that stands still is tried next. */
  #tries = new Map<string, { readonly at: number; readonly wait: number }>();

  constructor(deps: ResumingDeps) {
    this.#deps = deps;
  }

  /**
   * Hosts a match anew that stands still here; resolves to why it does not, or "held" where another process has it.
   */
  async resume(id: string): Promise<Refusal | "held" | undefined> {
    const { hosts, store, opened } = this.#deps;
    const host = hosts.find(id);
    if (host !== undefined) {
      if (host.isOver || host.halted === undefined) return refuse("match/not-halted");
      const no = await this.#inexact(id);
      if (no !== undefined) return no;
    }
    if (hosts.stopped(id)?.refusal.code === "match/stuck") await store.unstick(id);
    hosts.putDown(id);
    const again = await hosts.take(id);
    if (again === "held") return again;
    if (again === undefined) return hosts.stopped(id)?.refusal ?? hosts.unhosted(id);
    await opened(id);
    return again.halted && refuse(again.halted);
  }

  /** Why what is stored of a match cannot be gone on with. */
  async #inexact(id: string): Promise<Refusal | undefined> {
    const stored = await this.#deps.store.read(id, "start");
    if (stored === undefined) return refuse("match/not-found");
    const catalog = await this.#deps.hosts.catalogOf(stored.record);
    if (isRefusal(catalog)) return catalog;
    const verified = verify(stored, catalog);
    return "why" in verified ? refuse("restore/diverged", { ...verified }) : undefined;
  }

  /** Tries those whose time has come. */
  async retry(): Promise<void> {
    const { log } = this.#deps;
    for (const id of this.#due()) {
      try {
        if ((await this.resume(id)) === undefined)
          log.info({ match: id }, "a match goes on that stood still");
      } catch (error) {
        log.warn({ match: id, err: error }, "a match is not taken up again");
      }
    }
  }

  /** Each counts as tried, and is due again in twice the time. */
  #due(): string[] {
    const { hosts, clock } = this.#deps;
    const now = clock();
    for (const [id, { at }] of this.#tries) if (now > at + RETRY_MS.longest) this.#tries.delete(id);
    const still = [...hosts.allStopped()].filter(({ refusal }) => TRIED_AGAIN.has(refusal.code));
    const ids = still.map(({ record }) => record.id);
    return ids.filter((id) => {
      const before = this.#tries.get(id);
      if (before !== undefined && now < before.at) return false;
      const wait = before === undefined ? RETRY_MS.first : Math.min(2 * before.wait, RETRY_MS.longest);
      this.#tries.set(id, { at: now + wait, wait });
      return before !== undefined;
    });
  }
}
