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
import type { Line } from "./line.ts";
import { Listeners, type Off } from "./listeners.ts";
import { RefusedError } from "./refused.ts";
import { RoomClient } from "./room-client.ts";
import type { Way } from "./way.ts";

export class WatchClient extends RoomClient<WatchWelcome> {
  readonly #handed = new Listeners<[readonly OwnView[]]>();
  readonly #chats = new Listeners<[ChatMessage]>();
  #hands: readonly OwnView[] = [];

  /** Begins to watch. @throws RefusedError, or what `fetch` throws */
  static async join(way: Way, since?: number): Promise<WatchClient> {
    const client = new WatchClient(way, since);
    await client.begin();
    return client;
  }

  /** Seconds behind the match. */
  get delay(): number {
    return this.welcome.delay;
  }

  /** What each seat sees, by seat; empty where hands are not shown. */
  get hands(): readonly OwnView[] {
    return this.#hands;
  }

  onHands(listener: (hands: readonly OwnView[]) => void): Off {
    return this.#handed.add(listener);
  }

  /** Says something to those who watch the same; the players do not hear it. @throws where the socket is cut */
  async chat(said: { readonly text: string } | { readonly emote: (typeof EMOTES)[number] }): Promise<void> {
    const answer = await this.ask("chat", { id: crypto.randomUUID(), ...said });
    const refused = refusalSchema.safeParse(answer);
    if (refused.success) throw new RefusedError(refused.data.code, refused.data.detail);
  }

  onChat(listener: (message: ChatMessage) => void): Off {
    return this.#chats.add(listener);
  }

  protected override greet(line: Line, since: number | undefined): Promise<WatchWelcome> {
    return this.way.greet(line, since, watchWelcomeSchema);
  }

  protected override greeted(line: Line): void {
    this.show(line);
  }

  protected override heard(_line: Line, type: string, message: unknown): void {
    if (type === "chat") {
      const said = chatMessageSchema.safeParse(message);
      if (said.success) this.#chats.tell(said.data);
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
