/**
 * The common part of the rooms of matches, spectators and updates, most of it against traps of Colyseus: places that
 * the server reserves, frames that are guarded, patches that leave whole, an end that comes in time.
 */
import { type AuthContext, type Client, Room, type RoomOptions, ServerError } from "@colyseus/core";
import type { z } from "zod";
import type { Refusal } from "../../shared/kernel/index.ts";
import { CLOSE, type RefusalCode } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import type { Attendance } from "./attendance.ts";
import { answered, guardFrames } from "./frames.ts";
import type { Requests } from "./requests.ts";
import type { RoomSocket } from "./socket.ts";

export interface GuardedRoomDeps {
  readonly attendance: Attendance;
  readonly log: HostLog;
  readonly clock: () => number;
  messagesPerSecond(player: string): number;
}

/** Milliseconds between two ticks of a room of a match: there may be thousands, and most wait for nothing. */
const TICK_MS = 1_000;

export abstract class GuardedRoom<
  S extends RoomSocket,
  D extends GuardedRoomDeps,
  T extends RoomOptions = { client: Client },
> extends Room<T> {
  // Patches leave when a change is made, whole, so that no client joins between a change and its patch.
  override patchRate: number | null = null;
  abstract readonly requests: Requests;
  protected readonly tickMs: number = TICK_MS;
  protected readonly sockets = new Map<string, S>();
  protected deps!: D;

  /** Names the room in the log. */
  protected abstract get what(): object;
  protected abstract tick(): void;

  /** Nobody joins by matchmaking: a place is reserved by the server, which says whose it is. */
  static override async onAuth(_token: string, _options: unknown, _context: AuthContext): Promise<never> {
    throw new ServerError(403, "auth/missing");
  }

  /** Begins to hear and to tick. @param refused hears of requests that are refused before they are read */
  protected guard(refused?: (client: Client, code: RefusalCode) => void): void {
    // With patchRate null and no timestep, core ticks every room 60 times a second.
    this.setTimestep(() => this.tick(), this.tickMs);
    this.patchRate = null;
    const socketOf = ({ sessionId }: Client) => this.sockets.get(sessionId);
    guardFrames({ room: this, socketOf, log: this.deps.log, what: this.what, refused });
  }

  /** @throws ServerError where the player is not let in */
  protected enter(client: Client, socket: S): void {
    this.deps.attendance.enter(socket);
    this.sockets.set(client.sessionId, socket);
  }

  /** The socket that this client had here; undefined where it never entered. */
  protected leave({ sessionId }: Client): S | undefined {
    const socket = this.sockets.get(sessionId);
    if (socket === undefined) return undefined;
    socket.retire();
    this.deps.attendance.leave(socket);
    this.sockets.delete(sessionId);
    return socket;
  }

  /** Always an answer and never a throw. */
  protected answer<A, R extends object>(
    { sessionId }: Client,
    payload: unknown,
    schema: z.ZodType<A>,
    act: (socket: S, message: A) => Promise<R>,
  ): Promise<R | Refusal> {
    return answered(this.sockets.get(sessionId), payload, schema, act, this.deps.log, this.what);
  }

  // Core waits for every room at shutdown without a limit; one that does not leave would hold it for ever.
  override onBeforeShutdown(): void {
    void this.disconnect(CLOSE.moved);
  }

  // Defined so that a throw in a handler or timer ends nothing but itself: without it, core lets it end the process.
  override onUncaughtException(error: Error, where: string): void {
    this.deps.log.error({ ...this.what, where, err: error }, "exception in a room");
  }
}
