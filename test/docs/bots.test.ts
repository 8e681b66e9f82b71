/** The bot of docs/bots.md, run as it is printed there, against a person who agreed to meet bots. */
import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Riposte, sampleIntent } from "../../shared/client/index.ts";
import { root } from "../check/tree.ts";
import { dice } from "../property/dice.ts";
import { said } from "../server/operator.ts";
import { type Running, run } from "../server/running.ts";

const file = join(root, "test/docs/.bot.ts");
let running: Running | undefined;

afterAll(async () => {
  rmSync(file, { force: true });
  await running?.stop();
});

const LINES = 30;

test("the bot of 30 lines plays a whole match", async () => {
  const [, code] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, "docs/bots.md"), "utf8")) ?? [];
  expect(code.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(LINES);
  // It stands in the project's folder for its reader; here it stands two folders down, and does not wait.
  writeFileSync(file, code.replace('"./shared/', '"../../shared/').replace("resolve, 100", "resolve, 1"));
  running = await run({ env: { DIRECT_MATCHES: "false", BOT_MESSAGES_PER_SECOND: "1000" } });
  const { value } = await said(running, "bot", "Rook");
  const env = { ...process.env, RIPOSTE: running.url, BOT_TOKEN: value.token };
  const bot = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  bot.stdout.on("data", (data) => {
    printed += data;
  });
  try {
    const outcome = await playAgainst(running.url);
    await expect.poll(() => printed, { timeout: 60_000 }).toContain(outcome);
  } finally {
    bot.kill();
  }
});

/** A person who waits until a bot is offered, and plays at random; resolves to how it ended. */
async function playAgainst(url: string): Promise<string> {
  const ada = new Riposte(url);
  await ada.session("Ada");
  const deck = { set: "starter", deck: "tidal-archive" };
  const place = await ada.queue({ ruleset: "ucg", bots: true, deck });
  await expect.poll(() => place.ticket?.offer, { timeout: 60_000 }).toBeTruthy();
  await place.accept();
  const seat = await ada.join((await place.paired).match);
  expect(seat.table.sittings.map(({ name }) => name).sort()).toEqual(["Ada", "Rook (bot)"]);
  const random = dice(7);
  while (seat.outcome === undefined) {
    const intent = seat.options().length > 0 ? await sampleIntent(seat, random) : undefined;
    if (intent !== undefined) await seat.submit(intent);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await seat.leave();
  return `reason: '${seat.outcome.reason}'`;
}
