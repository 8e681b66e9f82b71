/**
 * A socket at a room without any client library: every frame as it came, when it came, and a way to stop
 * reading. What the typed client would never send is sent with it, and what it hides is seen.
 */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { decode, encode } from "@colyseus/schema";
import { Packr, unpack } from "msgpackr";
import type { z } from "zod";
import {
  HeardWords,
  joinAnswer,
  PROTOCOL_VERSION,
  type Reservation,
  type SeatMessage,
  seatMessageSchema,
  sideSchema,
  unpackSide,
} from "../../shared/protocol/index.ts";

/** Kinds of frames, as the first byte of each says. */
export const KIND = {
  join: 10,
  error: 11,
  leave: 12,
  data: 13,
  state: 14,
  patch: 15,
  request: 21,
  response: 22,
} as const;

/** One WebSocket message, and the time of the test's clock when it came. */
export interface Frame {
  readonly bytes: Buffer;
  /** The same with each string in its place, where the socket may say its number (shared/protocol/words.ts). */
  readonly plain: Buffer;
  readonly at: number;
}

/** An answer to a request as it came: `status` 0 is an answer of ours, anything else is one of Colyseus. */
export interface Reply {
  readonly status: number;
  readonly value: unknown;
}

const packr = new Packr({ useRecords: false });

/** A value as it comes out at the other end: the wire knows no -0, and no key called `__proto__`. */
export const asSent = <T>(value: T): T => unpack(packr.pack(value)) as T;

/** The head of a message (number or name, then its type), and the payload after it. */
export function message(kind: number, payload: unknown, type: string | number, request?: number): Buffer {
  const head = Buffer.alloc(4096);
  const it = { offset: 1 };
  head[0] = kind;
  if (request !== undefined) encode.number(head, request, it);
  if (typeof type === "string") encode.string(head, type, it);
  else encode.number(head, type, it);
  const start = head.subarray(0, it.offset);
  return payload === undefined ? Buffer.from(start) : Buffer.concat([start, packr.pack(payload)]);
}

