/**
 * A room of this process in which everybody is told something else: the lobby, the queue. Messages and no
 * schema, as a patch would reach them all. It looks for news by itself, because another process may make them.
 */
import { type Client, ServerError } from "@colyseus/core";
import { z } from "zod";
import { GuardedRoom, type GuardedRoomDeps } from "./guarded-room.ts";
import { RoomSocket } from "./socket.ts";

export interface UpdatesDeps extends GuardedRoomDeps {
  /** These players are there. */
  touch(players: readonly string[]): Promise<void>;
  /** Hears of every change made by this process. */
  onChange(listener: () => void): () => void;
}

/** The player of a reserved place; said by the server when it reserves it. */
const claimSchema = z.object({ player: z.string() });

/** Milliseconds between two looks for what other processes changed, and between two signs of life. */
const LOOK_MS = 1_000;
const TOUCH_MS = 5_000;

/** Milliseconds between two ticks: a process has a few of these rooms, and who waits in one should hear soon. */
const TICK_MS = 250;

export class UpdatesSocket extends RoomSocket {
  // The place was reserved for its player: there is nothing to say hello for.
  override greeted = true;

  constructor(client: Client, player: string, deps: UpdatesDeps) {
    super(client, player, deps.clock, deps.messagesPerSecond(player));
  }
}

export abstract class UpdatesRoom<S extends UpdatesSocket, D extends UpdatesDeps> extends GuardedRoom<S, D> {
  override autoDispose = false;
  #silence = () => {};
  protected override readonly tickMs = TICK_MS;
  #looking: Promise<void> | undefined;
  #again = false;
  #looked = 0;
  #touched = 0;

  protected abstract socketOf(client: Client, player: string): S;
  /** Tells every socket what is new to it. */
  protected abstract tell(): Promise<void>;

  protected override get what(): object {
    return { room: this.roomName };
  }

  override onCreate({ deps }: { readonly deps: D }): void {
    this.deps = deps;
    this.#silence = deps.onChange(() => this.look());
    this.guard();
  }

  override onJoin(client: Client, _options: unknown, auth: unknown): void {
    const claim = claimSchema.safeParse(auth);
    if (!claim.success) throw new ServerError(403, "auth/missing");
    this.enter(client, this.socketOf(client, claim.data.player));
    this.#touched = 0;
  }

  override onLeave(client: Client): void {
    this.leave(client);
  }

  protected players(): string[] {
    return [...new Set([...this.sockets.values()].map(({ player }) => player))];
  }

  /** Looks what is new; asked for while it looks, it looks once more. */
  protected look(): void {
    this.#again = true;
    this.#looking ??= this.#lookOn().finally(() => {
      this.#looking = undefined;
    });
  }

  async #lookOn(): Promise<void> {
    while (this.#again && this.sockets.size > 0) {
      this.#again = false;
      this.#looked = this.deps.clock();
      try {
        await this.tell();
      } catch (error) {
        return this.#failed(error);
      }
    }
  }

  protected override tick(): void {
    if (this.sockets.size === 0) return;
    const now = this.deps.clock();
    if (now - this.#looked >= LOOK_MS) this.look();
    if (now - this.#touched < TOUCH_MS) return;
    this.#touched = now;
    this.deps.touch(this.players()).catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): void {
    this.deps.log.error({ room: this.roomName, err: error }, "exception in a room");
  }

  override onDispose(): void {
    this.#silence();
  }
}
