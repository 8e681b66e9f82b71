/** Matches of two deals on one live server, under a clock of the test, and all that their viewer is sent. */

import { Riposte } from "../../shared/client/index.ts";
import { PROTOCOL_VERSION, watchAnswer } from "../../shared/protocol/index.ts";
import type { Act, Deals } from "./deals.ts";
import { SEED } from "./deals.ts";
import { type Running, run } from "./running.ts";
import { type Frame, KIND, Wire } from "./wire.ts";

/** What every moment of the server under test is read from. */
export interface Clock {
  now: number;
}

/** What a stage is set with: a game, and the options of each match of it. */
export type Setting = Pick<Deals, "world" | "options" | "viewer">;

/** A server with the rules of the setting alone. */
export const runDeals = ({ world: { ruleset, sets } }: Setting, clock: Clock): Promise<Running> =>
  run({
    rulesets: [ruleset],
    setFolders: [...sets],
    seeds: () => SEED,
    clock: () => clock.now,
    env: { WATCH_DELAY_SECONDS: "0" },
  });

/** One match with its two sockets. */
export class Stage {
  readonly match: string;
  readonly tokens: readonly string[];
  readonly wires: readonly Wire[];
  readonly #url: string;
  readonly #viewer: number;
  /** What is drawn anew for every match, session or socket, and so differs in any two. */
  readonly #chance: string[];
  /** Intents of each seat that it has sent so far; their numbers are its message ids. */
  readonly #sent = [0, 0];

  private constructor(
    url: string,
    viewer: number,
    match: string,
    tokens: readonly string[],
    wires: readonly Wire[],
    chance: string[],
  ) {
    this.#url = url;
    this.#viewer = viewer;
    this.match = match;
    this.tokens = tokens;
    this.wires = wires;
    this.#chance = chance;
  }

  /** @param deal what the setting's options are asked for */
  static async open({ url }: Running, setting: Setting, deal: number, clock: Clock): Promise<Stage> {
    const { world, viewer } = setting;
    const clients = [new Riposte(url), new Riposte(url)];
    const sessions = [await clients[0].session("Ada"), await clients[1].session("Bob")];
    const players = sessions.map(({ player }) => player.id);
    const tokens = sessions.map(({ token }) => token);
    const { id } = await clients[0].createMatch({
      ruleset: world.ruleset.id,
      options: setting.options(deal),
      decks: [...world.decks],
      seats: players,
    });
    const wires = [
      await Wire.join(url, id, tokens[0], () => clock.now),
      await Wire.join(url, id, tokens[1], () => clock.now),
    ];
    const stage = new Stage(url, viewer, id, tokens, wires, [id, ...players, ...tokens]);
    await stage.settle();
    return stage;
  }

  /** Somebody who watches without any delay, and was told all that happened until now. */
  async watch(): Promise<Wire> {
    const { token } = await new Riposte(this.#url).session("Eve");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const how = { method: "POST", headers, body: "{}" };
    const answer = await fetch(`${this.#url}/api/matches/${this.match}/watch`, how);
    const wire = await Wire.sit(this.#url, watchAnswer.parse(await answer.json()).reservation);
    await wire.request("hello", { protocol: PROTOCOL_VERSION, since: 0 });
    return wire;
  }

  /** Plays an act that must be accepted, and waits until both seats have heard all of it. */
  async play(act: Act): Promise<void> {
    await this.send(act);
    await this.settle();
  }

  /** Plays an act that must be accepted. */
  async send({ seat, intent }: Act): Promise<void> {
    const answer = await this.wires[seat].request("intent", { id: `i${++this.#sent[seat]}`, intent });
    if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(intent)}`);
  }

  /** These seats have heard all that was told: what they ask now is answered after it. */
  async settle(seats: readonly number[] = [0, 1]): Promise<void> {
    for (const seat of seats)
      await this.wires[seat].request("narrow", { draft: { action: "pass", request: 0 } });
  }

  /** Every frame of the viewer's socket with its moment, in order; chance blotted out in its own length. */
  seen(): string[] {
    const { frames } = this.wires[this.#viewer];
    return frames.map((frame) => `${frame.at} ${frame.bytes.byteLength} ${this.blot(bytesOf(frame))}`);
  }

  /** What another seat was sent, to show that the deals do differ. */
  seenBy(seat: number): string[] {
    return this.wires[seat].frames.map((frame) => this.blot(bytesOf(frame)));
  }

  blot(text: string): string {
    return this.#chance.reduce((rest, one) => rest.replaceAll(one, "*".repeat(one.length)), text);
  }

  /** An answer over HTTP, whole: status, headers, body. The date is the wall's. */
  async http(method: string, path: string, token?: string): Promise<string> {
    const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
    const answer = await fetch(this.#url + path.replace("{id}", this.match), { method, headers });
    const heads = [...answer.headers].filter(([name]) => !/^(date|ratelimit.*|etag)$/.test(name));
    const text = await answer.text();
    return this.blot(JSON.stringify([answer.status, heads, text]));
  }

  leave(): void {
    for (const wire of this.wires) wire.destroy();
  }
}

/** Bytes as text, one character each; the token of the socket, drawn by Colyseus, blotted out. */
function bytesOf({ bytes }: Frame): string {
  const text = bytes.toString("latin1");
  if (bytes[0] !== KIND.join) return text;
  const token = text.slice(2, 2 + bytes[1]);
  return text.replaceAll(token, "*".repeat(token.length));
}
