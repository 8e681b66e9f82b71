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
