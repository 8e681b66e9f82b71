/** A request of one seat to the others that everybody sees: a draw, or to take its last move back. One at a time. */
import type { Refusal, Seat } from "../../../shared/kernel/index.ts";
import type { OfferKind, OfferStep, OfferView } from "../../../shared/protocol/index.ts";
import { refuse } from "../common/refuse.ts";

/** agreed: all others have said yes. changed: everybody is to see it. */
export type Said = "agreed" | "changed";

export class Offers {
  #open: OfferView | null = null;
  readonly #agreed = new Set<Seat>();

  get view(): OfferView | null {
    return this.#open;
  }

  /** @param others the seats that have to agree */
  say(kind: OfferKind, step: OfferStep, seat: Seat, others: readonly Seat[]): Said | Refusal {
    const open = this.#open;
    if (step === "offer") {
      if (open !== null) return refuse("offer/open");
      this.#open = { kind, seat };
      return "changed";
    }
    if (open?.kind !== kind || (step === "accept" && open.seat === seat)) return refuse("offer/none");
    if (step === "decline") {
      this.lapse();
      return "changed";
    }
    this.#agreed.add(seat);
    return others.every((one) => one === open.seat || this.#agreed.has(one)) ? "agreed" : "changed";
  }

  /** The match has gone on: what was asked is asked no more. Whether anything was. */
  lapse(): boolean {
    const was = this.#open !== null;
    this.#open = null;
    this.#agreed.clear();
    return was;
  }
}
