import { afterEach, expect, test } from "vitest";
import { type MatchClient, Riposte } from "../../../shared/client/index.ts";
import { DECKS, OPTIONS, type Running, run } from "../running.ts";

let running: Running | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function guest(url: string, name: string): Promise<Riposte> {
  const player = new Riposte(url);
  await player.session(name);
  return player;
}

/** Resolves when the seat is asked, by a request it was not asked with before. */
const asked = (client: MatchClient, before = 0) =>
  expect.poll(() => client.seat.own.ask?.id ?? 0, { timeout: 20_000 }).toBeGreaterThan(before);

test("against a bot a move is suggested that may be made as it is, and not all the time", async () => {
  running = await run();
  const ada = await guest(running.url, "Ada");
  const { id } = await ada.tables.create({
    ruleset: "ucg",
    options: OPTIONS,
    deck: DECKS[0],
    bots: [{ bot: "greedy", deck: DECKS[1] }],
  });
  const [game] = (await ada.tables.ready(id)).games;
  const client = await ada.join(game?.match ?? "");
  for (let before = 0, n = 0; n < 3; n++) {
    await asked(client, before);
    before = client.seat.own.ask?.id ?? 0;
    const said = await client.suggest();
    expect(said).toMatchObject({ ok: true, request: before, intent: { request: before } });
    if (said.ok) expect(await client.submit(said.intent)).toMatchObject({ ok: true });
  }
  await asked(client);
  const often = await Promise.all(Array.from({ length: 4 }, () => client.suggest()));
  expect(often).toContainEqual(expect.objectContaining({ ok: false, code: "limit/rate" }));
  await client.leave();
});

test("between people nothing is suggested", async () => {
  running = await run();
  const ada = await guest(running.url, "Ada");
  const bob = await guest(running.url, "Bob");
  const seats = [ada, bob].map(({ player }) => player?.id ?? "");
  const { id } = await ada.createMatch({ ruleset: "ucg", options: OPTIONS, decks: [...DECKS], seats });
  const client = await ada.join(id);
  expect(await client.suggest()).toMatchObject({ ok: false, code: "suggest/people" });
  await client.leave();
});
