/** MessagePack, as much of it as the server sends. */
import type { Cursor } from "./cursor.ts";
import type { Reader } from "./words.ts";

/** The first byte of what has a length: how many bytes that has. */
const LENGTHS: Readonly<Record<number, readonly ["string" | "list" | "record", number]>> = {
  217: ["string", 1],
  218: ["string", 2],
  219: ["string", 4],
  220: ["list", 2],
  221: ["list", 4],
  222: ["record", 2],
  223: ["record", 4],
};

const NUMBERS: Readonly<Record<number, readonly [number, (bytes: Buffer) => number]>> = {
  202: [4, (bytes) => bytes.readFloatBE(1)],
  203: [8, (bytes) => bytes.readDoubleBE(1)],
  204: [1, (bytes) => bytes.readUInt8(1)],
  205: [2, (bytes) => bytes.readUInt16BE(1)],
  206: [4, (bytes) => bytes.readUInt32BE(1)],
  208: [1, (bytes) => bytes.readInt8(1)],
  209: [2, (bytes) => bytes.readInt16BE(1)],
  210: [4, (bytes) => bytes.readInt32BE(1)],
};

const CONSTANTS: Readonly<Record<number, unknown>> = { 192: null, 194: false, 195: true };

/** Reads a value. @param path where it stands in the payload; @param words what a seat was told before */
export function messagePack(cursor: Cursor, path: string, words?: Reader): unknown {
  const head = cursor.next;
  if (head < 0x80) return cursor.byte(path);
  if (head >= 0xe0) return cursor.take(1, path, (bytes) => bytes.readInt8(0));
  if (head in CONSTANTS) return cursor.take(1, path, () => CONSTANTS[head]);
  const kind = NUMBERS[head];
  if (kind !== undefined) return cursor.take(1 + kind[0], path, kind[1]);
  return sized(cursor, path, words);
}

function sized(cursor: Cursor, path: string, words?: Reader): unknown {
  const head = cursor.next;
  const [kind, more] =
    head < 0x90
      ? (["record", 0] as const)
      : head < 0xa0
        ? (["list", 0] as const)
        : head < 0xc0
          ? (["string", 0] as const)
          : (LENGTHS[head] ?? []);
  if (kind === undefined) throw new Error(`${path}: 0x${head.toString(16)} begins nothing that is known`);
  const mask = kind === "string" ? 0x1f : 0x0f;
  const size = more === 0 ? head & mask : cursor.ahead(more).readUIntBE(0, more);
  if (kind === "string")
    return cursor.take(1 + more + size, path, (bytes) => {
      const text = bytes.toString("utf8", 1 + more);
      return words === undefined ? text : words.read(text);
    });
  cursor.take(1 + more, `${path}: a ${kind} of`, () => size);
  if (kind === "list")
    return Array.from({ length: size }, (_, n) => messagePack(cursor, `${path}[${n}]`, words));
  const record: Record<string, unknown> = {};
  for (let n = 0; n < size; n++) {
    const key = String(messagePack(cursor, `${path}, key ${n + 1}`, words?.ofKeys));
    record[key] = messagePack(cursor, `${path}.${key}`, words);
  }
  return record;
}
