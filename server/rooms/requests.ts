/**
 * Requests on a room's sockets (design.md 6). They are answered here and not by core, which would answer an
 * unknown kind, a payload it cannot read or a throw in words of its own.
 */
import { type Client, getMessageBytes, Protocol } from "@colyseus/core";
import { decode } from "@colyseus/schema";
import { unpack } from "msgpackr";
import type { RefusalCode } from "../../shared/protocol/index.ts";
import { refuse } from "../match/refuse.ts";

/** What each kind of request is answered; they never reject. */
export type Requests = Readonly<Record<string, (client: Client, payload: unknown) => Promise<object>>>;

/**
 * Sees to the frame if it is a request; false where it is not. Throws where its head is rubbish.
 * @param fault why it is refused whatever it says: then nothing of it is read
 */
export function isAnswered(
  client: Client,
  frame: Uint8Array,
  requests: Requests,
  fault: RefusalCode | undefined,
): boolean {
  if (frame[0] !== Protocol.ROOM_REQUEST) return false;
  const it = { offset: 1 };
  const request = decode.number(frame, it);
  const answer = (said: object) =>
    client.enqueueRaw(getMessageBytes[Protocol.ROOM_RESPONSE](request, 0, said));
  if (fault !== undefined) {
    answer(refuse(fault));
    return true;
  }
  const kind = decode.stringCheck(frame, it) ? decode.string(frame, it) : "";
  const payload = Object.hasOwn(requests, kind) ? read(frame.subarray(it.offset)) : UNREADABLE;
  if (payload === UNREADABLE) answer(refuse("MALFORMED"));
  else void requests[kind](client, payload).then(answer);
  return true;
}

const UNREADABLE = Symbol("unreadable");

/** What a client packed, if anything. */
function read(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return undefined;
  try {
    return unpack(bytes);
  } catch {
    return UNREADABLE;
  }
}
