/** Values as the synchronized state has them, and heads of frames: docs/protocol.md, "Numbers and strings". */
import type { Cursor } from "./cursor.ts";

/** How many bytes follow the first, and how they are read. */
const NUMBERS: Readonly<Record<number, readonly [number, (bytes: Buffer) => number]>> = {
  202: [4, (bytes) => bytes.readFloatLE(1)],
  203: [8, (bytes) => bytes.readDoubleLE(1)],
  204: [1, (bytes) => bytes.readUInt8(1)],
  205: [2, (bytes) => bytes.readUInt16LE(1)],
  206: [4, (bytes) => bytes.readUInt32LE(1)],
  207: [8, (bytes) => Number(bytes.readBigUInt64LE(1))],
  208: [1, (bytes) => bytes.readInt8(1)],
  209: [2, (bytes) => bytes.readInt16LE(1)],
  210: [4, (bytes) => bytes.readInt32LE(1)],
  211: [8, (bytes) => Number(bytes.readBigInt64LE(1))],
};

export function number(cursor: Cursor, what: string): number {
  const head = cursor.next;
  if (head < 0x80) return cursor.byte(what);
  if (head >= 0xe0) return cursor.take(1, what, (bytes) => bytes.readInt8(0));
  const kind = NUMBERS[head];
  if (kind === undefined) throw new Error(`${what}: 0x${head.toString(16)} begins no number`);
  return cursor.take(1 + kind[0], what, kind[1]);
}

export function string(cursor: Cursor, what: string): string {
  const head = cursor.next;
  const more = head === 0xd9 ? 1 : head === 0xda ? 2 : head === 0xdb ? 4 : 0;
  if (head < 0xa0 || (head > 0xbf && more === 0)) throw new Error(`${what}: not a string`);
  const size = more === 0 ? head & 0x1f : cursor.ahead(more).readUIntLE(0, more);
  return cursor.take(1 + more + size, what, (bytes) => bytes.toString("utf8", 1 + more));
}

const fixed: Readonly<Record<string, readonly [number, (bytes: Buffer) => number | boolean]>> = {
  uint8: [1, (bytes) => bytes.readUInt8(0)],
  uint16: [2, (bytes) => bytes.readUInt16LE(0)],
  uint32: [4, (bytes) => bytes.readUInt32LE(0)],
  boolean: [1, (bytes) => bytes[0] > 0],
};

/** A value of a field, by the name of its type. */
export function primitive(cursor: Cursor, type: string, what: string): unknown {
  if (type === "string") return string(cursor, what);
  if (type === "number") return number(cursor, what);
  const kind = fixed[type];
  if (kind === undefined) throw new Error(`${what}: there is no type ${type}`);
  return cursor.take(kind[0], what, kind[1]);
}
