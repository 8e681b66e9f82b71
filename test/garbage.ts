/** Lets go of all that nothing holds, so that a WeakRef tells whether something is held. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export async function collectGarbage(): Promise<void> {
  // What a WeakRef was made of is held until the turn is over.
  await nextTurn();
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
