/** How long a bot takes to answer, so that a person can follow what it does. */
import { expect, test } from "vitest";
import { Riposte, sampleIntent } from "../../../shared/client/index.ts";
import { dice } from "../../property/dice.ts";
import { DECKS, OPTIONS, run } from "../running.ts";

test("a bot answers no sooner than BOT_PACE_MS after it may", async () => {
  const pace = 2_000;
  const running = await run({ env: { BOT_PACE_MS: `${pace}` } });
  try {
    const ada = new Riposte(running.url);
    await ada.session("Ada");
    const [deck, other] = DECKS;
    const table = await ada.tables.create({
      ruleset: "ucg",
      options: OPTIONS,
      deck,
      bots: [{ bot: "random", deck: other }],
    });
    let asked = performance.now();
    const { games } = await ada.tables.ready(table.id);
    const client = await ada.join(games[0].match);
    const isHers = () => client.options().length > 0;
    const random = dice(3);
    while (client.table.view.asks[1] === undefined) {
      asked = performance.now();
      if (isHers()) await client.submit((await sampleIntent(client, random)) ?? {});
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const { rev } = client.table;
    await expect.poll(() => client.table.rev, { timeout: 60_000, interval: 5 }).not.toBe(rev);
    expect(performance.now() - asked).toBeGreaterThanOrEqual(pace);
    await client.leave();
  } finally {
    await running.stop();
  }
}, 120_000);
