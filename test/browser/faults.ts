/** What a person who sees, hears or moves differently would stumble over on a page, as axe finds it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Serious faults, by axe's name and where. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // The page's policy lets no script in; what the debugger evaluates is no part of the page.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // Colours are judged as they stay: what moves or fades is at its end.
    const ends = document.getAnimations().map(({ finished }) => finished.catch(() => undefined));
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 2_000))]);
    // It is a global of the page, put there by what was evaluated.
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document);
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}
