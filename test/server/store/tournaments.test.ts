/** Tournaments as both databases keep them. */
import { describe, expect, test } from "vitest";
import type { Tournament } from "../../../server/tournaments/tournament.ts";
import { entered, made } from "../../tournaments/simulated.ts";
import { opened, startKinds } from "./opened.ts";

const { kinds } = await startKinds();
const stock = { deck: ["one", "two"], reserve: ["three"] };

for (const kind of kinds)
  describe(`tournaments on ${kind.kind}`, () => {
    const now = opened(kind);
    const { own } = now;
    const tournament = (id: string, more: Partial<Tournament> = {}): Tournament => ({
      ...made("swiss"),
      ...{ id: own(id), organiser: own("i|o") },
      ...more,
    });

    test("are so many of an organiser, and of the operator any number", async () => {
      const { store } = now;
      expect(await store.addTournament(tournament("one"), 1)).toBe(true);
      expect(await store.addTournament(tournament("two"), 1)).toBe(false);
      expect(await store.addTournament(tournament("three", { organiser: null }), 0)).toBe(true);
      const over = { ...tournament("one"), state: "cancelled", ended: 5 } as const;
      expect(await store.putTournament({ rev: 1, tournament: over })).toBe(true);
      expect(await store.addTournament(tournament("two"), 1)).toBe(true);
      expect(now.ours((await store.liveTournaments()).map(({ id }) => id)).sort()).toEqual(["three", "two"]);
      const rows = (await store.listedTournaments(100)).map(({ id }) => id);
      expect(now.ours(rows).at(-1)).toBe("one");
    });

    test("are changed one after the other, each with the deck of its entry or not at all", async () => {
      const { store } = now;
      const player = own("g:0");
      await store.addTournament(tournament("t"), 9);
      const one = { rev: 1, tournament: entered(tournament("t"), 1) };
      expect(await store.putTournament(one, { player, stock })).toBe(true);
      expect(await store.putTournament(one, { player: own("g:1"), stock })).toBe(false);
      expect(await store.tournament(own("t"))).toEqual(one);
      expect(await store.decksEntered(own("t"), [player, own("g:1")])).toEqual([{ player, stock }]);
      expect((await store.playerData(player)).tournaments).toEqual([{ tournament: own("t"), stock }]);
      expect(await store.putTournament({ ...one, rev: 2 }, { player, stock: null })).toBe(true);
      expect(await store.decksEntered(own("t"), [player])).toEqual([]);
    });

    test("are forgotten when they are over for long, and a deck with its player", async () => {
      const { store } = now;
      const player = own("g:0");
      await store.addTournament(tournament("old", { state: "over", ended: 1 }), 9);
      await store.addTournament(tournament("t"), 9);
      for (const id of ["old", "t"])
        await store.putTournament(
          { rev: 1, tournament: { ...tournament(id, id === "old" ? { state: "over", ended: 1 } : {}) } },
          { player, stock },
        );
      expect(await store.forgetTournaments(1_000, 50)).toBeGreaterThan(0);
      expect(await store.tournament(own("old"))).toBeUndefined();
      expect(await store.tournament(own("t"))).toBeDefined();
      expect(await store.erasePlayer(player)).toMatchObject({ entries: 1 });
    });
  });
