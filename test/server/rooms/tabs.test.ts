/** One player in several windows, on several devices, and in one that is loaded again. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type MatchClient, Riposte } from "../../../shared/client/index.ts";
import { Cable } from "../cable.ts";
import { type Running, run, table } from "../running.ts";

const QUICK = { ping: 200, join: 500, first: 10, longest: 50 };

let running: Running;
beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  running = await run();
});
afterAll(() => running.stop());

/** A match in which seat 0 is asked first, and what its player needs to come to it from anywhere. */
async function seated() {
  const { ada, tokens, match } = await table(running.url, { deckRules: false, firstPlayer: 0 });
  const device = (url = running.url): Riposte => {
    const other = new Riposte(url, QUICK);
    other.resume({ player: ada.player as NonNullable<typeof ada.player>, token: tokens[0] });
    return other;
  };
  return { device, match: match.id };
}

const become = (client: MatchClient, state: string) => expect.poll(() => client.state).toBe(state);

const pass = { action: "advancePhase" };

describe("two windows of one player", () => {
  test("do not fight: the older stops, and plays again when it is asked to", async () => {
    const { device, match } = await seated();
    const states: string[] = [];
    const older = await device().join(match);
    older.onState((state) => states.push(state));
    const newer = await device().join(match);
    await become(older, "taken-over");
    expect(await older.submit(pass)).toMatchObject({ ok: false, code: "match/taken-over" });
    expect(await older.narrow({ action: "pass", request: 1 })).toMatchObject({ code: "match/taken-over" });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([older.state, newer.state]).toEqual(["taken-over", "online"]);
    expect(await newer.submit(pass)).toMatchObject({ ok: true });

    older.playHere();
    await become(older, "online");
    await become(newer, "taken-over");
    expect(older.table.view).toEqual(newer.table.view);
    expect(older.seat.own).toEqual(newer.seat.own);
    expect(older.lastEvent).toBe(newer.lastEvent);
    expect(states).toEqual(["taken-over", "away", "online"]);
    await Promise.all([older.leave(), newer.leave()]);
  });

  test("a window that was cut and comes back by itself does not take the seat from the newer one", async () => {
    const { device, match } = await seated();
    const cable = await Cable.before(running.url);
    const laptop = await device(cable.url).join(match);
    // The lid is closed: it does not hear that the phone has the seat now.
    cable.deaden();
    const phone = await device().join(match);
    await become(laptop, "taken-over");
    expect(phone.state).toBe("online");
    laptop.playHere();
    await become(laptop, "online");
    await become(phone, "taken-over");
    await Promise.all([laptop.leave(), phone.leave(), cable.close()]);
  });

  test("what the older had in flight is answered when it plays again", async () => {
    const { device, match } = await seated();
    const cable = await Cable.before(running.url);
    const older = await device(cable.url).join(match);
    cable.deaden();
    const lost = older.submit(pass, "lost");
    const newer = await device().join(match);
    await become(older, "taken-over");
    expect(await newer.submit(pass)).toMatchObject({ ok: true });
    older.playHere();
    expect(await lost).toMatchObject({ ok: false, code: "STALE_REQUEST" });
    await Promise.all([older.leave(), newer.leave(), cable.close()]);
  });
});

describe("a player who comes again", () => {
  test("after a refresh finds his match by his token, and is told what he missed", async () => {
    const { device, match } = await seated();
    const before = await device().join(match);
    expect(await before.submit(pass, "kept")).toMatchObject({ ok: true });
    const since = before.lastEvent - 1;
    const again = device();
    const { player, matches } = await again.me();
    expect(player).toEqual(again.player);
    expect(matches.map(({ id }) => id)).toEqual([match]);
    const after = await again.join(match, since);
    expect(after.table.view).toEqual(before.table.view);
    expect(after.seat.own).toEqual(before.seat.own);
    // A window that kept what it had sent may send it again.
    expect(await after.submit(pass, "kept")).toMatchObject({ ok: true, again: true });
    await Promise.all([before.leave(), after.leave()]);
  });

  test("is told why where there is no way", async () => {
    const { device, match } = await seated();
    const client = await device().join(match);
    await client.leave();
    expect(client.state).toBe("gone");
    expect(await client.submit(pass)).toMatchObject({ ok: false, code: "match/left" });
    const stranger = new Riposte(running.url);
    await stranger.session();
    await expect(stranger.join(match)).rejects.toThrow("match/not-seated");
    await expect(stranger.join("none")).rejects.toThrow("match/not-found");
  });
});
