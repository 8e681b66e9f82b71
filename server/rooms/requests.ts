/**
 * Requests on a room's sockets (architecture.md 6). They are answered here and not by core, which would answer an
 * unknown kind, a payload it cannot read or a throw in words of its own.
 */
import type { Client } from "@colyseus/core";
import { decode } from "@colyseus/schema";
import { unpack } from "msgpackr";
import type { RequestName, RoomName } from "../../shared/protocol/rooms.ts";
import { refuse } from "../match/common/refuse.ts";
import type { RoomSocket } from "./socket.ts";

/** The answers to each kind of request; they never reject. */
export type Requests = Readonly<Record<string, (client: Client, payload: unknown) => Promise<object>>>;

/** Those of one kind of room: the ones that the AsyncAPI document has, and no other. */
export type RequestsOf<R extends RoomName> = Readonly<Record<RequestName<R>, Requests[string]>>;

/** Sees to a request's frame. @throws where its head is rubbish */
export function answer(socket: RoomSocket, client: Client, frame: Buffer, requests: Requests): void {
  const it = { offset: 1 };
  const request = decode.number(frame, it);
  if (!Number.isSafeInteger(request) || request < 0) throw new Error("a request without a number");
  if (socket.fault !== undefined) return socket.reply(request, refuse(socket.fault));
  const kind = kindIn(frame, it);
  const carryOut = Object.hasOwn(requests, kind) ? requests[kind] : undefined;
  const payload = carryOut === undefined ? UNREADABLE : read(frame.subarray(it.offset));
  if (carryOut === undefined || payload === UNREADABLE) socket.reply(request, refuse("MALFORMED"));
  else void carryOut(client, payload).then((said) => socket.reply(request, said));
}

/** Its kind: a short string of MessagePack's. Core's own reader would complain of another on the console. */
function kindIn(frame: Buffer, it: { offset: number }): string {
  const head = frame[it.offset++] ?? 0;
  if (head >> 5 !== 0b101) return "";
  const start = it.offset;
  it.offset += head & 0b11111;
  return frame.toString("latin1", start, it.offset);
}

const UNREADABLE = Symbol("unreadable");

/** The payload that a client packed, if any. */
function read(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return undefined;
  try {
    return unpack(bytes);
  } catch {
    return UNREADABLE;
  }
}
