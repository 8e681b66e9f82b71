/** What the cards of a set did in matches: where each came to, and which of its abilities went off. */
import type { CardDef, CardSet, Catalog, Event, Match } from "../../shared/kernel/index.ts";

/** How often something was done, by what was done. */
type Counts = Map<string, number>;

interface Deeds {
  readonly cameTo: Counts;
  readonly did: Counts;
}

export class Tally {
  readonly #set: CardSet;
  readonly #catalog: Catalog;
  readonly #cards = new Map<string, Deeds>();

  constructor(set: CardSet, catalog: Catalog) {
    this.#set = set;
    this.#catalog = catalog;
  }

  count(match: Match, events: readonly Event[]): void {
    for (const { facts } of events)
      for (const fact of facts) {
        if (fact.op === "move" && fact.from !== fact.to) {
          // A token that leaves has no zone to go to.
          const zone = match.layout.zoneKeys[fact.to]?.replace(/:\d+$/, "") ?? "nowhere";
          add(this.#deeds(match.state.cards[fact.told.card])?.cameTo, zone);
        }
        if (fact.op === "entry" && typeof fact.entry.card === "string") {
          const ability = fact.entry.ability as number;
          add(this.#deeds(fact.entry.card)?.did, ability < 0 ? "used" : `ability ${ability + 1}`);
        }
      }
  }

  /** A line for each card of the set; of those that did nothing it says so. */
  lines(): string[] {
    return this.#set.cards.map(({ id, name }) => {
      const deeds = this.#cards.get(id);
      if (deeds === undefined) return `${name}: did nothing`;
      const parts = [told("to", deeds.cameTo), told("", deeds.did)].filter((part) => part !== "");
      return `${name}: ${parts.join("; ")}`;
    });
  }

  /** What was counted of the card of this set that a word of a match means. */
  #deeds(word: string): Deeds | undefined {
    const card = this.#own(word);
    if (card === undefined) return undefined;
    const deeds = this.#cards.get(card.id) ?? { cameTo: new Map(), did: new Map() };
    this.#cards.set(card.id, deeds);
    return deeds;
  }

  #own(word: string): CardDef | undefined {
    const { ruleset, id } = this.#set;
    const sets = this.#catalog.sets.map((set) => set.id);
    const card = this.#catalog.card({ ruleset, sets }, word);
    return card?.set === id ? card : undefined;
  }
}

const add = (counts: Counts | undefined, what: string): void =>
  void counts?.set(what, (counts.get(what) ?? 0) + 1);

const told = (lead: string, counts: Counts): string =>
  counts.size === 0
    ? ""
    : `${lead} ${[...counts].map(([what, times]) => `${what} ×${times}`).join(", ")}`.trim();
