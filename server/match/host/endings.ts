/** Ends that no rule of the game brings: a seat concedes, another claims the win, the operator or absence ends it. */
import type { Data, Seat } from "../../../shared/kernel/index.ts";
import type { Answer, Claim, Concede } from "../../../shared/protocol/index.ts";
import { refuse } from "../common/refuse.ts";
import type { Void } from "../journal/observer.ts";
import type { Pipeline, PipelineDeps } from "../pipeline/pipeline.ts";
import type { Timekeeper } from "./timekeeper.ts";

export class Endings {
  readonly #deps: Pick<PipelineDeps, "log" | "observer">;
  readonly #pipeline: Pipeline;
  readonly #time: Timekeeper;
  readonly #commit: () => string | undefined;

  /** @param commit to which seed the shuffle is bound, if it is */
  constructor(
    deps: Pick<PipelineDeps, "log" | "observer">,
    pipeline: Pipeline,
    time: Timekeeper,
    commit: () => string | undefined,
  ) {
    this.#deps = deps;
    this.#pipeline = pipeline;
    this.#time = time;
    this.#commit = commit;
  }

  /** Always possible while the match goes on, asked or not. */
  concede(seat: Seat, { id }: Concede): Promise<Answer> {
    const at = this.#pipeline.watch.now();
    const from = { seat, id };
    const intent = { action: "leave", seat };
    return this.#pipeline.once(from, () => this.#time.timely({ by: "host", at, from, intent }));
  }

  /** The win over one who has been away for too long. */
  claim(seat: Seat, { id, seat: out }: Claim): Promise<Answer> {
    const at = this.#pipeline.watch.now();
    const from = { seat, id };
    const intent = { action: "leave", seat: out, why: "claimed" };
    const early = () => (out === seat || !this.#time.isOut(out, at) ? refuse("claim/early") : undefined);
    const claimed = async () => early() ?? this.#pipeline.move({ by: "host", at, from, intent });
    return this.#pipeline.once(from, claimed, early);
  }

  /** The operator ends the match, with no winner. */
  byOperator(): Promise<Answer> {
    const at = this.#pipeline.watch.now();
    const intent = { action: "end", winners: [], reason: "operator" };
    return this.#pipeline.take("host", () => this.#end(at, intent, "operator"));
  }

  /** A player who stays away leaves, or the match ends with him. Within an item. */
  async byAbsence(at: number): Promise<void> {
    const intent = this.#pipeline.outcome === null ? this.#time.abandoned(at) : undefined;
    if (intent !== undefined) await this.#end(at, intent, "abandoned");
  }

  /** A match that comes to nothing is counted; with its commitment, for a server that looks first is seen doing so. */
  async #end(at: number, intent: Data, why: Void): Promise<Answer> {
    const answer = await this.#pipeline.move({ by: "host", at, from: null, intent });
    if (answer.ok && intent.action === "end") {
      this.#deps.observer?.voided(why);
      this.#deps.log.warn(
        { match: this.#pipeline.record.id, why, commit: this.#commit() },
        "a match is void",
      );
    }
    return answer;
  }
}
