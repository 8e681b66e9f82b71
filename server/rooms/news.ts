/**
 * A room of this process in which everybody is told something else: the lobby, the queue. Messages and no
 * schema, as a patch would reach them all. It looks for news by itself, because another process may make them.
 */
import { type AuthContext, type Client, Room, ServerError } from "@colyseus/core";
import { z } from "zod";
import type { Refusal } from "../../shared/kernel/index.ts";
import { CLOSE } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import type { Attendance } from "./attendance.ts";
import { answered, guardFrames } from "./frames.ts";
import type { Requests } from "./requests.ts";
import { RoomSocket } from "./socket.ts";

export interface NewsDeps {
  /** These players are there. */
  touch(players: readonly string[]): Promise<void>;
  /** Hears of every change made by this process. */
  onChange(listener: () => void): () => void;
  readonly attendance: Attendance;
  readonly log: HostLog;
  readonly clock: () => number;
  readonly messagesPerSecond: number;
}

/** Who a reserved place is for; said by the server when it reserves it. */
const claimSchema = z.object({ player: z.string() });

/** Milliseconds between two looks for what other processes changed, and between two signs of life. */
const LOOK_MS = 1_000;
const TOUCH_MS = 5_000;

export class NewsSocket extends RoomSocket {
  // The place was reserved for its player: there is nothing to say hello for.
  override greeted = true;

  constructor(client: Client, player: string, deps: NewsDeps) {
    super(client, player, deps.clock, deps.messagesPerSecond);
  }
}

export abstract class NewsRoom<S extends NewsSocket, D extends NewsDeps> extends Room<{ client: Client }> {
  override autoDispose = false;
  override patchRate: number | null = null;
  abstract readonly requests: Requests;
  protected readonly sockets = new Map<string, S>();
  protected deps!: D;
  #silence = () => {};
  #looking: Promise<void> | undefined;
  #again = false;
  #looked = 0;
  #touched = 0;

  protected abstract socketOf(client: Client, player: string): S;
  /** Tells every socket what is new to it. */
  protected abstract tell(): Promise<void>;

  static override async onAuth(_token: string, _options: unknown, _context: AuthContext): Promise<never> {
    throw new ServerError(403, "auth/missing");
  }

  override onCreate({ deps }: { readonly deps: D }): void {
    this.deps = deps;
    this.setTimestep(() => this.#tick(), 250);
    this.patchRate = null;
    this.#silence = deps.onChange(() => this.look());
    const socketOf = ({ sessionId }: Client) => this.sockets.get(sessionId);
    guardFrames({ room: this, socketOf, log: deps.log, what: { room: this.roomName } });
  }

  override onJoin(client: Client, _options: unknown, auth: unknown): void {
    const claim = claimSchema.safeParse(auth);
    if (!claim.success) throw new ServerError(403, "auth/missing");
    const socket = this.socketOf(client, claim.data.player);
    this.deps.attendance.enter(socket);
    this.sockets.set(client.sessionId, socket);
    this.#touched = 0;
  }

  override onLeave({ sessionId }: Client): void {
    const socket = this.sockets.get(sessionId);
    if (socket === undefined) return;
    socket.retire();
    this.deps.attendance.leave(socket);
    this.sockets.delete(sessionId);
  }

  protected players(): string[] {
    return [...new Set([...this.sockets.values()].map(({ player }) => player))];
  }

  protected answer<T>(
    { sessionId }: Client,
    payload: unknown,
    schema: z.ZodType<T>,
    act: (socket: S, message: T) => Promise<object>,
  ): Promise<object | Refusal> {
    const what = { room: this.roomName };
    return answered(this.sockets.get(sessionId), payload, schema, act, this.deps.log, what);
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

  #tick(): void {
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

  // Core waits for every room at shutdown without a limit; one that does not leave would hold it for ever.
  override onBeforeShutdown(): void {
    void this.disconnect(CLOSE.moved);
  }

  override onDispose(): void {
    this.#silence();
  }

  // Defined so that a throw in a handler or timer ends nothing but itself: without it, core lets it end the process.
  override onUncaughtException(error: Error, where: string): void {
    this.deps.log.error({ room: this.roomName, where, err: error }, "exception in a room");
  }
}
