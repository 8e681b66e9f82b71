/** What PostgreSQL keeps by a name, and that no name outlives what it stood for. */
import { describe, expect, test } from "vitest";
import { Statements } from "../../../server/store/statements.ts";
import { opened, otherSession, startKinds } from "./opened.ts";

const { postgres } = await startKinds();

const asked = (statements: Statements, text: string, times: number) =>
  Array.from({ length: times }, () => statements.nameOf(text)).at(-1);

describe("statements", () => {
  test("have a name once they were asked often, each its own", () => {
    const statements = new Statements();
    expect(asked(statements, "one", 9)).toBeUndefined();
    const name = asked(statements, "one", 1);
    expect(name).toBeDefined();
    expect([asked(statements, "one", 1), asked(statements, "other", 10)]).toEqual([
      name,
      expect.not.stringMatching(`^${name}$`),
    ]);
  });

  test("have none where they read whatever columns there are", () => {
    const statements = new Statements();
    for (const text of [
      "select * from a",
      'select "a".* from a',
      "INSERT INTO a RETURNING *",
      "select b, * from a",
    ])
      expect(asked(statements, text, 20)).toBeUndefined();
    expect(asked(statements, "select count(*) from a where b > 2 * $1", 20)).toBeDefined();
  });

  test("are kept so many at most, however many different ones come", () => {
    const statements = new Statements();
    for (let n = 0; n < 5_000; n++) statements.nameOf(`once ${n}`);
    const names = new Set(Array.from({ length: 1_000 }, (_, n) => asked(statements, `often ${n}`, 10)));
    names.delete(undefined);
    expect(names.size).toBe(300);
  });

  test("have none any more once it is off", () => {
    const statements = new Statements();
    asked(statements, "one", 10);
    statements.off();
    expect(asked(statements, "one", 20)).toBeUndefined();
  });
});

describe.runIf(postgres)("a store whose statements have names", () => {
  const now = opened(postgres as NonNullable<typeof postgres>);
  const other = otherSession(now);

  /** Often enough that it has a name, in more than one connection. */
  const often = (ask: () => Promise<unknown>) => Promise.all(Array.from({ length: 40 }, () => ask()));

  test("goes on while a newer release adds columns", async () => {
    const ask = async () => [
      await now.store.banned(),
      await now.store.decisions(0),
      await now.store.tickets(9),
    ];
    await often(ask);
    for (const table of ["decisions", "tickets"])
      await other.query(`ALTER TABLE ${table} ADD COLUMN more BIGINT`);
    await often(ask);
    expect(await ask()).toEqual([[], [], []]);
  });

  test("asks over another connection where a column has another type, and loses no more than those jobs", async () => {
    await often(() => now.store.banned());
    await other.query("ALTER TABLE decisions ALTER COLUMN player TYPE varchar(400)");
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => now.store.banned()));
    expect(answers.some(({ status }) => status === "rejected")).toBe(true);
    await expect.poll(() => now.store.banned().catch(() => "failed"), { timeout: 20_000 }).toEqual([]);
    await often(() => now.store.banned());
  });

  test("asks without names where sessions do not know them, as behind a pooler that shares them out", async () => {
    await other.query(`CREATE FUNCTION shared_out() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN EXECUTE 'DEALLOCATE ALL'; RETURN NEW; END $$;
      CREATE TRIGGER forgets BEFORE INSERT ON leases FOR EACH ROW EXECUTE FUNCTION shared_out()`);
    await often(() => now.store.banned());
    const leases = Array.from({ length: 40 }, (_, n) => now.store.lease([now.own(`${n}`)], "ada", 1_000));
    const failed = (await Promise.allSettled(leases)).filter((one) => one.status === "rejected");
    expect(`${failed[0]?.reason}`).toContain("prepared statement");
    await expect.poll(() => now.store.banned().catch(() => "failed"), { timeout: 20_000 }).toEqual([]);
    for (let n = 0; n < 3; n++) {
      await often(() => now.store.banned());
      await often(() => now.store.lease([now.own(`later ${n}`)], "ada", 1_000));
    }
  });
});
