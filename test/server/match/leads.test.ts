/** Who of several processes does what one is enough for. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadStore, Leads } from "../../../server/match/common/leads.ts";
import { openSqlite, type SqliteStore } from "../../../server/store/index.ts";
import { present } from "../../../shared/protocol/index.ts";
import { newFolder } from "../store/opened.ts";

let store: SqliteStore;
const folder = newFolder();
beforeAll(async () => {
  store = await openSqlite(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test("one leads, and asks the store now and then only; another does when it is not heard of any more", async () => {
  let asked = 0;
  const counted: LeadStore["lease"] = (...of) => {
    asked++;
    return store.lease(...of);
  };
  const [first, second] = [new Leads({ lease: counted }), new Leads(store)];
  const asks = Array.from({ length: 50 }, (_, n) => first.has(n % 2 === 0 ? "feed" : "queue"));
  expect(await Promise.all(asks)).not.toContain(false);
  expect(asked).toBe(1);
  expect(await second.has("feed")).toBe(false);
  await expect.poll(() => second.has("feed"), { timeout: 30_000, interval: 200 }).toBe(true);
  expect(await first.has("feed")).toBe(false);
});

test("what the store cannot say is asked again, and nobody is told that he leads", async () => {
  const answers = [() => Promise.reject(new Error("no store")), () => Promise.resolve(["seasons"])];
  const leads = new Leads({ lease: () => present(answers.shift(), "answer")() });
  await expect(leads.has("seasons")).rejects.toThrow("no store");
  expect([await leads.has("seasons"), await leads.has("feed")]).toEqual([true, false]);
});
