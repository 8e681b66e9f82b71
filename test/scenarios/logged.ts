import { Teller } from "../../shared/client/index.ts";
import { shownOf, unheard } from "../web/unsaid.ts";
import type { Played } from "./table.ts";

/** Hears a case as every viewer does, and keeps what their logs leave unsaid. */
export class Listener {
  readonly faults = new Set<string>();
  readonly #tellers = new Map<string, Teller>();

  readonly hear = ({ ruleset, seats, cards, told }: Played): void => {
    for (const viewer of [...seats, "spectator"]) {
      const { events, picture } = told(viewer);
      const teller =
        this.#tellers.get(viewer) ??
        new Teller({ ruleset, seats, cards, phrases: shownOf(ruleset) }, () => picture);
      this.#tellers.set(viewer, teller);
      for (const event of events)
        for (const fault of unheard(ruleset, event, teller.tell([event]))) this.faults.add(fault);
    }
  };
}
