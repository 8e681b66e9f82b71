/** A short session of one seat with a real server, frame by frame. */
import { Riposte } from "../../shared/client/index.ts";
import { draw } from "../../shared/kernel/index.ts";
import type { NarrowAnswer, Reservation } from "../../shared/protocol/index.ts";
import { PROTOCOL_VERSION, type SeatMessage } from "../../shared/protocol/index.ts";
import { dice } from "../property/dice.ts";
import { SEED } from "../server/deals.ts";
import { run } from "../server/running.ts";
import { KIND, message, opened, sidesOf, Wire } from "../server/wire.ts";

export interface Said {
  readonly by: "client" | "server";
  readonly bytes: Buffer;
  /** The same with each string in its place. */
  readonly plain: Buffer;
}

/** One socket of the session: the path it opened, and what was said on it. */
export interface Line {
  readonly path: string;
  readonly said: readonly Said[];
  readonly closed: number;
}

/** What crosses one socket, in its order. */
class Tapped {
  readonly said: Said[] = [];
  readonly path: string;
  readonly wire: Wire;
  #requests = 0;
  #heard = 0;

  private constructor(wire: Wire, path: string) {
    this.wire = wire;
    this.path = path;
    wire.heard = ({ bytes, plain }) => void this.said.push({ by: "server", bytes, plain });
    for (const frame of wire.frames) wire.heard(frame);
  }

  static async open(url: string, { processId, roomId, sessionId }: Reservation): Promise<Tapped> {
    const path = `/${processId}/${roomId}?sessionId=${sessionId}`;
    const tapped = new Tapped(await Wire.open(url, path), path);
    await tapped.until((bytes) => bytes[0] === KIND.join);
    tapped.say(Buffer.from([KIND.join]));
    await tapped.until((bytes) => bytes[0] === KIND.state);
    return tapped;
  }

  say(bytes: Buffer): void {
    this.said.push({ by: "client", bytes, plain: bytes });
    this.wire.send(bytes);
  }

  /** Resolves to the first frame of the server's that fits, after those that were waited for before. */
  async until(fits: (bytes: Buffer) => boolean): Promise<Buffer> {
    for (;;) {
      const all = this.said.filter(({ by }) => by === "server");
      const at = all.findIndex(({ bytes }, n) => n >= this.#heard && fits(bytes));
      if (at >= 0) {
        this.#heard = at + 1;
        return all[at].bytes;
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  async ask(type: string, payload: object): Promise<unknown> {
    const request = this.#requests++;
    this.say(message(KIND.request, payload, type, request));
    const answer = await this.until((bytes) => bytes[0] === KIND.response && bytes[1] === request);
    const { value } = opened(Buffer.concat([Buffer.from([13, 1]), answer.subarray(3)]));
    return value;
  }

  /** The seat's side as it stands by what was told. */
  get seat(): SeatMessage {
    return sidesOf(this.said.filter(({ by }) => by === "server")).at(-1) as SeatMessage;
  }
}

/** The seat's first option, filled in slot by slot. */
async function play(line: Tapped, id: string): Promise<object> {
  const random = dice(1);
  const { options, own } = line.seat;
  let [{ action, next }] = options;
  while (next !== null) {
    action = { ...action, [next.slot]: draw(next.domain, random) ?? null };
    const answer = (await line.ask("narrow", { draft: action })) as NarrowAnswer;
    if (!answer.ok) throw new Error(answer.code);
    next = answer.next;
  }
  return { id, intent: { ...action, request: own.ask?.id ?? 0 } };
}

/** The session: a seat is taken, something is played, the line is cut, and the seat comes back and gives up. */
export async function capture(): Promise<readonly Line[]> {
  const server = await run({ seeds: () => SEED, env: { WATCH_DELAY_SECONDS: "0" } });
  try {
    return await session(server.url);
  } finally {
    await server.stop();
  }
}

async function session(url: string): Promise<readonly Line[]> {
  const [ada, bob] = [new Riposte(url), new Riposte(url)];
  const { token, player } = await ada.session("Ada");
  const other = await bob.session("Bob");
  const decks = ["solar-vanguard", "undertow-syndicate"].map((deck) => ({ set: "starter", deck }));
  // The seed has the second seat begin.
  const seats = [other.player.id, player.id];
  const { id } = await ada.createMatch({ ruleset: "nullshapers", decks, seats });
  const join = async () => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${url}/api/matches/${id}/join`, { method: "POST", headers, body: "{}" });
    return Tapped.open(url, ((await answer.json()) as { reservation: Reservation }).reservation);
  };
  const first = await join();
  await first.ask("hello", { protocol: PROTOCOL_VERSION });
  const intent = await play(first, "a-1");
  await first.ask("intent", intent);
  await first.ask("intent", intent);
  await first.ask("intent", { id: "a-2", intent: { action: "pass", request: 99 } });
  first.say(Buffer.from([18]));
  await first.until((bytes) => bytes[0] === 18);
  first.wire.destroy();
  await first.wire.closed;
  const second = await join();
  await second.ask("hello", { protocol: PROTOCOL_VERSION, since: 1 });
  await second.ask("concede", { id: "a-3" });
  second.say(Buffer.from([KIND.leave]));
  await second.wire.closed;
  return [first, second].map(({ path, said, wire }) => ({ path, said, closed: wire.code ?? 0 }));
}
