/** Tries until the server has answered: it may be starting, or the line may be bad. */
import { RefusedError } from "../../../shared/client/index.ts";

/** Milliseconds before the second try, and the longest wait between two. */
const WAIT = { first: 250, longest: 4_000 } as const;

/** @throws RefusedError where the server says no. `isWanted` false ends the trying, and nothing comes of it. */
export async function untilAnswered<T>(
  ask: () => Promise<T>,
  isWanted: () => boolean,
  onSilence: () => void,
): Promise<T | undefined> {
  for (let wait: number = WAIT.first; isWanted(); wait = Math.min(wait * 2, WAIT.longest)) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      onSilence();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return undefined;
}
