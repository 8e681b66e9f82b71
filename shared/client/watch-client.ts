/** A spectator of one match: the table as everybody may see it, as late as the players chose. */
import type { OwnView } from "../kernel/index.ts";
import {
  type ChatMessage,
  chatMessageSchema,
  type EMOTES,
  handsMessageSchema,
  refusalSchema,
  type WatchWelcome,
  watchWelcomeSchema,
} from "../protocol/index.ts";
import type { Connection } from "./connection.ts";
import type { Connector } from "./connector.ts";
import { Listeners, type Off } from "./listeners.ts";
import { RefusedError } from "./refused-error.ts";
import { RoomClient } from "./room-client.ts";

const muting = (player: string, muted: boolean) => ({ id: crypto.randomUUID(), player, muted });

function refuseAnswer(answer: unknown): void {
  const refused = refusalSchema.safeParse(answer);
  if (refused.success) throw new RefusedError(refused.data.code, refused.data.detail);
}

export class WatchClient extends RoomClient<WatchWelcome> {
  readonly #handed = new Listeners<[readonly OwnView[]]>();
  readonly #chats = new Listeners<[ChatMessage]>();
  #hands: readonly OwnView[] = [];
  /** Told again to each room he comes to. */
  readonly #muted = new Set<string>();

  /** Begins to watch. @throws RefusedError, or what `fetch` throws */
  static async join(way: Connector, since?: number): Promise<WatchClient> {
    const client = new WatchClient(way, since);
    await client.begin();
    return client;
  }

  /** Seconds behind the match. */
  get delay(): number {
    return this.welcome.delay;
  }

  /** The sides of the seats, by seat; empty where hands are not shown. */
  get hands(): readonly OwnView[] {
    return this.#hands;
  }

  onHands(listener: (hands: readonly OwnView[]) => void): Off {
    return this.#handed.add(listener);
  }

  /** Says something to those who watch the same; the players do not hear it. @throws where the socket is cut */
  async chat(said: { readonly text: string } | { readonly emote: (typeof EMOTES)[number] }): Promise<void> {
    refuseAnswer(await this.ask("chat", { id: crypto.randomUUID(), ...said }));
  }

  /** Hears nothing of another spectator any more, or hears him again. @throws where the socket is cut */
  async mute(player: string, muted = true): Promise<void> {
    refuseAnswer(await this.ask("mute", muting(player, muted)));
    if (muted) this.#muted.add(player);
    else this.#muted.delete(player);
  }

  onChat(listener: (message: ChatMessage) => void): Off {
    return this.#chats.add(listener);
  }

  protected override greet(line: Connection, since: number | undefined): Promise<WatchWelcome> {
    return this.way.greet(line, since, watchWelcomeSchema);
  }

  protected override greeted(line: Connection): void {
    for (const player of this.#muted) line.request("mute", muting(player, true)).catch(() => {});
    this.show(line);
  }

  protected override heard(_line: Connection, type: string, message: unknown): void {
    if (type === "chat") {
      const said = chatMessageSchema.safeParse(message);
      // A room he has just come to may not know it yet.
      if (said.success && !this.#muted.has(said.data.player ?? "")) this.#chats.tell(said.data);
    }
    if (type !== "hands") return;
    const parsed = handsMessageSchema.safeParse(message);
    if (!parsed.success) return this.bugs.tell(`hands that cannot be read: ${parsed.error.message}`);
    this.#hands = parsed.data.hands;
    this.#handed.tell(this.#hands);
  }

  /** A spectator sends nothing that waits for an answer. */
  protected override held(): boolean {
    return false;
  }

  protected override stopped(): void {}
}
