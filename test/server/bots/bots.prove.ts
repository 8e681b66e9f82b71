/** Somebody to play against: a table with a bot, over real HTTP and sockets. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { Riposte, sampleIntent } from "../../../shared/client/index.ts";
import { dice } from "../../property/dice.ts";
import { type Running, run } from "../running.ts";

let running: Running;
beforeAll(async () => {
  running = await run({ env: { AUTO_PASS_MS: "off", FAIR_SHUFFLES: "true" } });
});
afterAll(() => running.stop());

const starters = async (player: Riposte, ruleset: string) => {
  const set = (await player.sets()).find((one) => one.ruleset === ruleset && one.id === "starter");
  return (set?.decks ?? []).map((deck) => ({ set: "starter", deck: deck.id }));
};

test("a bot plays a whole match against a guest", async () => {
  const ada = new Riposte(running.url);
  await ada.session("Ada");
  const [own, other] = await starters(ada, "ucg");
  const table = await ada.tables.create({
    ruleset: "ucg",
    deck: own,
    bots: [{ bot: "greedy", deck: other }],
  });
  expect(table.seats[1]).toMatchObject({ bot: "greedy", ready: true });
  const { games } = await ada.tables.ready(table.id);
  const client = await ada.join(games[0].match);
  await expect.poll(() => client.table.shuffle?.nonces).toHaveLength(2);
  // The server's own nonce is marked: nobody takes it for another player's.
  expect(client.table.shuffle?.bots).toEqual([1]);
  expect(client.table.sittings[1].connected).toBe(true);
  const random = dice(5);
  while (client.table.view.over === null) {
    const intent = client.options().length > 0 ? await sampleIntent(client, random) : undefined;
    if (intent !== undefined) await client.submit(intent);
    else await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(client.table.view.over.reason).not.toBe("abandoned");
  expect(running.logged.filter(({ msg }) => msg === "a bot has no answer")).toEqual([]);
  await client.leave();
}, 120_000);

test("a bot nobody knows is refused", async () => {
  const ada = new Riposte(running.url);
  await ada.session("Ada");
  const [own, other] = await starters(ada, "ucg");
  await expect(
    ada.tables.create({ ruleset: "ucg", deck: own, bots: [{ bot: "nobody", deck: other }] }),
  ).rejects.toThrow("bot/not-found");
});

test("a match against a bot waits for who went away, and is offered to come back to", async () => {
  const env = { AWAY_SECONDS: "0", ABANDON_SECONDS: "0", VOID_SECONDS: "1" };
  const short = await run({ env });
  try {
    const ada = new Riposte(short.url);
    await ada.session("Ada");
    const [own, other] = await starters(ada, "ucg");
    const begin = async () => {
      const table = await ada.tables.create({
        ruleset: "ucg",
        deck: own,
        bots: [{ bot: "random", deck: other }],
      });
      return (await ada.tables.ready(table.id)).games[0].match;
    };
    const match = await begin();
    await (await ada.join(match)).leave();
    // Two people who go away later than she did: once their match is over, hers would be.
    const between = await twoWhoGo(short.url, ada, own);
    await expect.poll(async () => (await ada.match(between)).status, { timeout: 60_000 }).toBe("over");
    expect(await ada.match(match)).toMatchObject({ status: "playing" });
    expect((await ada.me()).matches.find(({ id }) => id === match)).toMatchObject({ status: "playing" });
    const back = await ada.join(match);
    expect(back.table.view.over).toBeNull();
    await back.leave();
  } finally {
    await short.stop();
  }
}, 120_000);

/** A match that both its players leave at once. */
async function twoWhoGo(url: string, ada: Riposte, deck: { set: string; deck: string }): Promise<string> {
  const bob = new Riposte(url);
  await bob.session("Bob");
  const table = await ada.tables.create({ ruleset: "ucg", deck });
  await bob.tables.sit(table.id, deck);
  await ada.tables.ready(table.id);
  const { games } = await bob.tables.ready(table.id);
  const [{ match }] = games;
  for (const one of [ada, bob]) await (await one.join(match)).leave();
  return match;
}
