/** What one connection to PostgreSQL holds while others wait for it: claims, renewals, and what ends when it vanishes. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../../server/store/index.ts";
import { openPostgres } from "../../../server/store/postgres.ts";
import { Cable, through } from "../cable.ts";
import { opened, otherSession, quiet, record, startKinds } from "./opened.ts";

const { postgres } = await startKinds();

/** A lease for longer than the test, and one that is over when it begins. */
const [LONG, OVER] = [1_000_000, -1];
const patient = { timeout: 60_000 };

describe.runIf(postgres)("two processes on PostgreSQL", () => {
  const now = opened(postgres as NonNullable<typeof postgres>);
  /** Another session, in the middle of something. */
  const other = otherSession(now);

  /** Whether some session waits for what `other` holds. */
  const isAwaited = async () => {
    const { rows } = await other.query("SELECT 1 FROM pg_locks WHERE NOT granted");
    return rows.length > 0;
  };

  test("a late renewal keeps no match that a claim has taken and not committed yet", async () => {
    const [a, b, m] = ["a", "b", "m"].map(now.own);
    await now.store.renew(a, OVER, 0);
    await now.store.create(record(m), a);
    await other.query("BEGIN");
    await other.query("UPDATE matches SET epoch = epoch + 1, owner = $1 WHERE id = $2", [b, m]);
    const renewed = now.store.renew(a, LONG, 0);
    await Promise.race([renewed, expect.poll(isAwaited, patient).toBe(true)]);
    await other.query("COMMIT");
    expect(await renewed).toEqual({ late: true, kept: [] });
  });

  test("a claim has no match of an owner whose renewal is not committed yet", async () => {
    const [a, b, m] = ["a", "b", "m"].map(now.own);
    await now.store.renew(a, OVER, 0);
    await now.store.create(record(m), a);
    await other.query("BEGIN");
    await other.query("UPDATE owners SET lease = lease + $1 WHERE id = $2", [LONG, a]);
    const claimed = now.store.claim(m, b);
    await Promise.race([claimed, expect.poll(isAwaited, patient).toBe(true)]);
    await other.query("COMMIT");
    expect(await claimed).toBe("held");
  });

  test("the matches of one that does not say how many it has, as before there were counts, are counted", async () => {
    const a = now.own("a");
    await other.query("INSERT INTO owners (id, lease) VALUES ($1, 9007199254740991)", [a]);
    for (const id of ["m", "n"].map(now.own)) await now.store.create(record(id), a);
    expect(await now.store.peers()).toContainEqual({ owner: a, plays: [], matches: 2 });
  });

  test("who waits in vain for a lock is told for which, and leaves no session behind", async () => {
    const a = now.own("a");
    await now.store.renew(a, LONG, 0);
    await other.query("BEGIN");
    await other.query("UPDATE owners SET lease = lease + 1 WHERE id = $1", [a]);
    await expect(now.store.renew(a, LONG, 0)).rejects.toThrow(/renew: .*relation "owners"/);
    expect(await isAwaited()).toBe(false);
    await other.query("ROLLBACK");
    expect(await now.store.renew(a, LONG, 0)).toEqual({ late: false });
  });

  test("a claim passes by a match that somebody else has in hand, and takes the others", async () => {
    const [b, m, n] = ["b", "m", "n"].map(now.own);
    for (const id of [m, n]) await now.store.create(record(id), "nobody");
    await other.query("BEGIN");
    await other.query("SELECT 1 FROM matches WHERE id = $1 FOR UPDATE", [m]);
    expect(await now.store.claimAll([m, n], b)).toMatchObject([{ record: { id: n } }]);
    await other.query("ROLLBACK");
    expect(await now.store.claimAll([m], b)).toMatchObject([{ record: { id: m } }]);
  });
});

describe.runIf(postgres)("a process whose session is gone", () => {
  const now = opened(postgres as NonNullable<typeof postgres>);

  test("loses its lease before it is over; one that lives or renewed just now keeps it", async () => {
    const [a, b, m, n] = ["a", "b", "m", "n"].map(now.own);
    const far = await openPostgres(now.place, quiet);
    await far.renew(a, LONG, 0);
    await now.store.renew(b, LONG, 0);
    await now.store.create(record(m), a);
    await now.store.create(record(n), b);
    const isFree = async () => {
      await now.store.endGone(LONG);
      return (await now.store.unowned()).map(({ id }) => id).filter((id) => [m, n].includes(id));
    };
    expect(await isFree()).toEqual([]);
    await far.close();
    await now.store.endGone(LONG / 2);
    expect(await now.store.claim(m, b)).toBe("held");
    // The database has to see that it is gone, and this process must have been here for a while.
    await expect.poll(isFree, patient).toEqual([m]);
    expect(await now.store.claim(m, b)).toMatchObject({ record: { id: m } });
    expect(await now.store.renew(a, LONG, 0)).toEqual({ late: true, kept: [] });
    expect(await now.store.renew(b, LONG, 0)).toEqual({ late: false });
  });
});

describe.runIf(postgres)("a connection that vanished inside a transaction", () => {
  const now = opened(postgres as NonNullable<typeof postgres>);
  let line: Cable;
  let far: Store;

  beforeAll(async () => {
    line = await Cable.before(now.place);
    far = await openPostgres(through(now.place, line), quiet);
  });
  afterAll(async () => {
    line.passOn();
    await far.close();
    await line.close();
  });

  test("holds up no renewal, and nobody else for long", async () => {
    const a = now.own("a");
    await far.renew(a, OVER, 0);
    line.keep("commit");
    // Late, so that it does all a renewal may do.
    await far.renew(a, LONG, 0).catch(() => {});
    expect(await now.store.renew(a, LONG, 0)).toMatchObject({ late: false });
    const order = { player: a, key: "k", digest: "d" };
    const held = far.create(record(now.own("m")), a, order).catch(() => {});
    await expect.poll(() => line.keeps, patient).toBeGreaterThan(0);
    const n = now.own("n");
    const create = () => now.store.create(record(n), a, order).catch(String);
    await expect.poll(create, patient).toEqual({ match: n, digest: "d" });
    await held;
  }, 120_000);
});
