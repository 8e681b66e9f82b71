/** A table that is complete as it is opened is due at once, to who opened it and to who looks after tables. */
import { expect, test } from "vitest";
import { openStore } from "../../../server/store/index.ts";
import { Riposte } from "../../../shared/client/index.ts";
import { DECKS, OPTIONS, run } from "../running.ts";
import { silent } from "../seated.ts";

test("whoever begins its match, it is refused to nobody", async () => {
  const running = await run({
    env: { LIVE_MATCHES_PER_PLAYER: "1" },
    openStore: async (config) => {
      const store = await openStore(config, silent);
      return {
        ...store,
        async addTable(table, most) {
          const added = await store.addTable(table, most);
          await expect.poll(async () => (await store.table(table.id))?.state).toBe("playing");
          return added;
        },
      };
    },
  });
  const ada = new Riposte(running.url);
  await ada.session("Ada");
  const bots = [{ bot: "greedy", deck: DECKS[1] }];
  const wish = { ruleset: "ucg", options: OPTIONS, deck: DECKS[0], bots, ready: true };
  expect(await ada.tables.create(wish)).toMatchObject({ state: "playing", games: [{ outcome: null }] });
  await running.stop();
});
