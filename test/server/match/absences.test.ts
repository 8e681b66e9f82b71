/** Players who are away: what the other sees of it, may do about it, and how a match ends that nobody comes back to. */
import { describe, expect, test } from "vitest";
import { WORLDS, type World } from "../worlds.ts";
import { type Timed, timed } from "./timed.ts";

const [UCG] = WORLDS as readonly [World];
const away = { bank: 30_000, abandon: 20_000, void: 60_000, alone: 900_000 };
const begin = () => timed(UCG, {}, { away });
const clockOf = ({ keeper }: Timed, seat: number) => keeper.table.clocks.get(String(seat));
const over = ({ keeper }: Timed): unknown =>
  keeper.table.over === "" ? null : JSON.parse(keeper.table.over);

describe("a player who is away", () => {
  test("is seen to be, and for how long it may", async () => {
    const table = await begin();
    expect(clockOf(table, 1)).toMatchObject({ away: 30_000, awaySince: -1 });
    await table.wait(1_000);
    await table.host.presence(1, false);
    expect(clockOf(table, 1)).toMatchObject({ away: 30_000, awaySince: 1_000 });
    await table.wait(12_000);
    await table.host.presence(1, true);
    expect(clockOf(table, 1)).toMatchObject({ away: 18_000, awaySince: -1 });
  });

  test("loses to whoever claims the win once its time for that is used up, and not before", async () => {
    const table = await begin();
    await table.host.presence(1, false);
    await table.wait(29_000);
    expect(await table.host.claim(0, { id: "a", seat: 1 })).toMatchObject({ code: "claim/early" });
    // Time away adds up.
    await table.host.presence(1, true);
    await table.wait(5_000);
    await table.host.presence(1, false);
    expect(await table.host.claim(0, { id: "b", seat: 1 })).toMatchObject({ code: "claim/early" });
    await table.wait(1_000);
    expect(await table.host.claim(0, { id: "c", seat: 0 })).toMatchObject({ code: "claim/early" });
    expect(await table.host.claim(0, { id: "d", seat: 1 })).toMatchObject({ ok: true });
    expect(over(table)).toEqual({ winners: [0], reason: "left" });
    expect(await table.host.claim(0, { id: "d", seat: 1 })).toMatchObject({ ok: true, again: true });
  });

  test("loses without a claim some time later", async () => {
    const table = await begin();
    await table.host.presence(1, false);
    await table.wait(49_000);
    expect(over(table)).toBeNull();
    await table.wait(1_000);
    expect(over(table)).toEqual({ winners: [0], reason: "left" });
  });
});

test("a match that all have left ends with no winner", async () => {
  const table = await begin();
  await table.host.presence(1, false);
  await table.wait(10_000);
  await table.host.presence(0, false);
  await table.wait(59_000);
  expect(over(table)).toBeNull();
  await table.wait(1_000);
  expect(over(table)).toEqual({ winners: [], reason: "abandoned" });
  expect(table.host.info()).toMatchObject({ status: "over", outcome: { winners: [], reason: "abandoned" } });
});

test("a match without a clock waits for who is there, however long that takes", async () => {
  const table = await begin();
  await table.wait(200_000);
  expect(table.store.rows).toEqual([]);
  expect(over(table)).toBeNull();
});

test("a match against a bot waits for its player, and ends with no winner if nobody comes", async () => {
  const table = await timed(UCG, { players: ["p0", "b:random:0"] }, { away });
  await table.host.presence(1, true);
  await table.host.presence(0, false);
  await table.wait(899_000);
  expect(over(table)).toBeNull();
  await table.wait(1_000);
  expect(over(table)).toEqual({ winners: [], reason: "abandoned" });
});
