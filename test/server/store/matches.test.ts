/** Matches as the store has them: their rows, who may write them, and what stays. */
import { beforeEach, describe, expect, test } from "vitest";
import { opened, record, row, startKinds } from "./opened.ts";

const { kinds } = await startKinds();

for (const kind of kinds)
  describe(`a match in the store on ${kind.kind}`, () => {
    const now = opened(kind);
    let m: string;
    beforeEach(() => {
      m = now.own("m");
    });

    test("gives back what it was given", async () => {
      await now.store.create(record(m), "a");
      expect(await now.store.read(m)).toMatchObject({ epoch: 1, rows: [], outcome: null });
      expect(await now.store.append(m, 1, [row(1), row(2)], null)).toBe("stored");
      expect(await now.store.append(m, 1, [row(3)], { winners: [0], reason: "deck" })).toBe("stored");
      expect(await now.store.read(m)).toEqual({
        record: record(m),
        snapshot: null,
        rows: [row(1), row(2), row(3)],
        outcome: { winners: [0], reason: "deck" },
        epoch: 1,
        kept: null,
      });
      expect(await now.store.read("none")).toBeUndefined();
      expect(await now.store.claim("none", "a")).toBeUndefined();
    });

    test("says of one that held a process that it did, until it may be taken up again", async () => {
      await now.store.create(record(m), "a");
      await now.store.stick(m);
      expect(await now.store.claim(m, "a")).toMatchObject({ isStuck: true });
      await now.store.unstick(m);
      expect(await now.store.claim(m, "a")).not.toHaveProperty("isStuck");
    });

    test("takes the same rows again, and no others in their place", async () => {
      await now.store.create(record(m), "a");
      await now.store.append(m, 1, [row(1), row(2)], null);
      expect(await now.store.append(m, 1, [row(1), row(2)], null)).toBe("stored");
      expect(await now.store.append(m, 1, [row(2, "other")], null)).toBe("torn");
      expect(await now.store.append(m, 1, [row(4)], null)).toBe("torn");
      expect((await now.store.read(m))?.rows).toHaveLength(2);
    });

    test("fences an owner of before", async () => {
      await now.store.create(record(m), "a");
      expect(await now.store.claim(m, "a")).toMatchObject({ epoch: 2 });
      expect(await now.store.append(m, 1, [row(1)], null)).toBe("fenced");
      expect(await now.store.append(m, 2, [row(1)], null)).toBe("stored");
      expect(await now.store.append(m, 1, [row(1)], null)).toBe("fenced");
    });

    test("gives back the newest snapshot of its owner, and the rows after it", async () => {
      const shot = (seq: number) => ({ seq, at: 7, saved: `s${seq}`, accepted: [["a"], []] });
      await now.store.create(record(m), "a");
      await now.store.append(m, 1, [row(1), row(2), row(3)], null);
      // One of a row that is not stored would tell of what nobody was told.
      await now.store.snapshot(m, 1, shot(4));
      expect(await now.store.read(m)).toMatchObject({ snapshot: null });
      await now.store.snapshot(m, 1, shot(1));
      await now.store.snapshot(m, 1, shot(2));
      expect(await now.store.read(m)).toMatchObject({ snapshot: shot(2), rows: [row(3)] });
      expect(await now.store.read(m, "start")).toMatchObject({
        snapshot: null,
        rows: [row(1), row(2), row(3)],
      });
      await now.store.claim(m, "a");
      await now.store.snapshot(m, 1, shot(3));
      expect(await now.store.read(m)).toMatchObject({ snapshot: shot(2) });
      await now.store.append(m, 2, [row(4)], { winners: [], reason: "exhausted" });
      expect(await now.store.read(m)).toMatchObject({ snapshot: null });
    });

    test("stores rows once, whoever offers them how often at the same time", async () => {
      await now.store.create(record(m), "a");
      const offers = Array.from({ length: 8 }, () => now.store.append(m, 1, [row(1), row(2)], null));
      expect(await Promise.all(offers)).toEqual(offers.map(() => "stored"));
      const others = ["x", "y", "z"].map((digest) => now.store.append(m, 1, [row(3, digest)], null));
      expect((await Promise.all(others)).filter((one) => one === "stored")).toHaveLength(1);
      expect((await now.store.read(m))?.rows).toHaveLength(3);
    });
  });

for (const kind of kinds)
  describe(`what is kept of a match in the store on ${kind.kind}`, () => {
    const now = opened(kind);

    test("keeps what is beside it for its owner alone", async () => {
      const kept = (left: number) => ({ away: [{ left, since: null }], mutes: [[1]], nonces: [null] });
      const m = now.own("m");
      await now.store.create(record(m), "a");
      await now.store.keep(m, 1, kept(5));
      expect(await now.store.claim(m, "b")).toMatchObject({ epoch: 2, kept: kept(5) });
      await now.store.keep(m, 1, kept(9));
      expect(await now.store.read(m)).toMatchObject({ kept: kept(5) });
    });

    test("is forgotten so long after its end, with its replay, and not before", async () => {
      for (const id of ["over", "on"]) {
        await now.store.create(record(id), "a", { player: "g:a", key: id, digest: "d" });
        await now.store.append(id, 1, [row(1)], id === "on" ? null : { winners: [0], reason: "deck" });
        await now.store.share(id, `word of ${id}`);
      }
      expect(await now.store.forget(60_000, 10)).toBe(0);
      expect(await now.store.read("over")).toBeDefined();
      expect(await now.store.forget(0, 10)).toBe(1);
      expect(await now.store.read("over")).toBeUndefined();
      expect(await now.store.shareOf("over")).toBeUndefined();
      expect(await now.store.made("g:a", "over")).toBeUndefined();
      expect((await now.store.read("on"))?.rows).toHaveLength(1);
      expect(await now.store.forget(0, 10)).toBe(0);
    });
  });

