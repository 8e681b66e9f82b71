/** The operator's say on players' card sets. What is played goes on with the version it has, whatever is decided. */
import { z } from "zod";
import type { Refusal } from "../../shared/kernel/index.ts";
import { whySchema } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Peace } from "../peace/index.ts";

export interface SetsDeps {
  readonly store: {
    /** In the order of their ids, those after that one. */
    allPlayerSets(after: string, most: number): Promise<readonly Listed[]>;
    /** False where there is none. */
    dropPlayerSet(id: string): Promise<boolean>;
  };
  readonly peace: Pick<Peace, "hideSet">;
  readonly log: HostLog;
}

const whyBody = z.object({ why: whySchema });

interface Listed {
  readonly id: string;
  readonly player: string;
  readonly hidden: boolean;
}

interface Done {
  readonly ok: true;
  readonly set: string;
}

/** Sets read at once: between two pages others have their turn. */
const PAGE = 256;

export class Sets {
  readonly #deps: SetsDeps;

  constructor(deps: SetsDeps) {
    this.#deps = deps;
  }

  /** All of them, private ones too, with their owners. */
  async list(): Promise<{ readonly ok: true; readonly sets: readonly Listed[] }> {
    const { store } = this.#deps;
    const sets: Listed[] = [];
    for (let page = await store.allPlayerSets("", PAGE); page.length > 0; ) {
      sets.push(...page);
      page = await store.allPlayerSets(page.at(-1)?.id ?? "", PAGE);
    }
    return { ok: true, sets };
  }

  /** From now on nobody opens a table with it, its owner too; open tables close within a moment. */
  async hide(operator: string, id: string, hidden: boolean, body: unknown): Promise<Done | Refusal> {
    const why = whyBody.safeParse(body ?? {});
    if (!why.success) return refuse("MALFORMED", { why: why.error.issues[0]?.message ?? "" });
    return (await this.#deps.peace.hideSet(operator, id, hidden, why.data.why)) ?? { ok: true, set: id };
  }

  /** As hidden, and its owner has it no more. */
  async remove(id: string): Promise<Done | Refusal> {
    const { store, log } = this.#deps;
    if (!(await store.dropPlayerSet(id))) return refuse("set/not-found", { set: id });
    log.warn({ set: id }, "the operator removes a set");
    return { ok: true, set: id };
  }
}
