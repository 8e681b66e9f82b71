/** What nobody waits for: it is done once the page has nothing else to do. */

/** What a page asks for as it is drawn comes first; and one that never rests does it after so long. */
const SETTLE_MS = 1000;
const AT_LAST_MS = 3000;

/** Not every browser says when it rests. */
const rest = globalThis.requestIdleCallback ?? setTimeout;

/** Without it the page is as it was: what fails is left. */
export function whenIdle(act: () => Promise<void>): void {
  const soon = () => rest(() => void act().catch(() => {}), { timeout: AT_LAST_MS });
  setTimeout(soon, SETTLE_MS);
}
