/** A player with a keyboard and no mouse. */
import type { Page } from "playwright-core";

/** Goes from control to control until it is on the one that says this, and enters it. */
export async function enterByKeyboard(page: Page, text: RegExp): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  while (!text.test(await focused())) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

/** Plays by keys until the log says this: goes to what is lit, enters it, confirms, and passes. */
export async function playByKeyboard(page: Page, until: RegExp): Promise<void> {
  for (let pressed = 0; !until.test((await page.textContent(".log")) ?? ""); pressed++) {
    if ((await page.$(".bar.over")) !== null) return;
    const isAsked = (await page.$(".bar[data-asked='true']")) !== null;
    if (isAsked) await page.keyboard.press(KEYS[pressed % KEYS.length]);
    else await page.waitForSelector(".bar[data-asked='true'], .bar.over");
  }
}

/** To a lit card and into it, its first way, what it asks for one after the other, off again, on. */
const KEYS = ["ArrowDown", "Enter", "1", "Enter", "2", "Enter", "ArrowDown", "Enter", "Enter", "Escape", "p"];
