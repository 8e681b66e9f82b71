/** Frames of a room's sockets, looked at before Colyseus reads them, and answered whatever they say. */
import type { Client, Room } from "@colyseus/core";
import type { z } from "zod";
import type { Refusal } from "../../shared/kernel/index.ts";
import { CLOSE, helloSchema, type RefusalCode } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/log.ts";
import { refuse } from "../match/refuse.ts";
import { isAnswered, type Requests } from "./requests.ts";
import type { RoomSocket } from "./socket.ts";

/** Core calls this with each frame before it decodes anything; private in its types, replaced in core itself. */
type Raw = { _onMessage(client: Client, buffer: Buffer): void };

/**
 * Counts and measures each frame. Core decodes the head of one outside any try, where a throw would end the
 * process; here it ends the socket. @param what names the room in the log
 * @param refused hears of what is refused before it is read
 */
export function guardFrames(
  room: Room & { readonly requests: Requests },
  socketOf: (client: Client) => RoomSocket | undefined,
  log: HostLog,
  what: object,
  refused: (client: Client, fault: RefusalCode) => void = () => {},
): void {
  const raw = room as unknown as Raw;
  const inner = raw._onMessage.bind(room);
  raw._onMessage = (client, buffer) => {
    const socket = socketOf(client);
    if (socket?.admit(buffer?.byteLength ?? 0) === false) return;
    const fault = socket?.fault;
    if (fault !== undefined) refused(client, fault);
    try {
      if (!isAnswered(client, buffer, room.requests, fault)) inner(client, buffer);
    } catch (error) {
      log.warn({ ...what, err: error }, "rubbish on a socket");
      client.leave(CLOSE.tooMuch);
    }
  };
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
