/** What this browser keeps for the player: settings that every part of the page may read. */
import { useSyncExternalStore } from "react";
import type { z } from "zod";

export interface Kept<T> {
  read(): T;
  keep(change: Partial<T>): void;
  /** Who uses it is drawn again when it changes. */
  use(): T;
}

/** @param schema takes anything, and has a usual value for what it does not know */
export function kept<T extends object>(key: string, schema: z.ZodType<T>): Kept<T> {
  const listeners = new Set<() => void>();
  let value = schema.parse(stored(key));
  const read = () => value;
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    keep(change) {
      value = { ...value, ...change };
      localStorage.setItem(key, JSON.stringify(value));
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(listen, read),
  };
}

function stored(key: string): object {
  try {
    return { ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    return {};
  }
}

export interface KeptList {
  /** The newest first. */
  read(): readonly string[];
  /** As the newest, once. */
  add(word: string): void;
  remove(word: string): void;
}

/** Words that this browser keeps, for all of its tabs. @param most of more the oldest are forgotten */
export function keptList(key: string, most: number): KeptList {
  const write = (words: readonly string[]) => localStorage.setItem(key, JSON.stringify(words.slice(0, most)));
  const others = (word: string) => wordsIn(key).filter((one) => one !== word);
  return {
    read: () => wordsIn(key),
    add: (word) => write([word, ...others(word)]),
    remove: (word) => write(others(word)),
  };
}

function wordsIn(key: string): readonly string[] {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(words) ? words.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
