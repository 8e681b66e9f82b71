/** Frames of a room's sockets: of each kind there is what becomes of it, and Colyseus reads none that says anything. */
import { type Client, ClientState, Protocol, type Room } from "@colyseus/core";
import type { z } from "zod";
import type { Refusal } from "../../shared/kernel/index.ts";
import { helloSchema, type RefusalCode } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import { answer, type Requests } from "./requests.ts";
import type { RoomSocket } from "./socket.ts";

/** Core calls this with each frame before it decodes anything; private in its types, replaced in core itself. */
type Raw = { _onMessage(client: Client, buffer: Buffer): void };

/** Milliseconds between two looks for sockets that do not get on with joining. */
const LOOK_MS = 1_000;

/** A room whose sockets are guarded. */
export interface Guarded<S extends RoomSocket = RoomSocket> {
  readonly room: Room & { readonly requests: Requests };
  socketOf(client: Client): S | undefined;
  readonly log: HostLog;
  /** Names the room in the log. */
  readonly what: object;
  /** Hears of requests that are refused before they are read. */
  readonly refused?: ((client: Client, fault: RefusalCode) => void) | undefined;
}

/** Counts and measures each frame, and ends sockets that send rubbish or do not join in time. */
export function guardFrames(guarded: Guarded): void {
  const { room, socketOf, log, what } = guarded;
  // Private in core's types, which give it none.
  const raw = room as unknown as Raw;
  const core = raw._onMessage.bind(room);
  raw._onMessage = (client, frame) => {
    const socket = socketOf(client);
    if (socket?.admit(frame.byteLength) !== true) return;
    try {
      heard(guarded, socket, client, frame, core);
    } catch (error) {
      log.warn({ ...what, err: error }, "rubbish on a socket");
      socket.shut();
    }
  };
  room.clock.setInterval(() => {
    for (const client of room.clients) socketOf(client)?.hasten();
  }, LOOK_MS);
}

/**
 * Looks at the first byte whole: core takes some of its bits for flags. @throws where the frame is of no kind that
 * clients of this server send now, or its head cannot be read
 */
function heard(
  { room, refused }: Guarded,
  socket: RoomSocket,
  client: Client,
  frame: Buffer,
  core: Raw["_onMessage"],
): void {
  const [kind] = frame;
  const isBare = frame.byteLength === 1;
  const isJoined = client.state === ClientState.JOINED;
  // Until it has said that it joined, core keeps whatever it is told, without a bound.
  if (!isJoined && (kind !== Protocol.JOIN_ROOM || !isBare)) throw new Error("not joined yet");
  switch (kind) {
    case Protocol.JOIN_ROOM:
      if (isJoined) throw new Error("joined already");
      return core(client, frame);
    case Protocol.PING:
    case Protocol.LEAVE_ROOM:
      if (!isBare) throw new Error("more than its kind");
      core(client, frame);
      return socket.relieve();
    case Protocol.ROOM_REQUEST:
      if (socket.fault !== undefined) refused?.(client, socket.fault);
      return answer(socket, client, frame, room.requests);
    case Protocol.ROOM_DATA:
    case Protocol.ROOM_DATA_BYTES:
      // A plain message is counted like any other and means nothing.
      return;
    default:
      throw new Error(`no kind of frame: ${kind}`);
  }
}

/** Always an answer and never a throw. */
export async function answered<S extends RoomSocket, T, A extends object>(
  socket: S | undefined,
  payload: unknown,
  schema: z.ZodType<T>,
  act: (socket: S, message: T) => Promise<A>,
  log: HostLog,
  what: object,
): Promise<A | Refusal> {
  if (socket === undefined || socket.retired) return refuse("match/not-seated");
  if (!socket.greeted && schema !== (helloSchema as unknown)) return refuse("hello/needed");
  try {
    const parsed = schema.safeParse(payload);
    if (!parsed.success) return refuse("MALFORMED", { at: parsed.error.issues[0]?.path.map(String) ?? [] });
    return await act(socket, parsed.data);
  } catch (error) {
    log.error({ ...what, err: error }, "exception in a room");
    return refuse("server/error");
  }
}
