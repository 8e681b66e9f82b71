/** Reads bytes from their beginning, and notes of each what it is: nothing is read that is not explained. */

export interface Note {
  readonly bytes: Buffer;
  /** What it is; the same in every session. */
  readonly what: string;
  /** What it says in this one. */
  readonly value?: string;
}

export class Cursor {
  readonly notes: Note[] = [];
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.byteLength;
  }

  get next(): number {
    return this.#bytes[this.#at] ?? -1;
  }

  /** The bytes that follow the next one, before they are read. */
  ahead(length: number): Buffer {
    return this.#bytes.subarray(this.#at + 1, this.#at + 1 + length);
  }

  get at(): number {
    return this.#at;
  }

  /** Reads so many bytes as one thing. `read` makes a value of them. */
  take<T>(length: number, what: string, read: (bytes: Buffer) => T): T {
    if (this.#at + length > this.#bytes.byteLength) throw new Error(`${what}: the frame is too short`);
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    const value = read(bytes);
    this.notes.push({
      bytes,
      what,
      value: typeof value === "string" ? JSON.stringify(value) : String(value),
    });
    return value;
  }

  byte(what: string): number {
    return this.take(1, what, (bytes) => bytes[0]);
  }

  /** One whose value is in the words: it is the same in every session. */
  mark(what: string, length = 1): void {
    this.take(length, what, () => "");
    const { bytes } = this.notes.pop() as Note;
    this.notes.push({ bytes, what });
  }

  text(length: number, what: string): string {
    return this.take(length, what, (bytes) => bytes.toString("utf8"));
  }
}
