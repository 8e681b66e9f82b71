/** Those who play in the soak: two at each match, who also drop, refresh and come back. */
import { setTimeout as sleep } from "node:timers/promises";
import { type MatchClient, Riposte, sampleIntent } from "../../shared/client/index.ts";
import type { Draw } from "../../shared/kernel/index.ts";
import type { World } from "../server/worlds.ts";

/** What all of them add to. */
export class Tally {
  played = 0;
  finished = 0;
  refused = 0;
  refreshed = 0;
  readonly latencies: number[] = [];
  /** What should not be. */
  readonly wrongs: string[] = [];
  /** Matches that go on, for those who watch. */
  readonly live = new Set<string>();

  note(what: string): void {
    if (this.wrongs.length < 100) this.wrongs.push(what);
  }
}

/** Milliseconds between two intents of a match, and until nobody believes any more that it goes on. */
const PACE = { least: 300, most: 1_500, stuck: 90_000 } as const;

/** So many clients in one process are slow themselves: what only waits is no fault of the server. */
export const PATIENT = { join: 30_000, ping: 20_000 } as const;

interface Seat {
  readonly riposte: Riposte;
  client: MatchClient;
}

/** One table at which one match is played after another, until it is told to stop. */
export class Place {
  readonly #urls: readonly [string, string];
  readonly #world: World;
  readonly #random: Draw;
  readonly #tally: Tally;
  #moved = performance.now();

  /** @param urls where each of the two comes in; one of them over a line that is cut now and then */
  constructor(urls: readonly [string, string], world: World, random: Draw, tally: Tally) {
    this.#urls = urls;
    this.#world = world;
    this.#random = random;
    this.#tally = tally;
  }

  async run(isOver: () => boolean): Promise<void> {
    const ripostes = this.#urls.map((url) => new Riposte(url, PATIENT));
    const sessions = await Promise.all(ripostes.map((one, seat) => one.session(`Bot ${seat}`)));
    const ids = sessions.map(({ player }) => player.id);
    while (!isOver()) await this.#match(ripostes, ids, isOver);
  }

  async #match(ripostes: readonly Riposte[], seats: string[], isOver: () => boolean): Promise<void> {
    const { ruleset, options, decks } = this.#world;
    const body = { ruleset: ruleset.id, options, decks: [...decks], seats };
    const { id } = await patiently(() => ripostes[0].createMatch(body, crypto.randomUUID()));
    const places: Seat[] = [];
    for (const riposte of ripostes) {
      const client = await patiently(() => riposte.join(id));
      places.push({ riposte, client });
      this.#listen(client, id);
    }
    this.#tally.live.add(id);
    this.#moved = performance.now();
    while (!isOver() && places[0].client.outcome === undefined) await this.#turn(id, places);
    await this.#end(id, places);
  }

  #listen(client: MatchClient, id: string): void {
    client.onBug((bug) => this.#tally.note(`${this.#world.ruleset.id} ${id}: ${bug}`));
  }

  async #turn(id: string, places: Seat[]): Promise<void> {
    await sleep(PACE.least + this.#random(PACE.most - PACE.least));
    if (this.#random(40) === 0) await this.#refresh(id, places[this.#random(2)]);
    for (const { client } of places) {
      if (client.state !== "online" || client.options().length === 0) continue;
      const intent = await sampleIntent(client, this.#random);
      if (intent === undefined) continue;
      const from = performance.now();
      const answer = await client.submit(intent);
      this.#tally.latencies.push(performance.now() - from);
      if (answer.ok) this.#tally.played++;
      else this.#tally.refused++;
      if (answer.ok) this.#moved = performance.now();
    }
    if (performance.now() - this.#moved < PACE.stuck) return;
    const asked = places.map(({ client }) => `${client.state} ${client.options().length}`);
    this.#tally.note(`${this.#world.ruleset.id} ${id} is stuck: ${asked.join(", ")}`);
    this.#moved = performance.now();
  }

  /** As a page that is loaded again: the old socket goes at some moment, the new one has the seat. */
  async #refresh(id: string, seat: Seat): Promise<void> {
    const old = seat.client;
    const client = await patiently(() => seat.riposte.join(id)).catch(() => undefined);
    await old.leave();
    if (client === undefined) return;
    seat.client = client;
    this.#listen(client, id);
    this.#tally.refreshed++;
  }

  async #end(id: string, places: readonly Seat[]): Promise<void> {
    // Whoever of the two has a socket ends it.
    for (const { client } of places)
      if (places.every((one) => one.client.outcome === undefined)) await client.concede();
    // A page whose loading again failed half-way has lost its seat to a window that was never there.
    const lost = ({ client }: Seat) => client.state === "gone" || client.state === "taken-over";
    const over = () => places.every((one) => one.client.outcome !== undefined || lost(one));
    const until = performance.now() + PACE.stuck;
    while (!over() && performance.now() < until) await sleep(100);
    if (over()) this.#tally.finished++;
    else {
      const states = places.map(({ client }) => `${client.state} ${client.reason?.code ?? ""}`);
      this.#tally.note(`${this.#world.ruleset.id} ${id} does not end: ${states.join(", ")}`);
    }
    this.#tally.live.delete(id);
    await Promise.all(places.map((one) => one.client.leave()));
  }
}

/** Lines are cut while things are asked over HTTP, too: then they are asked again. */
export async function patiently<T>(ask: () => Promise<T>, tries = 20): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await ask();
    } catch (error) {
      if (n >= tries) throw error;
      await sleep(100 * n);
    }
  }
}
