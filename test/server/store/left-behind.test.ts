/** What a stranger leaves on disk: little, whatever he does, and nothing for ever. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { DECKS, OPTIONS, type Running, run, SHIPPED } from "../running.ts";

let running: Running | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function guest(url: string, name = "Guest"): Promise<Riposte> {
  const player = new Riposte(url);
  await player.session(name);
  return player;
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

const codes = (tried: readonly PromiseSettledResult<unknown>[]): string[] => [
  ...new Set(tried.map((one) => (one.status === "rejected" ? String(one.reason.code) : "kept"))),
];

const cardsOf = (of: number, letter: string) =>
  Object.fromEntries(Array.from({ length: of }, (_, n) => [`${letter.repeat(50)}${n}`, 1]));

test("decks of cards that no set has are not kept, as it is shipped", async () => {
  running = await run({ env: SHIPPED });
  const { url, dataDir } = running;
  const mallory = await guest(url);
  const before = bytesIn(dataDir);
  const junk = { name: "Junk", ruleset: "ucg", cards: cardsOf(500, "x") };
  const tried = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => mallory.decks.put(`d${n}`, junk)),
  );
  expect(codes(tried)).toEqual(["deck/unknown-cards"]);
  const refused = await mallory.decks
    .put("beside", { ...junk, cards: {}, side: { nobody: 1 } })
    .catch((error) => error);
  expect(refused).toMatchObject({ code: "deck/unknown-cards", detail: { cards: ["nobody"] } });
  // A card of another game is none of this one's.
  const [other] = (await mallory.sets()).filter(({ ruleset }) => ruleset === "nullshapers");
  const [foreign] = Object.keys(other.decks[0].cards);
  await expect(mallory.decks.put("foreign", { ...junk, cards: { [foreign]: 1 } })).rejects.toThrow(
    "deck/unknown-cards",
  );
  expect(await mallory.decks.list()).toEqual([]);
  expect(bytesIn(dataDir) - before).toBeLessThan(1024 * 1024);
});

test("an address makes so many guests a day, as it is shipped, and they play on", async () => {
  running = await run({ env: SHIPPED });
  const { url } = running;
  const first = await guest(url);
  const tried = await Promise.allSettled(Array.from({ length: 250 }, () => guest(url)));
  expect(codes(tried).sort()).toEqual(["kept", "limit/day"]);
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(199);
  await expect(guest(url)).rejects.toThrow("limit/day");
  expect(await first.tables.create({ ruleset: "ucg" })).toMatchObject({ state: "open" });
});

test("an address keeps so many decks and opens so many tables a day; what is refused does not count", async () => {
  running = await run({ env: { DECKS_PER_DAY: "3", TABLES_PER_DAY: "2" } });
  const [ada, bob] = [await guest(running.url), await guest(running.url)];
  const deck = { name: "Mine", ruleset: "ucg", cards: { dave: 1 } };
  await expect(ada.decks.put("bad", { ...deck, cards: { nobody: 1 } })).rejects.toThrow("deck/unknown-cards");
  for (let n = 0; n < 3; n++) await (n === 0 ? ada : bob).decks.put(`d${n}`, deck);
  await expect(ada.decks.put("d4", deck)).rejects.toThrow("limit/day");
  await expect(ada.tables.create({ ruleset: "chess" })).rejects.toThrow("ruleset/not-found");
  for (const player of [ada, bob]) await player.tables.create({ ruleset: "ucg" });
  await expect(bob.tables.create({ ruleset: "ucg" })).rejects.toThrow("limit/day");
  await expect(
    ada.queue({ ruleset: "ucg", deck: { set: "starter", deck: "ember-caravan" } }),
  ).rejects.toThrow("limit/day");
});

test("all addresses together make so many a day", async () => {
  running = await run({ env: { ALL_PER_DAY: "2" } });
  const { url } = running;
  for (let n = 0; n < 2; n++) await guest(url);
  await expect(guest(url)).rejects.toThrow("limit/day");
});

const DAY_MS = 24 * 60 * 60_000;

test("guests whose token is over are forgotten with their decks, and tables that came to nothing", async () => {
  running = await run();
  const { dataDir, url } = running;
  const [gone, seated, here] = [
    await guest(url, "Gone"),
    await guest(url, "Seated"),
    await guest(url, "Here"),
  ];
  const deck = { name: "Mine", ruleset: "ucg", cards: { dave: 1 } };
  for (const player of [gone, seated, here]) await player.decks.put("mine", deck);
  const { id: closed } = await gone.tables.create({ ruleset: "ucg" });
  await gone.tables.leave(closed);
  const { id: recent } = await here.tables.create({ ruleset: "ucg" });
  await here.tables.leave(recent);
  const { id: match } = await seated.createMatch({
    ruleset: "ucg",
    options: OPTIONS,
    decks: [...DECKS],
    seats: [seated, here].map(({ player }) => player?.id ?? ""),
  });
  await running.server.close();

  const file = new DatabaseSync(join(dataDir, "riposte.db"));
  const idOf = ({ player }: Riposte) => player?.id ?? "";
  const age = file.prepare("UPDATE players SET made = made - ? WHERE id = ?");
  for (const player of [gone, seated]) age.run(32 * DAY_MS, idOf(player));
  file.prepare("UPDATE tables SET touched = touched - ? WHERE id = ?").run(11 * 60_000, closed);
  file.close();

  const again = await run({ dataDir });
  const looking = await guest(again.url);
  await expect.poll(() => looking.tables.get(closed).catch((error) => error.code)).toBe("table/not-found");
  await again.server.close();
  const left = new DatabaseSync(join(dataDir, "riposte.db"), { readOnly: true });
  const ids = (of: string) =>
    left
      .prepare(of)
      .all()
      .map((line) => Object.values(line)[0]);
  expect(ids("SELECT player FROM decks")).toEqual([idOf(here)]);
  expect(ids("SELECT id FROM players").sort()).toEqual([idOf(seated), idOf(here), idOf(looking)].sort());
  expect(ids("SELECT id FROM tables")).toEqual([recent]);
  expect(ids("SELECT id FROM matches")).toEqual([match]);
  left.close();
});