/** Asks for the player's seat over HTTP. */
export async function reserve(url: string, match: string, token: string): Promise<Reservation> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/matches/${match}/join`, { method: "POST", headers, body: "{}" });
  const said: unknown = await answer.json();
  const read = joinAnswer.safeParse(said);
  if (!read.success) throw new Error(`no seat for the wire: ${JSON.stringify(said)}`);
  return read.data.reservation;
}

export class Wire {
  readonly #words = new HeardWords();
  /** Everything that came, in order. */
  readonly frames: Frame[] = [];
  /** Resolves to the code the server closed with; 1006 where it was cut. */
  readonly closed: Promise<number>;
  code: number | undefined;
  /** Whether frames are kept; a load of sockets keeps none. */
  keeps = true;
  /** Bytes of the frames that came and went, without their heads. */
  readonly bytes = { in: 0, out: 0 };
  /** Called with each frame, after it was put down. */
  heard: (frame: Frame) => void = () => {};
  readonly #socket: Socket;
  readonly #clock: () => number;
  readonly #replies = new Map<number, (reply: Reply) => void>();
  #requests = 0;
  #rest: Buffer = Buffer.alloc(0);
  #end: (code: number) => void = () => {};

  private constructor(socket: Socket, clock: () => number) {
    this.#socket = socket;
    this.#clock = clock;
    this.closed = new Promise((resolve) => {
      this.#end = (code) => {
        this.code ??= code;
        for (const settle of this.#replies.values()) settle({ status: -1, value: undefined });
        this.#replies.clear();
        resolve(this.code);
      };
    });
    socket.on("close", () => this.#end(1006));
    socket.on("error", () => this.#end(1006));
  }

  /** Opens a socket at this path. Rejects where the server does not take it. */
  static async open(url: string, path: string, clock: () => number = () => 0): Promise<Wire> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).setNoDelay(true);
    const key = randomBytes(16).toString("base64");
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    const rest = await upgraded(socket);
    const wire = new Wire(socket, clock);
    wire.#read(rest);
    socket.on("data", (data) => wire.#read(data));
    return wire;
  }

  /** Takes a reserved seat, as far as the full table. */
  static async sit(
    url: string,
    { processId, roomId, sessionId }: Reservation,
    clock?: () => number,
  ): Promise<Wire> {
    const wire = await Wire.open(url, `/${processId}/${roomId}?sessionId=${sessionId}`, clock);
    const { promise, resolve } = Promise.withResolvers<void>();
    wire.heard = ({ bytes }) => {
      if (bytes[0] === KIND.join) wire.send(Buffer.from([KIND.join]));
      if (bytes[0] === KIND.state || bytes[0] === KIND.error) resolve();
    };
    for (const frame of [...wire.frames]) wire.heard(frame);
    await Promise.race([promise, wire.closed]);
    wire.heard = () => {};
    return wire;
  }

  /** Joins a match by the one way, and says hello. */
  static async join(url: string, match: string, token: string, clock?: () => number): Promise<Wire> {
    const wire = await Wire.sit(url, await reserve(url, match, token), clock);
    await wire.request("hello", { protocol: PROTOCOL_VERSION });
    return wire;
  }

  /** Sends one WebSocket message. */
  send(bytes: Uint8Array, opcode = 2): void {
    this.bytes.out += bytes.byteLength;
    this.sendRaw(Buffer.concat([headOf(bytes.byteLength, opcode), bytes]));
  }

  /** Sends bytes that need be no WebSocket frame at all. */
  sendRaw(bytes: Uint8Array): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes);
  }

  /** Sends a plain message, which has no answer. */
  post(type: string | number, payload?: unknown): void {
    this.send(message(KIND.data, payload, type));
  }

  /** Sends a request and resolves to its answer; to status -1 where the socket was closed instead. */
  ask(type: string | number, payload?: unknown): Promise<Reply> {
    const request = ++this.#requests;
    return new Promise((resolve) => {
      if (this.code !== undefined) return resolve({ status: -1, value: undefined });
      this.#replies.set(request, resolve);
      this.send(message(KIND.request, payload, type, request));
    });
  }

  /** The answer of ours to a request. @throws where Colyseus answered, or nobody */
  async request<T = { readonly ok: boolean; readonly code?: string }>(
    type: string,
    payload?: unknown,
  ): Promise<T> {
    const { status, value } = await this.ask(type, payload);
    if (status !== 0) throw new Error(`${type}: status ${status} ${JSON.stringify(value)}`);
    return value as T;
  }

  /** Reads nothing more until `resume`: to the server, a client that is slow. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Cuts the line without a word. */
  destroy(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    this.#rest = this.#rest.byteLength === 0 ? data : Buffer.concat([this.#rest, data]);
    for (let next = frameIn(this.#rest); next !== undefined; next = frameIn(this.#rest)) {
      this.#rest = this.#rest.subarray(next.length);
      if (next.opcode === 8) this.#closing(next.payload);
      else if (next.opcode === 9) this.send(next.payload, 10);
      else if (next.opcode <= 2) this.#hear(next.payload);
    }
  }

  #closing(payload: Buffer): void {
    this.code ??= payload.byteLength >= 2 ? payload.readUInt16BE(0) : 1005;
    this.send(payload, 8);
    this.#socket.end();
  }

  #hear(bytes: Buffer): void {
    const kept = Buffer.from(bytes);
    const frame = { bytes: kept, plain: this.keeps ? this.#plain(kept) : kept, at: this.#clock() };
    this.bytes.in += bytes.byteLength;
    if (this.keeps) this.frames.push(frame);
    if (bytes[0] === KIND.response) {
      const it = { offset: 1 };
      const request = decode.number(bytes, it);
      const status = bytes[it.offset++];
      const value = it.offset < bytes.byteLength ? (unpack(bytes.subarray(it.offset)) as unknown) : undefined;
      this.#replies.get(request)?.({ status, value });
      this.#replies.delete(request);
    }
    this.heard(frame);
  }

  #plain(bytes: Buffer): Buffer {
    if (bytes[0] !== KIND.data) return bytes;
    const { type, value } = opened(bytes);
    const whole = this.#words.hear(String(type), value);
    return whole === value ? bytes : message(KIND.data, whole, type);
  }
}

/** A message frame's type and payload. */
export function opened(bytes: Buffer): {
  readonly type: string | number;
  readonly value: unknown;
} {
  const it = { offset: 1 };
  const type = decode.stringCheck(bytes, it) ? decode.string(bytes, it) : decode.number(bytes, it);
  return {
    type,
    value: it.offset < bytes.byteLength ? (unpack(bytes.subarray(it.offset)) as unknown) : undefined,
  };
}

/** The messages of one type that came so far, each as its schema reads it. */
export const messagesOf = <T>({ frames }: Pick<Wire, "frames">, kind: string, schema: z.ZodType<T>): T[] =>
  frames
    .filter(({ plain }) => plain[0] === KIND.data)
    .map(({ plain }) => opened(plain))
    .filter(({ type }) => type === kind)
    .map(({ value }) => schema.parse(value));

/** The seat's side after each message about it, as its client has it. */
export function sidesOf(frames: readonly Pick<Frame, "plain">[]): SeatMessage[] {
  const sides: SeatMessage[] = [];
  for (const { plain } of frames) {
    if (plain[0] !== KIND.data) continue;
    const { type, value } = opened(plain);
    if (type === "seat") sides.push(seatMessageSchema.parse(value));
    if (type === "side") sides.push(sideSchema.parse(unpackSide(sides.at(-1), value)));
  }
  return sides;
}

/** Resolves to what came after the handshake's own head. */
function upgraded(socket: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0);
    const failed = () => reject(new Error(`not upgraded: ${head.toString("latin1").slice(0, 80)}`));
    socket.once("close", failed);
    socket.once("error", failed);
    const read = (data: Buffer) => {
      head = Buffer.concat([head, data]);
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      socket.off("data", read).off("close", failed).off("error", failed);
      if (head.toString("latin1", 0, 12) === "HTTP/1.1 101") resolve(head.subarray(end + 4));
      else {
        socket.destroy();
        failed();
      }
    };
    socket.on("data", read);
  });
}

/** A client's frame begins with its length and a mask; one of zeros leaves the bytes as they are. */
function headOf(length: number, opcode: number): Buffer {
  const first = 0x80 | opcode;
  if (length < 126) return Buffer.from([first, 0x80 | length, 0, 0, 0, 0]);
  const head = Buffer.alloc(length < 65_536 ? 8 : 14);
  head[0] = first;
  head[1] = 0x80 | (length < 65_536 ? 126 : 127);
  if (length < 65_536) head.writeUInt16BE(length, 2);
  else head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

/** The first whole frame of a server's bytes. */
function frameIn(bytes: Buffer): { opcode: number; payload: Buffer; length: number } | undefined {
  if (bytes.byteLength < 2) return undefined;
  const short = bytes[1] & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.byteLength < head) return undefined;
  const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.byteLength < head + size) return undefined;
  return { opcode: bytes[0] & 0x0f, payload: bytes.subarray(head, head + size), length: head + size };
}
