/** What the cards of a set did in matches: where each came to, and which of its abilities went off. */
import { rulesets } from "../../shared/games/index.ts";
import type { CardDef, CardSet, Event, Json, Match } from "../../shared/kernel/index.ts";

/** How often something was done, by what was done. */
type Counts = Map<string, number>;

interface Deeds {
  readonly cameTo: Counts;
  readonly did: Counts;
}

export class Tally {
  readonly #set: CardSet;
  readonly #cards = new Map<string, Deeds>();
  /** Zones in which a card is in play. */
  readonly #inPlay: readonly string[];

  constructor(set: CardSet) {
    this.#set = set;
    const game = rulesets.find(({ id }) => id === set.ruleset);
    this.#inPlay = (game?.zones ?? []).flatMap(({ id, play }) => (play === true ? [id] : []));
  }

  count(match: Match, events: readonly Event[]): void {
    for (const { facts } of events)
      for (const fact of facts) {
        if (fact.op === "move" && fact.from !== fact.to) {
          // A token that leaves has no zone to go to.
          const zone = match.layout.zoneKeys[fact.to]?.replace(/:\d+$/, "") ?? "nowhere";
          add(this.#deeds(match, match.state.cards[fact.told.card])?.cameTo, zone);
        }
        if (fact.op === "entry" && typeof fact.entry.card === "string") {
          const deeds = this.#deeds(match, fact.entry.card);
          const card = match.catalog.card(match.setup, fact.entry.card);
          add(deeds?.did, deed(card, fact.entry.ability));
        }
      }
  }

  /** A line for each card of the set; of those that never came into play it says so. */
  lines(): string[] {
    return this.#set.cards.map((card) => {
      const { cameTo, did } = this.#cards.get(card.id) ?? { cameTo: new Map(), did: new Map() };
      const parts = [told("to", cameTo), told("", did), this.#never(card, did)];
      return `${card.name}: ${parts.filter((part) => part !== "").join("; ")}`;
    });
  }

  /** What of a card nobody has seen: all of it, or triggers of an ability that it has. */
  #never(card: CardDef, did: Counts): string {
    if (!this.played(card)) return "never came into play";
    const waiting = written(card).flatMap(({ trigger }, at) => (trigger === null ? [] : deed(card, at)));
    const never = waiting.filter((one) => !did.has(one));
    return never.length === 0 ? "" : `never went off: ${never.join(", ")}`;
  }

  /** Whether a card came into play or was used. */
  played({ id }: CardDef): boolean {
    const deeds = this.#cards.get(id);
    return deeds !== undefined && (deeds.did.size > 0 || this.#inPlay.some((zone) => deeds.cameTo.has(zone)));
  }

  /** What was counted of the card of this set that a word of a match means. */
  #deeds({ catalog, setup }: Match, word: string): Deeds | undefined {
    const card = catalog.card(setup, word);
    if (card?.set !== this.#set.id) return undefined;
    const deeds = this.#cards.get(card.id) ?? { cameTo: new Map(), did: new Map() };
    this.#cards.set(card.id, deeds);
    return deeds;
  }
}

/** The abilities that a card's set has written; those of its keywords stand behind them. */
const written = ({ abilities, data }: CardDef) =>
  abilities.slice(0, Array.isArray(data.abilities) ? data.abilities.length : 0);

/** What was done with a card: it was used, or one of its abilities went off, by its place in the set or by its keyword. */
function deed(card: CardDef | undefined, ability: Json | undefined): string {
  // What waits for a later event is an effect's, and no ability of the card.
  if (typeof ability !== "number") return "waits";
  if (ability < 0 || card === undefined) return "used";
  if (ability < written(card).length) return `ability ${ability + 1}`;
  const { kind, node } = card.abilities[ability] ?? {};
  return String(node?.keyword ?? kind);
}

const add = (counts: Counts | undefined, what: string): void =>
  void counts?.set(what, (counts.get(what) ?? 0) + 1);

const told = (lead: string, counts: Counts): string =>
  counts.size === 0
    ? ""
    : `${lead} ${[...counts].map(([what, times]) => `${what} ×${times}`).join(", ")}`.trim();
