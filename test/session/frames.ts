/** Frames of a socket, each byte explained: docs/protocol.md, "Frames". */
import { Cursor, type Note } from "./cursor.ts";
import { messagePack } from "./message-pack.ts";
import { number, string } from "./primitives.ts";
import { State } from "./state.ts";
import { Words } from "./words.ts";

/** Reads the frames of one socket in their order. */
export class FrameReader {
  state: State | undefined;
  #words = new Words();

  /** @throws where a byte of it means nothing */
  read(frame: Buffer): readonly Note[] {
    const cursor = new Cursor(frame);
    this.#read(cursor, frame);
    if (!cursor.isAtEnd) throw new Error(`bytes that mean nothing from ${cursor.at} on`);
    return cursor.notes;
  }

  #read(cursor: Cursor, frame: Buffer): void {
    switch (frame[0]) {
      case 10:
        return this.#join(cursor, frame.byteLength > 1);
      case 12:
        return cursor.mark("kind 12: leave");
      case 13:
        cursor.mark("kind 13: message");
        return this.#message(cursor, string(cursor, "type"));
      case 14:
        cursor.mark("kind 14: the table, whole");
        return this.state?.read(cursor);
      case 15:
        cursor.mark("kind 15: what changed of the table");
        return this.state?.read(cursor);
      case 18:
        return cursor.mark("kind 18: ping");
      case 21:
        cursor.mark("kind 21: request");
        number(cursor, "request's number");
        return void messagePack(cursor, string(cursor, "type"));
      case 22:
        cursor.mark("kind 22: answer");
        number(cursor, "request's number");
        cursor.byte("status");
        return void messagePack(cursor, "answer");
      default:
        throw new Error(`no kind of frame: ${frame[0]}`);
    }
  }

  #message(cursor: Cursor, type: string): void {
    if (type === "seat") this.#words = new Words();
    messagePack(cursor, type, ["seat", "side", "events"].includes(type) ? this.#words : undefined);
  }

  #join(cursor: Cursor, hasMore: boolean): void {
    cursor.mark("kind 10: join");
    if (!hasMore) return;
    cursor.text(cursor.byte("length of the token"), "token, which nothing needs");
    cursor.text(cursor.byte("length of the kind of state"), "kind of state");
    const length = number(cursor, "length of the description of the types");
    this.state = State.describe(cursor, cursor.at + length);
  }
}
