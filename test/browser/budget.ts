/** What a page costs who opens it and plays on it, as the browser counts it. */
import type { Page } from "playwright-core";

/** A bad mobile line: bits a second each way, milliseconds there and back. */
export const SLOW_LINE = { down: 1_600_000, up: 750_000, latency: 150 } as const;

/** Counts the compressed bytes of everything fetched from now on. */
export async function countBytes(page: Page): Promise<() => number> {
  const cdp = await page.context().newCDPSession(page);
  let bytes = 0;
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await cdp.send("Network.enable");
  return () => bytes;
}

/** From now on the page's network is this slow, sockets too. */
export async function slowDown(page: Page, { down, up, latency }: typeof SLOW_LINE): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
}

/** When something stands on the page, in milliseconds of the page's own clock: whoever waits outside asks half a second apart. */
export async function momentOf(page: Page, selector: string): Promise<number> {
  const there = (wanted: string) => document.querySelector(wanted) !== null && performance.now();
  try {
    return Number(await (await page.waitForFunction(there, selector)).jsonValue());
  } catch (cause) {
    throw new Error(`${selector} does not come; there is: ${await page.innerText("body")}`, { cause });
  }
}

/** Counts the milliseconds the page's thread works from now on: a machine under load takes longer, and works as much. */
export async function countWork(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async (): Promise<number> => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  const before = await worked();
  return async () => (await worked()) - before;
}