for (const kind of kinds)
  describe(`owners in the store on ${kind.kind}`, () => {
    const now = opened(kind);
    /** A lease for longer than the test, and one that is over when it begins. */
    const [LONG, OVER] = [1_000_000, -1];

    test("have their matches as long as their lease is renewed in time", async () => {
      const { store } = now;
      const [a, b, m] = ["a", "b", "m"].map(now.own);
      expect(await store.renew(a, LONG, 0)).toEqual({ late: true, kept: [] });
      await store.create(record(m), a);
      expect(await store.renew(a, LONG, 0)).toEqual({ late: false });
      expect(await store.claim(m, b)).toBe("held");
      expect(now.ours(await store.unowned())).toEqual([]);
      expect(now.ours(await store.unowned(a))).toEqual(["m"]);
      expect(await store.append(m, 1, [row(1)], null)).toBe("stored");
    });

    test("lose a match to who claims it when their lease is over, and keep what nobody claimed", async () => {
      const { store } = now;
      const [a, b, m, n, o] = ["a", "b", "m", "n", "o"].map(now.own);
      await store.renew(a, OVER, 0);
      for (const id of [m, n, o]) await store.create(record(id), a);
      await store.append(o, 1, [row(1)], { winners: [], reason: "exhausted" });
      await store.renew(b, LONG, 0);
      expect(now.ours(await store.unowned())).toEqual(["m", "n"]);
      expect(await store.claim(m, b)).toMatchObject({ epoch: 2, record: record(m) });
      expect(await store.append(m, 1, [row(1)], null)).toBe("fenced");
      expect(await store.renew(a, LONG, 0)).toEqual({ late: true, kept: [{ id: n, epoch: 1 }] });
      expect(await store.claim(n, b)).toBe("held");
      expect(await store.claim(m, a)).toBe("held");
      expect(await store.claim(o, b)).toBeUndefined();
      expect(await store.claim("none", b)).toBeUndefined();
    });

    test("claim many at once, each with its own rows after its own snapshot", async () => {
      const { store } = now;
      const [a, b, k, l, m, n] = ["a", "b", "k", "l", "m", "n"].map(now.own);
      await store.renew(a, OVER, 0);
      await store.renew(b, LONG, 0);
      for (const id of [k, l, m, n]) await store.create(record(id), id === n ? b : a);
      await store.append(k, 1, [row(1), row(2), row(3)], null);
      await store.snapshot(k, 1, { seq: 2, at: 5, saved: "{}", accepted: [["x"], []] });
      await store.append(l, 1, [row(1)], null);
      await store.append(m, 1, [row(1)], { winners: [], reason: "exhausted" });
      const had = await store.claimAll([k, l, m, n, "none"], now.own("c"));
      for (const one of had) expect(one).toEqual(await store.read(one.record.id));
      expect(had.map(({ rows }) => rows.map(({ seq }) => seq)).sort()).toEqual([[1], [3]]);
      expect(await store.append(k, 1, [row(4)], null)).toBe("fenced");
    });

    test("claim their own anew, and let go one or all", async () => {
      const { store } = now;
      const [a, m, n] = ["a", "m", "n"].map(now.own);
      await store.renew(a, LONG, 0);
      for (const id of [m, n]) await store.create(record(id), a);
      expect(await store.claim(m, a)).toMatchObject({ epoch: 2 });
      // Of an epoch before: somebody else's by now.
      await store.release(m, 1);
      expect(now.ours(await store.unowned())).toEqual([]);
      await store.release(m, 2);
      expect(now.ours(await store.unowned())).toEqual(["m"]);
      await store.retire(a);
      expect(now.ours(await store.unowned())).toEqual(["m", "n"]);
    });

    test("are known with as many matches as they said last, while their lease holds", async () => {
      const { store } = now;
      const [a, b] = ["a", "b"].map(now.own);
      await store.renew(a, LONG, 3);
      await store.renew(a, LONG, 7);
      await store.renew(b, OVER, 5);
      const peers = (await store.peers()).filter(({ owner }) => [a, b].includes(owner));
      expect(peers).toEqual([{ owner: a, plays: [], matches: 7 }]);
      await store.create(record(now.own("m")), a);
      expect(await store.peers(true)).toContainEqual({ owner: a, plays: [], matches: 1 });
    });

    test("learn at one look who is there, whether one is late, and whether a match is nobody's", async () => {
      const store = await kind.open(await kind.make());
      expect(await store.around(0)).toEqual({ peers: [], isLate: false, isFree: true });
      await store.renew("a", LONG, 3);
      const peers = [{ owner: "a", plays: [], matches: 3 }];
      expect(await store.around(0)).toEqual({ peers, isLate: false, isFree: false });
      expect(await store.around(2 * LONG)).toEqual({ peers, isLate: true, isFree: false });
      await store.renew("b", OVER, 0);
      await store.create(record("m"), "b");
      expect(await store.around(0)).toEqual({ peers, isLate: false, isFree: true });
      await store.claim("m", "a");
      expect(await store.around(0)).toEqual({ peers, isLate: false, isFree: false });
      await store.close();
    });

    test("of many who claim a match at once, one has it", async () => {
      const { store } = now;
      const names = ["a", "b", "c", "d", "e"].map(now.own);
      await Promise.all(names.map((name) => store.renew(name, LONG, 0)));
      await store.create(record(now.own("m")), "nobody");
      const claims = await Promise.all(names.map((name) => store.claim(now.own("m"), name)));
      expect(claims.filter((one) => one === "held")).toHaveLength(names.length - 1);
    });
  });
