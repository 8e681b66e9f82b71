import { expect, onTestFinished, test } from "vitest";
import { startChromium } from "./services.ts";

test("Chromium tells a page's title", async ({ skip }) => {
  const service = await startChromium();
  if (!service) return skip();
  onTestFinished(() => service.stop());
  const page = await service.browser.newPage();
  await page.goto("data:text/html,<title>Riposte</title>");
  expect(await page.title()).toBe("Riposte");
});
