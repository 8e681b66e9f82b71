/** Pictures of the season's pages, large and on a phone, for whoever wants to look at them. */
import { mkdirSync } from "node:fs";
import type { Browser } from "playwright-core";
import { visit } from "../browser/pages.ts";

const SIZES = [
  ["large", 1440, 900],
  ["phone", 390, 844],
] as const;

/** @param pages the address of each, by the name of its picture */
export async function shoot(
  browser: Browser,
  url: string,
  folder: string,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { page } = await visit(browser, url, "Someone");
  for (const [name, path] of Object.entries(pages))
    for (const [size, width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
      await page.screenshot({ path: `${folder}/${name}-${size}.png`, fullPage: true });
    }
  await browser.close();
}
