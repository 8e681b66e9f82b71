/** A match whose seed was chosen is for tests: marked, and never rated. */
import { SignJWT } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../server/store/index.ts";
import { Riposte } from "../../shared/client/index.ts";
import { type Running, run } from "./running.ts";
import { silent } from "./seated.ts";

vi.setConfig({ testTimeout: 240_000 });

const SECRET = "a secret that two servers share, long enough";
const GAME = "nullshapers";

let running: Running;
afterEach(() => running.stop());

async function account(name: string): Promise<Riposte> {
  const token = await new SignJWT({ iss: "https://id.example", sub: name, name })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(SECRET));
  const player = new Riposte(running.url);
  player.resume({ player: { id: `https://id.example|${name}`, name }, token });
  return player;
}

test.each([
  ["chosen is marked, and rates nobody", () => "5eed".repeat(16), true, 0],
  ["the server's own is not, and rates both", undefined, undefined, 2],
] as const)("a rated series with a seed that is %s", async (_, seeds, chosenSeed, rated) => {
  let store: Store | undefined;
  running = await run({
    env: { JWT_SECRET: SECRET, WATCH_DELAY_SECONDS: "0" },
    seeds,
    openStore: async (config) => {
      store = await openStore(config, silent);
      return store;
    },
  });
  const [ada, bob] = [await account("ada"), await account("bob")];
  const set = (await ada.sets()).find(({ id, ruleset }) => id === "starter" && ruleset === GAME);
  const deck = { set: "starter", deck: set?.decks[0].id ?? "" };
  const { id, profile } = await ada.tables.create({ ruleset: GAME, rated: true, deck });
  await bob.tables.sit(id, deck);
  await ada.tables.ready(id);
  const [{ match }] = (await bob.tables.ready(id)).games;
  expect((await ada.match(match)).chosenSeed).toBe(chosenSeed);
  const client = await ada.join(match);
  await client.concede();
  await client.leave();
  // Over, and nothing is due any more: whatever is rated has been rated.
  const settled = async () => {
    const table = await store?.table(id);
    return table?.state === "over" && table.until === null;
  };
  await expect.poll(settled, { timeout: 60_000 }).toBe(true);
  expect(await ada.ratings(GAME, profile)).toHaveLength(rated);
  expect((await ada.match(match)).chosenSeed).toBe(chosenSeed);
});
