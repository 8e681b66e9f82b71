/** Matches that another process is about to give: played up to where they stand, before anybody waits for it. */
import { type Catalog, isRefusal, type Refusal } from "../../../shared/kernel/index.ts";
import { onward, type ResumePoint, resumePoint } from "../game/restore.ts";
import type { MatchRecord, MatchStore } from "../journal/journal.ts";
import type { PeerStore, Transfer } from "../journal/peers.ts";

export interface SuccessorDeps {
  readonly store: Pick<MatchStore, "read"> & Pick<PeerStore, "inherit">;
  catalogOf(record: MatchRecord): Promise<Catalog | Refusal>;
}

/** One that can be gone on with. */
export interface Inherited {
  readonly stands: ResumePoint;
  readonly catalog: Catalog;
}

/** Milliseconds that a match is kept ready. */
const READY_MS = 10_000;

export class Successor {
  readonly #deps: SuccessorDeps;
  readonly #ready = new Map<string, Inherited>();

  constructor(deps: SuccessorDeps) {
    this.#deps = deps;
  }

  /** Gets a match ready, without claiming it; resolves to whether this process can have it. */
  async prepare(match: string): Promise<boolean> {
    const { store, catalogOf } = this.#deps;
    const stored = await store.read(match);
    const catalog = stored && (await catalogOf(stored.record));
    if (stored === undefined || catalog === undefined || isRefusal(catalog)) return false;
    const stands = await resumePoint(store, stored, catalog);
    if (stands.fault !== undefined || stands.outcome !== null) return false;
    const ready = { stands, catalog };
    this.#ready.set(match, ready);
    setTimeout(() => this.#ready.get(match) === ready && this.#ready.delete(match), READY_MS).unref();
    return true;
  }

  /** Claims one that is ready in one step; undefined where it is not to be had like that any more. */
  async take({ match, epoch, at }: Transfer, owner: string): Promise<Inherited | undefined> {
    const ready = this.#ready.get(match);
    if (ready === undefined) return undefined;
    this.#ready.delete(match);
    const head = await this.#deps.store.inherit(match, epoch, owner, ready.stands.seq);
    const stands = head && onward(ready.stands, head, at);
    return stands && { ...ready, stands };
  }
}
