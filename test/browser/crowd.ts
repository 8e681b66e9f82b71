/** A set of cards that fill a table, some with 128 tokens at once, the others with one more; and who plays it. */
import { type MatchClient, Riposte } from "../../shared/client/index.ts";
import { type Draft, firstOf } from "../../shared/kernel/index.ts";
import type { Offer } from "../../shared/protocol/index.ts";

const COPIES = 3;

const spells = (name: string, names: number, effects: number, count: number) =>
  Array.from({ length: names }, (_, n) => ({
    id: `${name.toLowerCase()}-${n + 1}`,
    name: `${name} ${n + 1}`,
    type: "spell",
    faction: "ordis",
    rarity: "common",
    hand: 0,
    reserve: 0,
    effect: Array.from({ length: effects }, () => ({
      do: "create",
      card: "crowd-guard",
      count,
      where: effects > 1 ? "each" : "companion",
    })),
  }));

const deck = [...spells("Muster", 2, 16, 4), ...spells("Recruit", 11, 1, 1)];

/** As a set file of Altered holds it. */
export const CROWD = {
  id: "crowd",
  ruleset: "altered",
  name: "The Crowd",
  cards: [
    {
      id: "crowd-marshal",
      name: "Marshal of the Crowd",
      type: "hero",
      faction: "ordis",
      limits: { reserve: 2, landmark: 2 },
    },
    {
      id: "crowd-guard",
      name: "Crowd Guard",
      type: "character",
      token: true,
      forest: 1,
      mountain: 1,
      water: 1,
    },
    ...deck,
  ],
  decks: [
    {
      id: "crowd",
      name: "The Crowd",
      cards: Object.fromEntries([["crowd-marshal", 1], ...deck.map(({ id }) => [id, COPIES])]),
    },
  ],
};

/** Two who play that deck through the typed client: one fills the table, the other passes. */
export class Crowd {
  readonly match: string;
  readonly #ada: MatchClient;
  readonly #bob: MatchClient;

  private constructor(match: string, ada: MatchClient, bob: MatchClient) {
    this.match = match;
    this.#ada = ada;
    this.#bob = bob;
  }

  static async gather(url: string): Promise<Crowd> {
    const [ada, bob] = [new Riposte(url), new Riposte(url)];
    const players = [await ada.session("Ada"), await bob.session("Bob")];
    const { id } = await ada.createMatch({
      ruleset: "altered",
      decks: players.map(() => ({ set: CROWD.id, deck: CROWD.decks[0].id })),
      seats: players.map(({ player }) => player.id),
    });
    return new Crowd(id, await ada.join(id), await bob.join(id));
  }

  /** Characters that stand in the Expeditions. */
  get size(): number {
    const { zones } = this.#ada.table.view;
    return Object.entries(zones)
      .filter(([key]) => /Expedition:/.test(key))
      .reduce((sum, [, { count }]) => sum + count, 0);
  }

  /** Whether a card of this name may be played now. */
  holds(name: string): boolean {
    return this.#playing(name) !== undefined;
  }

  /** Who fills the table wins one day. */
  get isOver(): boolean {
    return this.#ada.table.view.over !== null;
  }

  /** Plays one, after as many days as it takes to hold it; false where the match is over before. */
  async play(name: string): Promise<boolean> {
    let isPlayed = false;
    while (!isPlayed && !this.isOver) {
      const offer = this.#playing(name);
      const client = this.#ada.options().length > 0 ? this.#ada : this.#bob;
      isPlayed = offer !== undefined && (await answer(this.#ada, offer));
      if (!isPlayed) await this.#goOn(client);
      while (this.#ada.options().length === 0 && !this.isOver) await this.#goOn(this.#bob);
    }
    return isPlayed;
  }

  async leave(): Promise<void> {
    await Promise.all([this.#ada.leave(), this.#bob.leave()]);
  }

  #playing(name: string): Offer | undefined {
    const { own } = this.#ada.seat;
    return this.#ada.options().find(({ action }) => {
      const card = typeof action.card === "string" ? own.things[action.card]?.card : undefined;
      return card?.startsWith(name.toLowerCase()) === true;
    });
  }

  /** Passes, or answers in the first way there is; waits where nothing is asked. */
  async #goOn(client: MatchClient): Promise<void> {
    const options = client.options();
    const offer = options.find(({ action }) => action.action === "pass") ?? options[0];
    if (offer !== undefined) await answer(client, offer);
    else await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Fills in what is open in the first way there is. */
async function answer(client: MatchClient, { action, next }: Offer): Promise<boolean> {
  let draft: Draft = action;
  let open = next;
  while (open !== null) {
    draft = { ...draft, [open.slot]: firstOf(open.domain) };
    const narrowed = await client.narrow(draft);
    if (!narrowed.ok) return false;
    open = narrowed.next;
  }
  return (await client.submit(draft)).ok;
}
