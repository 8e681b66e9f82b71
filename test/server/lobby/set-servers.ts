/** Servers on which guests may keep card sets, stopped after each test. */
import { afterEach } from "vitest";
import { RefusedError } from "../../../shared/client/index.ts";
import type { PlayerSetInfo } from "../../../shared/protocol/index.ts";
import { type Running, run } from "../running.ts";

export const GUESTS = { PLAYER_SETS: "guests", WATCH_DELAY_SECONDS: "0", SETS_PER_DAY: "100000" };

/** What a test leaves to be undone, the last first. */
export const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

export async function start(env: Record<string, string> = {}): Promise<Running> {
  const running = await run({ env: { ...GUESTS, ...env } });
  ends.push(() => running.stop());
  return running;
}

/** A refused call's code and detail. */
export const refusal = (asked: Promise<unknown>): Promise<{ code: string; detail: unknown }> =>
  asked.then(
    () => Promise.reject(new Error("was not refused")),
    (error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
      return { code: error.code, detail: error.detail };
    },
  );

export const deckOf = ({ id }: PlayerSetInfo, deck: "wings" | "drakkonen") => ({ set: id, deck });
