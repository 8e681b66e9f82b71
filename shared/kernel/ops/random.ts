/**
 * Random numbers in keyed counter mode over the match seed (kernel.md 12). The state
 * keeps only how many words each stream gave; the blocks are cached and may be dropped.
 */
import { chacha20 } from "@noble/ciphers/chacha.js";
import type { Match } from "../model/match.ts";
import type { Seat } from "../model/state.ts";
import { put } from "../model/undo.ts";
import { ownSide } from "./world.ts";

/** Streams: 0 is the match's; each seat has a public and a secret one. */
export const MATCH_STREAM = 0;
export const publicStream = (seat: Seat): number => 1 + 2 * seat;
export const secretStream = (seat: Seat): number => 2 + 2 * seat;

const BLOCK_WORDS = 64;

function block(m: Match, stream: number, index: number): Uint32Array {
  const key = `${stream}.${index}`;
  const cached = m.cache.blocks.get(key);
  if (cached !== undefined) return cached;
  const words = wordsOf(m.state.seed, stream, index);
  m.cache.blocks.set(key, words);
  return words;
}

/** One block of a stream's words, from the seed alone. */
export function wordsOf(seed: string, stream: number, index: number): Uint32Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, stream);
  new DataView(nonce.buffer).setUint32(4, index);
  const bytes = chacha20(fromHex(seed), nonce, new Uint8Array(BLOCK_WORDS * 4));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const words = new Uint32Array(BLOCK_WORDS);
  // Read little-endian by hand: the same words on every machine (law 9).
  for (let i = 0; i < BLOCK_WORDS; i++) words[i] = view.getUint32(i * 4, true);
  return words;
}

function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/**
 * A number in 0..n-1. Every draw takes exactly one word whatever n is, so that the
 * words taken never depend on hidden content; the bias below 2^-20 is nobody's gain.
 */
export function below(m: Match, stream: number, n: number): number {
  const { drawn } = m.state;
  // Stream 0 is the table's, the others stand two by two.
  ownSide(m, Math.ceil(stream / 2) - 1);
  const at = drawn[stream];
  put(m.undo, drawn, stream, at + 1);
  const word = block(m, stream, Math.floor(at / BLOCK_WORDS))[at % BLOCK_WORDS];
  return Math.floor((word / 0x100000000) * n);
}

/** The list in a random order (Fisher and Yates), as a new list. */
export function shuffled<T>(m: Match, stream: number, list: readonly T[]): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(m, stream, i + 1);
    const swap = out[i];
    out[i] = out[j];
    out[j] = swap;
  }
  return out;
}
